"""Shambling Ghoul."""

from cardwright.language import Creature, enters_tapped

card = Creature("Shambling Ghoul", "{1}{B}", "Zombie", "2/3", enters_tapped())
