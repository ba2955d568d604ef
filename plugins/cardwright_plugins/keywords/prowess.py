"""Prowess (702.108)."""

from collections.abc import Sequence

from cardwright.hookspecs import hookimpl
from cardwright.language import (
    THIS,
    YOU,
    Ability,
    Keyword,
    KeywordDefinition,
    Whenever,
    casts,
    gets,
    noncreature,
)


def meaning(keyword: Keyword) -> Sequence[Ability]:
    """Whenever you cast a noncreature spell, it gets +1/+1 until end of turn (702.108a)."""
    return [Whenever(casts(YOU, noncreature), gets(THIS, "+1/+1"))]


@hookimpl
def cardwright_keywords() -> list[KeywordDefinition]:
    """The keyword."""
    return [KeywordDefinition("prowess", "702.108", meaning, redundant=False)]
