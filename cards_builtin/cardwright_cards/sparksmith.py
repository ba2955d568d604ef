"""Sparksmith."""

from cardwright.language import (
    YOU,
    Activated,
    Creature,
    DealDamage,
    WhereX,
    count,
    creature,
    damage,
    on_the_battlefield,
    subtype,
    target,
)

card = Creature(
    "Sparksmith",
    "{1}{R}",
    "Goblin",
    "1/1",
    Activated(
        "{T}",
        WhereX(
            DealDamage("X", target(creature), also=damage("X", YOU)),
            count(subtype("Goblin") & on_the_battlefield),
        ),
    ),
)
