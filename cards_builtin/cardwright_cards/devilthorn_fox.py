"""Devilthorn Fox."""

from cardwright.language import Creature

card = Creature("Devilthorn Fox", "{1}{W}", "Fox", "3/1")
