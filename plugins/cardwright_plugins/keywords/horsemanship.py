"""Horsemanship (702.31)."""

from collections.abc import Sequence

from cardwright.hookspecs import hookimpl
from cardwright.language import (
    THIS,
    Ability,
    CantBeBlocked,
    Keyword,
    KeywordDefinition,
    creature,
    static,
    without,
)


def meaning(keyword: Keyword) -> Sequence[Ability]:
    """Creatures without horsemanship can't block it (702.31b)."""
    return [static(THIS, CantBeBlocked(by=creature & without("horsemanship")))]


@hookimpl
def cardwright_keywords() -> list[KeywordDefinition]:
    """The keyword."""
    return [KeywordDefinition("horsemanship", "702.31", meaning)]
