"""Goblin Roughrider."""

from cardwright.language import Creature

card = Creature("Goblin Roughrider", "{2}{R}", "Goblin Knight", "3/2")
