"""Vanishing (702.63)."""

from collections.abc import Sequence

from cardwright.hookspecs import hookimpl
from cardwright.language import (
    THIS,
    YOU,
    Ability,
    At,
    Is,
    Keyword,
    KeywordDefinition,
    LastCounterRemoved,
    RemoveCounters,
    SacrificeIt,
    When,
    WithCounter,
    enters_with,
    upkeep,
)


def meaning(keyword: Keyword) -> Sequence[Ability]:
    """It loses a time counter each upkeep and is sacrificed with the last (702.63a–b)."""
    abilities = [
        At(upkeep(YOU), RemoveCounters("time"), condition=Is(THIS, WithCounter("time"))),
        When(LastCounterRemoved("time"), SacrificeIt(THIS)),
    ]
    if keyword.amount:
        return [enters_with("time", keyword.amount), *abilities]
    return abilities


@hookimpl
def cardwright_keywords() -> list[KeywordDefinition]:
    """The keyword."""
    return [KeywordDefinition("vanishing", "702.63", meaning, redundant=False)]
