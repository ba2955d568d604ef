"""Anaba Shaman."""

from cardwright.language import Activated, Creature, DealDamage, any_target

card = Creature(
    "Anaba Shaman",
    "{3}{R}",
    "Minotaur Shaman",
    "2/2",
    Activated("{R}, {T}", DealDamage(1, any_target())),
)
