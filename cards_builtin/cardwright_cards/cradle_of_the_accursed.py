"""Cradle of the Accursed."""

from cardwright.language import (
    SORCERY_SPEED,
    THIS,
    Activated,
    AddMana,
    CreateTokens,
    Land,
    SacrificeCost,
    token,
)

card = Land(
    "Cradle of the Accursed",
    Activated("{T}", AddMana("{C}")),
    Activated(
        ["{3}, {T}", SacrificeCost(THIS)],
        CreateTokens(token("2/2 black Zombie creature")),
        only=SORCERY_SPEED,
    ),
    subtypes="Desert",
)
