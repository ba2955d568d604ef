"""Fabricate (702.123)."""

from collections.abc import Sequence

from cardwright.hookspecs import hookimpl
from cardwright.language import (
    THIS,
    Ability,
    CreateTokens,
    Keyword,
    KeywordDefinition,
    May,
    PutCounters,
    When,
    enters,
    token,
)


def meaning(keyword: Keyword) -> Sequence[Ability]:
    """As it enters, put N +1/+1 counters on it or create N Servos (702.123a)."""
    counters = PutCounters("+1/+1", THIS, keyword.amount)
    servos = CreateTokens(token("1/1 colorless Servo artifact creature"), keyword.amount)
    return [When(enters(THIS), May(counters, otherwise=servos))]


@hookimpl
def cardwright_keywords() -> list[KeywordDefinition]:
    """The keyword."""
    return [KeywordDefinition("fabricate", "702.123", meaning, redundant=False)]
