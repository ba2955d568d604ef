"""Pacifism."""

from cardwright.language import ENCHANTED_CREATURE, Aura, CantAttackOrBlock, creature, static

card = Aura("Pacifism", "{1}{W}", creature, static(ENCHANTED_CREATURE, CantAttackOrBlock()))
