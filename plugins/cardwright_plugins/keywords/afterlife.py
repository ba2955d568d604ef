"""Afterlife (702.135)."""

from collections.abc import Sequence

from cardwright.hookspecs import hookimpl
from cardwright.language import (
    THIS,
    Ability,
    CreateTokens,
    Keyword,
    KeywordDefinition,
    Leaves,
    When,
    token,
)


def meaning(keyword: Keyword) -> Sequence[Ability]:
    """As it dies, create N Spirits with flying (702.135a)."""
    spirit = token("1/1 white and black Spirit creature", "flying")
    return [When(Leaves(THIS, "graveyard"), CreateTokens(spirit, keyword.amount))]


@hookimpl
def cardwright_keywords() -> list[KeywordDefinition]:
    """The keyword."""
    return [KeywordDefinition("afterlife", "702.135", meaning, redundant=False)]
