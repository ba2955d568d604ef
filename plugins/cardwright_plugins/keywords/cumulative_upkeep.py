"""Cumulative upkeep (702.24)."""

from collections.abc import Sequence

from cardwright.hookspecs import hookimpl
from cardwright.language import (
    THIS,
    YOU,
    Ability,
    At,
    CountersOn,
    Keyword,
    KeywordDefinition,
    PutCounters,
    SacrificeIt,
    Unless,
    upkeep,
)


def meaning(keyword: Keyword) -> Sequence[Ability]:
    """An age counter each upkeep, then the cost for each of them or the sacrifice (702.24a)."""
    pay = Unless(SacrificeIt(THIS), YOU, keyword.cost, CountersOn("age", THIS))
    return [At(upkeep(YOU), PutCounters("age", THIS), pay)]


@hookimpl
def cardwright_keywords() -> list[KeywordDefinition]:
    """The keyword."""
    return [KeywordDefinition("cumulative upkeep", "702.24", meaning, redundant=False)]
