"""Infect (702.90)."""

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
    player,
    static,
)


@frozen
class Infect(DamageResult):
    """The player gets that many poison counters, the creature -1/-1 counters, instead."""

    replaces = True

    def results(self, damage: Damage, ctx: Context) -> list[Event]:
        by = ctx.game.controller_of(damage.source)
        if player.matches(damage.to, ctx):
            return [events.PutCounters(damage.to, "poison", damage.amount, by, not damage.combat)]
        if creature.matches(damage.to, ctx):
            return [events.PutCounters(damage.to, "-1/-1", damage.amount, by, not damage.combat)]
        return []


def meaning(keyword: Keyword) -> Sequence[Ability]:
    """Damage it deals is dealt as poison counters or -1/-1 counters (702.90b–c)."""
    return [static(THIS, Infect())]


@hookimpl
def cardwright_keywords() -> list[KeywordDefinition]:
    """The keyword."""
    return [KeywordDefinition("infect", "702.90", meaning)]
