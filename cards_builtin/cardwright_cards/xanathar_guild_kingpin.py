"""Xanathar, Guild Kingpin."""

from cardwright.language import (
    YOU,
    AnyColorThisWay,
    At,
    Called,
    CanLookAtTop,
    CanPlayTop,
    CantCast,
    ChooseTarget,
    Creature,
    ForAWhile,
    RuleFor,
    target_opponent,
    that,
    upkeep,
)

victim = that("player", "target")
they = Called(victim, "they")

card = Creature(
    "Xanathar, Guild Kingpin",
    "{4}{U}{B}",
    "Beholder",
    "5/6",
    At(
        upkeep(YOU),
        ChooseTarget(target_opponent()),
        ForAWhile(
            (
                RuleFor(victim, CantCast()),
                RuleFor(YOU, CanLookAtTop(they)),
                RuleFor(YOU, CanPlayTop(they)),
                RuleFor(YOU, AnyColorThisWay()),
            )
        ),
    ),
    types="Legendary Creature",
)
