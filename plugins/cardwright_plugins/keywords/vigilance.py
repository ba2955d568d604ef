"""Vigilance (702.20)."""

from collections.abc import Sequence

from cardwright.hookspecs import hookimpl
from cardwright.language import THIS, Ability, AttacksUntapped, Keyword, KeywordDefinition, static


def meaning(keyword: Keyword) -> Sequence[Ability]:
    """Attacking doesn't cause it to tap (702.20b)."""
    return [static(THIS, AttacksUntapped())]


@hookimpl
def cardwright_keywords() -> list[KeywordDefinition]:
    """The keyword."""
    return [KeywordDefinition("vigilance", "702.20", meaning)]
