"""Banisher Priest."""

from cardwright.language import (
    OPPONENT,
    THIS,
    Creature,
    Exile,
    When,
    controlled_by,
    creature,
    enters,
    target,
    until_leaves,
)

card = Creature(
    "Banisher Priest",
    "{1}{W}{W}",
    "Human Cleric",
    "2/2",
    When(
        enters(THIS),
        Exile(target(creature & controlled_by(OPPONENT)), until_leaves(THIS)),
    ),
)
