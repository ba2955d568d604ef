"""Lifelink (702.15)."""

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
    static,
)


@frozen
class Lifelink(DamageResult):
    """The source's controller, or its owner if it has none, gains that much life."""

    def results(self, damage: Damage, ctx: Context) -> list[Event]:
        return [events.GainLife(ctx.game.controller_of(damage.source), damage.amount)]


def meaning(keyword: Keyword) -> Sequence[Ability]:
    """Damage it deals also has its controller gain that much life (702.15b)."""
    return [static(THIS, Lifelink())]


@hookimpl
def cardwright_keywords() -> list[KeywordDefinition]:
    """The keyword."""
    return [KeywordDefinition("lifelink", "702.15", meaning)]
