"""Mentor (702.134)."""

from collections.abc import Sequence

from cardwright.hookspecs import hookimpl
from cardwright.language import (
    THIS,
    Ability,
    Keyword,
    KeywordDefinition,
    PutCounters,
    Stat,
    Whenever,
    attacking,
    attacks,
    creature,
    power_of,
    target,
)


def meaning(keyword: Keyword) -> Sequence[Ability]:
    """Whenever it attacks, put a +1/+1 counter on an attacker with less power (702.134a)."""
    weaker = attacking & creature & Stat("power", "<", power_of(THIS))
    return [Whenever(attacks(THIS), PutCounters("+1/+1", target(weaker)))]


@hookimpl
def cardwright_keywords() -> list[KeywordDefinition]:
    """The keyword."""
    return [KeywordDefinition("mentor", "702.134", meaning, redundant=False)]
