"""Flight."""

from cardwright.language import ENCHANTED_CREATURE, Aura, creature, static

card = Aura("Flight", "{U}", creature, static(ENCHANTED_CREATURE, "flying"))
