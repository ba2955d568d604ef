"""Unleash (702.98)."""

from collections.abc import Sequence

from cardwright.hookspecs import hookimpl
from cardwright.language import (
    THIS,
    Ability,
    CantBlock,
    EntersWith,
    Is,
    Keyword,
    KeywordDefinition,
    Optionally,
    WithCounter,
    WithCounters,
    static,
)


def meaning(keyword: Keyword) -> Sequence[Ability]:
    """It may enter with a +1/+1 counter, and can't block with one (702.98a)."""
    return [
        EntersWith(Optionally(WithCounters("+1/+1"))),
        static(THIS, CantBlock(), condition=Is(THIS, WithCounter("+1/+1"))),
    ]


@hookimpl
def cardwright_keywords() -> list[KeywordDefinition]:
    """The keyword."""
    return [KeywordDefinition("unleash", "702.98", meaning, redundant=False)]
