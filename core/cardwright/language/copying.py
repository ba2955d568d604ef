"""Copies of permanents, spells and abilities (707)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from attrs import field, frozen

from cardwright import events as e
from cardwright.decisions import ChooseOne, Steps, YesNo
from cardwright.language import words
from cardwright.language.abilities import Edit, EntersWith
from cardwright.language.amounts import Number, as_amount
from cardwright.language.changes import Grant, as_changes
from cardwright.language.durations import INDEFINITELY, with_duration
from cardwright.language.nodes import (
    Amount,
    Change,
    Duration,
    Effect,
    Filter,
    Selector,
    Voice,
)
from cardwright.language.selectors import YOU
from cardwright.objects import STACK, Characteristics, GameObject

if TYPE_CHECKING:
    from cardwright.context import Context
    from cardwright.events import Event


def copiable(obj: GameObject) -> Characteristics:
    """The copiable values of an object (707.2): what is printed, as changed by other copy
    effects, and by choices made part of it; nothing else. A copy of a back face does not have
    the mana value of the front (202.3b, 712.8e)."""
    found = obj.copied or obj.base
    if found.front_value:
        found = found.copy()
        found.front_value = 0
    return found


@frozen
class CopyOf(Change):
    """Is a copy of something: has these copiable values, with exceptions (613.2a, 707.9)."""

    base: Characteristics
    layer = "1"
    verb = "become"

    def change(self, chars: Characteristics, obj: GameObject, ctx: Context) -> None:
        copied = self.base
        chars.name, chars.mana_cost, chars.colors = copied.name, copied.mana_cost, copied.colors
        chars.supertypes, chars.types = copied.supertypes, copied.types
        chars.subtypes, chars.abilities = copied.subtypes, copied.abilities
        chars.power, chars.toughness = copied.power, copied.toughness
        chars.loyalty, chars.defense = copied.loyalty, copied.defense
        chars.rules, chars.front_value = dict(copied.rules), copied.front_value

    def say(self, v: Voice) -> str:
        return f"a copy of {self.base.name}"


@frozen
class EntersAsCopy(Edit):
    """It enters as a copy of something on the battlefield (707.5, 614.1c).

    ``changes`` are the exceptions; ``exceptions`` is how the text says them. What enters at
    the same time can't be chosen (614.12a).
    """

    what: Filter
    changes: tuple[Change, ...] = field(default=(), converter=as_changes)
    exceptions: str = ""
    optional: bool = True
    copies = True

    def edit(self, event: Any, ctx: Context) -> Steps[list[Event]]:
        game = ctx.game
        options = [o for o in game.battlefield if self.what.matches(o, ctx)]
        if not options:
            return [event]
        player = ctx.controller
        if self.optional and not (
            yield YesNo(player, f"have {ctx.source} enter as a copy?", ctx.source)
        ):
            return [event]
        index = 0
        if len(options) > 1:
            index = yield ChooseOne(player, "enter as a copy of", ctx.source, options)
        base = copiable(options[index])
        event.base = game.zones.changed(base, self.changes, event.obj) if self.changes else base
        return [event]

    def say(self, v: Voice) -> str:
        text = f"{v.this} enter as a copy of any {self.what.singular(v)} on the battlefield"
        text = f"you may have {text}" if self.optional else text.replace("enter ", "enters ", 1)
        return f"{text}, except {self.exceptions}" if self.exceptions else text


def enters_as_copy(what: Filter, *changes: Any, exceptions: str = "") -> EntersWith:
    """ "You may have this creature enter as a copy of any creature on the battlefield."."""
    return EntersWith(EntersAsCopy(what, changes, exceptions))


@frozen
class BecomeCopy(Effect):
    """Something becomes a copy of something else (707.4)."""

    what: Selector
    of: Selector
    until: Duration = INDEFINITELY
    changes: tuple[Change, ...] = field(default=(), converter=as_changes)
    exceptions: str = ""
    this_ability: bool = False
    """Whether the ability that says so is one of the exceptions (707.9a)."""

    def run(self, ctx: Context) -> Steps[None]:
        models = [o for o in self.of.find(ctx) if isinstance(o, GameObject)]
        found = [o for o in self.what.find(ctx) if isinstance(o, GameObject)]
        if not models or not found:
            return
        base = copiable(models[0])
        changes = self.changes
        if self.this_ability and ctx.item is not None and ctx.item.ability is not None:
            changes = (*changes, Grant((ctx.item.ability,)))
        if changes:
            base = ctx.game.zones.changed(base, changes, found[0])
        yield from ctx.game.effects.begin(ctx, found, (CopyOf(base),), self.until)

    def say(self, v: Voice) -> str:
        return self._said(self.what.verb("become"), v)

    def say_as(self, v: Voice, prefix: str = "") -> str:
        return f"{prefix}have {self._said('become', v)}" if prefix else self.say(v)

    def _said(self, verb: str, v: Voice) -> str:
        text = f"{self.what.say(v)} {verb} a copy of {self.of.say(v)}"
        text = with_duration(text, self.until, v)
        return f"{text}, except {self.exceptions}" if self.exceptions else text


@frozen
class CreateCopies(Effect):
    """Create tokens that are copies of something (707.2, 111.3)."""

    of: Selector
    count: Amount = field(default=Number(1), converter=as_amount)
    changes: tuple[Change, ...] = field(default=(), converter=as_changes)
    exceptions: str = ""
    tapped: bool = False
    who: Selector = YOU

    def run(self, ctx: Context) -> Steps[None]:
        count = self.count.value(ctx)
        models = [o for o in (yield from self.of.select(ctx)) if isinstance(o, GameObject)]
        made: list[GameObject] = []
        for player in self.who.find(ctx):
            for model in models:
                base = copiable(model)
                if self.changes:
                    base = ctx.game.zones.changed(base, self.changes, model)
                event = e.CreateToken(player, None, count, self.tapped, base=base)
                happened = yield from ctx.game.do(event)
                made.extend(
                    token for ev in happened if isinstance(ev, e.CreateToken) for token in ev.made
                )
        ctx.remember("created", made)

    def say(self, v: Voice) -> str:
        tapped = "tapped " if self.tapped else ""
        one = self.count == Number(1)
        noun = f"a {tapped}token that's a copy" if one else f"{self.count.say(v)} {tapped}tokens that are copies"  # fmt: skip  # noqa: E501
        text = f"{noun} of {self.of.say(v)}"
        text = f"{text}, except {self.exceptions}" if self.exceptions else text
        if self.who.is_you:
            return f"create {text}"
        return f"{self.who.say(v)} {self.who.verb('create')} {text}"


@frozen
class CopySpell(Effect):
    """Copy a spell or ability on the stack (707.10): ``copy that spell. You may choose new
    targets for the copy``. ``changes`` are exceptions to the copiable values (707.9);
    ``exceptions`` is how the text says them."""

    what: Selector
    new_targets: bool = True
    count: Amount = field(default=Number(1), converter=as_amount)
    who: Selector = YOU
    changes: tuple[Change, ...] = field(default=(), converter=as_changes)
    exceptions: str = ""

    def run(self, ctx: Context) -> Steps[None]:
        game = ctx.game
        copies: list[GameObject] = []
        for original in (yield from self.what.select(ctx)):
            # 608.2h: one that has left is copied as it last was on the stack.
            if not isinstance(original, GameObject) or original.item is None:
                continue
            for player in self.who.find(ctx):
                for _ in range(self.count.value(ctx)):
                    copy = game.zones.new_copy(original, player.id)
                    if self.changes:
                        copy.base = copy.chars = game.zones.changed(copy.base, self.changes, copy)
                    game.layers.touch(frozenset({"stack"}))
                    if self.new_targets:
                        yield from game.targeting.choose_new(copy, player)
                    yield from game.targeting.announce(copy)
                    copies.append(copy)
        game.version += 1
        ctx.remember("copied", [c for c in copies if c.zone == STACK])

    def say(self, v: Voice) -> str:
        times = {1: "", 2: " twice"}.get(getattr(self.count, "n", 1), f" {self.count.say(v)} times")
        text = f"copy {self.what.say(v)}{times}"
        if not self.who.is_you:
            text = f"{self.who.say(v)} {self.who.verb('copy')} {self.what.say(v)}"
        if self.exceptions:
            text += f", except {self.exceptions}"
        if self.new_targets:
            several = "the copies" if times else "the copy"
            text += f". {words.capital(self.who.say(v))} may choose new targets for {several}"
        return text
