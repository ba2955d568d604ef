"""Fireblast."""

from cardwright.language import (
    THIS_SPELL,
    AlternativeCost,
    DealDamage,
    Instant,
    Mountain,
    SacrificeCost,
    any_target,
    static,
)

card = Instant(
    "Fireblast",
    "{4}{R}{R}",
    static(THIS_SPELL, AlternativeCost(SacrificeCost(Mountain, 2))),
    DealDamage(4, any_target()),
)
