"""Flying (702.9)."""

from collections.abc import Sequence

from cardwright.hookspecs import hookimpl
from cardwright.language import (
    THIS,
    Ability,
    CantBeBlocked,
    Keyword,
    KeywordDefinition,
    creature,
    static,
    with_,
)


def meaning(keyword: Keyword) -> Sequence[Ability]:
    """It can't be blocked except by creatures with flying or reach (702.9b)."""
    blockers = creature & (with_("flying") | with_("reach"))
    return [static(THIS, CantBeBlocked(except_by=blockers))]


@hookimpl
def cardwright_keywords() -> list[KeywordDefinition]:
    """The keyword."""
    return [KeywordDefinition("flying", "702.9", meaning)]
