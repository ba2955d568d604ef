"""Goblin Sledder."""

from cardwright.language import Activated, Creature, SacrificeCost, creature, gets, subtype, target

card = Creature(
    "Goblin Sledder",
    "{R}",
    "Goblin",
    "1/1",
    Activated(SacrificeCost(subtype("Goblin")), gets(target(creature), "+1/+1")),
)
