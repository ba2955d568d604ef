"""Mogg Raider."""

from cardwright.language import Activated, Creature, SacrificeCost, creature, gets, subtype, target

card = Creature(
    "Mogg Raider",
    "{R}",
    "Goblin",
    "1/1",
    Activated(SacrificeCost(subtype("Goblin")), gets(target(creature), "+1/+1")),
)
