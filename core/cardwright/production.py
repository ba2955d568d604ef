"""Producing mana: what a production becomes, and what a permanent could produce (106).

Nothing here asks a player or changes the game: it reads what replacement effects and
triggered mana abilities would make of a production (106.12a, 106.12b) and solves "could
produce" (106.7).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import permutations, product
from typing import TYPE_CHECKING, Any

from attrs import define, evolve, frozen

from cardwright.context import Context
from cardwright.events import ProduceMana
from cardwright.language.abilities import Activated, Triggered
from cardwright.language.effects.mana import MakesMana
from cardwright.language.nodes import Effect
from cardwright.mana import UNDEFINED, ManaUnit
from cardwright.objects import GameObject, Player

if TYPE_CHECKING:
    from cardwright.game import Game

Bundle = tuple[str, ...]

_MOST_OUTCOMES = 64


@define(eq=False)
class Outcome:
    """What activating a mana ability in one way would add.

    ``choices``: the bundle chosen for each effect in turn, triggered mana abilities included;
    ``units``: all the mana that would be added to the player's own pool.
    """

    choices: tuple[Bundle, ...]
    units: tuple[ManaUnit, ...]


@frozen
class Reason:
    """One step of an explanation: what, because of which object, by which rule."""

    text: str
    source: str
    rule: str

    def __str__(self) -> str:
        return f"{self.source}: {self.text} ({self.rule})"


class Production:
    """Reads productions ahead, and solves "could produce"."""

    __slots__ = ("game",)

    def __init__(self, game: Game) -> None:
        self.game = game

    # --- reading a production ahead --------------------------------------------------------

    def outcomes(self, player: Player, obj: GameObject, ability: Activated) -> list[Outcome]:
        """The different results that activating a mana ability could have now."""
        game = self.game
        ctx = Context(game, obj, player)
        effects = [e for e in ability.effects if isinstance(e, MakesMana)]
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
        return ProduceMana(effect.who(ctx), ctx.source, effect.units(bundle, ctx), tapped, ability)

    def replaced(self, event: ProduceMana) -> list[ProduceMana]:
        """What replacement effects would make of a production, in every order that matters."""
        game = self.game
        effects = game.replacements.would_edit(event)
        if not effects:
            return [event]
        if len(effects) > 4:
            orders: Iterable[Sequence[Any]] = [effects, effects[::-1]]
        else:
            orders = permutations(effects)
        found: dict[tuple[Any, ...], ProduceMana] = {}
        for order in orders:
            made = evolve(event)
            for edit, ctx in order:
                if made.units and edit.event.matches(made, ctx):
                    made = edit.edit.preview(made, ctx)
            found.setdefault(made.key(), made)
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
        return _Solver(self.game).solve([obj])[obj.id]

    def could_any_produce(self, objects: Sequence[GameObject]) -> frozenset[str]:
        """The types of mana that any of several permanents could produce."""
        if not objects:
            return frozenset()
        solved = _Solver(self.game).solve(objects)
        return frozenset(t for obj in objects for t in solved[obj.id])

    # --- explaining ------------------------------------------------------------------------

    def explain(self, event: ProduceMana) -> list[Reason]:
        """Why a production made the mana it made, step by step."""
        source = str(event.source)
        made = "".join(f"{{{t}}}" for t in event.originally) or "no mana"
        why = "tapped for mana" if event.tapped else "an ability or spell adds mana"
        reasons = [Reason(f"{why}: {made}", source, "106.12" if event.tapped else "106.3")]
        for name, before, after in event.edits:
            text = f"{''.join('{' + t + '}' for t in before)} becomes {''.join('{' + t + '}' for t in after)}"  # noqa: E501  # fmt: skip
            reasons.append(Reason(text, name, "106.12b"))
        return reasons

    def explain_could(self, obj: GameObject, type_: str) -> list[Reason]:
        """Why a permanent could produce a type of mana: the chain of abilities behind it."""
        solver = _Solver(self.game)
        solver.solve([obj])
        return solver.because(obj, type_)


class _Solver:
    """The least fixpoint of 106.7 over all permanents that look at each other."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.known: dict[int, frozenset[str]] = {}
        self.objects: dict[int, GameObject] = {}
        self.why: dict[tuple[int, str], tuple[Reason, int]] = {}
        self.current: GameObject | None = None
        self.asked: dict[int, set[int]] = {}

    def solve(self, objects: Sequence[GameObject]) -> dict[int, frozenset[str]]:
        """The types each permanent could produce; worked out until nothing changes."""
        waiting = list(objects)
        for obj in waiting:
            self.objects[obj.id] = obj
            self.known.setdefault(obj.id, frozenset())
        queued = {obj.id for obj in waiting}
        while waiting:
            obj = waiting.pop()
            queued.discard(obj.id)
            before = set(self.objects)
            found = self._types(obj)
            fresh = [self.objects[id_] for id_ in self.objects if id_ not in before]
            if found != self.known[obj.id]:
                self.known[obj.id] = found
                fresh.extend(self.objects[id_] for id_ in self.asked.get(obj.id, ()))
            for other in fresh:
                if other.id not in queued:
                    queued.add(other.id)
                    waiting.append(other)
        return self.known

    def of(self, objects: Iterable[GameObject]) -> frozenset[str]:
        """What effects that look at other permanents ask: the types known so far."""
        assert self.current is not None
        found: frozenset[str] = frozenset()
        for obj in objects:
            if obj.id not in self.objects:
                self.objects[obj.id] = obj
                self.known[obj.id] = frozenset()
            self.asked.setdefault(obj.id, set()).add(self.current.id)
            found |= self.known[obj.id]
        return found

    def _types(self, obj: GameObject) -> frozenset[str]:
        self.current = obj
        found: set[str] = set()
        for ability, effect in _makers(obj):
            ctx = Context(self.game, obj, self.game.players[obj.controller])
            for type_ in effect.could(ctx, self):
                for result in self._mapped(obj, ability, effect, type_, ctx):
                    if result not in found:
                        found.add(result)
                        self._note(obj, ability, effect, type_, result)
        return frozenset(found)

    def _mapped(
        self, obj: GameObject, ability: Any, effect: MakesMana, type_: str, ctx: Context
    ) -> set[str]:
        """A type as replacement effects would have it, in any possible order."""
        production = self.game.production
        event = production.event(effect, (type_,), ctx, ability)
        edits = self.game.replacements.would_edit(event)
        if not edits:
            return {type_}
        maps = _type_maps(edits, event)
        reached = {(type_, frozenset[int]())}
        waiting = list(reached)
        results: set[str] = set()
        while waiting:
            at, used = waiting.pop()
            steps = [
                (after, used | {i})
                for i, table in enumerate(maps)
                if i not in used
                for after in (table[at],)
            ]
            if not steps:
                results.add(at)
            for step in steps:
                if step not in reached:
                    reached.add(step)
                    waiting.append(step)
        return results

    def _note(
        self, obj: GameObject, ability: Any, effect: MakesMana, type_: str, result: str
    ) -> None:
        from cardwright.language.nodes import Voice

        voice = obj.face.voice if obj.face is not None else Voice()
        text = f"its ability would {effect.say(voice)}"
        if result != type_:
            text += f", and a replacement effect would make {{{type_}}} {{{result}}}"
        through = next(
            (
                id_
                for id_, askers in self.asked.items()
                if obj.id in askers and type_ in self.known[id_] and id_ != obj.id
            ),
            -1,
        )
        looks = effect.looks_at_others
        self.why.setdefault(
            (obj.id, result), (Reason(text, str(obj), "106.7"), through if looks else -1)
        )

    def because(self, obj: GameObject, type_: str) -> list[Reason]:
        """The chain of reasons from a permanent to the ability that makes the type."""
        chain: list[Reason] = []
        id_ = obj.id
        while (id_, type_) in self.why:
            reason, through = self.why.pop((id_, type_))
            chain.append(reason)
            id_ = through
        return chain


