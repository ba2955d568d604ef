"""Magus of the Moon."""

from cardwright.language import Creature, SetTypes, basic, land, static, those

card = Creature(
    "Magus of the Moon",
    "{2}{R}",
    "Human Wizard",
    "2/2",
    static(those(~basic & land), SetTypes(subtypes=frozenset({"Mountain"}), surface="Mountains")),
)
