"""Firebreathing."""

from cardwright.language import ENCHANTED_CREATURE, Activated, Aura, creature, gets

card = Aura("Firebreathing", "{R}", creature, Activated("{R}", gets(ENCHANTED_CREATURE, "+1/+0")))
