"""Recover (702.59)."""

from collections.abc import Sequence

from cardwright.hookspecs import hookimpl
from cardwright.language import (
    THIS,
    YOU,
    Ability,
    Exile,
    Keyword,
    KeywordDefinition,
    Leaves,
    May,
    ReturnToHand,
    When,
    creature,
    owned_by,
)


def meaning(keyword: Keyword) -> Sequence[Ability]:
    """As a creature dies, pay to return it from your graveyard, or else exile it (702.59a)."""
    dies = Leaves(creature & owned_by(YOU), "graveyard")
    offer = May(cost=keyword.cost, then=ReturnToHand(THIS), otherwise=Exile(THIS))
    return [When(dies, offer, zones=["graveyard"])]


@hookimpl
def cardwright_keywords() -> list[KeywordDefinition]:
    """The keyword."""
    return [KeywordDefinition("recover", "702.59", meaning, redundant=False)]
