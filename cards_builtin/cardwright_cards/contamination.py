"""Contamination."""

from cardwright.language import (
    THIS,
    YOU,
    At,
    Enchantment,
    Replacement,
    SacrificeCost,
    SacrificeIt,
    TapsForMana,
    ThisTypeInstead,
    Unless,
    creature,
    land,
    upkeep,
)

card = Enchantment(
    "Contamination",
    "{2}{B}",
    At(upkeep(YOU), Unless(SacrificeIt(THIS), YOU, (SacrificeCost(creature),))),
    Replacement(TapsForMana(land), ThisTypeInstead("B", amount=True)),
)
