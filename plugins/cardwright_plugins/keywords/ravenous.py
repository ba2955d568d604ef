"""Ravenous (702.156)."""

from collections.abc import Sequence

from cardwright.hookspecs import hookimpl
from cardwright.language import (
    THIS,
    Ability,
    Compare,
    Draw,
    Keyword,
    KeywordDefinition,
    When,
    X,
    enters,
    enters_with,
)


def meaning(keyword: Keyword) -> Sequence[Ability]:
    """It enters with X +1/+1 counters, and draws a card if X is 5 or more (702.156a)."""
    return [
        enters_with("+1/+1", "X"),
        When(enters(THIS), Draw(), condition=Compare(X, ">=", 5)),
    ]


@hookimpl
def cardwright_keywords() -> list[KeywordDefinition]:
    """The keyword."""
    return [KeywordDefinition("ravenous", "702.156", meaning, redundant=False)]
