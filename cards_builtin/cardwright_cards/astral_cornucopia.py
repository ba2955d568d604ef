"""Astral Cornucopia."""

from cardwright.language import (
    THIS,
    Activated,
    AddAnyColor,
    Artifact,
    CountersOn,
    enters_with,
)

card = Artifact(
    "Astral Cornucopia",
    "{X}{X}{X}",
    enters_with("charge", "X"),
    Activated("{T}", AddAnyColor(CountersOn("charge", THIS), for_each=True)),
)
