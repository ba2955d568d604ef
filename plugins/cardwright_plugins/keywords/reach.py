"""Reach (702.17)."""

from collections.abc import Sequence

from cardwright.hookspecs import hookimpl
from cardwright.language import Ability, Keyword, KeywordDefinition


def meaning(keyword: Keyword) -> Sequence[Ability]:
    """Nothing in itself: flying asks for it (702.17b)."""
    return []


@hookimpl
def cardwright_keywords() -> list[KeywordDefinition]:
    """The keyword."""
    return [KeywordDefinition("reach", "702.17", meaning)]
