"""Menace (702.111)."""

from collections.abc import Sequence

from cardwright.hookspecs import hookimpl
from cardwright.language import THIS, Ability, Keyword, KeywordDefinition, MinBlockers, static


def meaning(keyword: Keyword) -> Sequence[Ability]:
    """It can't be blocked except by two or more creatures (702.111b)."""
    return [static(THIS, MinBlockers(2))]


@hookimpl
def cardwright_keywords() -> list[KeywordDefinition]:
    """The keyword."""
    return [KeywordDefinition("menace", "702.111", meaning)]
