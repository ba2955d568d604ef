"""Voracious Hydra."""

from cardwright.language import (
    THIS,
    YOU,
    Creature,
    DoubleCounters,
    Fight,
    When,
    choose_one,
    controlled_by,
    creature,
    enters,
    enters_with,
    target,
)

card = Creature(
    "Voracious Hydra",
    "{X}{G}{G}",
    "Hydra",
    "0/1",
    "trample",
    enters_with("+1/+1", "X"),
    When(
        enters(THIS),
        choose_one(
            DoubleCounters(THIS, "+1/+1"),
            Fight(THIS, target(creature & ~controlled_by(YOU))),
        ),
    ),
)
