"""Exotic Orchard."""

from cardwright.language import OPPONENT, Activated, AddCouldProduce, Land, controlled_by, land

card = Land(
    "Exotic Orchard", Activated("{T}", AddCouldProduce(land & controlled_by(OPPONENT), colors=True))
)
