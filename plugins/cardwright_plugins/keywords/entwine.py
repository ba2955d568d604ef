"""Entwine (702.42)."""

from collections.abc import Sequence

from cardwright.hookspecs import hookimpl
from cardwright.language import (
    THIS_SPELL,
    Ability,
    AdditionalCost,
    ChooseAllModes,
    Keyword,
    KeywordDefinition,
    static,
)


def meaning(keyword: Keyword) -> Sequence[Ability]:
    """You may pay more to choose all its modes (702.42a)."""
    cost = AdditionalCost(keyword.cost, optional="entwine")
    return [static(THIS_SPELL, cost, ChooseAllModes("entwine"))]


@hookimpl
def cardwright_keywords() -> list[KeywordDefinition]:
    """The keyword."""
    return [KeywordDefinition("entwine", "702.42", meaning)]
