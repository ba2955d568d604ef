"""Toxic (702.164)."""

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
    player,
    static,
)


@frozen
class Toxic(DamageResult):
    """The player dealt combat damage gets poison counters as well; several add up (702.164b)."""

    count: int

    def results(self, damage: Damage, ctx: Context) -> list[Event]:
        if not damage.combat or not player.matches(damage.to, ctx):
            return []
        by = ctx.game.controller_of(damage.source)
        return [events.PutCounters(damage.to, "poison", self.count, by, not damage.combat)]


def meaning(keyword: Keyword) -> Sequence[Ability]:
    """Combat damage it deals to a player also gives that player N poison counters (702.164c)."""
    return [static(THIS, Toxic(keyword.amount))]


@hookimpl
def cardwright_keywords() -> list[KeywordDefinition]:
    """The keyword."""
    return [KeywordDefinition("toxic", "702.164", meaning, redundant=False)]
