"""Silvercoat Lion."""

from cardwright.language import Creature

card = Creature("Silvercoat Lion", "{1}{W}", "Cat", "2/2")
