"""How instructions are put together: may, if, then, modes, later (608.2, 700.2, 603.7)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from attrs import field, frozen

from cardwright.decisions import ChooseOne, Steps, YesNo
from cardwright.language import words
from cardwright.language.costs import multiplied
from cardwright.language.nodes import (
    Amount,
    Condition,
    Cost,
    Duration,
    Effect,
    EventPattern,
    Selector,
    Voice,
    flatten,
    tuple_of,
)
from cardwright.language.selectors import YOU, Target, ThisCard
from cardwright.typeline import CREATURE_TYPES

if TYPE_CHECKING:
    from cardwright.context import Context


def run_all(effects: Sequence[Effect], ctx: Context) -> Steps[None]:
    """Follow instructions in the order written (608.2c)."""
    for effect in effects:
        yield from effect.run(ctx)


def join(effects: Sequence[Effect], v: Voice, joiner: str = ". ") -> str:
    """Instructions in a row, as one text without a capital and the last full stop."""
    if joiner == ". ":
        first = effects[0].say(v)
        said = [words.sentence(effect.say(v)) for effect in effects]
        said[0] = first[:1] + said[0][1:]
        return " ".join(said).removesuffix(".")
    return joiner.join(effect.say(v) for effect in effects)


@frozen
class InSequence(Effect):
    """Instructions in one sentence: ``draw a card, then discard a card``.

    ``joiner`` is what stands between: ``", then "`` or ``" and "``. With ``you`` it says that it
    is you who does it, each time: "you draw a card and you lose 1 life".
    """

    effects: tuple[Effect, ...] = field(converter=flatten)
    joiner: str = ", then "
    you: bool = False

    def possible(self, ctx: Context) -> bool:
        return self.effects[0].possible(ctx)

    def run(self, ctx: Context) -> Steps[None]:
        yield from run_all(self.effects, ctx)

    def say(self, v: Voice) -> str:
        return self.joiner.join([self._said(self.effects[0], v), *self._rest(v)])

    def _said(self, effect: Effect, v: Voice) -> str:
        text = effect.say(v)
        who = getattr(effect, "who", None)
        yours = self.you and isinstance(who, Selector) and who.is_you
        return f"you {text}" if yours and not text.startswith("you ") else text

    def _rest(self, v: Voice) -> list[str]:
        """The instructions after the first; a repeated subject is said once: "target player
        draws two cards and loses 2 life", but "you gain 2 life and draw a card"."""
        said: list[str] = []
        for before, effect in pairwise(self.effects):
            text = self._said(effect, v)
            who = getattr(effect, "who", None)
            if not isinstance(who, Selector) or who.is_you:
                said.append(text)
                continue
            subject: Selector = who
            if getattr(before, "who", None) is subject:
                text = text.removeprefix(f"{subject.say(v)} ")
            said.append(text)
        return said

    def say_as(self, v: Voice, prefix: str = "") -> str:
        head = self.effects[0].say_as(v, prefix)
        return self.joiner.join([head, *self._rest(v)])


def then(*effects: Effect) -> InSequence:
    """``then(Draw(2), DiscardCards(1))``: "draw two cards, then discard a card"."""
    return InSequence(effects)


def after_that(*effects: Effect) -> InSequence:
    """``after_that(Draw(2), DiscardCards(1))``: "draw two cards. Then discard a card"."""
    return InSequence(effects, ". Then ")


def both(*effects: Effect, you: bool = False) -> InSequence:
    """``both(Draw(1), LoseLife(1))``: "draw a card and you lose 1 life"; with ``you``: "you draw
    a card and you lose 1 life"."""
    return InSequence(effects, " and ", you)


