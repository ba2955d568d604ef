"""Effects that move objects between zones (400.7, 610.3, 701.5–701.25)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from attrs import field, frozen

from cardwright import events as e
from cardwright.decisions import ChooseOrder, ChooseSome, Steps
from cardwright.language import words
from cardwright.language.amounts import Number, as_amount
from cardwright.language.changes import as_changes
from cardwright.language.durations import UntilLeaves
from cardwright.language.nodes import Amount, Change, Duration, Effect, Filter, Selector, Voice
from cardwright.language.selectors import THIS, YOU, PlayerOf, Target, ThisCard
from cardwright.objects import (
    BATTLEFIELD,
    EXILE,
    GRAVEYARD,
    HAND,
    LIBRARY,
    STACK,
    GameObject,
    Player,
)

if TYPE_CHECKING:
    from cardwright.context import Context


def move_all(
    ctx: Context, objects: Sequence[Any], to: str, cause: str, name: str, **how: Any
) -> Steps[list[GameObject]]:
    """Move objects together and remember what they became under a name."""
    moves = [
        e.ZoneChange(o, to, cause, by=ctx.controller, **how)
        for o in objects
        if isinstance(o, GameObject) and o.zone
    ]
    happened = yield from ctx.game.do(*moves)
    new = [ev.new for ev in happened if isinstance(ev, e.ZoneChange) and ev.new is not None]
    ctx.remember(name, new)
    ctx.remember("moved", new)
    return new


@frozen
class Destroy(Effect):
    """Destroy permanents (701.7)."""

    what: Selector
    regenerable: bool = True

    def run(self, ctx: Context) -> Steps[None]:
        found = yield from self.what.select(ctx)
        yield from ctx.game.do(*(e.Destroy(o, ctx.source, self.regenerable) for o in found))
        ctx.remember("destroyed", [o for o in found if o.zone != BATTLEFIELD])

    def say(self, v: Voice) -> str:
        text = f"destroy {self.what.say(v)}"
        if not self.regenerable:
            text += ". They can't be regenerated" if self.what.plural else ". It can't be regenerated"  # fmt: skip  # noqa: E501
        return text


@frozen
class Exile(Effect):
    """Exile objects (701.11), for good or ``until`` something leaves (610.3)."""

    what: Selector
    until: Duration | None = None

    def run(self, ctx: Context) -> Steps[None]:
        game = ctx.game
        found = yield from self.what.select(ctx)
        if isinstance(self.until, UntilLeaves):
            # 610.3a, 610.3b: the event that would end it has already happened.
            anchors = self.until.what.find(ctx)
            if not anchors or anchors[0].zone != BATTLEFIELD:
                return
            exiled = yield from move_all(ctx, found, EXILE, "exile", "exiled")
            game.zones.return_when_gone(anchors[0], exiled)
            return
        exiled = yield from move_all(ctx, found, EXILE, "exile", "exiled")
        ctx.link("exiled", exiled)

    def say(self, v: Voice) -> str:
        text = f"exile {self.what.say(v)}"
        return f"{text} {self.until.say(v)}" if self.until is not None else text


@frozen
class NoteCounters(Effect):
    """Note the number and kind of counters something had; what returns it can give it those
    (122.6)."""

    of: Selector

    def run(self, ctx: Context) -> Steps[None]:
        for entity in (yield from self.of.select(ctx)):
            for kind, count in entity.counters.items():
                ctx.numbers[f"noted {kind}"] = count

    def say(self, v: Voice) -> str:
        return f"note the number and kind of counters that were on {self.of.say(v)}"


@frozen
class ReturnToHand(Effect):
    """Return objects to their owners' hands."""

    what: Selector
    surface: str = ""

    def run(self, ctx: Context) -> Steps[None]:
        found = yield from self.what.select(ctx)
        yield from move_all(ctx, found, HAND, "return", "returned")

    def say(self, v: Voice) -> str:
        if self.surface:
            return self.surface
        what = self.what.say(v)
        yours = isinstance(self.what, ThisCard) or (
            isinstance(self.what, Target) and self.what.zone == GRAVEYARD
        )
        if yours or "from your graveyard" in what:
            return f"return {what} to your hand"
        owner = "their owners' hands" if self.what.plural else "its owner's hand"
        return f"return {what} to {owner}"


