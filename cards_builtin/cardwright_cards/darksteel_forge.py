"""Darksteel Forge."""

from cardwright.language import YOU, Artifact, artifact, controlled_by, static, those

card = Artifact(
    "Darksteel Forge", "{9}", static(those(artifact & controlled_by(YOU)), "indestructible")
)
