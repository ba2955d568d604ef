"""Wild Growth."""

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
    "Wild Growth",
    "{G}",
    land,
    Whenever(TappedForMana(ENCHANTED_LAND), AddMana("{G}", player=controller_of(IT), extra=True)),
)
