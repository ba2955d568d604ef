"""Mana Flare."""

from cardwright.language import (
    A_PLAYER,
    THAT_PLAYER,
    AddProducedType,
    Enchantment,
    TappedForMana,
    Whenever,
    land,
)

card = Enchantment(
    "Mana Flare",
    "{2}{R}",
    Whenever(TappedForMana(land, A_PLAYER), AddProducedType(player=THAT_PLAYER)),
)
