"""Ephemerate."""

from cardwright.language import (
    YOU,
    Exile,
    Instant,
    ReturnToBattlefield,
    controlled_by,
    creature,
    it,
    owner_of,
    target,
    then,
)

card = Instant(
    "Ephemerate",
    "{W}",
    then(
        Exile(target(creature & controlled_by(YOU))),
        ReturnToBattlefield(it("exiled"), under=owner_of(it("exiled"))),
    ),
    "rebound",
)
