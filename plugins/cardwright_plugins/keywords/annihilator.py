"""Annihilator (702.86)."""

from collections.abc import Sequence

from cardwright.hookspecs import hookimpl
from cardwright.language import (
    DEFENDING_PLAYER,
    THIS,
    Ability,
    Keyword,
    KeywordDefinition,
    SacrificeChoice,
    Whenever,
    attacks,
    permanent,
)


def meaning(keyword: Keyword) -> Sequence[Ability]:
    """Whenever it attacks, defending player sacrifices N permanents (702.86a)."""
    lose = SacrificeChoice(permanent, DEFENDING_PLAYER, keyword.amount)
    return [Whenever(attacks(THIS), lose)]


@hookimpl
def cardwright_keywords() -> list[KeywordDefinition]:
    """The keyword."""
    return [KeywordDefinition("annihilator", "702.86", meaning, redundant=False)]
