"""Dearly Departed."""

from cardwright.language import (
    THIS,
    YOU,
    Creature,
    InYourGraveyard,
    controlled_by,
    creature,
    others_enter_with,
    subtype,
)

card = Creature(
    "Dearly Departed",
    "{4}{W}{W}",
    "Spirit",
    "5/5",
    "flying",
    others_enter_with(
        subtype("Human") & creature & controlled_by(YOU),
        "+1/+1",
        condition=InYourGraveyard(THIS),
        zones=["graveyard"],
    ),
)
