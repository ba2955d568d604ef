"""Modular (702.43)."""

from collections.abc import Sequence

from cardwright.hookspecs import hookimpl
from cardwright.language import (
    THIS,
    Ability,
    CountersOn,
    Keyword,
    KeywordDefinition,
    Leaves,
    May,
    PutCounters,
    When,
    artifact,
    creature,
    enters_with,
    target,
)


def meaning(keyword: Keyword) -> Sequence[Ability]:
    """It enters with N +1/+1 counters and, as it dies, may hand them on (702.43a)."""
    counters = CountersOn("+1/+1", THIS)
    hand_on = PutCounters("+1/+1", target(artifact & creature), counters)
    return [
        enters_with("+1/+1", keyword.amount),
        When(Leaves(THIS, "graveyard"), May(hand_on)),
    ]


@hookimpl
def cardwright_keywords() -> list[KeywordDefinition]:
    """The keyword."""
    return [KeywordDefinition("modular", "702.43", meaning, redundant=False)]
