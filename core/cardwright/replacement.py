"""Replacement and prevention effects (614, 615, 616, 701.15)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from typing import TYPE_CHECKING, Any

from attrs import define, evolve

from cardwright.context import Context
from cardwright.decisions import ChooseOne, Steps, YesNo
from cardwright.events import Damage, Destroy, Event, Tap, TokenEnters, ZoneChange
from cardwright.language.abilities import EntersWith, Replacement
from cardwright.language.nodes import Duration
from cardwright.language.rules import CantBeRegenerated, GoesElsewhere, PreventAllDamage
from cardwright.objects import BATTLEFIELD, GRAVEYARD, STACK, GameObject

if TYPE_CHECKING:
    from cardwright.game import Game
    from cardwright.language.nodes import Filter


@define(eq=False)
class Shield:
    """A prevention shield made by a resolving effect, for this turn (615.7, 615.8).

    ``to``: the id it protects, None for all; ``by``: ids of the sources it stops, None for
    all; ``amount``: how much is left to prevent, None for all of it; ``times``: how many more
    instances of damage; ``like``: what the source still has to be (609.7b). Replaced, never
    changed.
    """

    source: int
    controller: int
    to: int | None
    by: frozenset[int] | None = None
    combat: bool = False
    amount: int | None = None
    times: int | None = None
    like: Filter | None = None

    def covers(self, damage: Damage) -> bool:
        return (
            damage.preventable
            and (self.to is None or self.to == damage.to.id)
            and self._stops(damage.source)
            and (damage.combat or not self.combat)
        )

    def _stops(self, source: GameObject) -> bool:
        # 609.7a: a permanent spell stays the source as the permanent it becomes.
        by = self.by
        return by is None or source.id in by or ("cast" in source.memory and source.was in by)


@define(eq=False)
class FloatingReplacement:
    """A replacement effect made by a resolving spell or ability (614.2): plain data."""

    ability: Replacement
    until: Duration
    source: int
    controller: int
    found: dict[str, list[int]]
    numbers: dict[str, int]


Candidate = tuple[Any, Context]
"""An effect that could apply: a `Replacement`, an `EntersWith` or a `Shield`, and its context."""


class Replacements:
    """Which replacement and prevention effects there are, and applying them to an event.

    ``index``: by event class the static ones; ``shields`` and ``regeneration`` (id → how many
    times) last until the turn ends.
    """

    __slots__ = ("floating", "game", "index", "regeneration", "shields")

    def __init__(self, game: Game) -> None:
        self.game = game
        self.index: dict[type, list[tuple[GameObject, Replacement]]] = {}
        self.floating: list[FloatingReplacement] = []
        self.shields: list[Shield] = []
        self.regeneration: dict[int, int] = {}

    def copy(self, game: Game) -> Replacements:
        other = Replacements(game)
        other.floating = list(self.floating)
        other.shields = list(self.shields)
        other.regeneration = dict(self.regeneration)
        return other

    def reindex(self) -> None:
        """Make the index of static replacement effects."""
        index: dict[type, list[tuple[GameObject, Replacement]]] = {}
        for obj in self.game.zones.battlefield:
            for ability in obj.chars.abilities.replacements:
                if BATTLEFIELD in ability.zones:
                    for kind in ability.event.events:
                        index.setdefault(kind, []).append((obj, ability))
        for obj in self.game.triggers.elsewhere.values():
            for ability in obj.base.abilities.replacements:
                if obj.zone in ability.zones:
                    for kind in ability.event.events:
                        index.setdefault(kind, []).append((obj, ability))
        for ability in self.game.global_replacements:
            for kind in ability.event.events:
                index.setdefault(kind, []).append((self.game.rules_object, ability))
        self.index = index

    def add_shield(self, shield: Shield) -> None:
        self.shields.append(shield)

    def add_regeneration(self, obj: GameObject) -> None:
        """A regeneration shield on a permanent, for this turn (701.15a)."""
        if obj.zone == BATTLEFIELD:
            self.regeneration[obj.id] = self.regeneration.get(obj.id, 0) + 1

    def begin(self, ctx: Context, ability: Replacement, until: Duration) -> None:
        """Start a replacement effect that lasts for a while (614.2)."""
        found = {name: list(ids) for name, ids in ctx.found.items()}
        self.floating.append(
            FloatingReplacement(
                ability, until, ctx.source.id, ctx.controller.id, found, dict(ctx.numbers)
            )
        )

    def end_by(self, happened: Sequence[Event]) -> None:
        """Drop the effects that these events end."""
        self.floating = [
            f
            for f in self.floating
            if not any(f.until.over(self._context(f), event) for event in happened)
        ]

    def _context(self, floating: FloatingReplacement, event: Event | None = None) -> Context:
        game = self.game
        return Context(
            game,
            game.objects[floating.source],
            game.players[floating.controller],
            event=event,
            found=floating.found,
            numbers=floating.numbers,
        )

    def would_edit(self, event: Event) -> list[tuple[Replacement, Context]]:
        """The replacement effects that apply to an event and have not been applied yet."""
        return [
            (effect, ctx)
            for effect, ctx in self._listed(event)
            if isinstance(effect, Replacement) and effect.edit.pure
        ]

    def _listed(self, event: Event) -> list[Candidate]:
        game = self.game
        found: list[Candidate] = []
        used = event.replaced_by
        contexts = [
            (ability, Context(game, obj, game.players[obj.controller], event=event))
            for obj, ability in self.index.get(type(event), ())
        ]
        contexts += [
            (f.ability, self._context(f, event))
            for f in self.floating
            if type(event) in f.ability.event.events
        ]
        for ability, ctx in contexts:
            if _identity(ability, ctx) in used or not ability.event.matches(_would(event), ctx):
                continue
            if ability.condition is None or ability.condition.holds(ctx):
                found.append((ability, ctx))
        return found

    def end_of_turn(self) -> None:
        """Shields wear off with "this turn" effects (514.2)."""
        self.shields = []
        self.regeneration = {}

    def may_apply(self, event: Event) -> bool:
        """A quick look whether anything could change the event at all."""
        kind = type(event)
        if kind in self.index:
            return True
        if self.floating and any(kind in f.ability.event.events for f in self.floating):
            return True
        if kind is Damage:
            return bool(
                self.shields
                or event.to.rules(PreventAllDamage)  # type: ignore[attr-defined]  # it is a Damage
                or event.source.rules(PreventAllDamage)  # type: ignore[attr-defined]  # the same
            )
        if isinstance(event, ZoneChange):
            obj = event.obj
            if event.to == BATTLEFIELD:
                base = self.game.zones.as_entering(event)
                return bool(base.abilities.enters) or "Aura" in base.subtypes
            if obj.zone == STACK:
                item = obj.item
                return bool(item and item.goes_to) or bool(obj.rules(GoesElsewhere))
            return obj.zone == BATTLEFIELD and bool(obj.rules(GoesElsewhere))
        return kind is Destroy and bool(self.regeneration)

    def process(self, event: Event) -> Steps[list[Event]]:
        """Apply all that applies, one at a time, chosen by the affected player (616.1)."""
        if isinstance(event, ZoneChange) and event.to == BATTLEFIELD:
            if not (yield from self._choose_host(event)):
                return []
        if isinstance(event, ZoneChange) and event.to != BATTLEFIELD:
            self._elsewhere(event)
        done: list[Event] = []
        waiting = [event]
        while waiting:
            current = waiting.pop(0)
            # 614.7: what can't happen can't be replaced.
            candidates = self._candidates(current) if current.possible(self.game) else ()
            if not candidates:
                done.append(current)
                continue
            index = 0
            if len(candidates) > 1:
                index = yield from self._pick(current, candidates)
            effect, ctx = candidates[index]
            current.replaced_by = (*current.replaced_by, _identity(effect, ctx))
            if isinstance(effect, Shield):
                waiting.extend(self._prevent(current, effect))
                continue
            if isinstance(effect, Replacement) and effect.optional:
                text = f"apply {ctx.source}?"
                if not (yield YesNo(ctx.controller, text, ctx.source)):
                    waiting.insert(0, current)
                    continue
            if effect is _REGENERATE:
                waiting.extend(self._regenerate(current))
                continue
            if isinstance(effect, _PreventedByRule):
                continue  # 615.6: what is prevented never happens.
            used = current.replaced_by
            for result in (yield from effect.edit.edit(current, ctx)):
                if result is not current:
                    # 614.5: what was applied to the event was applied to what came of it.
                    result.replaced_by = (*used, *result.replaced_by)
                waiting.append(result)
        return done

    def _elsewhere(self, event: ZoneChange) -> None:
        """A rule of the object itself sends it to another zone (702.34a, 702.84a)."""
        obj = event.obj
        if obj.zone == STACK and obj.item is not None and obj.item.goes_to:
            event.to = obj.item.goes_to
        for rule, source in obj.rules(GoesElsewhere):
            if rule.resolving or rule.from_stack != (obj.zone == STACK):
                continue
            if obj.zone == STACK and event.to != GRAVEYARD:
                continue
            ctx = self.game.rule_context(obj, source)
            if rule.condition is None or rule.condition.holds(ctx):
                event.to = rule.zone

    def entering(self, event: ZoneChange) -> GameObject:
        """The permanent an event would make, as it would exist on the battlefield (614.12)."""
        obj = event.obj
        seat = event.controller if event.controller is not None else obj.owner
        would = obj.copy()
        would.item = obj.item
        would.controller = would.base_controller = seat
        would.zone = BATTLEFIELD
        would.base = self.game.zones.as_entering(event)
        if event.changes:
            would.base = self.game.zones.changed(would.base, event.changes, would)
        would.chars = would.base
        would.counters = dict(event.counters)
        self.game.layers.preview(would)
        if event.lasting:
            would.chars = would.chars.copy()
            for change in event.lasting:
                change.change(would.chars, would, self.game.context(would))
        return would

    def _pick(self, event: Event, candidates: Sequence[Candidate]) -> Steps[int]:
        """Self-replacement and entering effects of the object itself first (616.1a–d)."""
        for place, (effect, _) in enumerate(candidates):
            if isinstance(effect, EntersWith) and effect.edit.copies:
                return place  # 616.1c
        if all(isinstance(effect, EntersWith) for effect, _ in candidates):
            return 0  # Each edits how the object enters; every order gives the same result.
        pure = all(isinstance(e, Replacement) and e.edit.pure for e, _ in candidates)
        if pure and self._order_is_immaterial(event, candidates):
            return 0
        kinds = {_equal_key(effect) for effect, _ in candidates}
        if len(kinds) == 1:
            return 0
        player = event.affected(self.game)
        options = [f"{ctx.source}" for _, ctx in candidates]
        index: int = yield ChooseOne(player, "which replacement first", None, options)
        return index

    def _order_is_immaterial(self, event: Event, candidates: Sequence[Candidate]) -> bool:
        """Whether every order of these pure effects gives the same result."""
        if len(candidates) > 5:
            return False
        results: set[Any] = set()
        for order in permutations(candidates):
            made = evolve(event)
            for effect, ctx in order:
                if made.possible(self.game) and effect.event.matches(made, ctx):
                    made = effect.edit.preview(made, ctx)
            results.add(made.key())
        return len(results) == 1

    def _candidates(self, event: Event) -> list[Candidate]:
        game = self.game
        found: list[Candidate] = []
        used = event.replaced_by
        kind = type(event)
        if isinstance(event, ZoneChange) and event.to == BATTLEFIELD:
            found.extend(self._entering(event))
        found.extend(self._listed(event))
        if kind is Damage:
            found.extend(self._preventions(event))  # type: ignore[arg-type]  # it is a Damage
        elif kind is Destroy and event.obj.id in self.regeneration:  # type: ignore[attr-defined]
            obj = event.obj  # type: ignore[attr-defined]  # it is a Destroy
            if event.regenerable and not obj.rules(CantBeRegenerated):  # type: ignore[attr-defined]
                ctx = game.context(obj)
                if _identity(_REGENERATE, ctx) not in used:
                    found.append((_REGENERATE, ctx))
        return found

    def _entering(self, event: ZoneChange) -> list[Candidate]:
        """The entering object's own abilities, as it would exist (614.12)."""
        game = self.game
        obj = event.obj
        seat = event.controller if event.controller is not None else obj.owner
        found: list[Candidate] = []
        for ability in game.zones.as_entering(event).abilities.enters:
            ctx = Context(game, obj, game.players[seat], event=event)
            if obj.item is not None and obj.zone == STACK:
                ctx.item, ctx.x = obj.item, obj.item.x  # 107.3m
            if _identity(ability, ctx) in event.replaced_by:
                continue
            if ability.condition is None or ability.condition.holds(ctx):
                found.append((ability, ctx))
        return found

    def _preventions(self, event: Damage) -> list[Candidate]:
        game = self.game
        found: list[Candidate] = []
        for shield in self.shields:
            ctx = game.context(game.objects[shield.source])
            if (
                shield.covers(event)
                and (shield.like is None or shield.like.matches(event.source, ctx))
                and _identity(shield, ctx) not in event.replaced_by
            ):
                found.append((shield, ctx))
        if not event.preventable:
            return found
        for holder, as_target in ((event.to, True), (event.source, False)):
            for rule, source in holder.rules(PreventAllDamage):
                if not (rule.to if as_target else rule.by) or (rule.combat and not event.combat):
                    continue
                ctx = game.rule_context(holder, source)
                if rule.source is None or rule.source.matches(event.source, ctx):
                    found.append((_PreventedByRule(rule), ctx))
        return found

    def _prevent(self, event: Any, shield: Shield) -> list[Event]:
        """Apply a shield (615.7): what is prevented does not happen."""
        if shield.amount is None and shield.times is None:
            return []
        place = next((i for i, s in enumerate(self.shields) if s is shield), None)
        if place is None:
            return [event]
        if shield.amount is None:
            left = evolve(shield, times=(shield.times or 1) - 1)
            self.shields[place : place + 1] = [left] if left.times else []
            return []
        stopped = min(shield.amount, event.amount)
        left = evolve(shield, amount=shield.amount - stopped)
        self.shields[place : place + 1] = [left] if left.amount else []
        if stopped == event.amount:
            return []
        event.amount -= stopped
        return [event]

    def _regenerate(self, event: Any) -> list[Event]:
        """Instead of being destroyed: no damage, tapped, out of combat (701.15a)."""
        obj = event.obj
        left = self.regeneration[obj.id] - 1
        if left:
            self.regeneration[obj.id] = left
        else:
            del self.regeneration[obj.id]
        obj.damage, obj.deadly_damage = 0, False
        self.game.combat.remove(obj.id)
        return [Tap(obj)]

    def _choose_host(self, event: ZoneChange) -> Steps[bool]:
        """An Aura that enters without being cast enters attached (303.4f, 303.4g)."""
        obj = event.obj
        base = self.game.zones.as_entering(event)
        if "Aura" not in base.subtypes or event.attach_to is not None:
            return True
        enchant = base.abilities.enchant
        if enchant is None:
            return True
        game = self.game
        seat = event.controller if event.controller is not None else obj.owner
        ctx = Context(game, obj, game.players[seat])
        hosts = [e for e in enchant.candidates(ctx) if e is not obj]
        if not hosts:
            return isinstance(event, TokenEnters)
        index = 0
        if len(hosts) > 1:
            index = yield ChooseOne(game.players[seat], f"what {obj} enchants", obj, hosts)
        event.attach_to = hosts[index]
        return True


@define(eq=False)
class _PreventedByRule:
    """Damage that a rule of an object prevents."""

    rule: PreventAllDamage


class _Regenerate:
    """The one replacement effect of regeneration shields."""


_REGENERATE = _Regenerate()


def _would(event: Event) -> Event:
    """An event as patterns look at it before it happens: where it would come from."""
    if isinstance(event, ZoneChange):
        event.came_from = event.obj.zone
        if event.new is None:
            event.new = event.obj
    return event


def applied(effect: Any, ctx: Context) -> tuple[int, int]:
    """What an event that an effect has been applied to notes of it (614.5)."""
    return _identity(effect, ctx)


def _identity(effect: Any, ctx: Context) -> tuple[int, int]:
    inner = effect.rule if isinstance(effect, _PreventedByRule) else effect
    return (id(inner), ctx.source.id)


def _equal_key(effect: Any) -> Any:
    if isinstance(effect, (Shield, _PreventedByRule)):
        return "prevent"
    return id(effect)
