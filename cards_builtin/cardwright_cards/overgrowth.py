"""Overgrowth."""

from cardwright.language import (
    ENCHANTED_LAND,
    IT,
    AddMana,
    Aura,
    TappedForMana,
    Whenever,
    controller_of,
    land,
)

card = Aura(
    "Overgrowth",
    "{2}{G}",
    land,
    Whenever(
        TappedForMana(ENCHANTED_LAND), AddMana("{G}{G}", player=controller_of(IT), extra=True)
    ),
)
