"""Flashback (702.34)."""

from collections.abc import Sequence

from cardwright.hookspecs import hookimpl
from cardwright.language import (
    THIS_SPELL,
    Ability,
    CastFrom,
    Keyword,
    KeywordDefinition,
    instant,
    sorcery,
    static,
)


def meaning(keyword: Keyword) -> Sequence[Ability]:
    """It can be cast from your graveyard for a cost, and then is exiled (702.34a)."""
    cast = CastFrom("graveyard", keyword.cost, "flashback", then="exile", what=instant | sorcery)
    return [static(THIS_SPELL, cast)]


@hookimpl
def cardwright_keywords() -> list[KeywordDefinition]:
    """The keyword."""
    return [KeywordDefinition("flashback", "702.34", meaning)]
