"""Changeling (702.73)."""

from collections.abc import Sequence

from cardwright.hookspecs import hookimpl
from cardwright.language import THIS, Ability, AddTypes, Keyword, KeywordDefinition, Static
from cardwright.objects import ZONES
from cardwright.typeline import CREATURE_TYPES


def meaning(keyword: Keyword) -> Sequence[Ability]:
    """It is every creature type, in every zone (702.73a)."""
    types = AddTypes(subtypes=CREATURE_TYPES)
    return [Static(THIS, (types,), defining=True, zones=frozenset(ZONES))]


@hookimpl
def cardwright_keywords() -> list[KeywordDefinition]:
    """The keyword."""
    return [KeywordDefinition("changeling", "702.73", meaning)]
