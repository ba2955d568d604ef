"""Vorinclex, Voice of Hunger."""

from cardwright.language import (
    INDEFINITELY,
    OPPONENT,
    YOU,
    AddProducedType,
    Creature,
    DoesntUntap,
    TappedForMana,
    Whenever,
    gets,
    land,
    that,
)

card = Creature(
    "Vorinclex, Voice of Hunger",
    "{6}{G}{G}",
    "Phyrexian Praetor",
    "7/6",
    "trample",
    Whenever(TappedForMana(land, YOU), AddProducedType()),
    Whenever(
        TappedForMana(land, OPPONENT),
        gets(that("land"), DoesntUntap(next_only=True), until=INDEFINITELY),
    ),
    types="Legendary Creature",
)
