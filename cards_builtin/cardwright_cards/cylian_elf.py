"""Cylian Elf."""

from cardwright.language import Creature

card = Creature("Cylian Elf", "{1}{G}", "Elf Scout", "2/2")
