"""Soulshift (702.46)."""

from collections.abc import Sequence

from cardwright.hookspecs import hookimpl
from cardwright.language import (
    THIS,
    YOU,
    Ability,
    Keyword,
    KeywordDefinition,
    Leaves,
    May,
    Number,
    ReturnToHand,
    Stat,
    When,
    from_graveyard,
    subtype,
    target,
)


def meaning(keyword: Keyword) -> Sequence[Ability]:
    """As it dies, you may return a Spirit card of mana value N or less to your hand (702.46a)."""
    small = Stat("mana value", "<=", Number(keyword.amount))
    spirit = target(subtype("Spirit") & from_graveyard(YOU) & small)
    return [When(Leaves(THIS, "graveyard"), May(ReturnToHand(spirit)))]


@hookimpl
def cardwright_keywords() -> list[KeywordDefinition]:
    """The keyword."""
    return [KeywordDefinition("soulshift", "702.46", meaning, redundant=False)]
