"""Sylvok Explorer."""

from cardwright.language import OPPONENT, Activated, AddCouldProduce, Creature, controlled_by, land

card = Creature(
    "Sylvok Explorer",
    "{1}{G}",
    "Human Druid",
    "1/1",
    Activated("{T}", AddCouldProduce(land & controlled_by(OPPONENT), colors=True)),
)
