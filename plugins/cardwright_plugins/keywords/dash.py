"""Dash (702.109)."""

from collections.abc import Sequence

from cardwright.hookspecs import hookimpl
from cardwright.language import (
    THIS,
    THIS_SPELL,
    Ability,
    AfterResolving,
    AlternativeCost,
    Delayed,
    Keyword,
    KeywordDefinition,
    Paid,
    ReturnToHand,
    end_step,
    it,
    static,
)


def meaning(keyword: Keyword) -> Sequence[Ability]:
    """Another cost; if it was paid, it has haste and returns to hand at the end (702.109a)."""
    back = Delayed(end_step(), ReturnToHand(it("moved")))
    return [
        static(
            THIS_SPELL,
            AlternativeCost(keyword.cost, "dash"),
            AfterResolving(back, Paid("dash")),
        ),
        static(THIS, "haste", condition=Paid("dash")),
    ]


@hookimpl
def cardwright_keywords() -> list[KeywordDefinition]:
    """The keyword."""
    return [KeywordDefinition("dash", "702.109", meaning, redundant=False)]
