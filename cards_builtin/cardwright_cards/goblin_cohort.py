"""Goblin Cohort."""

from cardwright.language import THIS, YOU, CantAttack, Creature, HasCast, creature, static

card = Creature(
    "Goblin Cohort",
    "{R}",
    "Goblin Warrior",
    "2/2",
    static(THIS, CantAttack(unless=HasCast(YOU, creature))),
)
