"""Heartbeat of Spring."""

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
    "Heartbeat of Spring",
    "{2}{G}",
    Whenever(TappedForMana(land, A_PLAYER), AddProducedType(player=THAT_PLAYER)),
)
