"""Quicksand."""

from cardwright.language import (
    Activated,
    AddMana,
    Land,
    SacrificeCost,
    attacking,
    creature,
    gets,
    target,
    without,
)

card = Land(
    "Quicksand",
    Activated("{T}", AddMana("{C}")),
    Activated(
        ["{T}", SacrificeCost()], gets(target(attacking & creature & without("flying")), "-1/-2")
    ),
)
