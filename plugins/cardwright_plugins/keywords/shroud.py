"""Shroud (702.18)."""

from collections.abc import Sequence

from cardwright.hookspecs import hookimpl
from cardwright.language import THIS, Ability, CantBeTargeted, Keyword, KeywordDefinition, static


def meaning(keyword: Keyword) -> Sequence[Ability]:
    """It can't be the target of spells or abilities (702.18a)."""
    return [static(THIS, CantBeTargeted())]


@hookimpl
def cardwright_keywords() -> list[KeywordDefinition]:
    """The keyword."""
    return [KeywordDefinition("shroud", "702.18", meaning)]
