"""Blitz (702.152)."""

from collections.abc import Sequence

from cardwright.hookspecs import hookimpl
from cardwright.language import (
    THIS,
    THIS_SPELL,
    Ability,
    AfterResolving,
    AlternativeCost,
    Delayed,
    Draw,
    Keyword,
    KeywordDefinition,
    Leaves,
    Paid,
    SacrificeIt,
    When,
    end_step,
    it,
    static,
)


def meaning(keyword: Keyword) -> Sequence[Ability]:
    """Another cost; if it was paid, haste, a sacrifice at the end and a card for it (702.152a)."""
    end = Delayed(end_step(), SacrificeIt(it("moved")))
    draw = When(Leaves(THIS, "graveyard"), Draw())
    return [
        static(
            THIS_SPELL,
            AlternativeCost(keyword.cost, "blitz"),
            AfterResolving(end, Paid("blitz")),
        ),
        static(THIS, "haste", draw, condition=Paid("blitz")),
    ]


@hookimpl
def cardwright_keywords() -> list[KeywordDefinition]:
    """The keyword."""
    return [KeywordDefinition("blitz", "702.152", meaning, redundant=False)]
