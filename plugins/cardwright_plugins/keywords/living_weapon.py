"""Living weapon (702.92)."""

from collections.abc import Sequence

from cardwright.hookspecs import hookimpl
from cardwright.language import (
    THIS,
    Ability,
    AttachTo,
    CreateTokens,
    Keyword,
    KeywordDefinition,
    When,
    enters,
    it,
    then,
    token,
)


def meaning(keyword: Keyword) -> Sequence[Ability]:
    """As it enters, create a Germ and attach it to that (702.92a)."""
    germ = token("0/0 black Phyrexian Germ creature")
    return [When(enters(THIS), then(CreateTokens(germ), AttachTo(it("created"), THIS)))]


@hookimpl
def cardwright_keywords() -> list[KeywordDefinition]:
    """The keyword."""
    return [KeywordDefinition("living weapon", "702.92", meaning, redundant=False)]
