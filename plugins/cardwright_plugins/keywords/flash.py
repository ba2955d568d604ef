"""Flash (702.8)."""

from collections.abc import Sequence

from cardwright.hookspecs import hookimpl
from cardwright.language import THIS, Ability, CastAsInstant, Keyword, KeywordDefinition, static


def meaning(keyword: Keyword) -> Sequence[Ability]:
    """You may play it any time you could cast an instant (702.8a)."""
    return [static(THIS, CastAsInstant())]


@hookimpl
def cardwright_keywords() -> list[KeywordDefinition]:
    """The keyword."""
    return [KeywordDefinition("flash", "702.8", meaning)]
