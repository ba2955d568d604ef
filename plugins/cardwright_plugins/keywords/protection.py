"""Protection (702.16)."""

from collections.abc import Sequence

from cardwright.hookspecs import hookimpl
from cardwright.language import (
    THIS,
    Ability,
    CantBeAttached,
    CantBeBlocked,
    CantBeTargeted,
    Keyword,
    KeywordDefinition,
    PreventAllDamage,
    static,
)


def meaning(keyword: Keyword) -> Sequence[Ability]:
    """What has the quality can't target, block, enchant, equip or damage it (702.16b–f)."""
    quality = keyword.filter
    if quality is None:
        raise ValueError("protection needs a quality")
    return [
        static(
            THIS,
            CantBeTargeted(quality),
            CantBeAttached(quality),
            PreventAllDamage(source=quality),
            CantBeBlocked(by=quality),
        )
    ]


@hookimpl
def cardwright_keywords() -> list[KeywordDefinition]:
    """The keyword."""
    return [KeywordDefinition("protection", "702.16", meaning)]
