"""Triggered abilities: noticing events and going onto the stack (603, 605.1b)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from attrs import define, field

from cardwright.context import Context
from cardwright.decisions import ChooseOrder, Steps
from cardwright.events import Event, ZoneChange
from cardwright.language.abilities import Triggered
from cardwright.language.effects.flow import May
from cardwright.language.nodes import Effect, Voice
from cardwright.objects import BATTLEFIELD, STACK, GameObject, Player
from cardwright.stack import StackItem

if TYPE_CHECKING:
    from cardwright.game import Game
    from cardwright.language.effects.flow import Delayed

Listeners = dict[type, list[tuple[GameObject, Triggered]]]


def _index(obj: GameObject, ability: Triggered, forward: Listeners, back: Listeners) -> None:
    """Add an ability to the index for the way it looks at its events, or to both."""
    for kind in ability.event.events:
        if ability.event.looks_back:
            back.setdefault(kind, []).append((obj, ability))
        if ability.event.looks_forward:
            forward.setdefault(kind, []).append((obj, ability))


@define(eq=False)
class Pending:
    """A trigger that waits to be put on the stack (603.3). Plain data."""

    ability: Triggered | None
    effects: tuple[Effect, ...]
    source: int
    controller: int
    event: Event | None = None
    subject: int = -1
    that_player: int = -1
    x: int = 0
    found: dict[str, list[int]] = field(factory=dict)
    numbers: dict[str, int] = field(factory=dict)


@define(eq=False)
class DelayedTrigger:
    """A delayed triggered ability (603.7): a declaration and what it captured."""

    delayed: Delayed
    source: int
    controller: int
    x: int
    subject: int
    found: dict[str, list[int]]
    numbers: dict[str, int]


class Triggers:
    """Which abilities listen to what, which have triggered, and which are delayed.

    ``forward`` and ``back`` index by event class the abilities that look at the game after
    the event and those that look back to before it (603.10). A new index is made, never
    changed, so the one from before an event stays good. ``together``: while they look, all
    the events that happened at the same time.
    """

    __slots__ = (
        "back", "delayed", "elsewhere", "forward", "game", "mana", "pending", "together", "used",
    )  # fmt: skip

    def __init__(self, game: Game) -> None:
        self.game = game
        self.forward: Listeners = {}
        self.back: Listeners = {}
        self.elsewhere: dict[int, GameObject] = {}
        self.pending: list[Pending] = []
        self.mana: list[Pending] = []
        self.delayed: list[DelayedTrigger] = []
        self.together: Sequence[Event] = ()
        self.used: dict[tuple[int, int], int] = {}

    def copy(self, game: Game) -> Triggers:
        other = Triggers(game)
        other.elsewhere = {id_: game.objects[id_] for id_ in self.elsewhere}
        other.pending = list(self.pending)
        other.mana = list(self.mana)
        other.delayed = list(self.delayed)
        other.used = dict(self.used)
        return other

    # --- listening ---------------------------------------------------------------------

    def listen(self, obj: GameObject) -> None:
        """Note an object in a zone where some of its abilities function."""
        if obj.zone != BATTLEFIELD and obj.zone in obj.base.abilities.zones:
            self.elsewhere[obj.id] = obj
            self.reindex()
            self.game.replacements.reindex()

    def reindex(self) -> None:
        """Make the index of what listens now."""
        forward: Listeners = {}
        back: Listeners = {}
        for obj in self.game.zones.battlefield:
            for ability in obj.chars.abilities.triggers:
                if BATTLEFIELD in ability.zones:
                    _index(obj, ability, forward, back)
        if self.elsewhere:
            self.elsewhere = {i: o for i, o in self.elsewhere.items() if o.zone}
            for obj in self.elsewhere.values():
                if obj.zone == STACK:
                    continue
                for ability in obj.base.abilities.triggers:
                    if obj.zone in ability.zones:
                        _index(obj, ability, forward, back)
        for obj in self.game.zones.stack:
            if STACK in obj.chars.abilities.zones:
                for ability in obj.chars.abilities.triggers:
                    if STACK in ability.zones:
                        _index(obj, ability, forward, back)
        for ability in self.game.global_triggers:
            _index(self.game.rules_object, ability, forward, back)
        self.forward, self.back = forward, back

    def collect(self, happened: Sequence[Event], before: Listeners) -> None:
        """Find what these events trigger (603.2); ``before`` looked back from before them."""
        forward = self.forward
        self.together = happened
        for event in happened:
            kind = type(event)
            for obj, ability in forward.get(kind, ()):
                if not ability.event.looks_back_at(event):
                    self._try(obj, ability, event)
            for obj, ability in before.get(kind, ()):
                if ability.event.looks_back_at(event):
                    self._try(obj, ability, event)
        if self.delayed:
            self._try_delayed(happened)
        self.together = ()

    def _try(self, obj: GameObject, ability: Triggered, event: Event) -> None:
        game = self.game
        ctx = Context(game, obj, game.players[obj.controller], event=event)
        pattern = ability.event
        if not pattern.matches(event, ctx):
            return
        pending = self._pending(ability, ability.effects, obj, obj.controller, event, ctx)
        if ability.condition is not None and not ability.condition.holds(ctx):
            return  # 603.4
        if any(isinstance(effect, May) and effect.done(ctx) for effect in ability.effects):
            return  # 603.2i
        if ability.once_per_turn:
            key = (obj.id, id(ability))
            if self.used.get(key) == game.turn.number:
                return
            self.used[key] = game.turn.number
        (self.mana if ability.is_mana else self.pending).append(pending)

    def _pending(
        self,
        ability: Triggered | None,
        effects: tuple[Effect, ...],
        obj: GameObject,
        controller: int,
        event: Event,
        ctx: Context,
    ) -> Pending:
        subject: Any = None
        player: Player | None = None
        if ability is not None:
            subject = ability.event.subject(event)
            player = ability.event.player(event)
        ctx.subject = subject
        if player is not None:
            ctx.found["that player"] = [player.id]
        entered = isinstance(event, ZoneChange) and event.new is obj and event.enters
        cast = obj.memory.get("cast") if entered else None
        ctx.x = cast[0] if cast else 0  # 107.3m
        if obj.zone == STACK and obj.item is not None:
            ctx.x = obj.item.x  # 107.3i
        return Pending(
            ability,
            effects,
            obj.id,
            controller,
            event,
            -1 if subject is None else subject.id,
            -1 if player is None else player.id,
            ctx.x,
        )

    # --- delayed and reflexive -----------------------------------------------------------

    def delay(self, ctx: Context, delayed: Delayed) -> None:
        """Create a delayed triggered ability (603.7)."""
        self.delayed.append(
            DelayedTrigger(
                delayed,
                ctx.source.id,
                ctx.controller.id,
                ctx.x,
                -1 if ctx.subject is None else ctx.subject.id,
                {**_targets(ctx), **{k: list(v) for k, v in ctx.found.items()}},
                dict(ctx.numbers),
            )
        )

    def reflexive(self, ctx: Context, effects: tuple[Effect, ...]) -> None:
        """ "When you do, …": an ability that triggers at once (603.12)."""
        self.pending.append(
            Pending(
                None,
                effects,
                ctx.source.id,
                ctx.controller.id,
                ctx.event,
                -1 if ctx.subject is None else ctx.subject.id,
                -1,
                ctx.x,
                {k: list(v) for k, v in ctx.found.items()},
                dict(ctx.numbers),
            )
        )

    def _try_delayed(self, happened: Sequence[Event]) -> None:
        game = self.game
        kept: list[DelayedTrigger] = []
        for trigger in self.delayed:
            delayed = trigger.delayed
            ctx = Context(
                game,
                game.objects[trigger.source],
                game.players[trigger.controller],
                found=trigger.found,
                x=trigger.x,
            )
            fired = False
            for event in happened:
                if isinstance(event, delayed.event.events) and delayed.event.matches(event, ctx):
                    subject: Any = delayed.event.subject(event)
                    kept_subject = (
                        trigger.subject
                        if trigger.subject >= 0
                        else (-1 if subject is None else subject.id)
                    )
                    self.pending.append(
                        Pending(
                            None,
                            delayed.effects,
                            trigger.source,
                            trigger.controller,
                            event,
                            kept_subject,
                            -1,
                            trigger.x,
                            dict(trigger.found),
                            dict(trigger.numbers),
                        )
                    )
                    fired = True
                    if delayed.once:
                        break
            over = delayed.until is not None and any(
                delayed.until.over(ctx, event) for event in happened
            )
            if not over and not (fired and delayed.once):
                kept.append(trigger)
        self.delayed = kept

    # --- going onto the stack ------------------------------------------------------------

    def resolve_mana(self) -> Steps[None]:
        """Triggered mana abilities resolve at once (605.4a)."""
        game = self.game
        while self.mana:
            pending = self.mana.pop(0)
            source = game.objects[pending.source]
            ctx = self._context(pending, source)
            for effect in pending.effects:
                yield from effect.run(ctx)

    def put_on_stack(self) -> Steps[None]:
        """Put all that has triggered on the stack in APNAP order (603.3b)."""
        game = self.game
        waiting, self.pending = self.pending, []
        for player in game.apnap():
            own = [p for p in waiting if p.controller == player.id]
            alike = all(p.effects is own[0].effects for p in own)
            if len(own) > 1 and (not alike or game.ask_forced):
                order = yield ChooseOrder(
                    player, "order of triggers, first resolves last", None,
                    [self._said(p) for p in own],
                )  # fmt: skip
                own = [own[index] for index in order]
            for pending in own:
                yield from self._put(pending)

    def _said(self, pending: Pending) -> str:
        """A trigger in words: its source's name and what it says."""
        source = self.game.objects[pending.source]
        voice = (
            source.face.voice if source.face is not None else Voice("this permanent", source.name)
        )
        if pending.ability is not None:
            return f"{source}: {pending.ability.say(voice)}"
        return f"{source}: {' '.join(effect.say(voice) for effect in pending.effects)}"

    def _put(self, pending: Pending) -> Steps[None]:
        game = self.game
        source = game.objects[pending.source]
        item = StackItem(
            pending.ability,
            pending.effects,
            pending.source,
            event=pending.event,
            subject=pending.subject,
            x=pending.x,
            found={k: list(v) for k, v in pending.found.items()},
            numbers=dict(pending.numbers),
        )
        if pending.that_player >= 0:
            item.found["that player"] = [pending.that_player]
        ctx = self._context(pending, source)
        ctx.item = item
        ctx.found = item.found
        if not game.targeting.possible(pending.effects, ctx):
            return  # 603.3d
        obj = game.zones.new_ability(pending.controller, source)
        obj.item = item
        if not (yield from game.targeting.choose(obj, ctx)):
            game.zones.cease(obj)
            return
        yield from game.targeting.announce(obj)

    def _context(self, pending: Pending, source: GameObject) -> Context:
        game = self.game
        found = dict(pending.found)
        if pending.that_player >= 0:
            found["that player"] = [pending.that_player]
        return Context(
            game,
            source,
            game.players[pending.controller],
            None,
            pending.event,
            pending.x,
            game.entity(pending.subject) if pending.subject >= 0 else None,
            found,
            dict(pending.numbers),
        )


def _targets(ctx: Context) -> dict[str, list[int]]:
    """The targets of the ability that made a delayed one, by the names references use."""
    if ctx.item is None:
        return {}
    names: dict[str, list[int]] = {}
    for index, ids in enumerate(ctx.item.targets):
        names["target" if index == 0 else f"target {index + 1}"] = list(ids)
    return names
