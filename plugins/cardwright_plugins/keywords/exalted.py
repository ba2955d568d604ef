"""Exalted (702.83)."""

from collections.abc import Sequence

from cardwright.hookspecs import hookimpl
from cardwright.language import (
    YOU,
    Ability,
    Keyword,
    KeywordDefinition,
    Whenever,
    attacks,
    controlled_by,
    creature,
    gets,
    that,
)


def meaning(keyword: Keyword) -> Sequence[Ability]:
    """Whenever a creature you control attacks alone, it gets +1/+1 until end of turn (702.83a)."""
    alone = attacks(creature & controlled_by(YOU), alone=True)
    return [Whenever(alone, gets(that("creature"), "+1/+1"))]


@hookimpl
def cardwright_keywords() -> list[KeywordDefinition]:
    """The keyword."""
    return [KeywordDefinition("exalted", "702.83", meaning, redundant=False)]
