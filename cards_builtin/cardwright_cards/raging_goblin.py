"""Raging Goblin."""

from cardwright.language import Creature

card = Creature("Raging Goblin", "{R}", "Goblin Berserker", "1/1", "haste")
