"""Battle cry (702.91)."""

from collections.abc import Sequence

from cardwright.hookspecs import hookimpl
from cardwright.language import (
    THIS,
    Ability,
    Keyword,
    KeywordDefinition,
    Whenever,
    attacking,
    attacks,
    creature,
    each,
    gets,
    other,
)


def meaning(keyword: Keyword) -> Sequence[Ability]:
    """Whenever it attacks, each other attacking creature gets +1/+0 until end of turn (702.91a)."""
    return [Whenever(attacks(THIS), gets(each(other & attacking & creature), "+1/+0"))]


@hookimpl
def cardwright_keywords() -> list[KeywordDefinition]:
    """The keyword."""
    return [KeywordDefinition("battle cry", "702.91", meaning, redundant=False)]
