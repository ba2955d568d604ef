"""Fellwar Stone."""

from cardwright.language import OPPONENT, Activated, AddCouldProduce, Artifact, controlled_by, land

card = Artifact(
    "Fellwar Stone",
    "{2}",
    Activated("{T}", AddCouldProduce(land & controlled_by(OPPONENT), colors=True)),
)
