"""Grounded."""

from cardwright.language import ENCHANTED_CREATURE, Aura, LoseAbilities, creature, static

card = Aura("Grounded", "{1}{G}", creature, static(ENCHANTED_CREATURE, LoseAbilities("flying")))
