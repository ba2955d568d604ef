"""Quirion Ranger."""

from cardwright.language import (
    ONCE_PER_TURN,
    Activated,
    Creature,
    Forest,
    ReturnCost,
    UntapIt,
    creature,
    target,
)

card = Creature(
    "Quirion Ranger",
    "{G}",
    "Elf Ranger",
    "1/1",
    Activated(ReturnCost(Forest), UntapIt(target(creature)), only=ONCE_PER_TURN),
)
