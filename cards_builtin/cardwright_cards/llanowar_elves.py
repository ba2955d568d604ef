"""Llanowar Elves."""

from cardwright.language import Activated, AddMana, Creature

card = Creature("Llanowar Elves", "{G}", "Elf Druid", "1/1", Activated("{T}", AddMana("{G}")))
