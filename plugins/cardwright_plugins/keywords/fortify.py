"""Fortify (702.67)."""

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
    land,
    target,
)


def meaning(keyword: Keyword) -> Sequence[Ability]:
    """Attach it to target land you control, as a sorcery (702.67a)."""
    attach = AttachTo(target(land & controlled_by(YOU)), THIS)
    return [Activated(keyword.cost, attach, only=SORCERY_SPEED)]


@hookimpl
def cardwright_keywords() -> list[KeywordDefinition]:
    """The keyword."""
    return [KeywordDefinition("fortify", "702.67", meaning, redundant=False)]
