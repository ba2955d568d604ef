"""Spectacle (702.137)."""

from collections.abc import Sequence

from cardwright.hookspecs import hookimpl
from cardwright.language import (
    EACH_OPPONENT,
    THIS_SPELL,
    Ability,
    AlternativeCost,
    Compare,
    History,
    Keyword,
    KeywordDefinition,
    static,
)


def meaning(keyword: Keyword) -> Sequence[Ability]:
    """Another cost, if an opponent lost life this turn (702.137a)."""
    lost = Compare(History("life lost", EACH_OPPONENT), ">", 0)
    return [static(THIS_SPELL, AlternativeCost(keyword.cost, "spectacle", lost))]


@hookimpl
def cardwright_keywords() -> list[KeywordDefinition]:
    """The keyword."""
    return [KeywordDefinition("spectacle", "702.137", meaning, redundant=False)]
