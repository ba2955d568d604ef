"""Costs: what is paid to cast, to activate, or because an effect says so (118)."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, ClassVar

from attrs import evolve, field, frozen

from cardwright.decisions import ChooseSome, Steps
from cardwright.events import (
    Discard,
    LoseLife,
    PutCounters,
    RemoveCounters,
    Reveal,
    Sacrifice,
    Tap,
    Untap,
    ZoneChange,
)
from cardwright.language import words
from cardwright.language.amounts import Number, Times, as_amount
from cardwright.language.nodes import Amount, Cost, Filter, Selector, Voice
from cardwright.language.selectors import THIS
from cardwright.mana import FREE, ManaCost
from cardwright.objects import BATTLEFIELD, EXILE, GRAVEYARD, HAND

if TYPE_CHECKING:
    from cardwright.context import Context
    from cardwright.objects import GameObject


@frozen
class Mana(Cost):
    """Pay mana: ``{2}{R}`` (118.3a)."""

    cost: ManaCost

    def payable(self, ctx: Context) -> bool:
        return ctx.game.payment.can_pay(ctx.controller, self.cost.with_x(ctx.x), ctx)

    def pay(self, ctx: Context) -> Steps[bool]:
        return (yield from ctx.game.payment.pay(ctx.controller, self.cost.with_x(ctx.x), ctx))

    def say(self, v: Voice) -> str:
        return str(self.cost)


@frozen
class TapSelf(Cost):
    """{T}: tap this permanent (107.5)."""

    def payable(self, ctx: Context) -> bool:
        source = ctx.source
        return source.zone == BATTLEFIELD and not source.tapped and ctx.game.is_ready(source)

    def pay(self, ctx: Context) -> Steps[bool]:
        if not self.payable(ctx):
            return False
        yield from ctx.game.do(Tap(ctx.source))
        return True

    def say(self, v: Voice) -> str:
        return "{T}"


@frozen
class UntapSelf(Cost):
    """{Q}: untap this permanent (107.6)."""

    def payable(self, ctx: Context) -> bool:
        source = ctx.source
        return source.zone == BATTLEFIELD and source.tapped and ctx.game.is_ready(source)

    def pay(self, ctx: Context) -> Steps[bool]:
        if not self.payable(ctx):
            return False
        yield from ctx.game.do(Untap(ctx.source))
        return True

    def say(self, v: Voice) -> str:
        return "{Q}"


class ChoiceCost(Cost):
    """Base of costs that are paid with objects the player chooses among several.

    A subclass has a ``count``, a ``verb`` for the question, says what can be chosen and what
    is then done with it.
    """

    __slots__ = ()
    count: Amount
    verb: ClassVar[str]

    def _choices(self, ctx: Context) -> list[GameObject]:
        raise NotImplementedError

    def offered(self, ctx: Context) -> list[GameObject]:
        """What the player is asked to choose among."""
        return self._choices(ctx)

    def carry_out(self, ctx: Context, chosen: list[GameObject]) -> Steps[None]:
        """Pay with what was chosen."""
        raise NotImplementedError

    def payable(self, ctx: Context) -> bool:
        return len(self._choices(ctx)) >= self.count.value(ctx)

    def pay(self, ctx: Context) -> Steps[bool]:
        chosen = yield from _choose(ctx, self.offered(ctx), self.count.value(ctx), self.verb)
        if chosen is None:
            return False
        yield from self.carry_out(ctx, chosen)
        return True


@frozen
class SacrificeCost(ChoiceCost):
    """Sacrifice this permanent, or permanents that match (701.17)."""

    what: Filter | Selector = THIS
    count: Amount = field(default=as_amount(1), converter=as_amount)
    verb = "sacrifice"

    def _choices(self, ctx: Context) -> list[GameObject]:
        if isinstance(self.what, Selector):
            return [o for o in self.what.find(ctx) if o.zone == BATTLEFIELD]
        you = ctx.controller.id
        return [o for o in ctx.game.battlefield
                if o.controller == you and self.what.matches(o, ctx)]  # fmt: skip

    def carry_out(self, ctx: Context, chosen: list[GameObject]) -> Steps[None]:
        ctx.remember("sacrificed", chosen)
        yield from ctx.game.do(*(Sacrifice(o, ctx.controller) for o in chosen))

    def say(self, v: Voice) -> str:
        if isinstance(self.what, Selector):
            return f"sacrifice {self.what.say(v)}"
        return f"sacrifice {_quantity(self.count, self.what, v)}"


@frozen
class DiscardCost(ChoiceCost):
    """Discard cards (701.8); ``THIS`` for "discard this card"."""

    what: Filter | Selector | None = None
    count: Amount = field(default=as_amount(1), converter=as_amount)
    at_random: bool = False
    verb = "discard"

    def _choices(self, ctx: Context) -> list[GameObject]:
        if isinstance(self.what, Selector):
            return [o for o in self.what.find(ctx) if o.zone == HAND]
        hand = [o for o in ctx.controller.hand if o is not ctx.source]
        return [o for o in hand if self.what is None or self.what.matches(o, ctx)]

    def offered(self, ctx: Context) -> list[GameObject]:
        choices, count = self._choices(ctx), self.count.value(ctx)
        if self.at_random and len(choices) > count:
            return ctx.game.rng.sample(choices, count)
        return choices

    def carry_out(self, ctx: Context, chosen: list[GameObject]) -> Steps[None]:
        ctx.remember("discarded", chosen)
        yield from ctx.game.do(*(Discard(o, ctx.controller) for o in chosen))

    def say(self, v: Voice) -> str:
        if isinstance(self.what, Selector):
            return "discard this card"
        noun = "card" if self.what is None else self.what.singular(v, "card")
        noun = noun if noun.endswith("card") else f"{noun} card"
        return f"discard {self.count.times(noun, v)}{' at random' if self.at_random else ''}"


@frozen
class RevealCost(ChoiceCost):
    """Reveal cards that match from your hand (701.16)."""

    what: Filter
    count: Amount = field(default=as_amount(1), converter=as_amount)
    verb = "reveal"

    def _choices(self, ctx: Context) -> list[GameObject]:
        hand = [o for o in ctx.controller.hand if o is not ctx.source]
        return [o for o in hand if self.what.matches(o, ctx)]

    def carry_out(self, ctx: Context, chosen: list[GameObject]) -> Steps[None]:
        ctx.remember("revealed", chosen)
        if chosen:
            yield from ctx.game.do(Reveal(ctx.controller, tuple(chosen)))

    def say(self, v: Voice) -> str:
        phrase = self.what.phrase(v)
        if phrase.nouns[-1:] != ["card"]:
            phrase.nouns.append("card")
        return f"reveal {self.count.times(phrase.render(), v)} from your hand"


@frozen
class PayLife(Cost):
    """Pay life (119.4)."""

    amount: Amount = field(converter=as_amount)

    def payable(self, ctx: Context) -> bool:
        amount = self.amount.value(ctx)
        return amount == 0 or ctx.controller.life >= amount

    def pay(self, ctx: Context) -> Steps[bool]:
        if not self.payable(ctx):
            return False
        yield from ctx.game.do(LoseLife(ctx.controller, self.amount.value(ctx)))
        return True

    def say(self, v: Voice) -> str:
        text = self.amount.say(v)
        return f"pay {self.amount.n if hasattr(self.amount, 'n') else text} life"


@frozen
class RemoveCountersCost(Cost):
    """Remove counters from this permanent (122.1)."""

    kind: str
    count: Amount = field(default=as_amount(1), converter=as_amount)

    def payable(self, ctx: Context) -> bool:
        return ctx.source.counter(self.kind) >= self.count.value(ctx)

    def pay(self, ctx: Context) -> Steps[bool]:
        if not self.payable(ctx):
            return False
        yield from ctx.game.do(RemoveCounters(ctx.source, self.kind, self.count.value(ctx)))
        return True

    def say(self, v: Voice) -> str:
        return f"remove {self.count.times(f'{self.kind} counter', v)} from {v.this}"


@frozen
class PutCountersCost(Cost):
    """Put counters on this permanent, as a cost."""

    kind: str
    count: Amount = field(default=as_amount(1), converter=as_amount)

    def payable(self, ctx: Context) -> bool:
        return ctx.source.zone == BATTLEFIELD

    def pay(self, ctx: Context) -> Steps[bool]:
        yield from ctx.game.do(
            PutCounters(ctx.source, self.kind, self.count.value(ctx), by_effect=False)
        )
        return True

    def say(self, v: Voice) -> str:
        return f"put {self.count.times(f'{self.kind} counter', v)} on {v.this}"


@frozen
class LoyaltyCost(Cost):
    """Put or remove loyalty counters (606.4). ``change`` may be ``"-X"``."""

    change: int | str

    def _amount(self, ctx: Context) -> int:
        return -ctx.x if isinstance(self.change, str) else self.change

    def payable(self, ctx: Context) -> bool:
        return ctx.source.counter("loyalty") + self._amount(ctx) >= 0

    def pay(self, ctx: Context) -> Steps[bool]:
        amount = self._amount(ctx)
        if not self.payable(ctx):
            return False
        if amount > 0:
            yield from ctx.game.do(PutCounters(ctx.source, "loyalty", amount, by_effect=False))
        elif amount < 0:
            yield from ctx.game.do(RemoveCounters(ctx.source, "loyalty", -amount))
        return True

    def say(self, v: Voice) -> str:
        sign = "+" if isinstance(self.change, int) and self.change > 0 else ""
        return f"[{sign}{self.change}]".replace("-", "\N{MINUS SIGN}")


@frozen
class TapOthers(ChoiceCost):
    """Tap untapped permanents you control; summoning sickness does not matter (302.6)."""

    what: Filter
    count: Amount = field(default=as_amount(1), converter=as_amount)
    verb = "tap"

    def _choices(self, ctx: Context) -> list[GameObject]:
        you = ctx.controller.id
        return [o for o in ctx.game.battlefield
                if o.controller == you and not o.tapped and self.what.matches(o, ctx)]  # fmt: skip

    def carry_out(self, ctx: Context, chosen: list[GameObject]) -> Steps[None]:
        ctx.remember("tapped", chosen)
        yield from ctx.game.do(*(Tap(o) for o in chosen))

    def say(self, v: Voice) -> str:
        phrase = self.what.phrase(v)
        another = phrase.adjectives[:1] == ["other"]
        if another:
            del phrase.adjectives[0]
        phrase.adjectives.insert(0, "untapped")
        one = self.count == as_amount(1)
        noun = phrase.render(plural=not one)
        if one:
            return f"tap {'another ' + noun if another else words.article(noun)} you control"
        return f"tap {self.count.say(v)} {'other ' if another else ''}{noun} you control"


@frozen
class ExileCost(ChoiceCost):
    """Exile cards from your graveyard or hand, or this object, as a cost."""

    what: Filter | Selector
    count: Amount = field(default=as_amount(1), converter=as_amount)
    zone: str = GRAVEYARD
    verb = "exile"

    def _choices(self, ctx: Context) -> list[GameObject]:
        if isinstance(self.what, Selector):
            return [o for o in self.what.find(ctx) if o.zone == self.zone]
        cards = ctx.controller.zone(self.zone)
        return [o for o in cards if o is not ctx.source and self.what.matches(o, ctx)]

    def carry_out(self, ctx: Context, chosen: list[GameObject]) -> Steps[None]:
        moves = [ZoneChange(o, EXILE, "exile") for o in chosen]
        yield from ctx.game.do(*moves)
        ctx.remember("exiled", [m.new for m in moves if m.new is not None])

    def say(self, v: Voice) -> str:
        if isinstance(self.what, Selector):
            if self.zone == BATTLEFIELD:
                return f"exile {self.what.say(v)}"
            return f"exile this card from your {self.zone}"
        noun = self.what.singular(v, "card")
        noun = noun if "card" in noun else f"{noun} card"
        return f"exile {self.count.times(noun, v)} from your {self.zone}"


@frozen
class ReturnCost(ChoiceCost):
    """Return permanents you control to their owner's hand, as a cost."""

    what: Filter
    count: Amount = field(default=as_amount(1), converter=as_amount)
    verb = "return"

    def _choices(self, ctx: Context) -> list[GameObject]:
        you = ctx.controller.id
        return [o for o in ctx.game.battlefield
                if o.controller == you and self.what.matches(o, ctx)]  # fmt: skip

    def carry_out(self, ctx: Context, chosen: list[GameObject]) -> Steps[None]:
        yield from ctx.game.do(*(ZoneChange(o, HAND, "return") for o in chosen))

    def say(self, v: Voice) -> str:
        noun = self.count.times(self.what.singular(v), v)
        owner = "its owner's hand" if self.count == as_amount(1) else "their owner's hand"
        return f"return {noun} you control to {owner}"


