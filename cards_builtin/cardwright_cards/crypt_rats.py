"""Crypt Rats."""

from cardwright.language import (
    Activated,
    AllOfThem,
    Creature,
    DealDamage,
    creature,
    each,
    only_on_x,
    player,
)

card = Creature(
    "Crypt Rats",
    "{2}{B}",
    "Rat",
    "1/1",
    Activated(
        only_on_x("{X}", "B"),
        DealDamage("X", AllOfThem((each(creature), each(player)))),
    ),
)
