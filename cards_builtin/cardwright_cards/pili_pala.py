"""Pili-Pala."""

from cardwright.language import (
    Activated,
    AddAnyColor,
    Creature,
)

card = Creature(
    "Pili-Pala",
    "{2}",
    "Scarecrow",
    "1/1",
    "flying",
    Activated("{2}, {Q}", AddAnyColor()),
    types="Artifact Creature",
)
