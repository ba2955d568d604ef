"""Madness (702.35)."""

from collections.abc import Sequence

from attrs import frozen

from cardwright.context import Context
from cardwright.decisions import Steps
from cardwright.hookspecs import hookimpl
from cardwright.language import (
    IT,
    Ability,
    CastIt,
    Edit,
    Event,
    EventPattern,
    Keyword,
    KeywordDefinition,
    May,
    PutInGraveyard,
    Replacement,
    When,
    ZoneChange,
)
from cardwright.objects import GameObject


@frozen
class _Discarding(EventPattern):
    """You would discard this card: it would go from your hand to your graveyard."""

    @property
    def events(self) -> tuple[type[Event], ...]:
        return (ZoneChange,)

    def matches(self, event: ZoneChange, ctx: Context) -> bool:
        going = event.cause == "discard" and event.to == "graveyard"
        return going and event.obj is ctx.source


@frozen
class _IntoExile(Edit):
    """It is exiled instead of put into the graveyard."""

    def edit(self, event: ZoneChange, ctx: Context) -> Steps[list[Event]]:
        event.to = "exile"
        event.memory["madness"] = True
        yield from ()
        return [event]


@frozen
class _ExiledThisWay(EventPattern):
    """This card is exiled by its first ability; it is in exile as it triggers."""

    @property
    def events(self) -> tuple[type[Event], ...]:
        return (ZoneChange,)

    def matches(self, event: ZoneChange, ctx: Context) -> bool:
        return event.new is ctx.source and event.to == "exile" and "madness" in event.memory

    def subject(self, event: ZoneChange) -> GameObject | None:
        return event.new


def meaning(keyword: Keyword) -> Sequence[Ability]:
    """Exile it as you discard it; you may cast it for its madness cost (702.35a)."""
    cast = CastIt(IT, keyword.cost, "madness")
    offer = May(cast, otherwise=PutInGraveyard(IT))
    return [
        Replacement(_Discarding(), _IntoExile(), zones=frozenset({"hand"})),
        When(_ExiledThisWay(), offer, zones=["exile"]),
    ]


@hookimpl
def cardwright_keywords() -> list[KeywordDefinition]:
    """The keyword."""
    return [KeywordDefinition("madness", "702.35", meaning)]
