"""Indestructible (702.12)."""

from collections.abc import Sequence

from cardwright.hookspecs import hookimpl
from cardwright.language import THIS, Ability, CantBeDestroyed, Keyword, KeywordDefinition, static


def meaning(keyword: Keyword) -> Sequence[Ability]:
    """It can't be destroyed (702.12b)."""
    return [static(THIS, CantBeDestroyed())]


@hookimpl
def cardwright_keywords() -> list[KeywordDefinition]:
    """The keyword."""
    return [KeywordDefinition("indestructible", "702.12", meaning)]
