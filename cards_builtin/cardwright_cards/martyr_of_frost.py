"""Martyr of Frost."""

from cardwright.language import (
    THIS,
    Activated,
    CounterSpell,
    Creature,
    RevealCost,
    SacrificeCost,
    Unless,
    as_costs,
    blue,
    controller_of,
    it,
    target_spell,
)

card = Creature(
    "Martyr of Frost",
    "{U}",
    "Human Wizard",
    "1/1",
    Activated(
        ["{2}", RevealCost(blue, "X"), SacrificeCost(THIS)],
        Unless(CounterSpell(target_spell()), controller_of(it("target")), as_costs("{X}")),
    ),
)
