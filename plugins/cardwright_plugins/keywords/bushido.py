"""Bushido (702.45)."""

from collections.abc import Sequence

from cardwright.hookspecs import hookimpl
from cardwright.language import (
    THIS,
    Ability,
    BecomesBlockedPattern,
    Keyword,
    KeywordDefinition,
    ModifyPT,
    Whenever,
    any_of,
    blocks,
    gets,
)


def meaning(keyword: Keyword) -> Sequence[Ability]:
    """Whenever it blocks or becomes blocked, it gets +N/+N until end of turn (702.45a)."""
    fights = any_of(blocks(THIS), BecomesBlockedPattern(THIS))
    return [Whenever(fights, gets(THIS, ModifyPT(keyword.amount, keyword.amount)))]


@hookimpl
def cardwright_keywords() -> list[KeywordDefinition]:
    """The keyword."""
    return [KeywordDefinition("bushido", "702.45", meaning, redundant=False)]
