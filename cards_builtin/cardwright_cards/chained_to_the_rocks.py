"""Chained to the Rocks."""

from cardwright.language import (
    OPPONENT,
    THIS,
    YOU,
    Aura,
    Exile,
    Mountain,
    When,
    controlled_by,
    creature,
    enters,
    target,
    until_leaves,
)

card = Aura(
    "Chained to the Rocks",
    "{W}",
    Mountain & controlled_by(YOU),
    When(enters(THIS), Exile(target(creature & controlled_by(OPPONENT)), until_leaves(THIS))),
)
