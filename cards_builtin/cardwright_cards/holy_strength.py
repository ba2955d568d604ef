"""Holy Strength."""

from cardwright.language import ENCHANTED_CREATURE, Aura, creature, static

card = Aura("Holy Strength", "{W}", creature, static(ENCHANTED_CREATURE, "+1/+2"))
