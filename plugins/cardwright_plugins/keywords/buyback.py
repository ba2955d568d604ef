"""Buyback (702.27)."""

from collections.abc import Sequence

from cardwright.hookspecs import hookimpl
from cardwright.language import (
    THIS_SPELL,
    Ability,
    AdditionalCost,
    GoesElsewhere,
    Keyword,
    KeywordDefinition,
    Paid,
    static,
)


def meaning(keyword: Keyword) -> Sequence[Ability]:
    """You may pay more; if you did, it goes to its owner's hand as it resolves (702.27a)."""
    back = GoesElsewhere("hand", resolving=True, condition=Paid("buyback"))
    return [static(THIS_SPELL, AdditionalCost(keyword.cost, optional="buyback"), back)]


@hookimpl
def cardwright_keywords() -> list[KeywordDefinition]:
    """The keyword."""
    return [KeywordDefinition("buyback", "702.27", meaning, redundant=False)]
