"""Double strike (702.4)."""

from collections.abc import Sequence

from cardwright.hookspecs import hookimpl
from cardwright.language import THIS, Ability, DamageStep, Keyword, KeywordDefinition, static


def meaning(keyword: Keyword) -> Sequence[Ability]:
    """It deals combat damage in both combat damage steps (702.4b)."""
    return [static(THIS, DamageStep(first=True, second=True))]


@hookimpl
def cardwright_keywords() -> list[KeywordDefinition]:
    """The keyword."""
    return [KeywordDefinition("double strike", "702.4", meaning)]
