"""Undaunted (702.125)."""

from collections.abc import Sequence

from cardwright.hookspecs import hookimpl
from cardwright.language import (
    EACH_OPPONENT,
    THIS_SPELL,
    Ability,
    CostChange,
    Keyword,
    KeywordDefinition,
    PlayerCount,
    static,
)


def meaning(keyword: Keyword) -> Sequence[Ability]:
    """It costs {1} less to cast for each opponent you have (702.125a)."""
    return [static(THIS_SPELL, CostChange(PlayerCount(EACH_OPPONENT)))]


@hookimpl
def cardwright_keywords() -> list[KeywordDefinition]:
    """The keyword."""
    return [KeywordDefinition("undaunted", "702.125", meaning, redundant=False)]
