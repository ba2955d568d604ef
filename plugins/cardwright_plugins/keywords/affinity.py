"""Affinity (702.41)."""

from collections.abc import Sequence

from cardwright.hookspecs import hookimpl
from cardwright.language import (
    THIS_SPELL,
    YOU,
    Ability,
    CostChange,
    Keyword,
    KeywordDefinition,
    controlled_by,
    count,
    static,
)


def meaning(keyword: Keyword) -> Sequence[Ability]:
    """It costs {1} less to cast for each of them you control (702.41a)."""
    if keyword.filter is None:
        raise ValueError("affinity needs a quality")
    less = count(keyword.filter & controlled_by(YOU))
    return [static(THIS_SPELL, CostChange(less))]


@hookimpl
def cardwright_keywords() -> list[KeywordDefinition]:
    """The keyword."""
    return [KeywordDefinition("affinity", "702.41", meaning, redundant=False)]
