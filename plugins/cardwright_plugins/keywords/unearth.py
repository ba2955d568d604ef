"""Unearth (702.84)."""

from collections.abc import Sequence

from cardwright.hookspecs import hookimpl
from cardwright.language import (
    INDEFINITELY,
    SORCERY_SPEED,
    THIS,
    Ability,
    Activated,
    Delayed,
    Exile,
    GoesElsewhere,
    Keyword,
    KeywordDefinition,
    ReturnToBattlefield,
    end_step,
    gets,
    it,
)


def meaning(keyword: Keyword) -> Sequence[Ability]:
    """Return it from your graveyard to the battlefield for a turn (702.84a)."""
    returned = it("returned")
    effects = [
        ReturnToBattlefield(THIS),
        gets(returned, "haste", until=INDEFINITELY),
        Delayed(end_step(), Exile(returned)),
        gets(returned, GoesElsewhere("exile", from_stack=False), until=INDEFINITELY),
    ]
    return [Activated(keyword.cost, effects, only=SORCERY_SPEED, zones=frozenset({"graveyard"}))]


@hookimpl
def cardwright_keywords() -> list[KeywordDefinition]:
    """The keyword."""
    return [KeywordDefinition("unearth", "702.84", meaning, redundant=False)]
