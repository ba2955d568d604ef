"""Afflict (702.130)."""

from collections.abc import Sequence

from cardwright.hookspecs import hookimpl
from cardwright.language import (
    DEFENDING_PLAYER,
    THIS,
    Ability,
    BecomesBlockedPattern,
    Keyword,
    KeywordDefinition,
    LoseLife,
    Whenever,
)


def meaning(keyword: Keyword) -> Sequence[Ability]:
    """Whenever it becomes blocked, defending player loses N life (702.130a)."""
    return [Whenever(BecomesBlockedPattern(THIS), LoseLife(keyword.amount, DEFENDING_PLAYER))]


@hookimpl
def cardwright_keywords() -> list[KeywordDefinition]:
    """The keyword."""
    return [KeywordDefinition("afflict", "702.130", meaning, redundant=False)]
