"""Producing mana: what a production becomes, and what a permanent could produce (106).

Nothing here asks a player or changes the game: it reads what replacement effects and
triggered mana abilities would make of a production (106.12a, 106.12b) and solves "could
produce" (106.7).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import product
from typing import TYPE_CHECKING, Any

from attrs import define

from cardwright.context import Context
from cardwright.events import ProduceMana
from cardwright.language.abilities import Activated, Triggered
from cardwright.language.effects.flow import If
from cardwright.language.effects.mana import MakesMana
from cardwright.language.nodes import Effect, Voice
from cardwright.language.patterns import TapsForMana
from cardwright.mana import UNDEFINED, ManaUnit
from cardwright.objects import GameObject, Player
from cardwright.reasons import Reason
from cardwright.replacement import applied

if TYPE_CHECKING:
    from cardwright.game import Game

Bundle = tuple[str, ...]
Edits = tuple[tuple[str, tuple[str, ...], tuple[str, ...]], ...]
"""What replacement effects did to a production: their source, the types before and after."""

_MOST_OUTCOMES = 256
_MOST_UNITS = 64
"""More mana of one type at once than any payment needs to be planned with."""
_ENOUGH = 4
"""So many mana of one type stand for any larger number where only types are asked for."""
_MOST_STATES = 5_000


@define(eq=False)
class Outcome:
    """What activating a mana ability in one way would add.

    ``choices``: the bundle chosen for each effect in turn, triggered mana abilities included;
    ``units``: all the mana that would be added to the player's own pool.
    """

    choices: tuple[Bundle, ...]
    units: tuple[ManaUnit, ...]


class Production:
    """Reads productions ahead, and solves "could produce"."""

    __slots__ = ("_solver", "_version", "game")

    def __init__(self, game: Game) -> None:
        self.game = game
        self._solver = _Solver(game)
        self._version = -1

    # --- reading a production ahead --------------------------------------------------------

    def outcomes(self, player: Player, obj: GameObject, ability: Activated) -> list[Outcome]:
        """The different results that activating a mana ability could have now."""
        game = self.game
        ctx = Context(game, obj, player)
        effects = list(_followed(ability.effects, ctx))
        found: list[Outcome] = []
        bundles = [self._defined(effect.bundles(ctx)) for effect in effects]
        for chosen in product(*bundles):
            results: list[Outcome] = [Outcome((), ())]
            for effect, bundle in zip(effects, chosen, strict=True):
                if not bundle:
                    continue
                event = self.event(effect, bundle, ctx, ability)
                events = self.replaced(event)
                results = [
                    Outcome((*r.choices, bundle, *extra), (*r.units, *ev.units, *more))
                    for r in results
                    for ev in events
                    for extra, more in self._triggered(ev, player)
                ][:_MOST_OUTCOMES]
            found.extend(results)
        return [outcome for outcome in found if outcome.units][:_MOST_OUTCOMES]

    @staticmethod
    def _defined(bundles: Sequence[Bundle]) -> list[Bundle]:
        """Bundles without what is undefined (106.5)."""
        return [tuple(t for t in bundle if t != UNDEFINED) for bundle in bundles] or [()]

    def event(self, effect: MakesMana, bundle: Bundle, ctx: Context, ability: Any) -> ProduceMana:
        """The one event of a production: the whole bundle with its provenance (106.12)."""
        tapped = bool(getattr(ability, "is_mana", False) and getattr(ability, "has_tap", False))
        units = effect.units(bundle, ctx)
        return ProduceMana(effect.who(ctx), ctx.source, units, tapped, ability, ctx.controller)

    def replaced(self, event: ProduceMana) -> list[ProduceMana]:
        """What replacement effects would make of a production, in every possible order (616.1).

        One after the other is applied to it, of those that apply to what it has become and have
        not been applied yet; effects that are alike are one choice.
        """
        return self._orders(event, most=_MOST_UNITS)

    def types_after(self, event: ProduceMana) -> dict[str, Edits]:
        """The types that a production would have after replacement effects, in any possible
        order, each with what the effects did to it then (106.7)."""
        edits = self.game.replacements.would_edit(event)
        if not edits:
            return dict.fromkeys(event.types, ())
        key = None
        if all(type(edit.event) is TapsForMana for edit in self._all_edits()):
            # These ask what is tapped and by whom, and that stays as it is.
            key = (event.types, tuple(sorted(_alike(edit, ctx) for edit, ctx in edits)))
            if key in self._solver.after:
                return self._solver.after[key]
        found: dict[str, Edits] = {}
        for made in self._orders(event, most=_ENOUGH):
            for type_ in made.types:
                found.setdefault(type_, made.edits)
        if key is not None:
            self._solver.after[key] = found
        return found

    def _all_edits(self) -> Iterator[Any]:
        replacements = self.game.replacements
        for _, ability in replacements.index.get(ProduceMana, ()):
            yield ability
        for floating in replacements.floating:
            if ProduceMana in floating.ability.event.events:
                yield floating.ability

    def _orders(self, event: ProduceMana, *, most: int) -> list[ProduceMana]:
        would_edit = self.game.replacements.would_edit
        if not would_edit(event):
            return [event]
        found: dict[tuple[Any, ...], ProduceMana] = {}
        reached: set[tuple[Any, ...]] = set()
        waiting: list[tuple[ProduceMana, tuple[Any, ...]]] = [(event, ())]
        while waiting:
            made, used = waiting.pop()
            choices = {_alike(edit, ctx): (edit, ctx) for edit, ctx in would_edit(made)}
            if not choices or not made.units:
                found.setdefault(made.key(), made)
                continue
            for kind, (edit, ctx) in choices.items():
                after = edit.edit.preview(made, ctx)
                if len(after.units) > most:
                    after.units = _fewer(after.units, most)
                after.replaced_by = (*made.replaced_by, applied(edit, ctx))
                now = tuple(sorted((*used, kind)))
                state = (after.key(), now)
                if state not in reached and len(reached) < _MOST_STATES:
                    reached.add(state)
                    waiting.append((after, now))
        return list(found.values())

    def _triggered(
        self, event: ProduceMana, player: Player
    ) -> Iterator[tuple[tuple[Bundle, ...], tuple[ManaUnit, ...]]]:
        """What triggered mana abilities would add to the player's pool (605.4a)."""
        game = self.game
        listeners = [
            (obj, ability)
            for obj, ability in game.triggers.forward.get(ProduceMana, ())
            if ability.is_mana
        ]
        options: list[list[tuple[Bundle, tuple[ManaUnit, ...]]]] = []
        for obj, ability in listeners:
            ctx = Context(game, obj, game.players[obj.controller], event=event)
            if not event.units or not ability.event.matches(event, ctx):
                continue
            if ability.condition is not None and not ability.condition.holds(ctx):
                continue
            ctx.subject = ability.event.subject(event)
            that = ability.event.player(event)
            if that is not None:
                ctx.found["that player"] = [that.id]
            for effect in ability.effects:
                if isinstance(effect, MakesMana):
                    bundles = [b for b in self._defined(effect.bundles(ctx)) if b]
                    if bundles and effect.who(ctx) is player:
                        options.append([(b, effect.units(b, ctx)) for b in bundles])
        for picks in product(*options):
            yield (
                tuple(bundle for bundle, _ in picks),
                tuple(unit for _, units in picks for unit in units),
            )

    # --- could produce ---------------------------------------------------------------------

    def could_produce(self, obj: GameObject) -> frozenset[str]:
        """The types of mana a permanent could produce now (106.7); changes nothing."""
        return self._solved([obj]).types(obj)

    def could_any_produce(self, objects: Sequence[GameObject]) -> frozenset[str]:
        """The types of mana that any of several permanents could produce."""
        if not objects:
            return frozenset()
        solver = self._solved(objects)
        return frozenset(type_ for obj in objects for type_ in solver.types(obj))

    def _solved(self, objects: Sequence[GameObject]) -> _Solver:
        """The solver that knows these permanents; it is kept until anything happens."""
        if self._version != self.game.version:
            self._solver = _Solver(self.game)
            self._version = self.game.version
        self._solver.solve(objects)
        return self._solver

    def explain_could(self, obj: GameObject, type_: str) -> list[Reason]:
        """Why a permanent could produce a type of mana: the chain of abilities behind it."""
        return self._solved([obj]).because(obj, type_)


