"""Deathtouch (702.2)."""

from collections.abc import Sequence

from cardwright.hookspecs import hookimpl
from cardwright.language import THIS, Ability, DeadlyDamage, Keyword, KeywordDefinition, static


def meaning(keyword: Keyword) -> Sequence[Ability]:
    """Any damage it deals to a creature is lethal, in whatever zone it is (702.2b–d)."""
    return [static(THIS, DeadlyDamage())]


@hookimpl
def cardwright_keywords() -> list[KeywordDefinition]:
    """The keyword."""
    return [KeywordDefinition("deathtouch", "702.2", meaning)]
