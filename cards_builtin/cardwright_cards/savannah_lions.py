"""Savannah Lions."""

from cardwright.language import Creature

card = Creature("Savannah Lions", "{W}", "Cat", "2/1")
