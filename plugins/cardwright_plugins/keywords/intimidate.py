"""Intimidate (702.13)."""

from collections.abc import Sequence

from cardwright.hookspecs import hookimpl
from cardwright.language import (
    THIS,
    Ability,
    CantBeBlocked,
    Keyword,
    KeywordDefinition,
    SharesColor,
    artifact,
    creature,
    static,
)


def meaning(keyword: Keyword) -> Sequence[Ability]:
    """Only artifact creatures and creatures that share a color with it can block it (702.13b)."""
    blockers = creature & (artifact | SharesColor(THIS))
    return [static(THIS, CantBeBlocked(except_by=blockers))]


@hookimpl
def cardwright_keywords() -> list[KeywordDefinition]:
    """The keyword."""
    return [KeywordDefinition("intimidate", "702.13", meaning)]
