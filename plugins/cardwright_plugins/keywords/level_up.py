"""Level up (702.87)."""

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
)


def meaning(keyword: Keyword) -> Sequence[Ability]:
    """Pay to put a level counter on it, as a sorcery (702.87a)."""
    return [Activated(keyword.cost, PutCounters("level", THIS), only=SORCERY_SPEED)]


@hookimpl
def cardwright_keywords() -> list[KeywordDefinition]:
    """The keyword."""
    return [KeywordDefinition("level up", "702.87", meaning, redundant=False)]