@frozen
class May(Effect):
    """A player may do something; ``then`` follows if they do, ``otherwise`` if not.

    ``cost`` is what they may pay instead of an instruction: "you may pay {1}". With ``once``
    the player does it only once each turn, and the ability triggers no more then (603.2i).
    """

    effect: Effect | None = None
    then: tuple[Effect, ...] = field(default=(), converter=tuple_of)
    otherwise: tuple[Effect, ...] = field(default=(), converter=tuple_of)
    cost: tuple[Cost, ...] = ()
    who: Selector = YOU
    reflexive: bool = False
    once: bool = False

    def done(self, ctx: Context) -> bool:
        """Whether the controller has done this turn what may be done only once (603.2i)."""
        return self.once and ctx.source.memory.get(self._mark(ctx)) == ctx.game.turn.number

    def _mark(self, ctx: Context) -> str:
        return f"{ctx.controller.id} did: {self.say_option()}"

    def run(self, ctx: Context) -> Steps[None]:
        did = False
        if self.done(ctx):
            return
        for player in self.who.find(ctx):
            inner = ctx
            if player is not ctx.controller:
                inner = ctx.fork(ctx.subject)  # type: ignore[arg-type]  # None is fine here
                inner.controller = player
            able = self.effect.possible(inner) if self.effect else True
            able = able and ctx.game.casting.payable(self.cost, inner)
            if not able:
                continue
            text = self.say_option()
            if not (yield YesNo(player, text, ctx.source)):
                continue
            if self.cost and not (yield from ctx.game.casting.pay_all(self.cost, inner)):
                continue
            if self.effect is not None:
                yield from self.effect.run(ctx)
            did = True
        if did and self.once:
            ctx.source.memory[self._mark(ctx)] = ctx.game.turn.number
        if did and self.reflexive:
            ctx.game.triggers.reflexive(ctx, self.then)
        else:
            yield from run_all(self.then if did else self.otherwise, ctx)

    def say_option(self) -> str:
        """What is offered, in words."""
        v = Voice()
        if self.effect is not None:
            return f"{self.effect.say(v)}?"
        return f"pay {' and '.join(cost.say(v) for cost in self.cost)}?"

    def say(self, v: Voice) -> str:
        who = f"{self.who.say(v)} may "
        if self.effect is not None:
            text = self.effect.say_as(v, who)
        else:
            paid = [cost.say(v) for cost in self.cost]
            said = " and ".join(p if p[0].isalpha() else f"pay {p}" for p in paid)
            text = who + said
        if self.then:
            when = "When" if self.reflexive else "If"
            text += f". {when} {'you' if self.who.is_you else 'they'} do, {join(self.then, v)}"
        if self.otherwise:
            text += f". If {'you' if self.who.is_you else 'they'} don't, {join(self.otherwise, v)}"
        return f"{text}. Do this only once each turn" if self.once else text


@frozen
class If(Effect):
    """Do something only if a condition holds; ``trailing`` says the condition last;
    ``instead`` marks the first branch as said after the second: "… . If C, … instead". With
    an ability word as ``label`` that sentence is a paragraph of its own (207.2c)."""

    condition: Condition
    effects: tuple[Effect, ...] = field(converter=tuple_of)
    otherwise: tuple[Effect, ...] = field(default=(), converter=tuple_of)
    trailing: bool = False
    instead: bool = False
    label: str = ""

    def run(self, ctx: Context) -> Steps[None]:
        holds = self.condition.holds(ctx)
        yield from run_all(self.effects if holds else self.otherwise, ctx)

    def say(self, v: Voice) -> str:
        clause = self.condition.say(v)
        if self.instead:
            base, better = join(self.otherwise, v), join(self.effects, v)
            if self.trailing:
                text = f"{words.capital(better)} instead if {clause}"
            else:
                text = f"If {clause}, {better} instead"
            return f"{base}.\n{self.label} — {text}" if self.label else f"{base}. {text}"
        if self.trailing:
            return f"{join(self.effects, v)} if {clause}"
        text = f"if {clause}, {join(self.effects, v)}"
        if self.otherwise:
            text += f". Otherwise, {join(self.otherwise, v)}"
        return text


@frozen
class RoundDown(Effect):
    """Instructions that speak of halves, and the sentence that says how they are rounded
    (107.1a); the amounts themselves do it."""

    effect: Effect

    def possible(self, ctx: Context) -> bool:
        return self.effect.possible(ctx)

    def run(self, ctx: Context) -> Steps[None]:
        yield from self.effect.run(ctx)

    def say(self, v: Voice) -> str:
        return f"{self.effect.say(v)}. Round down each time"


@frozen
class WhereX(Effect):
    """An instruction that speaks of X and ends by saying what X is: ``… X damage to target
    creature and you gain X life, where X is …``. X is determined once, first (608.2h)."""

    effect: Effect
    amount: Amount

    def possible(self, ctx: Context) -> bool:
        return self.effect.possible(ctx)

    def run(self, ctx: Context) -> Steps[None]:
        before = ctx.x
        ctx.x = self.amount.value(ctx)
        yield from self.effect.run(ctx)
        ctx.x = before

    def say(self, v: Voice) -> str:
        return f"{self.effect.say(v)}, where X is {self.amount.say(v)}"

    def say_as(self, v: Voice, prefix: str = "") -> str:
        return f"{self.effect.say_as(v, prefix)}, where X is {self.amount.say(v)}"


