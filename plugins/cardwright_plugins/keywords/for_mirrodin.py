"""For Mirrodin! (702.163)."""

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
    """As it enters, create a Rebel and attach it to that (702.163a)."""
    rebel = token("2/2 red Rebel creature")
    return [When(enters(THIS), then(CreateTokens(rebel), AttachTo(it("created"), THIS)))]


@hookimpl
def cardwright_keywords() -> list[KeywordDefinition]:
    """The keyword."""
    return [KeywordDefinition("for Mirrodin!", "702.163", meaning, redundant=False)]
