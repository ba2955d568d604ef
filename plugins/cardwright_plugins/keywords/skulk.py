"""Skulk (702.118)."""

from collections.abc import Sequence

from cardwright.hookspecs import hookimpl
from cardwright.language import (
    THIS,
    Ability,
    CantBeBlocked,
    Keyword,
    KeywordDefinition,
    Stat,
    creature,
    power_of,
    static,
)


def meaning(keyword: Keyword) -> Sequence[Ability]:
    """Creatures with greater power can't block it (702.118b)."""
    stronger = creature & Stat("power", ">", power_of(THIS))
    return [static(THIS, CantBeBlocked(by=stronger))]


@hookimpl
def cardwright_keywords() -> list[KeywordDefinition]:
    """The keyword."""
    return [KeywordDefinition("skulk", "702.118", meaning)]
