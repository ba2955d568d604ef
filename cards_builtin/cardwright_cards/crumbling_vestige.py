"""Crumbling Vestige."""

from cardwright.language import (
    THIS,
    Activated,
    AddAnyColor,
    AddMana,
    Land,
    When,
    enters,
    enters_tapped,
)

card = Land(
    "Crumbling Vestige",
    enters_tapped(),
    When(enters(THIS), AddAnyColor()),
    Activated("{T}", AddMana("{C}")),
)
