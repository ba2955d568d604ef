"""Flanking (702.25)."""

from collections.abc import Sequence

from cardwright.hookspecs import hookimpl
from cardwright.language import (
    Ability,
    BecomesBlockedBy,
    Keyword,
    KeywordDefinition,
    Whenever,
    creature,
    gets,
    that,
    without,
)


def meaning(keyword: Keyword) -> Sequence[Ability]:
    """A creature without flanking that blocks it gets -1/-1 until end of turn (702.25a)."""
    blocked = BecomesBlockedBy(creature & without("flanking"))
    return [Whenever(blocked, gets(that("creature"), "-1/-1"))]


@hookimpl
def cardwright_keywords() -> list[KeywordDefinition]:
    """The keyword."""
    return [KeywordDefinition("flanking", "702.25", meaning, redundant=False)]
