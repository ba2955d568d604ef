"""Overload (702.96)."""

from collections.abc import Sequence

from cardwright.hookspecs import hookimpl
from cardwright.language import (
    THIS_SPELL,
    Ability,
    AlternativeCost,
    EachForTarget,
    Keyword,
    KeywordDefinition,
    static,
)


def meaning(keyword: Keyword) -> Sequence[Ability]:
    """Another cost; if it was paid, the text has "each" for "target" (702.96a)."""
    return [
        static(THIS_SPELL, AlternativeCost(keyword.cost, "overload")),
        static(THIS_SPELL, EachForTarget("overload")),
    ]


@hookimpl
def cardwright_keywords() -> list[KeywordDefinition]:
    """The keyword."""
    return [KeywordDefinition("overload", "702.96", meaning, redundant=False)]
