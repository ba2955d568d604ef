"""Springleaf Drum."""

from cardwright.language import (
    Activated,
    AddAnyColor,
    Artifact,
    TapOthers,
    creature,
)

card = Artifact("Springleaf Drum", "{1}", Activated(["{T}", TapOthers(creature)], AddAnyColor()))
