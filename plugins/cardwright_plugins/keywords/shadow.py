"""Shadow (702.28)."""

from collections.abc import Sequence

from cardwright.hookspecs import hookimpl
from cardwright.language import (
    THIS,
    Ability,
    CanBlockOnly,
    CantBeBlocked,
    Keyword,
    KeywordDefinition,
    creature,
    static,
    with_,
    without,
)


def meaning(keyword: Keyword) -> Sequence[Ability]:
    """Only creatures with shadow can block it, and it can block only those (702.28b)."""
    return [
        static(
            THIS,
            CantBeBlocked(by=creature & without("shadow")),
            CanBlockOnly(creature & with_("shadow")),
        )
    ]


@hookimpl
def cardwright_keywords() -> list[KeywordDefinition]:
    """The keyword."""
    return [KeywordDefinition("shadow", "702.28", meaning)]
