"""Hostage Taker."""

from cardwright.language import (
    THIS,
    Creature,
    Exile,
    MayCastExiled,
    When,
    artifact,
    creature,
    enters,
    other,
    target,
    that,
    until_leaves,
)

card = Creature(
    "Hostage Taker",
    "{2}{U}{B}",
    "Human Pirate",
    "2/3",
    When(
        enters(THIS),
        Exile(target((creature | artifact) & other), until_leaves(THIS)),
        MayCastExiled(that("card", "exiled"), any_type=True),
    ),
)
