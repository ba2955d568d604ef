"""Deathcap Glade."""

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
    "Deathcap Glade",
    enters_tapped_unless(controls(YOU, other & land, 2)),
    Activated("{T}", AddMana(["{B}", "{G}"])),
)
