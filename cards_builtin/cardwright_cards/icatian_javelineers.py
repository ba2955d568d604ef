"""Icatian Javelineers."""

from cardwright.language import (
    IT_THIS,
    Activated,
    Creature,
    DealDamage,
    RemoveCountersCost,
    any_target,
    enters_with,
)

card = Creature(
    "Icatian Javelineers",
    "{W}",
    "Human Soldier",
    "1/1",
    enters_with("javelin"),
    Activated(
        ["{T}", RemoveCountersCost("javelin")],
        DealDamage(1, any_target(), source=IT_THIS),
    ),
)
