"""How permanents enter: tapped, with counters, after a choice (614.1c, 614.1d, 614.12)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from attrs import field, frozen

from cardwright.decisions import ChooseOne, Steps, YesNo
from cardwright.events import Event
from cardwright.language.abilities import Edit, EntersWith, Replacement
from cardwright.language.amounts import Number, as_amount
from cardwright.language.nodes import Amount, Condition, Cost, Filter, Voice
from cardwright.language.patterns import WouldEnter
from cardwright.mana import COLOR_NAMES, COLORS
from cardwright.typeline import CREATURE_TYPES

if TYPE_CHECKING:
    from cardwright.context import Context


@frozen
class Tapped(Edit):
    """It enters tapped (614.1c)."""

    def edit(self, event: Any, ctx: Context) -> Steps[list[Event]]:
        event.tapped = True
        yield from ()
        return [event]

    def say(self, v: Voice) -> str:
        return f"{v.this} enters tapped"


@frozen
class TappedUnless(Edit):
    """It enters tapped unless a condition holds or a cost is paid."""

    condition: Condition | None = None
    cost: tuple[Cost, ...] = ()

    def edit(self, event: Any, ctx: Context) -> Steps[list[Event]]:
        if self.condition is not None:
            event.tapped = event.tapped or not self.condition.holds(ctx)
            return [event]
        game = ctx.game
        if game.casting.payable(self.cost, ctx) and (
            yield YesNo(ctx.controller, f"pay so that {ctx.source} enters untapped?", ctx.source)
        ):
            if (yield from game.casting.pay_all(self.cost, ctx)):
                return [event]
        event.tapped = True
        return [event]

    def say(self, v: Voice) -> str:
        if self.condition is not None:
            return f"{v.this} enters tapped unless {self.condition.say(v)}"
        said = " and ".join(cost.say(v) for cost in self.cost)
        return f"as {v.this} enters, you may {said}. If you don't, it enters tapped"


@frozen
class WithCounters(Edit):
    """It enters with counters (614.1c); so many ``for_each`` of something, if that is given."""

    kind: str
    count: Amount = field(default=Number(1), converter=as_amount)
    for_each: Amount | None = None

    def edit(self, event: Any, ctx: Context) -> Steps[list[Event]]:
        count = self.count.value(ctx)
        if self.for_each is not None:
            count *= self.for_each.value(ctx)
        if count > 0:
            event.counters[self.kind] = event.counters.get(self.kind, 0) + count
        yield from ()
        return [event]

    def say(self, v: Voice) -> str:
        from cardwright.language.amounts import Count, Times, XValue

        noun = f"{self.kind} counter"
        if self.for_each is not None:
            counters = self.count.times(noun, v)
            return f"{v.this} enters with {counters} on it for each {self.for_each.each(v)}"
        if isinstance(self.count, (Count, Times)):
            return f"{v.this} enters with a number of {noun}s on it equal to {self.count.say(v)}"
        if isinstance(self.count, (Number, XValue)):
            return f"{v.this} enters with {self.count.times(noun, v)} on it"
        return f"{v.this} enters with {self.count.times(noun, v)} on it"


@frozen
class Optionally(Edit):
    """Its controller may have it enter that way (614.12)."""

    inner: Edit

    def edit(self, event: Any, ctx: Context) -> Steps[list[Event]]:
        if (yield YesNo(ctx.controller, f"have {self.inner.say(Voice())}?", ctx.source)):
            return (yield from self.inner.edit(event, ctx))
        return [event]

    def say(self, v: Voice) -> str:
        said = self.inner.say(v)
        return f"you may have {said.replace(f'{v.this} enters', f'{v.this} enter', 1)}"


@frozen
class ChooseColor(Edit):
    """As it enters, choose a color; linked abilities read it as ``color`` (614.1c, 607.2d)."""

    def edit(self, event: Any, ctx: Context) -> Steps[list[Event]]:
        options = [COLOR_NAMES[c] for c in COLORS]
        index = yield ChooseOne(ctx.controller, "choose a color", ctx.source, options)
        event.memory["color"] = COLORS[index]
        return [event]

    def say(self, v: Voice) -> str:
        return f"as {v.this} enters, choose a color"


@frozen
class ChooseKind(Edit):
    """As it enters, choose a creature type; linked abilities read it (614.1c, 607.2d, 205.3m)."""

    def edit(self, event: Any, ctx: Context) -> Steps[list[Event]]:
        options = sorted(CREATURE_TYPES)
        index = yield ChooseOne(ctx.controller, "choose a creature type", ctx.source, options)
        event.memory["creature type"] = options[index]
        return [event]

    def say(self, v: Voice) -> str:
        return f"as {v.this} enters, choose a creature type"


@frozen
class WithAdditionalCounters(Edit):
    """What enters has additional counters on it (614.1c); ``what`` says which."""

    what: Filter
    kind: str
    count: Amount = field(default=Number(1), converter=as_amount)

    def edit(self, event: Any, ctx: Context) -> Steps[list[Event]]:
        count = self.count.value(ctx)
        if count > 0:
            event.counters[self.kind] = event.counters.get(self.kind, 0) + count
        yield from ()
        return [event]

    def say(self, v: Voice) -> str:
        counters = self.count.times(f"additional {self.kind} counter", v)
        return f"each {self.what.singular(v)} enters with {counters} on it"


def enters_tapped() -> EntersWith:
    """ "This land enters tapped."."""
    return EntersWith(Tapped())


def enters_tapped_unless(condition: Condition) -> EntersWith:
    """ "This land enters tapped unless …"."""
    return EntersWith(TappedUnless(condition))


def enters_with(
    kind: str,
    count: int | str | Amount = 1,
    *,
    for_each: Amount | None = None,
    condition: Condition | None = None,
) -> EntersWith:
    """``enters_with("+1/+1", "X")``: "This creature enters with X +1/+1 counters on it."; under
    a condition: "If this creature was kicked, it enters with …"."""
    return EntersWith(WithCounters(kind, count, for_each), condition)


def others_enter_with(
    what: Filter,
    kind: str,
    count: int | str | Amount = 1,
    *,
    condition: Condition | None = None,
    zones: Sequence[str] = ("battlefield",),
) -> Replacement:
    """``others_enter_with(creature & controlled_by(YOU), "+1/+1")``: "Each creature you control
    enters with an additional +1/+1 counter on it."."""
    edit = WithAdditionalCounters(what, kind, count)
    return Replacement(WouldEnter(what), edit, condition, zones=frozenset(zones))


def choose_color() -> EntersWith:
    """ "As this enters, choose a color."."""
    return EntersWith(ChooseColor())


def choose_creature_type() -> EntersWith:
    """ "As this enters, choose a creature type."."""
    return EntersWith(ChooseKind())
