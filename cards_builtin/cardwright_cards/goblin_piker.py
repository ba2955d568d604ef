"""Goblin Piker."""

from cardwright.language import Creature

card = Creature("Goblin Piker", "{1}{R}", "Goblin Warrior", "2/1")
