"""Transmute (702.53)."""

from collections.abc import Sequence

from cardwright.hookspecs import hookimpl
from cardwright.language import (
    SORCERY_SPEED,
    THIS,
    Ability,
    Activated,
    DiscardCost,
    Keyword,
    KeywordDefinition,
    Search,
    Stat,
    mana_value_of,
)


def meaning(keyword: Keyword) -> Sequence[Ability]:
    """Pay and discard it to search for a card with the same mana value (702.53a)."""
    same = Stat("mana value", "=", mana_value_of(THIS))
    cost = (*keyword.cost, DiscardCost(THIS))
    search = Search(same, reveal=True)
    return [Activated(cost, search, only=SORCERY_SPEED, zones=frozenset({"hand"}))]


@hookimpl
def cardwright_keywords() -> list[KeywordDefinition]:
    """The keyword."""
    return [KeywordDefinition("transmute", "702.53", meaning, redundant=False)]
