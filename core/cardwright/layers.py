"""Layers: how continuous effects make the characteristics of objects (611.3, 613).

Characteristics are kept and worked out anew only when an event touched a topic they depend
on. An object that no effect touches shares its copiable values; nothing is allocated for it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from attrs import define

from cardwright.context import Context
from cardwright.language.abilities import Static, is_self
from cardwright.language.changes import ApplyRule, Grant, as_changes
from cardwright.language.filters import WithKeyword
from cardwright.language.nodes import Change
from cardwright.objects import BATTLEFIELD, STACK, Characteristics, GameObject, Player

if TYPE_CHECKING:
    from cardwright.game import Game

BASE_TOPICS = frozenset({"battlefield", "effects", "attached", "counters"})
"""What can always change characteristics; the rest depends on the effects in force."""


@define(eq=False)
class Applied:
    """One continuous effect while the layers are applied.

    ``affected`` is found when its first part applies and kept for the rest (613.6).
    """

    timestamp: int
    order: int
    ctx: Context
    changes: Sequence[Change]
    static: Static | None
    affected: list[Any] | None = None
    started: bool = False


@define(eq=False)
class Step:
    """One step of how an object got its characteristics: a change of a continuous effect, or
    None for counters, in which layer, and what the object was like before and after it."""

    layer: str
    source: GameObject
    change: Change | None
    before: Characteristics
    after: Characteristics
    controllers: tuple[int, int]


class Layers:
    """Keeps `GameObject.chars` of permanents and spells, and the rules of players, up to date."""

    __slots__ = ("_steps", "_traced", "dirty", "game", "outside", "topics")

    def __init__(self, game: Game) -> None:
        self.game = game
        self.dirty = True
        self.topics = BASE_TOPICS
        self.outside: list[int] = []
        self._traced: GameObject | None = None
        self._steps: list[Step] = []
        """What effects touch in zones other than the battlefield and the stack, as ids."""

    def touch(self, topics: frozenset[str]) -> None:
        """Note that something changed."""
        if not self.dirty and not self.topics.isdisjoint(topics):
            self.dirty = True

    def refresh(self) -> None:
        """Work out all characteristics (613.1)."""
        game = self.game
        self.dirty = False
        permanents = game.zones.battlefield
        objects = [*permanents, *game.zones.stack] if game.zones.stack else permanents
        for obj in objects:
            obj.chars = obj.base
            obj.copied = None
            if obj.zone == BATTLEFIELD and obj.controller != obj.base_controller:
                obj.controller = obj.base_controller
        for id_ in self.outside:
            obj = game.objects[id_]
            if obj.zone:
                obj.chars = obj.base
        self.outside = []
        effects, watched = self._effects(permanents)
        self.topics = BASE_TOPICS | watched
        counters = [o for o in permanents if o.counters]
        player_rules = any(p.rules_by_kind for p in game.players)
        if effects or counters or player_rules:
            if player_rules:
                for player in game.players:
                    player.rules_by_kind = {}
            self._apply(effects, counters)
        self._controllers()
        if game.combat.attackers or game.combat.blockers:
            game.combat.tidy()
        game.triggers.reindex()
        game.replacements.reindex()

    def preview(self, obj: GameObject) -> None:
        """Give an object that is not there the characteristics it would have there (614.12)."""
        zones = self.game.zones
        zones.battlefield.append(obj)
        try:
            with self._aside(obj):
                effects, _ = self._effects(zones.battlefield)
                self._apply(effects, [o for o in zones.battlefield if o.counters])
        finally:
            zones.battlefield.remove(obj)

    def trace(self, obj: GameObject) -> list[Step]:
        """How a permanent or spell gets its characteristics, step by step; changes nothing."""
        permanents = self.game.zones.battlefield
        self._traced, self._steps = obj, []
        try:
            with self._aside():
                effects, _ = self._effects(permanents)
                self._apply(effects, [o for o in permanents if o.counters])
            return self._steps
        finally:
            self._traced, self._steps = None, []

    @contextmanager
    def _aside(self, new: GameObject | None = None) -> Iterator[None]:
        """Begin with copiable values, and put all as it was afterwards; but for a new object."""
        game = self.game
        outside = [game.objects[id_] for id_ in self.outside]
        objects = [*game.zones.battlefield, *game.zones.stack, *outside]
        kept = [(o, o.chars, o.controller, o.copied) for o in objects if o is not new]
        rules = [(player, player.rules_by_kind) for player in game.players]
        ids = self.outside
        self.outside = []
        for obj, _chars, _seat, _copied in kept:
            obj.chars = obj.base
            obj.copied = None
            if obj.zone == BATTLEFIELD:
                obj.controller = obj.base_controller
        for player, _ in rules:
            player.rules_by_kind = {}
        try:
            yield
        finally:
            for id_ in self.outside:
                game.objects[id_].chars = game.objects[id_].base
            for obj, chars, seat, copied in kept:
                obj.chars, obj.controller, obj.copied = chars, seat, copied
            for player, by_kind in rules:
                player.rules_by_kind = by_kind
            self.outside = ids

    def _effects(self, permanents: Sequence[GameObject]) -> tuple[list[Applied], frozenset[str]]:
        game = self.game
        found: list[Applied] = []
        watched: frozenset[str] = frozenset()
        for obj in permanents:
            for static in obj.base.abilities.statics:
                found.append(self._static(obj, static, len(found)))
                watched |= static.watches
        for static_ in game.global_statics:
            found.append(self._static(game.rules_object, static_, len(found)))
            watched |= static_.watches
        for obj in game.zones.stack:
            for static in obj.base.abilities.statics:
                if STACK in static.zones:
                    found.append(self._static(obj, static, len(found)))
                    watched |= static.watches
        for effect in game.effects.in_force:
            ctx = game.effects.context(effect)
            entities = [game.entity(id_) for id_ in effect.affected]
            here = [e for e in entities if not isinstance(e, GameObject) or e.zone]
            found.append(Applied(effect.timestamp, len(found), ctx, effect.changes, None, here))
        return found, watched

    def _static(self, obj: GameObject, static: Static, order: int) -> Applied:
        game = self.game
        ctx = Context(game, obj, game.players[obj.controller])
        return Applied(obj.timestamp, order, ctx, static.changes, static)

    def _apply(self, effects: list[Applied], counters: Sequence[GameObject]) -> None:
        layers: dict[str, list[tuple[Applied, Change]]] = {}
        for effect in effects:
            for change in effect.changes:
                layers.setdefault(change.layer, []).append((effect, change))
        if counters:
            layers.setdefault("7c", [])
            if any(_keyword_counters(o, self.game) for o in counters):
                layers.setdefault("6", [])
        owned: set[int] = set()
        done: set[str] = set()
        while layers:
            layer = min(layers)
            parts = layers.pop(layer)
            done.add(layer)
            added = self._apply_layer(layer, parts, owned)
            if layer == "1":
                self._note_copiable(owned)
            if layer == "6":
                self._keyword_counters(counters, owned)
            if layer == "7c":
                self._counters(counters, owned)
            for effect in added:
                for change in effect.changes:
                    if change.layer > layer:
                        layers.setdefault(change.layer, []).append((effect, change))

    def _apply_layer(
        self, layer: str, parts: list[tuple[Applied, Change]], owned: set[int]
    ) -> list[Applied]:
        """Apply one layer in timestamp order, dependent effects later (613.7, 613.8)."""
        added: list[Applied] = []
        waiting = sorted(parts, key=lambda part: (part[0].timestamp, part[0].order))
        while waiting:
            index = self._next(waiting) if len(waiting) > 1 and layer < "7" else 0
            effect, change = waiting.pop(index)
            if not self._exists(effect):
                continue
            for entity in self._affected(effect):
                if isinstance(entity, Player):
                    self._player_rule(entity, change, effect)
                    continue
                chars = entity.chars
                if entity.id not in owned:
                    chars = entity.chars = chars.copy()
                    owned.add(entity.id)
                    if entity.zone not in (BATTLEFIELD, STACK):
                        self.outside.append(entity.id)
                had = chars.abilities
                traced = entity is self._traced
                before = (chars.copy(), entity.controller) if traced else None
                change.change(chars, entity, effect.ctx)
                if before is not None:
                    self._note(layer, effect.ctx.source, change, *before)
                if chars.abilities is not had:
                    chars.rules = {**chars.rules, **chars.abilities.own_rules}
                    for kind in had.own_rules:
                        if kind not in chars.abilities.own_rules:
                            chars.rules.pop(kind, None)
                    added.extend(self._new_statics(entity, had, chars.abilities, effect.timestamp))
        return added

    def _note(
        self,
        layer: str,
        source: GameObject,
        change: Change | None,
        before: Characteristics,
        seat: int,
    ) -> None:
        """Note a step of the object that is traced."""
        obj = self._traced
        assert obj is not None
        seats = (seat, obj.controller)
        self._steps.append(Step(layer, source, change, before, obj.chars.copy(), seats))

    def _note_copiable(self, owned: set[int]) -> None:
        """After layer 1 an object's characteristics are its copiable values (613.2c)."""
        for id_ in owned:
            obj = self.game.objects[id_]
            obj.copied = obj.chars.copy()

    def _new_statics(self, obj: GameObject, had: Any, has: Any, timestamp: int) -> list[Applied]:
        """Effects of the static abilities it has gained, not older than what gave them (613.7a)."""
        if has.statics == had.statics:
            return []
        old = set(map(id, had.statics))
        added = [
            self._static(obj, static, 10_000 + obj.id)
            for static in has.statics
            if id(static) not in old
        ]
        for effect in added:
            effect.timestamp = max(effect.timestamp, timestamp)
        return added

    def _exists(self, effect: Applied) -> bool:
        """Whether the ability that makes the effect is still there, or it has begun (613.6)."""
        if effect.static is None or effect.started:
            return True
        source = effect.ctx.source
        if source is self.game.rules_object:
            return True
        if not any(static is effect.static for static in source.chars.abilities.statics):
            return False
        condition = effect.static.condition
        return condition is None or condition.holds(effect.ctx)

    def _affected(self, effect: Applied) -> Sequence[Any]:
        if effect.affected is None:
            assert effect.static is not None
            # Under a control effect the source may have changed hands meanwhile.
            effect.ctx.controller = self.game.players[effect.ctx.source.controller]
            if is_self(effect.static.who):
                effect.affected = [effect.ctx.source]
            else:
                found = effect.static.who.find(effect.ctx)
                # What has gone keeps its last characteristics (608.2h).
                effect.affected = [e for e in found if not isinstance(e, GameObject) or e.zone]
        effect.started = True
        return effect.affected

    def _next(self, waiting: list[tuple[Applied, Change]]) -> int:
        """The first effect in timestamp order that depends on none of the others (613.8b)."""
        if not _may_depend(waiting):
            return 0
        depends = {
            (i, j)
            for i, one in enumerate(waiting)
            for j, other in enumerate(waiting)
            if i != j and one[0] is not other[0] and self._depends(one, other)
        }
        for i in range(len(waiting)):
            needs = {j for a, j in depends if a == i}
            # 613.8b: effects that depend on each other in a loop ignore it.
            if not needs or all((j, i) in depends for j in needs):
                return i
        return 0

    def _depends(self, one: tuple[Applied, Change], other: tuple[Applied, Change]) -> bool:
        """Whether applying ``other`` first would change what ``one`` is or does (613.8a)."""
        effect, change = one
        if effect.static is None or effect.started or not self._exists(other[0]):
            return False
        before = self._outcome(effect, change)
        affected = other[0].affected
        started = other[0].started
        touched = [e for e in self._affected(other[0]) if isinstance(e, GameObject)]
        saved = [(o, o.chars, o.controller) for o in touched]
        for obj in touched:
            obj.chars = obj.chars.copy()
            other[1].change(obj.chars, obj, other[0].ctx)
        after = self._outcome(effect, change)
        for obj, chars, controller in saved:
            obj.chars, obj.controller = chars, controller
        other[0].affected, other[0].started = affected, started
        return before != after

    def _outcome(self, effect: Applied, change: Change) -> tuple[Any, ...]:
        if not self._exists(effect):
            return ()
        assert effect.static is not None
        source = effect.ctx.source
        if is_self(effect.static.who):
            found: Iterable[Any] = [source]
        else:
            found = effect.static.who.find(effect.ctx)
        return tuple(entity.id for entity in found)

    def _player_rule(self, player: Player, change: Change, effect: Applied) -> None:
        if isinstance(change, ApplyRule):
            kind = type(change.rule)
            rules = dict(player.rules_by_kind)
            rules[kind] = (*rules.get(kind, ()), (change.rule, effect.ctx.source.id))
            player.rules_by_kind = rules

    def _keyword_counters(self, counters: Sequence[GameObject], owned: set[int]) -> None:
        """Keyword counters give their keyword (122.1b)."""
        for obj in counters:
            names = _keyword_counters(obj, self.game)
            if names:
                if obj.id not in owned:
                    obj.chars = obj.chars.copy()
                    owned.add(obj.id)
                before = obj.chars.copy()
                for change in as_changes(names):
                    change.change(obj.chars, obj, self.game.context(obj))
                obj.chars.rules = {**obj.chars.rules, **obj.chars.abilities.own_rules}
                if obj is self._traced:
                    self._note("6", obj, None, before, obj.controller)

    def _counters(self, counters: Sequence[GameObject], owned: set[int]) -> None:
        """+1/+1 and -1/-1 counters (613.4c, 122.1a)."""
        for obj in counters:
            change = obj.counters.get("+1/+1", 0) - obj.counters.get("-1/-1", 0)
            if change and obj.chars.power is not None and obj.chars.toughness is not None:
                if obj.id not in owned:
                    obj.chars = obj.chars.copy()
                    owned.add(obj.id)
                before = obj.chars.copy() if obj is self._traced else None
                obj.chars.power = (obj.chars.power or 0) + change
                obj.chars.toughness = (obj.chars.toughness or 0) + change
                if before is not None:
                    self._note("7c", obj, None, before, obj.controller)

    def _controllers(self) -> None:
        """Objects whose controller changed are new to them (302.6) and out of combat (506.4)."""
        game = self.game
        for obj in game.zones.battlefield:
            last = obj.memory.get("controlled by", obj.base_controller)
            if obj.controller != last:
                obj.memory["controlled by"] = obj.controller
                obj.control_stamp = game.stamp()
                game.combat.remove(obj.id)


def _may_depend(parts: Sequence[tuple[Applied, Change]]) -> bool:
    """Whether any of them could depend on another; grants to plain groups never do."""
    if not any(effect.static is not None and not effect.started for effect, _ in parts):
        return False
    return any(
        type(change) is not Grant or (effect.static is not None and _reads_abilities(effect.static))
        for effect, change in parts
    )


def _reads_abilities(static: Static) -> bool:
    return any(isinstance(piece, WithKeyword) for piece in static.who.walk())


def _keyword_counters(obj: GameObject, game: Game) -> list[str]:
    return [kind for kind in obj.counters if kind in game.keyword_names and kind.islower()]
