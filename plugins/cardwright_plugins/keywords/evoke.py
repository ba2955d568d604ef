"""Evoke (702.74)."""

from collections.abc import Sequence

from cardwright.hookspecs import hookimpl
from cardwright.language import (
    THIS,
    THIS_SPELL,
    Ability,
    AlternativeCost,
    Keyword,
    KeywordDefinition,
    Paid,
    SacrificeIt,
    When,
    controller_of,
    enters,
    static,
)


def meaning(keyword: Keyword) -> Sequence[Ability]:
    """Another cost; if it was paid, the permanent is sacrificed as it enters (702.74a)."""
    return [
        static(THIS_SPELL, AlternativeCost(keyword.cost, "evoke")),
        When(enters(THIS), SacrificeIt(THIS, controller_of(THIS)), condition=Paid("evoke")),
    ]


@hookimpl
def cardwright_keywords() -> list[KeywordDefinition]:
    """The keyword."""
    return [KeywordDefinition("evoke", "702.74", meaning, redundant=False)]
