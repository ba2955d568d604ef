"""Curiosity."""

from cardwright.language import (
    ENCHANTED_CREATURE,
    Aura,
    Draw,
    May,
    Whenever,
    creature,
    deals_damage,
    opponent,
)

card = Aura(
    "Curiosity",
    "{U}",
    creature,
    Whenever(deals_damage(ENCHANTED_CREATURE, opponent), May(Draw())),
)
