"""Escape (702.138)."""

from collections.abc import Sequence

from cardwright.hookspecs import hookimpl
from cardwright.language import THIS_SPELL, Ability, CastFrom, Keyword, KeywordDefinition, static


def meaning(keyword: Keyword) -> Sequence[Ability]:
    """It can be cast from your graveyard for a cost (702.138a)."""
    return [static(THIS_SPELL, CastFrom("graveyard", keyword.cost, "escape"))]


@hookimpl
def cardwright_keywords() -> list[KeywordDefinition]:
    """The keyword."""
    return [KeywordDefinition("escape", "702.138", meaning)]
