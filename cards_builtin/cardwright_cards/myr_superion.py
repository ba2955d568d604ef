"""Myr Superion."""

from cardwright.language import THIS_SPELL, Creature, SpendOnlyManaFrom, creature, static

card = Creature(
    "Myr Superion",
    "{2}",
    "Myr",
    "5/6",
    static(THIS_SPELL, SpendOnlyManaFrom(creature)),
    types="Artifact Creature",
)
