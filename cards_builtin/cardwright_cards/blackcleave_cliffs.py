"""Blackcleave Cliffs."""

from cardwright.language import (
    YOU,
    Activated,
    AddMana,
    Land,
    controls,
    enters_tapped_unless,
    land,
    other,
)

card = Land(
    "Blackcleave Cliffs",
    enters_tapped_unless(controls(YOU, other & land, 2, at_most=True)),
    Activated("{T}", AddMana(["{B}", "{R}"])),
)
