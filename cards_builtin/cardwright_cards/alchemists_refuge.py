"""Alchemist's Refuge."""

from cardwright.language import (
    THIS_TURN,
    YOU,
    Activated,
    AddMana,
    CastAsInstant,
    Land,
    PlayerRule,
)

card = Land(
    "Alchemist's Refuge",
    Activated("{T}", AddMana("{C}")),
    Activated("{G}{U}, {T}", PlayerRule(YOU, [CastAsInstant()], THIS_TURN)),
)
