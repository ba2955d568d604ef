"""Rampage (702.23)."""

from collections.abc import Sequence

from cardwright.hookspecs import hookimpl
from cardwright.language import (
    THIS,
    Ability,
    BecomesBlockedPattern,
    Blockers,
    Keyword,
    KeywordDefinition,
    ModifyPT,
    Times,
    Whenever,
    gets,
)


def meaning(keyword: Keyword) -> Sequence[Ability]:
    """Becoming blocked, it gets +N/+N for each blocking creature beyond the first (702.23a)."""
    bonus = Times(keyword.amount, Blockers(THIS, beyond=1))
    return [Whenever(BecomesBlockedPattern(THIS), gets(THIS, ModifyPT(bonus, bonus)))]


@hookimpl
def cardwright_keywords() -> list[KeywordDefinition]:
    """The keyword."""
    return [KeywordDefinition("rampage", "702.23", meaning, redundant=False)]
