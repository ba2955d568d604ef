"""Barren Moor."""

from cardwright.language import Activated, AddMana, Keyword, Land, enters_tapped

card = Land(
    "Barren Moor", enters_tapped(), Activated("{T}", AddMana("{B}")), Keyword("cycling", "{B}")
)
