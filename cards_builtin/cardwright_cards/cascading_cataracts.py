"""Cascading Cataracts."""

from cardwright.language import Activated, AddAnyColor, AddMana, Land

card = Land(
    "Cascading Cataracts",
    "indestructible",
    Activated("{T}", AddMana("{C}")),
    Activated("{5}, {T}", AddAnyColor(5, combination=True)),
)
