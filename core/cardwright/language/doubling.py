"""Doubling: twice as many tokens or counters as an effect would make (614.16, 701.9e)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from attrs import evolve, frozen

from cardwright import events as e
from cardwright.decisions import Steps
from cardwright.language.abilities import Edit
from cardwright.language.nodes import Effect, EventPattern, Filter, Selector, Voice
from cardwright.language.patterns import said
from cardwright.language.selectors import THIS, YOU
from cardwright.objects import BATTLEFIELD, GameObject

if TYPE_CHECKING:
    from cardwright.context import Context


@frozen
class CreatesTokens(EventPattern):
    """An effect would create one or more tokens under a player's control (614.16)."""

    who: Selector = YOU

    @property
    def events(self) -> tuple[type[e.Event], ...]:
        return (e.CreateToken,)

    def matches(self, event: Any, ctx: Context) -> bool:
        return event.count > 0 and event.player in self.who.find(ctx)

    def say(self, v: Voice) -> str:
        whose = self.who.possessive(v)
        return f"an effect would create one or more tokens under {whose} control"


@frozen
class PutsCounters(EventPattern):
    """An effect would put one or more counters on a permanent that matches, also as it enters
    (122.6, 614.16)."""

    on: Filter

    @property
    def events(self) -> tuple[type[e.Event], ...]:
        return (e.PutCounters, e.ZoneChange, e.TokenEnters)

    def matches(self, event: Any, ctx: Context) -> bool:
        if isinstance(event, e.PutCounters):
            on = event.on
            here = isinstance(on, GameObject) and on.zone == BATTLEFIELD
            return event.by_effect and event.count > 0 and here and self.on.matches(on, ctx)
        if event.to != BATTLEFIELD or event.obj.zone == BATTLEFIELD or not event.counters:
            return False
        return self.on.matches(ctx.game.replacements.entering(event), ctx)

    def say(self, v: Voice) -> str:
        return f"an effect would put one or more counters on {said(self.on, v)}"


@frozen
class TwiceThatMany(Edit):
    """Twice that many of those ``tokens`` or ``counters`` instead."""

    of: str
    pure = True
    follows_event = True

    def preview(self, event: Any, ctx: Context) -> Any:
        if isinstance(event, e.ZoneChange):
            return evolve(event, counters=_doubled(event))
        return evolve(event, count=2 * event.count)

    def edit(self, event: Any, ctx: Context) -> Steps[list[e.Event]]:
        if isinstance(event, e.ZoneChange):
            event.counters = _doubled(event)
        else:
            event.count *= 2
        yield from ()
        return [event]

    def say(self, v: Voice) -> str:
        if self.of == "tokens":
            return "it creates twice that many of those tokens instead"
        return "it puts twice that many of those counters on that permanent instead"


def _doubled(event: e.ZoneChange) -> dict[str, int]:
    return {kind: 2 * count for kind, count in event.counters.items()}


@frozen
class DoubleCounters(Effect):
    """Double the number of a kind of counter on something, or of each kind: put as many more
    on it as it has (701.9e)."""

    on: Selector = THIS
    kind: str = ""

    def possible(self, ctx: Context) -> bool:
        return any(ctx.game.is_here(entity) for entity in self.on.find(ctx))

    def run(self, ctx: Context) -> Steps[None]:
        found = yield from self.on.select(ctx)
        yield from ctx.game.do(
            *(
                e.PutCounters(entity, kind, count, ctx.controller)
                for entity in found
                for kind, count in list(entity.counters.items())
                if self.kind in ("", kind)
            )
        )

    def say(self, v: Voice) -> str:
        kind = f"{self.kind} counters" if self.kind else "each kind of counter"
        return f"double the number of {kind} on {self.on.say(v)}"
