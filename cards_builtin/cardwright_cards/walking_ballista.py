"""Walking Ballista."""

from cardwright.language import (
    IT_THIS,
    THIS,
    Activated,
    Creature,
    DealDamage,
    PutCounters,
    RemoveCountersCost,
    any_target,
    enters_with,
)

card = Creature(
    "Walking Ballista",
    "{X}{X}",
    "Construct",
    "0/0",
    enters_with("+1/+1", "X"),
    Activated("{4}", PutCounters("+1/+1", THIS)),
    Activated(RemoveCountersCost("+1/+1"), DealDamage(1, any_target(), IT_THIS)),
    types="Artifact Creature",
)
