"""First strike (702.7)."""

from collections.abc import Sequence

from cardwright.hookspecs import hookimpl
from cardwright.language import THIS, Ability, DamageStep, Keyword, KeywordDefinition, static


def meaning(keyword: Keyword) -> Sequence[Ability]:
    """It deals combat damage in the first of two combat damage steps (702.7b)."""
    return [static(THIS, DamageStep(first=True, second=False))]


@hookimpl
def cardwright_keywords() -> list[KeywordDefinition]:
    """The keyword."""
    return [KeywordDefinition("first strike", "702.7", meaning)]
