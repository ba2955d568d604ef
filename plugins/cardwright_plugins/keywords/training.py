"""Training (702.149)."""

from collections.abc import Sequence

from cardwright.hookspecs import hookimpl
from cardwright.language import (
    THIS,
    Ability,
    AttackTogether,
    Keyword,
    KeywordDefinition,
    PutCounters,
    Stat,
    Whenever,
    creature,
    power_of,
)


def meaning(keyword: Keyword) -> Sequence[Ability]:
    """As it attacks with a creature of greater power, put a +1/+1 counter on it (702.149a)."""
    stronger = creature & Stat("power", ">", power_of(THIS))
    return [Whenever(AttackTogether(stronger), PutCounters("+1/+1", THIS))]


@hookimpl
def cardwright_keywords() -> list[KeywordDefinition]:
    """The keyword."""
    return [KeywordDefinition("training", "702.149", meaning, redundant=False)]
