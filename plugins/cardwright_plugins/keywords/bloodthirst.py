"""Bloodthirst (702.54)."""

from collections.abc import Sequence

from cardwright.hookspecs import hookimpl
from cardwright.language import (
    EACH_OPPONENT,
    Ability,
    Compare,
    EntersWith,
    History,
    Keyword,
    KeywordDefinition,
    WithCounters,
)


def meaning(keyword: Keyword) -> Sequence[Ability]:
    """It enters with N +1/+1 counters if an opponent was dealt damage this turn (702.54a)."""
    hurt = Compare(History("damage dealt to", EACH_OPPONENT), ">", 0)
    return [EntersWith(WithCounters("+1/+1", keyword.amount), hurt)]


@hookimpl
def cardwright_keywords() -> list[KeywordDefinition]:
    """The keyword."""
    return [KeywordDefinition("bloodthirst", "702.54", meaning, redundant=False)]
