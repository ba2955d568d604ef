"""Fireslinger."""

from cardwright.language import YOU, Activated, Creature, DealDamage, any_target, damage

card = Creature(
    "Fireslinger",
    "{1}{R}",
    "Human Wizard",
    "1/1",
    Activated("{T}", DealDamage(1, any_target(), also=damage(1, YOU))),
)
