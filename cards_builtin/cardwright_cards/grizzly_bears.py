"""Grizzly Bears."""

from cardwright.language import Creature

card = Creature("Grizzly Bears", "{1}{G}", "Bear", "2/2")
