"""Chromatic Lantern."""

from cardwright.language import (
    YOU,
    Activated,
    AddAnyColor,
    Artifact,
    controlled_by,
    land,
    static,
    those,
)

card = Artifact(
    "Chromatic Lantern",
    "{3}",
    static(those(land & controlled_by(YOU)), Activated("{T}", AddAnyColor())),
    Activated("{T}", AddAnyColor()),
)
