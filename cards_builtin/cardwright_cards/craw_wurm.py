"""Craw Wurm."""

from cardwright.language import Creature

card = Creature("Craw Wurm", "{4}{G}{G}", "Wurm", "6/4")
