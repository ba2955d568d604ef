"""Chandra Nalaar."""

from cardwright.language import (
    AllOfThem,
    DealDamage,
    Planeswalker,
    PlayerOrControllerOf,
    controlled_by,
    creature,
    each,
    loyalty,
    planeswalker,
    player,
    target,
    that,
)

card = Planeswalker(
    "Chandra Nalaar",
    "{3}{R}{R}",
    "Chandra",
    6,
    loyalty(+1, DealDamage(1, target(player | planeswalker))),
    loyalty("-X", DealDamage("X", target(creature))),
    loyalty(
        -8,
        DealDamage(
            10,
            AllOfThem(
                (
                    target(player | planeswalker),
                    each(
                        creature
                        & controlled_by(PlayerOrControllerOf(that("planeswalker", "target")))
                    ),
                )
            ),
        ),
    ),
)
