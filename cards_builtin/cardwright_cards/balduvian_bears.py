"""Balduvian Bears."""

from cardwright.language import Creature

card = Creature("Balduvian Bears", "{1}{G}", "Bear", "2/2")
