"""Alaborn Trooper."""

from cardwright.language import Creature

card = Creature("Alaborn Trooper", "{2}{W}", "Human Soldier", "2/3")
