"""Scavenge (702.97)."""

from collections.abc import Sequence

from cardwright.hookspecs import hookimpl
from cardwright.language import (
    SORCERY_SPEED,
    THIS,
    Ability,
    Activated,
    ExileCost,
    Keyword,
    KeywordDefinition,
    PutCounters,
    creature,
    it,
    power_of,
    target,
)


def meaning(keyword: Keyword) -> Sequence[Ability]:
    """Exile it from your graveyard to put its power in +1/+1 counters on a creature (702.97a)."""
    cost = (*keyword.cost, ExileCost(THIS))
    put = PutCounters("+1/+1", target(creature), power_of(it("exiled")))
    return [Activated(cost, put, only=SORCERY_SPEED, zones=frozenset({"graveyard"}))]


@hookimpl
def cardwright_keywords() -> list[KeywordDefinition]:
    """The keyword."""
    return [KeywordDefinition("scavenge", "702.97", meaning, redundant=False)]
