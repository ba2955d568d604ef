"""Nykthos, Shrine to Nyx."""

from cardwright.language import Activated, AddDevotion, AddMana, Land

card = Land(
    "Nykthos, Shrine to Nyx",
    Activated("{T}", AddMana("{C}")),
    Activated("{2}, {T}", AddDevotion()),
    types="Legendary Land",
)
