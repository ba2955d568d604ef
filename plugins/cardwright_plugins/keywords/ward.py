"""Ward (702.21)."""

from collections.abc import Sequence

from cardwright.hookspecs import hookimpl
from cardwright.language import (
    IT,
    OPPONENT,
    THIS,
    Ability,
    BecomesTarget,
    CounterSpell,
    Keyword,
    KeywordDefinition,
    Unless,
    Whenever,
    controlled_by,
    controller_of,
)


def meaning(keyword: Keyword) -> Sequence[Ability]:
    """Counter what an opponent targets it with unless that player pays the cost (702.21a)."""
    targeted = BecomesTarget(THIS, controlled_by(OPPONENT))
    return [Whenever(targeted, Unless(CounterSpell(IT), controller_of(IT), keyword.cost))]


@hookimpl
def cardwright_keywords() -> list[KeywordDefinition]:
    """The keyword."""
    return [KeywordDefinition("ward", "702.21", meaning, redundant=False)]
