"""Trample (702.19)."""

from collections.abc import Sequence

from cardwright.hookspecs import hookimpl
from cardwright.language import THIS, Ability, AssignsExcess, Keyword, KeywordDefinition, static


def meaning(keyword: Keyword) -> Sequence[Ability]:
    """It may assign excess combat damage to what it attacks (702.19b)."""
    return [static(THIS, AssignsExcess())]


@hookimpl
def cardwright_keywords() -> list[KeywordDefinition]:
    """The keyword."""
    return [KeywordDefinition("trample", "702.19", meaning)]
