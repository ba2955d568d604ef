"""Phasing (702.26)."""

from collections.abc import Sequence

from cardwright.hookspecs import hookimpl
from cardwright.language import THIS, Ability, Keyword, KeywordDefinition, Phases, static


def meaning(keyword: Keyword) -> Sequence[Ability]:
    """It phases out and in during its controller's untap steps (702.26a)."""
    return [static(THIS, Phases())]


@hookimpl
def cardwright_keywords() -> list[KeywordDefinition]:
    """The keyword."""
    return [KeywordDefinition("phasing", "702.26", meaning)]
