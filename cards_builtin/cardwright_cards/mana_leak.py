"""Mana Leak."""

from cardwright.language import (
    IT_TARGET,
    CounterSpell,
    Instant,
    Unless,
    as_costs,
    controller_of,
    target_spell,
)

card = Instant(
    "Mana Leak",
    "{1}{U}",
    Unless(CounterSpell(target_spell()), controller_of(IT_TARGET), as_costs("{3}")),
)
