"""Evolve (702.100)."""

from collections.abc import Sequence

from cardwright.hookspecs import hookimpl
from cardwright.language import (
    IT,
    THIS,
    YOU,
    Ability,
    Both,
    Compare,
    Is,
    Keyword,
    KeywordDefinition,
    PutCounters,
    Whenever,
    controlled_by,
    creature,
    enters,
    power_of,
    toughness_of,
)


def meaning(keyword: Keyword) -> Sequence[Ability]:
    """As a greater creature enters under your control, put a +1/+1 counter on it (702.100a)."""
    greater = Both(
        (
            Compare(power_of(IT), ">", power_of(THIS)),
            Compare(toughness_of(IT), ">", toughness_of(THIS)),
        ),
        "or",
    )
    # 702.100c: no creature has greater power than a permanent that is none.
    condition = Both((Is(THIS, creature), Is(IT, creature), greater))
    arrival = enters(creature & controlled_by(YOU))
    return [Whenever(arrival, PutCounters("+1/+1", THIS), condition=condition)]


@hookimpl
def cardwright_keywords() -> list[KeywordDefinition]:
    """The keyword."""
    return [KeywordDefinition("evolve", "702.100", meaning, redundant=False)]
