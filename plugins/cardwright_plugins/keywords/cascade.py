"""Cascade (702.85)."""

from collections.abc import Sequence

from cardwright.hookspecs import hookimpl
from cardwright.language import (
    Ability,
    Called,
    CastIt,
    CastThis,
    ExileUntil,
    Keyword,
    KeywordDefinition,
    May,
    PutOnLibrary,
    Stat,
    ThisSpell,
    When,
    it,
    mana_value_of,
    nonland,
    those_,
)


def meaning(keyword: Keyword) -> Sequence[Ability]:
    """When you cast it, exile cards until one costs less, cast that, bury the rest (702.85a)."""
    cheaper = Stat("mana value", "<", mana_value_of(ThisSpell()))
    found = Called(it("found"), "that card")
    return [
        When(
            CastThis(),
            ExileUntil(nonland & cheaper),
            May(CastIt(found, spell=cheaper)),
            PutOnLibrary(those_("cards", "exiled"), top=False, random=True),
            zones=("stack",),
        )
    ]


@hookimpl
def cardwright_keywords() -> list[KeywordDefinition]:
    """The keyword."""
    return [KeywordDefinition("cascade", "702.85", meaning, redundant=False)]
