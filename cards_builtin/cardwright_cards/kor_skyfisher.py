"""Kor Skyfisher."""

from cardwright.language import (
    THIS,
    YOU,
    Creature,
    ReturnToHand,
    When,
    controlled_by,
    enters,
    one,
    permanent,
)

card = Creature(
    "Kor Skyfisher",
    "{1}{W}",
    "Kor Soldier",
    "2/3",
    "flying",
    When(enters(THIS), ReturnToHand(one(permanent & controlled_by(YOU)))),
)
