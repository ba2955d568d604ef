"""Mana Reflection."""

from cardwright.language import YOU, Enchantment, Replacement, TapsForMana, TimesAsMuch, permanent

card = Enchantment(
    "Mana Reflection", "{4}{G}{G}", Replacement(TapsForMana(permanent, YOU), TimesAsMuch(2))
)