@frozen
class ReturnToBattlefield(Effect):
    """Put objects onto the battlefield; under their owner's control unless ``under`` says
    whose. With ``noted`` they have the counters an earlier instruction noted; ``attached_to``
    is what they enter attached to: one that can't be stays where it is (303.4i)."""

    what: Selector
    tapped: bool = False
    under: Selector | None = None
    verb: str = "return"
    surface: str = ""
    counters: tuple[tuple[str, int], ...] = ()
    lasting: tuple[Change, ...] = field(default=(), converter=as_changes)
    """What they are from then on: "It's an enchantment."."""
    noted: bool = False
    attached_to: Selector | None = None

    def run(self, ctx: Context) -> Steps[None]:
        found = yield from self.what.select(ctx)
        host = None
        if self.attached_to is not None:
            hosts = self.attached_to.find(ctx)
            host = hosts[0] if hosts else None
            found = [o for o in found if host is not None and ctx.game.zones.can_attach(o, host)]
        counters = dict(self.counters)
        if self.noted:
            noted = [name for name in ctx.numbers if name.startswith("noted ")]
            counters |= {name.removeprefix("noted "): ctx.numbers[name] for name in noted}
        seat = None
        if self.under is not None and not _are_owners(self.under, found, ctx):
            players = self.under.find(ctx)
            seat = players[0].id if players else None
        moves = [
            e.ZoneChange(o, BATTLEFIELD, "return", o.owner if seat is None else seat,
                         tapped=self.tapped, counters=dict(counters), by=ctx.controller,
                         attach_to=host, lasting=self.lasting)
            for o in found if isinstance(o, GameObject) and o.zone and o.zone != BATTLEFIELD
        ]  # fmt: skip
        yield from ctx.game.do(*moves)
        returned = [m.new for m in moves if m.new is not None and m.new.zone == BATTLEFIELD]
        ctx.remember("returned", returned)
        ctx.numbers["did"] = len(returned)

    def say(self, v: Voice) -> str:
        if self.surface:
            return self.surface
        place = "onto" if self.verb == "put" else "to"
        text = f"{self.verb} {self.what.say(v)} {place} the battlefield"
        if self.tapped:
            text += " tapped"
        if self.under is not None:
            whose = "your" if self.under.is_you else self.under.possessive(v)
            text += f" under {whose} control"
        if self.attached_to is not None:
            text += f" attached to {self.attached_to.say(v)}"
        for change in self.lasting:
            text += f". It's {change.say(v)}"
        return text


def _are_owners(who: Selector, objects: Sequence[Any], ctx: Context) -> bool:
    """Whether "its owner" or "their owners" is meant: each goes to its own."""
    if not isinstance(who, PlayerOf) or who.role != "owner":
        return False
    named = who.of.find(ctx)
    return all(o in named for o in objects)


@frozen
class PutOnLibrary(Effect):
    """Put objects on the top or the bottom of their owners' libraries, in an order their owners
    choose (401.4); with ``random`` in a random one."""

    what: Selector
    top: bool = True
    random: bool = False

    def run(self, ctx: Context) -> Steps[None]:
        found = yield from self.what.select(ctx)
        if self.random:
            found = ctx.game.rng.sample(found, len(found))
        else:
            found = yield from self._arranged(found, ctx)
        yield from move_all(ctx, found, LIBRARY, "put", "put", position=0 if self.top else -1)

    def _arranged(self, found: Sequence[Any], ctx: Context) -> Steps[list[Any]]:
        """In the order in which they move, so that what an owner names first is topmost."""
        order: list[Any] = []
        for player in ctx.game.apnap():
            own = [o for o in found if o.owner == player.id]
            if len(own) > 1:
                where = "top" if self.top else "the bottom"
                reason = f"order on {where} of your library, first is topmost"
                chosen = yield ChooseOrder(player, reason, ctx.source, own)
                own = [own[index] for index in chosen]
            order.extend(reversed(own) if self.top else own)
        return order

    def say(self, v: Voice) -> str:
        owner = "their owners' libraries" if self.what.plural else "its owner's library"
        order = " in a random order" if self.random else ""
        return f"put {self.what.say(v)} on {'top' if self.top else 'the bottom'} of {owner}{order}"


@frozen
class ShuffleIntoLibrary(Effect):
    """Shuffle objects into their owners' libraries."""

    what: Selector

    def run(self, ctx: Context) -> Steps[None]:
        found = [o for o in (yield from self.what.select(ctx)) if isinstance(o, GameObject)]
        owners = list(dict.fromkeys(o.owner for o in found))
        yield from move_all(ctx, found, LIBRARY, "put", "put", position=-1)
        players = ctx.game.players
        yield from ctx.game.do(*(e.Shuffle(players[owner]) for owner in owners))

    def say(self, v: Voice) -> str:
        owner = "their owners' libraries" if self.what.plural else "its owner's library"
        return f"shuffle {self.what.say(v)} into {owner}"


