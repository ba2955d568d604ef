"""Poisonous (702.70)."""

from collections.abc import Sequence

from cardwright.hookspecs import hookimpl
from cardwright.language import (
    THAT_PLAYER,
    THIS,
    Ability,
    Keyword,
    KeywordDefinition,
    PutCounters,
    Whenever,
    deals_combat_damage,
    player,
)


def meaning(keyword: Keyword) -> Sequence[Ability]:
    """A player it deals combat damage to gets N poison counters (702.70a)."""
    poison = PutCounters("poison", THAT_PLAYER, keyword.amount)
    return [Whenever(deals_combat_damage(THIS, player), poison)]


@hookimpl
def cardwright_keywords() -> list[KeywordDefinition]:
    """The keyword."""
    return [KeywordDefinition("poisonous", "702.70", meaning, redundant=False)]
