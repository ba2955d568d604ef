"""Scattershot Archer."""

from cardwright.language import Activated, Creature, DealDamage, creature, each, with_

card = Creature(
    "Scattershot Archer",
    "{G}",
    "Elf Archer",
    "1/2",
    Activated("{T}", DealDamage(1, each(creature & with_("flying")))),
)
