"""Pyroblast."""

from cardwright.language import (
    IT_TARGET,
    CounterSpell,
    Destroy,
    If,
    Instant,
    Is,
    blue,
    choose_one,
    permanent,
    target,
    target_spell,
)

card = Instant(
    "Pyroblast",
    "{R}",
    choose_one(
        If(Is(IT_TARGET, blue), CounterSpell(target_spell()), trailing=True),
        If(Is(IT_TARGET, blue), Destroy(target(permanent)), trailing=True),
    ),
)