@define(eq=False)
class _Looker:
    """An effect that adds mana of a type that others could produce, and types it has seen."""

    obj: GameObject
    ability: Any
    effect: MakesMana
    ctx: Context
    seen: set[str]


@define(eq=False)
class _Group:
    """Permanents that are looked at together: their types, each with the first that has it."""

    members: tuple[GameObject, ...]
    first: dict[str, GameObject]
    lookers: list[_Looker]


@define(eq=False)
class _Origin:
    """Where a type comes from: the effect, what replacement effects did, and, if it looked at
    another permanent, at which one and for which type."""

    effect: MakesMana
    edits: Edits
    through: GameObject | None = None
    type: str = ""


class _Solver:
    """The least fixpoint of 106.7 over all permanents that look at each other.

    What a permanent would produce without looking at others is found once; then types are
    handed on, each along each way once, until nothing new comes.
    """

    __slots__ = ("after", "game", "groups", "groups_of", "known")

    def __init__(self, game: Game) -> None:
        self.game = game
        self.known: dict[int, dict[str, _Origin]] = {}
        self.after: dict[tuple[Any, ...], dict[str, Edits]] = {}
        self.groups: dict[tuple[int, ...], _Group] = {}
        self.groups_of: dict[int, list[_Group]] = {}

    def types(self, obj: GameObject) -> frozenset[str]:
        """The types of a permanent that has been solved."""
        return frozenset(self.known[obj.id])

    def solve(self, objects: Sequence[GameObject]) -> None:
        """Find the types of these permanents, and of all those they look at."""
        fresh: list[GameObject] = []
        unread = [obj for obj in objects if obj.id not in self.known]
        while unread:
            obj = unread.pop()
            if obj.id not in self.known:
                self.known[obj.id] = {}
                fresh.append(obj)
                unread.extend(self._read(obj))
        changed = [obj for obj in fresh if self.known[obj.id]]
        while changed:
            obj = changed.pop()
            for group in self.groups_of.get(obj.id, ()):
                for type_ in self.known[obj.id]:
                    if type_ not in group.first:
                        group.first[type_] = obj
                        changed.extend(self._hand_on(group, type_))

    def _read(self, obj: GameObject) -> list[GameObject]:
        """Note what a permanent would produce by itself; the permanents it looks at."""
        game = self.game
        known = self.known[obj.id]
        found: list[GameObject] = []
        for ability in _abilities(obj):
            ctx = Context(game, obj, game.players[obj.controller])
            for effect in _followed(ability.effects, ctx, choices=True):
                if effect.looks_at_others:
                    looker = _Looker(obj, ability, effect, ctx, set())
                    found.extend(self._look(looker, effect.looks_at(ctx)))
                    continue
                for bundle in {tuple(t for t in b if t != UNDEFINED) for b in effect.bundles(ctx)}:
                    if bundle:
                        event = game.production.event(effect, bundle, ctx, ability)
                        for type_, edits in game.production.types_after(event).items():
                            known.setdefault(type_, _Origin(effect, edits))
        return found

    def _look(self, looker: _Looker, objects: Sequence[GameObject]) -> Sequence[GameObject]:
        """Have an effect look at permanents; those that nobody has looked at together."""
        ids = tuple(obj.id for obj in objects)
        group = self.groups.get(ids)
        if group is not None:
            group.lookers.append(looker)
            for type_ in group.first:
                self._take(looker, type_, group.first[type_])
            return ()
        group = self.groups[ids] = _Group(tuple(objects), {}, [looker])
        for obj in objects:
            self.groups_of.setdefault(obj.id, []).append(group)
            for type_ in self.known.get(obj.id, ()):
                group.first.setdefault(type_, obj)
        for type_, obj in group.first.items():
            self._take(looker, type_, obj)
        return objects

    def _hand_on(self, group: _Group, type_: str) -> list[GameObject]:
        """Tell all that look at a group of a type that is new in it; whom it gave a new type."""
        through = group.first[type_]
        return [looker.obj for looker in group.lookers if self._take(looker, type_, through)]

    def _take(self, looker: _Looker, type_: str, through: GameObject) -> bool:
        if type_ in looker.seen:
            return False
        looker.seen.add(type_)
        effect, known, new = looker.effect, self.known[looker.obj.id], False
        production = self.game.production
        for could in effect.of_types(frozenset((type_,))):
            event = production.event(effect, (could,), looker.ctx, looker.ability)
            for result, edits in production.types_after(event).items():
                if result not in known:
                    known[result] = _Origin(effect, edits, through, type_)
                    new = True
        return new

    def because(self, obj: GameObject, type_: str) -> list[Reason]:
        """The chain of reasons from a permanent to the ability that makes the type."""
        chain: list[Reason] = []
        at: GameObject | None = obj
        while at is not None and (origin := self.known[at.id].get(type_)) is not None:
            voice = at.face.voice if at.face is not None else Voice()
            said = f"an ability of it would {origin.effect.say(voice)}"
            chain.append(Reason(said, str(at), "106.7"))
            chain.extend(replaced_reasons(origin.edits))
            at, type_ = origin.through, origin.type
        return chain


