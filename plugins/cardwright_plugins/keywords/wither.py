"""Wither (702.80)."""

from collections.abc import Sequence

from attrs import frozen

from cardwright import events
from cardwright.context import Context
from cardwright.hookspecs import hookimpl
from cardwright.language import (
    THIS,
    Ability,
    Damage,
    DamageResult,
    Event,
    Keyword,
    KeywordDefinition,
    creature,
    static,
)


@frozen
class Wither(DamageResult):
    """The source's controller puts that many -1/-1 counters on the creature instead."""

    replaces = True

    def results(self, damage: Damage, ctx: Context) -> list[Event]:
        if not creature.matches(damage.to, ctx):
            return []
        by = ctx.game.controller_of(damage.source)
        return [events.PutCounters(damage.to, "-1/-1", damage.amount, by, not damage.combat)]


def meaning(keyword: Keyword) -> Sequence[Ability]:
    """Damage it deals to a creature is dealt as -1/-1 counters (702.80a)."""
    return [static(THIS, Wither())]


@hookimpl
def cardwright_keywords() -> list[KeywordDefinition]:
    """The keyword."""
    return [KeywordDefinition("wither", "702.80", meaning)]
