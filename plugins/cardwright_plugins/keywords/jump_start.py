"""Jump-start (702.133)."""

from collections.abc import Sequence

from cardwright.hookspecs import hookimpl
from cardwright.language import (
    THIS_SPELL,
    Ability,
    CastFrom,
    DiscardCost,
    Keyword,
    KeywordDefinition,
    instant,
    sorcery,
    static,
)


def meaning(keyword: Keyword) -> Sequence[Ability]:
    """It can be cast from your graveyard by discarding a card, and then is exiled (702.133a)."""
    cast = CastFrom(
        "graveyard",
        None,
        "jump-start",
        then="exile",
        additional=(DiscardCost(),),
        what=instant | sorcery,
    )
    return [static(THIS_SPELL, cast)]


@hookimpl
def cardwright_keywords() -> list[KeywordDefinition]:
    """The keyword."""
    return [KeywordDefinition("jump-start", "702.133", meaning)]
