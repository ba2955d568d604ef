"""Blood Moon."""

from cardwright.language import Enchantment, SetTypes, basic, land, static, those

card = Enchantment(
    "Blood Moon",
    "{2}{R}",
    static(those(~basic & land), SetTypes(subtypes=frozenset({"Mountain"}), surface="Mountains")),
)
