"""Dwarven Trader."""

from cardwright.language import Creature

card = Creature("Dwarven Trader", "{R}", "Dwarf", "1/1")
