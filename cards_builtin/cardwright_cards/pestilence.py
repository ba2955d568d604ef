"""Pestilence."""

from cardwright.language import (
    Activated,
    AllOfThem,
    At,
    AtStep,
    DealDamage,
    Enchantment,
    Exists,
    IsNot,
    SacrificeIt,
    creature,
    each,
    player,
    those,
)

card = Enchantment(
    "Pestilence",
    "{2}{B}{B}",
    At(
        AtStep("end", surface="the end step"),
        SacrificeIt(),
        condition=IsNot(Exists(those(creature)), "no creatures are on the battlefield"),
    ),
    Activated("{B}", DealDamage(1, AllOfThem((each(creature), each(player))))),
)
