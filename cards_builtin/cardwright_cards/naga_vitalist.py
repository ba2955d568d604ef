"""Naga Vitalist."""

from cardwright.language import YOU, Activated, AddCouldProduce, Creature, controlled_by, land

card = Creature(
    "Naga Vitalist",
    "{1}{G}",
    "Snake Druid",
    "1/2",
    Activated("{T}", AddCouldProduce(land & controlled_by(YOU))),
)
