"""Tendrils of Corruption."""

from cardwright.language import (
    YOU,
    DealDamage,
    GainLife,
    Instant,
    Swamp,
    WhereX,
    both,
    controlled_by,
    count,
    creature,
    target,
)

card = Instant(
    "Tendrils of Corruption",
    "{3}{B}",
    WhereX(
        both(DealDamage("X", target(creature)), GainLife("X")),
        count(Swamp & controlled_by(YOU)),
    ),
)
