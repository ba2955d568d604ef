"""Extort (702.101)."""

from collections.abc import Sequence

from cardwright.hookspecs import hookimpl
from cardwright.language import (
    EACH_OPPONENT,
    YOU,
    Ability,
    GainLife,
    Keyword,
    KeywordDefinition,
    LoseLife,
    May,
    Noted,
    Whenever,
    as_costs,
    casts,
)


def meaning(keyword: Keyword) -> Sequence[Ability]:
    """Whenever you cast a spell, you may pay {W/B} to drain each opponent of 1 life (702.101a)."""
    drain = [LoseLife(1, EACH_OPPONENT), GainLife(Noted("life lost"))]
    return [Whenever(casts(YOU), May(cost=as_costs("{W/B}"), then=drain))]


@hookimpl
def cardwright_keywords() -> list[KeywordDefinition]:
    """The keyword."""
    return [KeywordDefinition("extort", "702.101", meaning, redundant=False)]
