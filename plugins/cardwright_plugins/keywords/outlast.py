"""Outlast (702.107)."""

from collections.abc import Sequence

from cardwright.hookspecs import hookimpl
from cardwright.language import (
    SORCERY_SPEED,
    THIS,
    Ability,
    Activated,
    Keyword,
    KeywordDefinition,
    PutCounters,
    TapSelf,
)


def meaning(keyword: Keyword) -> Sequence[Ability]:
    """Pay and tap it to put a +1/+1 counter on it, as a sorcery (702.107a)."""
    cost = (*keyword.cost, TapSelf())
    return [Activated(cost, PutCounters("+1/+1", THIS), only=SORCERY_SPEED)]


@hookimpl
def cardwright_keywords() -> list[KeywordDefinition]:
    """The keyword."""
    return [KeywordDefinition("outlast", "702.107", meaning, redundant=False)]
