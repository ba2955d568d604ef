"""Omniscience."""

from cardwright.language import YOU, CanCastFree, Enchantment, static

card = Enchantment("Omniscience", "{7}{U}{U}{U}", static(YOU, CanCastFree()))
