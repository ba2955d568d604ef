"""Infernal Darkness."""

from cardwright.language import (
    Enchantment,
    Keyword,
    PayLife,
    Replacement,
    TapsForMana,
    ThisTypeInstead,
    land,
)

card = Enchantment(
    "Infernal Darkness",
    "{2}{B}{B}",
    Keyword("cumulative upkeep", ["{B}", PayLife(1)]),
    Replacement(TapsForMana(land), ThisTypeInstead("B")),
)
