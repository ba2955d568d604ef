"""Holdout Settlement."""

from cardwright.language import Activated, AddAnyColor, AddMana, Land, TapOthers, creature

card = Land(
    "Holdout Settlement",
    Activated("{T}", AddMana("{C}")),
    Activated(["{T}", TapOthers(creature)], AddAnyColor()),
)
