"""Prophetic Prism."""

from cardwright.language import THIS, Activated, AddAnyColor, Artifact, Draw, When, enters

card = Artifact(
    "Prophetic Prism", "{2}", When(enters(THIS), Draw(1)), Activated("{1}, {T}", AddAnyColor())
)