@frozen
class Unless(Effect):
    """Do something unless a player pays: ``counter target spell unless its controller pays
    {3}`` (118.12a); ``times``: so many times over."""

    effect: Effect
    who: Selector
    cost: tuple[Cost, ...]
    times: Amount | None = None

    def run(self, ctx: Context) -> Steps[None]:
        cost = self.cost if self.times is None else multiplied(self.cost, self.times.value(ctx))
        for player in self.who.find(ctx):
            inner = ctx.fork(ctx.subject)  # type: ignore[arg-type]  # None is fine here
            inner.controller = player
            if not ctx.game.casting.payable(cost, inner):
                continue
            text = " and ".join(one.say(Voice()) for one in cost)
            if (yield YesNo(player, f"pay {text}?", ctx.source)) and (
                yield from ctx.game.casting.pay_all(cost, inner)
            ):
                return
        yield from self.effect.run(ctx)

    def say(self, v: Voice) -> str:
        paid = [cost.say(v) for cost in self.cost]
        verbs = []
        for text in paid:
            if text[0].isalpha():
                first, _, rest = text.partition(" ")
                verbs.append(f"{self.who.verb(first)} {rest}")
            else:
                verbs.append(f"{self.who.verb('pay')} {text}")
        said = f"{self.effect.say(v)} unless {self.who.say(v)} {words.series(verbs)}"
        return said if self.times is None else f"{said} for each {self.times.each(v)}"


def _modes(modes: Sequence[Any]) -> tuple[tuple[Effect, ...], ...]:
    return tuple(flatten([mode]) for mode in modes)


@frozen
class Modes(Effect):
    """``Choose one —`` and the modes (700.2); chosen on announcement (601.2b)."""

    modes: tuple[tuple[Effect, ...], ...] = field(converter=_modes)
    least: int = 1
    most: int = 1

    def run(self, ctx: Context) -> Steps[None]:
        chosen = ctx.item.modes if ctx.item is not None else ()
        for index in sorted(chosen):
            yield from run_all(self.modes[index], ctx)

    def children(self) -> Any:
        for mode in self.modes:
            yield from mode

    def say(self, v: Voice) -> str:
        if (self.least, self.most) == (1, len(self.modes)) and self.most > 1:
            head = "one or both" if self.most == 2 else "one or more"
        elif self.least == self.most:
            head = words.number(self.least)
        else:
            head = f"up to {words.number(self.most)}"
        lines = [f"• {words.sentence(join(mode, v))}" for mode in self.modes]
        return "\n".join([f"choose {head} —", *lines])


def choose_one(*modes: Any) -> Modes:
    """``choose_one(Destroy(…), [Draw(1), GainLife(2)])``."""
    return Modes(modes)


@frozen
class ChooseTarget(Effect):
    """Choose a target and do nothing else with it yet: ``choose target opponent``."""

    target: Target

    def run(self, ctx: Context) -> Steps[None]:
        yield from ()

    def say(self, v: Voice) -> str:
        return f"choose {self.target.say(v)}"


@frozen
class ChooseCreatureType(Effect):
    """You choose a creature type; what follows reads it as "the chosen type" (205.3m)."""

    def run(self, ctx: Context) -> Steps[None]:
        reason = "choose a creature type"
        options = sorted(CREATURE_TYPES)
        index = yield ChooseOne(ctx.controller, reason, ctx.source, options)
        ctx.source.memory["creature type"] = options[index]

    def say(self, v: Voice) -> str:
        return "choose a creature type"


@frozen
class ForEach(Effect):
    """Do something for each of several things: ``for each opponent, …`` (608.2e)."""

    over: Selector
    effects: tuple[Effect, ...] = field(converter=tuple_of)

    def run(self, ctx: Context) -> Steps[None]:
        for entity in list((yield from self.over.select(ctx))):
            yield from run_all(self.effects, ctx.fork(entity))

    def say(self, v: Voice) -> str:
        what = self.over.say(v).removeprefix("each ")
        return f"for each {what}, {join(self.effects, v)}"


@frozen
class Delayed(Effect):
    """A delayed triggered ability (603.7): ``at the beginning of the next end step, …``.

    What earlier instructions remembered is kept for it (603.7c). ``once``: it triggers only
    the next time; ``until`` ends it. ``surface`` is the "at" or "when" clause, said by the event
    itself if it is empty; it is said last unless ``leading``.
    """

    event: EventPattern
    effects: tuple[Effect, ...] = field(converter=tuple_of)
    surface: str = "at the beginning of the next end step"
    until: Duration | None = None
    once: bool = True
    leading: bool = False

    def run(self, ctx: Context) -> Steps[None]:
        for piece in self.walk():
            if isinstance(piece, ThisCard):
                # 603.7c: later it is still about the card as it is now.
                ctx.remember("this card", list(piece.find(ctx)))
        ctx.game.triggers.delay(ctx, self)
        yield from ()

    def say(self, v: Voice) -> str:
        text = join(self.effects, v)
        when = self.surface or f"when {self.event.say(v)}"
        return f"{when}, {text}" if self.leading else f"{text} {when}"
