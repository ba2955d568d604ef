"""Force Spike."""

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
    "Force Spike",
    "{U}",
    Unless(CounterSpell(target_spell()), controller_of(IT_TARGET), as_costs("{1}")),
)
