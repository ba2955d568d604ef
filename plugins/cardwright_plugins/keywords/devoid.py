"""Devoid (702.114)."""

from collections.abc import Sequence

from cardwright.hookspecs import hookimpl
from cardwright.language import THIS, Ability, Keyword, KeywordDefinition, SetColors, Static
from cardwright.objects import ZONES


def meaning(keyword: Keyword) -> Sequence[Ability]:
    """It is colorless, in every zone (702.114a)."""
    colorless = SetColors(frozenset())
    return [Static(THIS, (colorless,), defining=True, zones=frozenset(ZONES))]


@hookimpl
def cardwright_keywords() -> list[KeywordDefinition]:
    """The keyword."""
    return [KeywordDefinition("devoid", "702.114", meaning)]
