"""Haste (702.10)."""

from collections.abc import Sequence

from cardwright.hookspecs import hookimpl
from cardwright.language import THIS, Ability, IgnoresSickness, Keyword, KeywordDefinition, static


def meaning(keyword: Keyword) -> Sequence[Ability]:
    """It can attack and pay {T} and {Q} as soon as it is under your control (702.10b–c)."""
    return [static(THIS, IgnoresSickness())]


@hookimpl
def cardwright_keywords() -> list[KeywordDefinition]:
    """The keyword."""
    return [KeywordDefinition("haste", "702.10", meaning)]