def replaced_reasons(edits: Edits) -> list[Reason]:
    """What each replacement effect made of a production, in the order they applied."""
    return [
        Reason(f"{said_mana(before)} becomes {said_mana(after)}", name, "106.12b")
        for name, before, after in edits
        if before != after
    ]


def said_mana(types: Sequence[str]) -> str:
    """``{G}{G}``."""
    return "".join(f"{{{type_}}}" for type_ in types) or "no mana"


def _alike(edit: Any, ctx: Context) -> tuple[Any, ...]:
    """The same for effects that do the same to a production."""
    source = ctx.source
    linked = tuple(sorted((name, repr(value)) for name, value in source.memory.items()))
    numbers = tuple(sorted(ctx.numbers.items()))
    return (id(edit), ctx.controller.id, source.attached_to, linked, numbers)


def _fewer(units: tuple[ManaUnit, ...], most: int) -> tuple[ManaUnit, ...]:
    """At most so many units of each type."""
    counts: dict[str, int] = {}
    kept: list[ManaUnit] = []
    for unit in units:
        counts[unit.type] = counts.get(unit.type, 0) + 1
        if counts[unit.type] <= most:
            kept.append(unit)
    return tuple(kept)


def _abilities(obj: GameObject) -> Iterator[Activated | Triggered]:
    """The abilities of a permanent that could add mana, activated or triggered (106.7)."""
    have = obj.chars.abilities
    yield from have.mana
    yield from have.activated
    yield from have.triggers


def _followed(
    effects: Iterable[Effect], ctx: Context, *, choices: bool = False
) -> Iterator[MakesMana]:
    """The effects that add mana if the instructions are followed now; with ``choices`` also
    those that depend on what somebody chooses."""
    for effect in effects:
        if isinstance(effect, MakesMana):
            yield effect
        elif isinstance(effect, If):
            branch = effect.effects if effect.condition.holds(ctx) else effect.otherwise
            yield from _followed(branch, ctx, choices=choices)
        elif choices:
            inner = [child for child in effect.children() if isinstance(child, Effect)]
            yield from _followed(inner, ctx, choices=True)
