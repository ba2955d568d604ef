"""Echo (702.30)."""

from collections.abc import Sequence

from cardwright.hookspecs import hookimpl
from cardwright.language import (
    THIS,
    YOU,
    Ability,
    At,
    Keyword,
    KeywordDefinition,
    NewSinceUpkeep,
    SacrificeIt,
    Unless,
    upkeep,
)


def meaning(keyword: Keyword) -> Sequence[Ability]:
    """In your first upkeep with it, sacrifice it unless you pay the cost (702.30a)."""
    pay = Unless(SacrificeIt(THIS), YOU, keyword.cost)
    return [At(upkeep(YOU), pay, condition=NewSinceUpkeep())]


@hookimpl
def cardwright_keywords() -> list[KeywordDefinition]:
    """The keyword."""
    return [KeywordDefinition("echo", "702.30", meaning, redundant=False)]
