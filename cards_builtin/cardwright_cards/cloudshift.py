"""Cloudshift."""

from cardwright.language import (
    YOU,
    Exile,
    Instant,
    ReturnToBattlefield,
    controlled_by,
    creature,
    target,
    that,
    then,
)

card = Instant(
    "Cloudshift",
    "{W}",
    then(
        Exile(target(creature & controlled_by(YOU))),
        ReturnToBattlefield(that("card", "exiled"), under=YOU),
    ),
)
