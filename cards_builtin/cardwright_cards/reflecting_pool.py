"""Reflecting Pool."""

from cardwright.language import YOU, Activated, AddCouldProduce, Land, controlled_by, land

card = Land("Reflecting Pool", Activated("{T}", AddCouldProduce(land & controlled_by(YOU))))
