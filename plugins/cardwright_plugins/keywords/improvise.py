"""Improvise (702.126)."""

from collections.abc import Sequence

from cardwright.hookspecs import hookimpl
from cardwright.language import (
    THIS_SPELL,
    Ability,
    Keyword,
    KeywordDefinition,
    TapToPay,
    artifact,
    static,
)


def meaning(keyword: Keyword) -> Sequence[Ability]:
    """Your artifacts can help pay for it (702.126a)."""
    return [static(THIS_SPELL, TapToPay(artifact))]


@hookimpl
def cardwright_keywords() -> list[KeywordDefinition]:
    """The keyword."""
    return [KeywordDefinition("improvise", "702.126", meaning)]
