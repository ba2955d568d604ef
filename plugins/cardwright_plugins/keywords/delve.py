"""Delve (702.66)."""

from collections.abc import Sequence

from cardwright.hookspecs import hookimpl
from cardwright.language import THIS_SPELL, Ability, ExileToPay, Keyword, KeywordDefinition, static


def meaning(keyword: Keyword) -> Sequence[Ability]:
    """Cards exiled from your graveyard help pay for it (702.66a)."""
    return [static(THIS_SPELL, ExileToPay("graveyard"))]


@hookimpl
def cardwright_keywords() -> list[KeywordDefinition]:
    """The keyword."""
    return [KeywordDefinition("delve", "702.66", meaning)]
