"""Effects that deal or prevent damage (120, 615, 701.12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import field, frozen

from cardwright import events as e
from cardwright.decisions import Steps
from cardwright.language import words
from cardwright.language.amounts import Number, StatOf, as_amount
from cardwright.language.nodes import Amount, Effect, Node, Selector, Voice, tuple_of
from cardwright.language.selectors import THIS, Target
from cardwright.objects import BATTLEFIELD, GameObject

if TYPE_CHECKING:
    from cardwright.context import Context


def say_amount(amount: Amount, v: Voice) -> str:
    """The amount as a digit, as damage and life are written."""
    return str(amount.n) if isinstance(amount, Number) else amount.say(v)


def quantity(verb_object: str, amount: Amount, v: Voice, to: str = "") -> str:
    """``3 damage to any target``, ``damage to any target equal to its power``,
    ``X damage to any target, where X is …``."""
    from cardwright.language.amounts import Defined, EventAmount, Half, Noted, XValue

    to = f" {to}" if to else ""
    if isinstance(amount, (Number, XValue, EventAmount, Noted, Half)):
        said = say_amount(amount, v)
        if not said.startswith("the "):
            return f"{said} {verb_object}{to}"
    if isinstance(amount, Defined):
        return f"X {verb_object}{to}, where X is {amount.inner.say(v)}"
    return f"{verb_object} equal to {amount.say(v)}{to}"


@frozen
class Portion(Node):
    """An amount of damage and what it is dealt to: ``1 damage to you``."""

    amount: Amount = field(converter=as_amount)
    to: Selector

    def say(self, v: Voice) -> str:
        to = self.to.say(v)
        return quantity("damage", self.amount, v, f"to {to}" if to else "")


def damage(amount: int | str | Amount, to: Selector) -> Portion:
    """``damage(1, YOU)``: "1 damage to you", as part of `DealDamage`."""
    return Portion(amount, to)


@frozen
class DealDamage(Effect):
    """A source deals damage to something: ``this creature deals 2 damage to any target``.

    ``also`` is what it deals at the same time: "… and 1 damage to you".
    """

    amount: Amount = field(converter=as_amount)
    to: Selector
    source: Selector = THIS
    also: tuple[Portion, ...] = field(default=(), converter=tuple_of, kw_only=True)

    def run(self, ctx: Context) -> Steps[None]:
        sources = self.source.find(ctx)
        if not sources:
            return
        events: list[e.Damage] = []
        for portion in (Portion(self.amount, self.to), *self.also):
            amount = portion.amount.value(ctx)
            found = yield from portion.to.select(ctx)
            events.extend(e.Damage(sources[0], to, amount) for to in found)
        yield from ctx.game.do(*events)

    def say(self, v: Voice) -> str:
        return f"{self.source.say(v)} {self.source.verb('deal')} {self._portions(v)}"

    def say_as(self, v: Voice, prefix: str = "") -> str:
        if not prefix:
            return self.say(v)
        return f"{prefix}have {self.source.say(v)} deal {self._portions(v)}"

    def _portions(self, v: Voice) -> str:
        portions = [portion.say(v) for portion in (Portion(self.amount, self.to), *self.also)]
        return words.series(portions)


@frozen
class DivideDamage(Effect):
    """Damage divided as you choose among any number of targets, each at least 1 (601.2d)."""

    amount: Amount = field(converter=as_amount)
    to: Target
    source: Selector = THIS

    def run(self, ctx: Context) -> Steps[None]:
        sources = self.source.find(ctx)
        if not sources or ctx.item is None:
            return
        shares = ctx.item.shares_of(self.to, ctx.game)
        yield from ctx.game.do(*(e.Damage(sources[0], to, share) for to, share in shares))

    def say(self, v: Voice) -> str:
        amount = say_amount(self.amount, v)
        return (
            f"{self.source.say(v)} {self.source.verb('deal')} {amount} damage divided as you "
            f"choose among {self.to.say(v).replace('up to ', '')}"
        )


@frozen
class DivideEvenly(Effect):
    """Damage divided evenly, rounded down, among the targets that are still legal (608.2i)."""

    amount: Amount = field(converter=as_amount)
    to: Target
    source: Selector = THIS

    def run(self, ctx: Context) -> Steps[None]:
        sources, found = self.source.find(ctx), self.to.find(ctx)
        if not sources or not found:
            return
        share = self.amount.value(ctx) // len(found)
        yield from ctx.game.do(*(e.Damage(sources[0], to, share) for to in found))

    def say(self, v: Voice) -> str:
        amount = say_amount(self.amount, v)
        return (
            f"{self.source.say(v)} {self.source.verb('deal')} {amount} damage divided evenly, "
            f"rounded down, among {self.to.say(v)}"
        )


@frozen
class Fight(Effect):
    """Two creatures fight: each deals damage equal to its power to the other (701.12)."""

    one: Selector
    other: Selector

    def run(self, ctx: Context) -> Steps[None]:
        first, second = self.one.find(ctx), self.other.find(ctx)
        if not first or not second:
            return
        a, b = first[0], second[0]
        if any(o.zone != BATTLEFIELD or "Creature" not in o.chars.types for o in (a, b)):
            return  # 701.12b
        events = [e.Damage(a, b, a.chars.power or 0)]
        if a is not b:
            events.append(e.Damage(b, a, b.chars.power or 0))
        yield from ctx.game.do(*events)

    def say(self, v: Voice) -> str:
        return f"{self.one.say(v)} {self.one.verb('fight')} {self.other.say(v)}"


@frozen
class DealPowerDamage(Effect):
    """A creature deals damage equal to its power to something else."""

    source: Selector
    to: Selector

    def run(self, ctx: Context) -> Steps[None]:
        sources = self.source.find(ctx)
        if not sources or not isinstance(sources[0], GameObject):
            return
        amount = StatOf("power", self.source).value(ctx)
        found = yield from self.to.select(ctx)
        yield from ctx.game.do(*(e.Damage(sources[0], to, amount) for to in found))

    def say(self, v: Voice) -> str:
        return (
            f"{self.source.say(v)} {self.source.verb('deal')} damage equal to its power "
            f"to {self.to.say(v)}"
        )


@frozen
class PreventCombatDamage(Effect):
    """Prevent all combat damage that would be dealt this turn (615.1), optionally only by
    creatures that match."""

    by: Selector | None = None

    def run(self, ctx: Context) -> Steps[None]:
        from cardwright.replacement import Shield

        ids = None if self.by is None else frozenset(o.id for o in self.by.find(ctx))
        ctx.game.replacements.add_shield(Shield(ctx.source.id, ctx.controller.id, None, ids, True))
        yield from ()

    def say(self, v: Voice) -> str:
        by = f" by {self.by.say(v)}" if self.by else ""
        return f"prevent all combat damage that would be dealt this turn{by}"


@frozen
class PreventNext(Effect):
    """Prevent the next N damage that would be dealt to something this turn (615.7)."""

    amount: Amount = field(converter=as_amount)
    to: Selector

    def run(self, ctx: Context) -> Steps[None]:
        from cardwright.replacement import Shield

        amount = self.amount.value(ctx)
        for entity in (yield from self.to.select(ctx)):
            shield = Shield(ctx.source.id, ctx.controller.id, entity.id, None, False, amount)
            ctx.game.replacements.add_shield(shield)

    def say(self, v: Voice) -> str:
        return (
            f"prevent the next {say_amount(self.amount, v)} damage that would be dealt to "
            f"{self.to.say(v)} this turn"
        )


__all__ = ["DealDamage", "DealPowerDamage", "DivideDamage", "DivideEvenly", "Fight", "Portion",
           "PreventCombatDamage", "PreventNext", "damage", "quantity", "say_amount",
           "words"]  # fmt: skip
