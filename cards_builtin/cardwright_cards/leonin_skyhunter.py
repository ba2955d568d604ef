"""Leonin Skyhunter."""

from cardwright.language import Creature

card = Creature("Leonin Skyhunter", "{W}{W}", "Cat Knight", "2/2", "flying")
