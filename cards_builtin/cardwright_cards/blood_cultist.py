"""Blood Cultist."""

from cardwright.language import (
    THIS,
    Activated,
    Creature,
    DealDamage,
    PutCounters,
    Whenever,
    creature,
    dealt_damage_by,
    dies,
    target,
)

card = Creature(
    "Blood Cultist",
    "{1}{B}{R}",
    "Human Wizard",
    "1/1",
    Activated("{T}", DealDamage(1, target(creature))),
    Whenever(dies(creature & dealt_damage_by(THIS)), PutCounters("+1/+1")),
)
