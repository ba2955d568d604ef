"""Lazav, Dimir Mastermind."""

from cardwright.language import (
    OPPONENT,
    THIS,
    AddSupertypes,
    BecomeCopy,
    Creature,
    May,
    PutIntoGraveyard,
    SetName,
    Whenever,
    became,
    creature,
)
from cardwright.language import card as a_card

card = Creature(
    "Lazav, Dimir Mastermind",
    "{U}{U}{B}{B}",
    "Shapeshifter",
    "3/3",
    "hexproof",
    Whenever(
        PutIntoGraveyard(creature & a_card, whose=OPPONENT),
        May(
            BecomeCopy(
                THIS,
                became("that card"),
                changes=[
                    SetName("Lazav, Dimir Mastermind"),
                    AddSupertypes(frozenset({"Legendary"})),
                    "hexproof",
                ],
                exceptions="its name is Lazav, Dimir Mastermind, it's legendary in addition to "
                "its other types, and it has hexproof and this ability",
                this_ability=True,
            )
        ),
    ),
    types="Legendary Creature",
)
