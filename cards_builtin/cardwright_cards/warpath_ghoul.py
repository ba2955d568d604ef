"""Warpath Ghoul."""

from cardwright.language import Creature

card = Creature("Warpath Ghoul", "{2}{B}", "Zombie", "3/2")
