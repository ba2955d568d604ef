"""Emberheart, a keyword that Cardwright does not have."""

from collections.abc import Sequence

from cardwright.hookspecs import hookimpl
from cardwright.language import (
    EACH_OPPONENT,
    THIS,
    Ability,
    DealDamage,
    Keyword,
    KeywordDefinition,
    When,
    dies,
)


def meaning(keyword: Keyword) -> Sequence[Ability]:
    """Emberheart N: as it dies, it deals N damage to each opponent."""
    return [When(dies(THIS), DealDamage(keyword.amount, EACH_OPPONENT))]


@hookimpl
def cardwright_keywords() -> list[KeywordDefinition]:
    """The keyword."""
    return [KeywordDefinition("emberheart", "", meaning, redundant=False)]
