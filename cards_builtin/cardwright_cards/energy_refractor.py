"""Energy Refractor."""

from cardwright.language import THIS, Activated, AddAnyColor, Artifact, Draw, When, enters

card = Artifact(
    "Energy Refractor", "{2}", When(enters(THIS), Draw(1)), Activated("{2}", AddAnyColor())
)
