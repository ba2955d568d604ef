"""Convoke (702.51)."""

from collections.abc import Sequence

from cardwright.hookspecs import hookimpl
from cardwright.language import (
    THIS_SPELL,
    Ability,
    Keyword,
    KeywordDefinition,
    TapToPay,
    creature,
    static,
)


def meaning(keyword: Keyword) -> Sequence[Ability]:
    """Your creatures can help pay for it (702.51a)."""
    return [static(THIS_SPELL, TapToPay(creature, colored=True))]


@hookimpl
def cardwright_keywords() -> list[KeywordDefinition]:
    """The keyword."""
    return [KeywordDefinition("convoke", "702.51", meaning)]