@frozen
class PutInGraveyard(Effect):
    """Put cards into their owners' graveyards."""

    what: Selector

    def run(self, ctx: Context) -> Steps[None]:
        found = yield from self.what.select(ctx)
        yield from move_all(ctx, found, GRAVEYARD, "put", "put")

    def say(self, v: Voice) -> str:
        return f"put {self.what.say(v)} into your graveyard"


@frozen
class SacrificeIt(Effect):
    """Its controller sacrifices something named: ``sacrifice this creature``."""

    what: Selector = THIS
    who: Selector = YOU

    def possible(self, ctx: Context) -> bool:
        return any(self._can(o, ctx) for o in self.what.find(ctx))

    def _can(self, o: Any, ctx: Context) -> bool:
        players = [player.id for player in self.who.find(ctx)]
        return isinstance(o, GameObject) and o.zone == BATTLEFIELD and o.controller in players

    def run(self, ctx: Context) -> Steps[None]:
        found = [o for o in (yield from self.what.select(ctx)) if self._can(o, ctx)]
        ctx.remember("sacrificed", found)
        ctx.numbers["did"] = len(found)
        yield from ctx.game.do(*(e.Sacrifice(o, ctx.controller) for o in found))

    def say(self, v: Voice) -> str:
        if self.who.is_you:
            return f"sacrifice {self.what.say(v)}"
        return f"{self.who.say(v)} {self.who.verb('sacrifice')} {self.what.say(v)}"


@frozen
class SacrificeChoice(Effect):
    """A player sacrifices permanents they choose: ``target player sacrifices a creature``."""

    what: Filter
    who: Selector = YOU
    count: Amount = field(default=Number(1), converter=as_amount)

    def _choices(self, player: Player, ctx: Context) -> list[GameObject]:
        return [o for o in ctx.game.battlefield
                if o.controller == player.id and self.what.matches(o, ctx)]  # fmt: skip

    def possible(self, ctx: Context) -> bool:
        need = self.count.value(ctx)
        return any(len(self._choices(p, ctx)) >= need for p in self.who.find(ctx))

    def run(self, ctx: Context) -> Steps[None]:
        need = self.count.value(ctx)
        doomed: list[GameObject] = []
        for player in (yield from self.who.select(ctx)):
            choices = self._choices(player, ctx)
            if len(choices) < need or (len(choices) == need and not ctx.game.ask_forced):
                doomed.extend(choices)
                continue
            answer = yield ChooseSome(player, "sacrifice", ctx.source, choices, need, need)
            doomed.extend(choices[index] for index in answer)
        # 608.2e: everyone chooses first, then all is sacrificed together.
        ctx.remember("sacrificed", doomed)
        ctx.numbers["did"] = len(doomed)
        players = ctx.game.players
        yield from ctx.game.do(*(e.Sacrifice(o, players[o.controller]) for o in doomed))

    def _noun(self, v: Voice) -> str:
        phrase = self.what.phrase(v)
        if self.count == Number(1):
            if phrase.adjectives[:1] == ["other"]:
                del phrase.adjectives[0]
                return f"another {phrase.render()}"
            return words.article(phrase.render())
        return f"{self.count.say(v)} {phrase.render(plural=True)}"

    def say(self, v: Voice) -> str:
        if self.who.is_you:
            return f"sacrifice {self._noun(v)}"
        return f"{self.who.say(v)} {self.who.verb('sacrifice')} {self._noun(v)} of their choice"

    def say_as(self, v: Voice, prefix: str = "") -> str:
        return prefix + self.say(v)


@frozen
class CounterSpell(Effect):
    """Counter a spell or ability (701.5)."""

    what: Selector
    to: str = GRAVEYARD

    def run(self, ctx: Context) -> Steps[None]:
        found = yield from self.what.select(ctx)
        here = [o for o in found if o.zone == STACK]
        yield from ctx.game.do(*(e.CounterSpell(o, ctx.source, self.to) for o in here))
        ctx.numbers["countered"] = sum(o.zone != STACK for o in here)

    def say(self, v: Voice) -> str:
        text = f"counter {self.what.say(v)}"
        if self.to == EXILE:
            text += ". If that spell is countered this way, exile it instead of putting it into its owner's graveyard"  # noqa: E501
        elif self.to == LIBRARY:
            text += ". If that spell is countered this way, put it on top of its owner's library instead of into that player's graveyard"  # noqa: E501
        return text
