"""Canopy Gorger."""

from cardwright.language import Creature

card = Creature("Canopy Gorger", "{4}{G}{G}", "Wurm", "6/5")
