"""Undying (702.93)."""

from collections.abc import Sequence

from cardwright.hookspecs import hookimpl
from cardwright.language import (
    THIS,
    THIS_CARD,
    Ability,
    Is,
    IsNot,
    Keyword,
    KeywordDefinition,
    Leaves,
    ReturnToBattlefield,
    When,
    WithCounter,
)


def meaning(keyword: Keyword) -> Sequence[Ability]:
    """As it dies without a +1/+1 counter, return it with one (702.93a)."""
    fresh = IsNot(Is(THIS, WithCounter("+1/+1")))
    back = ReturnToBattlefield(THIS_CARD, counters=(("+1/+1", 1),))
    return [When(Leaves(THIS, "graveyard"), back, condition=fresh)]


@hookimpl
def cardwright_keywords() -> list[KeywordDefinition]:
    """The keyword."""
    return [KeywordDefinition("undying", "702.93", meaning, redundant=False)]
