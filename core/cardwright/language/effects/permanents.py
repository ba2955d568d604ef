"""Effects on permanents in place: tapping, counters, attaching, regeneration (701, 122)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import field, frozen

from cardwright import events as e
from cardwright.decisions import ChooseOne, Steps
from cardwright.language import words
from cardwright.language.amounts import Number, as_amount
from cardwright.language.nodes import Amount, Effect, Selector, Voice
from cardwright.language.selectors import THIS, Target
from cardwright.objects import BATTLEFIELD

if TYPE_CHECKING:
    from cardwright.context import Context


@frozen
class TapIt(Effect):
    """Tap permanents (701.21)."""

    what: Selector

    def run(self, ctx: Context) -> Steps[None]:
        found = yield from self.what.select(ctx)
        yield from ctx.game.do(*(e.Tap(o) for o in found))

    def say(self, v: Voice) -> str:
        return f"tap {self.what.say(v)}"


@frozen
class UntapIt(Effect):
    """Untap permanents (701.21)."""

    what: Selector

    def run(self, ctx: Context) -> Steps[None]:
        found = yield from self.what.select(ctx)
        yield from ctx.game.do(*(e.Untap(o) for o in found))

    def say(self, v: Voice) -> str:
        return f"untap {self.what.say(v)}"


@frozen
class TapOrUntap(Effect):
    """Tap or untap something; which of them is chosen as it is done (608.2d)."""

    what: Selector

    def run(self, ctx: Context) -> Steps[None]:
        for obj in (yield from self.what.select(ctx)):
            options = ["tap", "untap"]
            index = yield ChooseOne(ctx.controller, f"tap or untap {obj}", ctx.source, options)
            yield from ctx.game.do(e.Untap(obj) if index else e.Tap(obj))

    def say(self, v: Voice) -> str:
        return f"tap or untap {self.what.say(v)}"


@frozen
class PutCounters(Effect):
    """Put counters on something: ``put a +1/+1 counter on this creature`` (122.6)."""

    kind: str
    on: Selector = THIS
    count: Amount = field(default=Number(1), converter=as_amount)

    def possible(self, ctx: Context) -> bool:
        return any(ctx.game.is_here(entity) for entity in self.on.find(ctx))

    def run(self, ctx: Context) -> Steps[None]:
        count = self.count.value(ctx)
        found = yield from self.on.select(ctx)
        player = ctx.controller
        yield from ctx.game.do(*(e.PutCounters(o, self.kind, count, player) for o in found))

    def say(self, v: Voice) -> str:
        from cardwright.language.amounts import Count, CountersOn, Defined, StatOf

        each = "each of " if isinstance(self.on, Target) and self.on.plural else ""
        on = f"on {each}{self.on.say(v)}"
        noun = f"{self.kind} counter"
        if isinstance(self.count, Defined):
            return f"put X {words.plural(noun)} {on}, where X is {self.count.inner.say(v)}"
        if isinstance(self.count, (Count, CountersOn, StatOf)):
            amount = self.count.say(v)
            return f"put a number of {words.plural(noun)} {on} equal to {amount}"
        return f"put {self.count.times(noun, v)} {on}"


@frozen
class RemoveCounters(Effect):
    """Remove counters from something (122.1)."""

    kind: str
    count: Amount = field(default=Number(1), converter=as_amount)
    source: Selector = THIS

    def run(self, ctx: Context) -> Steps[None]:
        count = self.count.value(ctx)
        found = yield from self.source.select(ctx)
        yield from ctx.game.do(*(e.RemoveCounters(o, self.kind, count) for o in found))

    def say(self, v: Voice) -> str:
        return f"remove {self.count.times(f'{self.kind} counter', v)} from {self.source.say(v)}"


@frozen
class AttachTo(Effect):
    """Attach the source to something (701.3)."""

    to: Selector
    what: Selector = THIS

    def run(self, ctx: Context) -> Steps[None]:
        found = yield from self.to.select(ctx)
        for obj in self.what.find(ctx):
            if found and ctx.game.zones.can_attach(obj, found[0]):
                yield from ctx.game.do(e.Attach(obj, found[0]))

    def say(self, v: Voice) -> str:
        what = "it" if self.what == THIS and self.to != THIS else self.what.say(v)
        return f"attach {what} to {self.to.say(v)}"


@frozen
class Regenerate(Effect):
    """Regenerate a permanent: a shield for this turn (701.15)."""

    what: Selector = THIS

    def run(self, ctx: Context) -> Steps[None]:
        for obj in (yield from self.what.select(ctx)):
            ctx.game.replacements.add_regeneration(obj)

    def say(self, v: Voice) -> str:
        return f"regenerate {self.what.say(v)}"


@frozen
class PhaseOut(Effect):
    """Permanents phase out (702.26)."""

    what: Selector = THIS

    def run(self, ctx: Context) -> Steps[None]:
        found = yield from self.what.select(ctx)
        yield from ctx.game.do(*(e.PhaseOut(o) for o in found if o.zone == BATTLEFIELD))

    def say(self, v: Voice) -> str:
        return f"{self.what.say(v)} {self.what.verb('phase')} out"


@frozen
class Transform(Effect):
    """Transform a double-faced permanent (701.28)."""

    what: Selector = THIS

    def run(self, ctx: Context) -> Steps[None]:
        found = yield from self.what.select(ctx)
        yield from ctx.game.do(*(e.Transformed(o) for o in found))

    def say(self, v: Voice) -> str:
        return f"transform {self.what.say(v)}"


@frozen
class RemoveFromCombat(Effect):
    """Remove a creature from combat (506.4)."""

    what: Selector

    def run(self, ctx: Context) -> Steps[None]:
        for obj in (yield from self.what.select(ctx)):
            ctx.game.combat.remove(obj.id)

    def say(self, v: Voice) -> str:
        return f"remove {self.what.say(v)} from combat"