def _quantity(count: Amount, what: Filter, v: Voice) -> str:
    phrase = what.phrase(v)
    if phrase.adjectives[:1] == ["other"]:
        if count == as_amount(1):
            del phrase.adjectives[0]
            return f"another {phrase.render()}"
        return f"{count.say(v)} {phrase.render(plural=True)}"
    if count == as_amount(1):
        return words.article(phrase.render())
    return f"{count.say(v)} {phrase.render(plural=True)}"


def _choose(
    ctx: Context, choices: list[GameObject], count: int, verb: str
) -> Steps[list[GameObject] | None]:
    """Choose exactly so many; None if there are not enough."""
    if len(choices) < count:
        return None
    if len(choices) == count and not ctx.game.ask_forced:
        return choices
    answer = yield ChooseSome(
        ctx.controller, f"{verb} {count} for {ctx.source}", ctx.source, choices, count, count
    )
    return [choices[index] for index in answer]


def only_on_x(cost: str, type_: str) -> Mana:
    """``only_on_x("{X}", "B")``: a cost with X on which only mana of this type may be spent;
    the ability ends with "Spend only black mana on X."."""
    return Mana(ManaCost(ManaCost.parse(cost).symbols, type_))


def x_at_least_one(cost: str) -> Mana:
    """``x_at_least_one("{X}")``: a cost with X, which can't be 0."""
    return Mana(ManaCost(ManaCost.parse(cost).symbols, x_least=1))


