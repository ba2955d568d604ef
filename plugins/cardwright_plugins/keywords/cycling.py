"""Cycling (702.29)."""

from collections.abc import Sequence

from cardwright.hookspecs import hookimpl
from cardwright.language import (
    THIS,
    Ability,
    Activated,
    DiscardCost,
    Draw,
    Effect,
    Keyword,
    KeywordDefinition,
    Search,
)


def meaning(keyword: Keyword) -> Sequence[Ability]:
    """Pay and discard it to draw a card, or to search for a card of a type (702.29a, 702.29e)."""
    effect: Effect = Draw()
    if keyword.filter is not None:
        effect = Search(keyword.filter, reveal=True)
    cost = (*keyword.cost, DiscardCost(THIS))
    return [Activated(cost, effect, zones=frozenset({"hand"}))]


@hookimpl
def cardwright_keywords() -> list[KeywordDefinition]:
    """The keyword."""
    return [KeywordDefinition("cycling", "702.29", meaning, redundant=False)]
