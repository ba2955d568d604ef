"""Enchant (702.5)."""

from collections.abc import Sequence

from cardwright.hookspecs import hookimpl
from cardwright.language import Ability, Keyword, KeywordDefinition


def meaning(keyword: Keyword) -> Sequence[Ability]:
    """It restricts what an Aura spell can target and what an Aura can enchant (702.5a)."""
    # The rules for Auras themselves read its quality (303.4).
    return []


@hookimpl
def cardwright_keywords() -> list[KeywordDefinition]:
    """The keyword."""
    return [KeywordDefinition("enchant", "702.5", meaning)]