_PART = re.compile(r"\s*,\s*")


def as_costs(value: Any) -> tuple[Cost, ...]:
    """Converter: ``"{2}{R}, {T}"``, a cost or a list of either, becomes costs; None is no cost."""
    if value is None:
        return ()
    if isinstance(value, Cost):
        return (value,)
    if isinstance(value, (list, tuple)):
        return tuple(cost for item in value for cost in as_costs(item))
    found: list[Cost] = []
    for part in _PART.split(value):
        if part == "{T}":
            found.append(TapSelf())
        elif part == "{Q}":
            found.append(UntapSelf())
        elif part:
            found.append(Mana(ManaCost.parse(part)))
    return tuple(found)


def say_costs(costs: tuple[Cost, ...], v: Voice) -> str:
    """The costs as they stand before a colon: ``{2}{R}, {T}, Sacrifice this artifact``."""
    said = [cost.say(v) for cost in costs]
    return ", ".join(words.capital(part) for part in said)


def say_as_one(costs: tuple[Cost, ...], v: Voice) -> str:
    """The costs in one phrase: ``Pay {B} and 1 life``; one of mana alone is just its symbols."""
    said = [cost.say(v) for cost in costs]
    if len(costs) == 1:
        return words.capital(said[0])
    parts = [text.removeprefix("pay ") for text in said]
    return f"Pay {words.series(parts)}"


def multiplied(costs: tuple[Cost, ...], count: int) -> tuple[Cost, ...]:
    """The same costs so many times over, as what is paid "for each" of something (702.24a)."""
    found: list[Cost] = []
    for cost in costs:
        if isinstance(cost, Mana):
            found.append(Mana(ManaCost(cost.cost.symbols * count, cost.cost.x_only)))
        elif isinstance(cost, PayLife):
            found.append(PayLife(_times(count, cost.amount)))
        else:
            amount = getattr(cost, "count", None)
            if isinstance(amount, Amount):
                found.append(evolve(cost, count=_times(count, amount)))  # type: ignore[misc]  # every cost is an attrs class
            else:
                found.extend([cost] * count)
    return tuple(found)


def _times(count: int, amount: Amount) -> Amount:
    return Number(count * amount.n) if isinstance(amount, Number) else Times(count, amount)


def mana_part(costs: tuple[Cost, ...]) -> ManaCost:
    """All mana among the costs, together."""
    total = FREE
    for cost in costs:
        if isinstance(cost, Mana):
            total = total.plus(cost.cost)
    return total
