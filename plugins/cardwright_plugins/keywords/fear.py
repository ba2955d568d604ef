"""Fear (702.36)."""

from collections.abc import Sequence

from cardwright.hookspecs import hookimpl
from cardwright.language import (
    THIS,
    Ability,
    CantBeBlocked,
    Keyword,
    KeywordDefinition,
    artifact,
    black,
    creature,
    static,
)


def meaning(keyword: Keyword) -> Sequence[Ability]:
    """Only artifact creatures and black creatures can block it (702.36b)."""
    return [static(THIS, CantBeBlocked(except_by=creature & (artifact | black)))]


@hookimpl
def cardwright_keywords() -> list[KeywordDefinition]:
    """The keyword."""
    return [KeywordDefinition("fear", "702.36", meaning)]
