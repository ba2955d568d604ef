"""Kicker (702.33)."""

from collections.abc import Sequence

from cardwright.hookspecs import hookimpl
from cardwright.language import (
    THIS_SPELL,
    Ability,
    AdditionalCost,
    Keyword,
    KeywordDefinition,
    static,
)


def meaning(keyword: Keyword) -> Sequence[Ability]:
    """You may pay an additional cost as you cast it; `Paid` asks whether that was done."""
    return [static(THIS_SPELL, AdditionalCost(keyword.cost, optional="kicker"))]


def multikicker(keyword: Keyword) -> Sequence[Ability]:
    """You may pay the additional cost any number of times (702.33c)."""
    return [static(THIS_SPELL, AdditionalCost(keyword.cost, optional="kicker", repeat=True))]


@hookimpl
def cardwright_keywords() -> list[KeywordDefinition]:
    """The keyword."""
    return [
        KeywordDefinition("kicker", "702.33", meaning, redundant=False),
        KeywordDefinition("multikicker", "702.33", multikicker, redundant=False),
    ]
