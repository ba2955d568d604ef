"""Mogg Conscripts."""

from cardwright.language import THIS, YOU, CantAttack, Creature, HasCast, creature, static

card = Creature(
    "Mogg Conscripts",
    "{R}",
    "Goblin",
    "2/2",
    static(THIS, CantAttack(unless=HasCast(YOU, creature))),
)
