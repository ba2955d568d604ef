"""Rebound (702.88)."""

from collections.abc import Sequence

from cardwright.hookspecs import hookimpl
from cardwright.language import (
    THIS_SPELL,
    YOU,
    Ability,
    AfterResolving,
    CastFromZone,
    CastIt,
    Delayed,
    GoesElsewhere,
    Keyword,
    KeywordDefinition,
    May,
    it,
    static,
    upkeep,
)


def meaning(keyword: Keyword) -> Sequence[Ability]:
    """Cast from your hand, it is exiled, and may be cast again in your next upkeep (702.88a)."""
    from_hand = CastFromZone("hand")
    cast = May(CastIt(it("moved"), keyword="rebound"))
    return [
        static(
            THIS_SPELL,
            GoesElsewhere("exile", resolving=True, condition=from_hand),
            AfterResolving(Delayed(upkeep(YOU), cast), from_hand),
        )
    ]


@hookimpl
def cardwright_keywords() -> list[KeywordDefinition]:
    """The keyword."""
    return [KeywordDefinition("rebound", "702.88", meaning)]
