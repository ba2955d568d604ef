"""Hexproof (702.11)."""

from collections.abc import Sequence

from cardwright.hookspecs import hookimpl
from cardwright.language import THIS, Ability, CantBeTargeted, Keyword, KeywordDefinition, static


def meaning(keyword: Keyword) -> Sequence[Ability]:
    """Opponents' spells and abilities, or those of a quality, can't target it (702.11b–d)."""
    return [static(THIS, CantBeTargeted(source=keyword.filter, opponents=True))]


@hookimpl
def cardwright_keywords() -> list[KeywordDefinition]:
    """The keyword."""
    return [KeywordDefinition("hexproof", "702.11", meaning)]
