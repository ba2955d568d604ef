"""Effects that last: continuous effects of resolving spells and abilities (611.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from attrs import field, frozen

from cardwright.decisions import Steps
from cardwright.language import words
from cardwright.language.amounts import Number, as_amount
from cardwright.language.changes import GainControl, as_changes, say_changes
from cardwright.language.durations import (
    END_OF_TURN,
    INDEFINITELY,
    THIS_TURN,
    with_duration,
)
from cardwright.language.nodes import (
    Amount,
    Change,
    Duration,
    Effect,
    Filter,
    Node,
    Rule,
    Selector,
    Voice,
    tuple_of,
)
from cardwright.language.rules import MaxSpells
from cardwright.language.selectors import IT, YOU, Ref
from cardwright.objects import Player

if TYPE_CHECKING:
    from cardwright.context import Context


@frozen
class Lasting(Effect):
    """Something is changed for a while: ``target creature gets +3/+3 until end of turn``.

    The objects are fixed as the effect begins (611.2c); numbers too (608.2h). ``leading``
    says the duration first.
    """

    what: Selector
    changes: tuple[Change, ...]
    until: Duration = END_OF_TURN
    leading: bool = False

    def run(self, ctx: Context) -> Steps[None]:
        found = yield from self.what.select(ctx)
        if found:
            yield from ctx.game.effects.begin(ctx, found, self.changes, self.until)

    def say(self, v: Voice) -> str:
        text = f"{self.what.say(v)} {say_changes(self.changes, self.what, v, timed=True)}"
        if self.leading:
            return f"{self.until.say(v)}, {text}"
        return with_duration(text, self.until, v)


def _changes(items: Any) -> tuple[Change, ...]:
    return as_changes(tuple_of(items))


@frozen
class NextSpell(Effect):
    """The next spell a player casts is changed, from the moment it is put on the stack
    (611.2f): ``the next instant or sorcery spell you cast this turn can't be countered``."""

    what: Filter
    changes: tuple[Change, ...] = field(converter=_changes)
    who: Selector = YOU
    until: Duration = THIS_TURN

    def run(self, ctx: Context) -> Steps[None]:
        for player in (yield from self.who.select(ctx)):
            ctx.game.effects.for_next_spell(ctx, player, self.what, self.changes, self.until)

    def say(self, v: Voice) -> str:
        noun = self.what.phrase(v)
        if noun.nouns[-1:] != ["spell"]:
            noun.nouns.append("spell")
        who = f"{self.who.say(v)} {self.who.verb('cast')} {self.until.say(v)}"
        return f"the next {noun.render()} {who} {say_changes(self.changes, IT, v, timed=True)}"


@frozen
class CastOnlyMore(Effect):
    """A player can cast only so many more spells this turn (601.3)."""

    count: Amount = field(converter=as_amount)
    who: Selector = YOU

    def run(self, ctx: Context) -> Steps[None]:
        more = self.count.value(ctx)
        for player in (yield from self.who.select(ctx)):
            limit = MaxSpells(player.history.get("spells cast", 0) + more)
            yield from ctx.game.effects.begin(ctx, [player], as_changes([limit]), THIS_TURN)

    def say(self, v: Voice) -> str:
        spells = "spell" if self.count == Number(1) else "spells"
        return f"{self.who.say(v)} can cast only {self.count.say(v)} more {spells} this turn"


def gets(what: Selector, *changes: Any, until: Duration = END_OF_TURN) -> Lasting:
    """``gets(target(creature), "+3/+3", "trample")``: until end of turn unless said."""
    return Lasting(what, as_changes(changes), until)


@frozen
class TakeControl(Effect):
    """Gain control of something (613.1b)."""

    what: Selector
    until: Duration = INDEFINITELY
    who: Selector = YOU

    def run(self, ctx: Context) -> Steps[None]:
        found = yield from self.what.select(ctx)
        players: list[Player] = list(self.who.find(ctx))
        if found and players:
            who = self.who
            if not who.is_you:
                # Who it is was settled now, whatever the text finds later (611.2c).
                ctx.remember("new controller", players[:1])
                who = Ref("new controller", "that player")
            change = GainControl(who)
            yield from ctx.game.effects.begin(ctx, found, (change,), self.until)

    def say(self, v: Voice) -> str:
        until = self.until.say(v)
        text = f"gain control of {self.what.say(v)}"
        if not self.who.is_you:
            text = f"{self.who.say(v)} {self.who.verb('gain')} control of {self.what.say(v)}"
        return f"{text} {until}" if until else text


@frozen
class RuleFor(Node):
    """A rule and whom it is about: ``that player can't cast spells``."""

    who: Selector
    rule: Rule

    def say(self, v: Voice) -> str:
        return f"{self.who.say(v)} {self.rule.say(v)}"


@frozen
class ForAWhile(Effect):
    """Several rules for a while, in one sentence: ``until end of turn, that player can't cast
    spells, you may …, and you may …``."""

    rules: tuple[RuleFor, ...]
    until: Duration = END_OF_TURN

    def run(self, ctx: Context) -> Steps[None]:
        for one in self.rules:
            found = yield from one.who.select(ctx)
            if found:
                changes = as_changes([one.rule])
                yield from ctx.game.effects.begin(ctx, found, changes, self.until)

    def say(self, v: Voice) -> str:
        return f"{self.until.say(v)}, {words.series([one.say(v) for one in self.rules])}"


@frozen
class PlayerRule(Effect):
    """A rule for players for a while: ``your opponents can't gain life this turn``."""

    who: Selector
    changes: tuple[Change, ...] = field(converter=as_changes)
    until: Duration = END_OF_TURN

    def run(self, ctx: Context) -> Steps[None]:
        found = yield from self.who.select(ctx)
        yield from ctx.game.effects.begin(ctx, found, self.changes, self.until)

    def say(self, v: Voice) -> str:
        text = f"{self.who.say(v)} {say_changes(self.changes, self.who, v, timed=True)}"
        return with_duration(text, self.until, v)
