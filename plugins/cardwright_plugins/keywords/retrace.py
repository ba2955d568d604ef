"""Retrace (702.81)."""

from collections.abc import Sequence

from cardwright.hookspecs import hookimpl
from cardwright.language import (
    THIS_SPELL,
    Ability,
    CastFrom,
    DiscardCost,
    Keyword,
    KeywordDefinition,
    land,
    static,
)


def meaning(keyword: Keyword) -> Sequence[Ability]:
    """It can be cast from your graveyard if you also discard a land card (702.81a)."""
    cast = CastFrom("graveyard", None, "retrace", additional=(DiscardCost(land),))
    return [static(THIS_SPELL, cast)]


@hookimpl
def cardwright_keywords() -> list[KeywordDefinition]:
    """The keyword."""
    return [KeywordDefinition("retrace", "702.81", meaning)]
