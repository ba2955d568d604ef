"""Decayed (702.147)."""

from collections.abc import Sequence

from cardwright.hookspecs import hookimpl
from cardwright.language import (
    THIS,
    Ability,
    AtStep,
    CantBlock,
    Delayed,
    Keyword,
    KeywordDefinition,
    SacrificeIt,
    When,
    attacks,
    static,
)


def meaning(keyword: Keyword) -> Sequence[Ability]:
    """It can't block, and is sacrificed at end of combat as it attacks (702.147a)."""
    end = Delayed(AtStep("end of combat"), SacrificeIt(THIS))
    return [static(THIS, CantBlock()), When(attacks(THIS), end)]


@hookimpl
def cardwright_keywords() -> list[KeywordDefinition]:
    """The keyword."""
    return [KeywordDefinition("decayed", "702.147", meaning, redundant=False)]
