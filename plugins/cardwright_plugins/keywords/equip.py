"""Equip (702.6)."""

from collections.abc import Sequence

from cardwright.hookspecs import hookimpl
from cardwright.language import (
    SORCERY_SPEED,
    THIS,
    YOU,
    Ability,
    Activated,
    AttachTo,
    Keyword,
    KeywordDefinition,
    controlled_by,
    creature,
    target,
)


def meaning(keyword: Keyword) -> Sequence[Ability]:
    """Attach it to target creature you control; a quality limits the target (702.6a, 702.6c)."""
    aim = creature & controlled_by(YOU)
    if keyword.filter is not None:
        aim = keyword.filter & aim
    attach = AttachTo(target(aim), THIS)
    return [Activated(keyword.cost, attach, only=SORCERY_SPEED)]


@hookimpl
def cardwright_keywords() -> list[KeywordDefinition]:
    """The keyword."""
    return [KeywordDefinition("equip", "702.6", meaning, redundant=False)]
