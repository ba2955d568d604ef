"""Fading (702.32)."""

from collections.abc import Sequence

from cardwright.hookspecs import hookimpl
from cardwright.language import (
    THIS,
    YOU,
    Ability,
    At,
    If,
    Is,
    Keyword,
    KeywordDefinition,
    RemoveCounters,
    SacrificeIt,
    WithCounter,
    enters_with,
    upkeep,
)


def meaning(keyword: Keyword) -> Sequence[Ability]:
    """It enters with N fade counters and loses one each upkeep, or is sacrificed (702.32a)."""
    fade = If(Is(THIS, WithCounter("fade")), RemoveCounters("fade"), otherwise=SacrificeIt(THIS))
    return [enters_with("fade", keyword.amount), At(upkeep(YOU), fade)]


@hookimpl
def cardwright_keywords() -> list[KeywordDefinition]:
    """The keyword."""
    return [KeywordDefinition("fading", "702.32", meaning, redundant=False)]
