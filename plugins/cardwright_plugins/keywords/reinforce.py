"""Reinforce (702.77)."""

from collections.abc import Sequence

from cardwright.hookspecs import hookimpl
from cardwright.language import (
    THIS,
    Ability,
    Activated,
    DiscardCost,
    Keyword,
    KeywordDefinition,
    PutCounters,
    creature,
    target,
)


def meaning(keyword: Keyword) -> Sequence[Ability]:
    """Pay and discard it to put N +1/+1 counters on target creature (702.77a)."""
    cost = (*keyword.cost, DiscardCost(THIS))
    put = PutCounters("+1/+1", target(creature), keyword.amount)
    return [Activated(cost, put, zones=frozenset({"hand"}))]


@hookimpl
def cardwright_keywords() -> list[KeywordDefinition]:
    """The keyword."""
    return [KeywordDefinition("reinforce", "702.77", meaning, redundant=False)]
