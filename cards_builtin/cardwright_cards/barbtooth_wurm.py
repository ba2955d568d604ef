"""Barbtooth Wurm."""

from cardwright.language import Creature

card = Creature("Barbtooth Wurm", "{5}{G}", "Wurm", "6/4")
