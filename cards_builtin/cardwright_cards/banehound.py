"""Banehound."""

from cardwright.language import Creature

card = Creature("Banehound", "{B}", "Nightmare Dog", "1/1", "lifelink", "haste")