def _type_maps(edits: Sequence[Any], event: ProduceMana) -> list[dict[str, str]]:
    """Each replacement effect as a map from type to type; the same map only once."""
    from cardwright.mana import TYPES

    maps: list[dict[str, str]] = []
    for ability, ctx in edits:
        table: dict[str, str] = {}
        for type_ in TYPES:
            made = evolve(event, units=(ManaUnit(type_, event.source.id),))
            if ability.event.matches(made, ctx):
                made = ability.edit.preview(made, ctx)
            table[type_] = made.units[0].type if made.units else type_
        if table not in maps and any(a != b for a, b in table.items()):
            maps.append(table)
    return maps


def _makers(obj: GameObject) -> Iterator[tuple[Any, MakesMana]]:
    """The effects of a permanent's abilities that add mana, activated or triggered (106.7)."""
    have = obj.chars.abilities
    abilities: list[Activated | Triggered] = [*have.mana, *have.activated, *have.triggers]
    for ability in abilities:
        for effect in _mana_effects(ability.effects):
            yield ability, effect


def _mana_effects(effects: Iterable[Effect]) -> Iterator[MakesMana]:
    for effect in effects:
        if isinstance(effect, MakesMana):
            yield effect
        else:
            yield from _mana_effects(c for c in effect.children() if isinstance(c, Effect))
