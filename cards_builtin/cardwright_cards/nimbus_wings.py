"""Nimbus Wings."""

from cardwright.language import ENCHANTED_CREATURE, Aura, creature, static

card = Aura("Nimbus Wings", "{1}{W}", creature, static(ENCHANTED_CREATURE, "+1/+2", "flying"))
