"""Continuous effects of resolving spells and abilities, and when they end (611.2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from attrs import define, evolve

from cardwright.context import Context
from cardwright.decisions import Steps
from cardwright.events import EffectEnds, Event
from cardwright.language.amounts import Number
from cardwright.language.changes import ApplyRule, ModifyPT, SetPT
from cardwright.language.durations import ForAsLongAs, Indefinitely, UntilEndOfTurn
from cardwright.language.nodes import Change, Duration, Filter
from cardwright.objects import Player

if TYPE_CHECKING:
    from cardwright.game import Game
    from cardwright.objects import GameObject


@define(eq=False)
class ContinuousEffect:
    """An effect in force: which objects, which changes, until when. Plain data."""

    affected: tuple[int, ...]
    changes: tuple[Change, ...]
    until: Duration
    source: int
    controller: int
    timestamp: int
    found: dict[str, list[int]]


class ContinuousEffects:
    """The continuous effects in force that no static ability makes."""

    __slots__ = ("game", "in_force", "next_spells")

    def __init__(self, game: Game) -> None:
        self.game = game
        self.in_force: list[ContinuousEffect] = []
        self.next_spells: list[tuple[int, Filter, ContinuousEffect]] = []

    def copy(self, game: Game) -> ContinuousEffects:
        other = ContinuousEffects(game)
        other.in_force = list(self.in_force)
        other.next_spells = list(self.next_spells)
        return other

    def begin(
        self, ctx: Context, affected: Sequence[Any], changes: Sequence[Change], until: Duration
    ) -> Steps[None]:
        """Start an effect on these objects or players; numbers are fixed now (608.2h)."""
        self.start(ctx, affected, changes, until)
        yield from self.game.do(EffectEnds(what="an effect begins"))

    def start(
        self, ctx: Context, affected: Sequence[Any], changes: Sequence[Change], until: Duration
    ) -> None:
        """The same as a part of an event under way, after which the layers look again anyway."""
        effect = ContinuousEffect(
            tuple(entity.id for entity in affected),
            tuple(fixed(change, ctx) for change in changes),
            until,
            ctx.source.id,
            ctx.controller.id,
            self.game.stamp(),
            {name: list(ids) for name, ids in ctx.found.items()},
        )
        self.in_force.append(effect)

    def for_next_spell(
        self,
        ctx: Context,
        player: Player,
        what: Filter,
        changes: Sequence[Change],
        until: Duration,
    ) -> None:
        """The next spell a player casts that matches will be changed (611.2f)."""
        found = {name: list(ids) for name, ids in ctx.found.items()}
        effect = ContinuousEffect(
            (), tuple(changes), until, ctx.source.id, ctx.controller.id, self.game.stamp(), found
        )
        self.next_spells.append((player.id, what, effect))

    def spell_proposed(self, spell: GameObject) -> Steps[None]:
        """Start what waited for this spell (611.2f)."""
        waiting = self.next_spells
        for entry in waiting:
            seat, what, effect = entry
            if seat == spell.controller and what.matches(spell, self.context(effect)):
                self.next_spells = [e for e in self.next_spells if e is not entry]
                self.in_force.append(evolve(effect, affected=(spell.id,), until=Indefinitely()))
                yield from self.game.do(EffectEnds(what="an effect begins"))

    def follow(self, spell: int, permanent: int) -> None:
        """What changes a spell's characteristics or controller goes on to apply to the
        permanent it becomes (400.7a)."""
        self.in_force = [
            evolve(effect, affected=(*effect.affected, permanent))
            if spell in effect.affected
            and not all(isinstance(change, ApplyRule) for change in effect.changes)
            else effect
            for effect in self.in_force
        ]

    def context(self, effect: ContinuousEffect) -> Context:
        game = self.game
        source: GameObject = game.objects[effect.source]
        return Context(game, source, game.players[effect.controller], found=effect.found)

    def end_by(self, happened: Sequence[Event]) -> bool:
        """Drop the effects that these events end; whether there were any."""
        if self.next_spells:
            self.next_spells = [e for e in self.next_spells if not self._over(e[2], happened)]
        if not self.in_force:
            return False
        kept = [e for e in self.in_force if not self._over(e, happened)]
        ended = len(kept) != len(self.in_force)
        self.in_force = kept
        return ended

    def end_next_untap(self, player: Player) -> None:
        """Effects on "its controller's next untap step" end with that player's (502.3)."""
        game = self.game
        kept = [
            e
            for e in self.in_force
            if not any(
                isinstance(c, ApplyRule) and getattr(c.rule, "next_only", False) for c in e.changes
            )
            or not any(game.controller_of(game.entity(i)) is player for i in e.affected)
        ]
        if len(kept) != len(self.in_force):
            self.in_force = kept
            game.layers.touch(EffectEnds.topics)

    def _over(self, effect: ContinuousEffect, happened: Sequence[Event]) -> bool:
        until = effect.until
        if type(until) is Indefinitely:
            return False
        if type(until) is UntilEndOfTurn:
            return any(until.over(None, event) for event in happened)  # type: ignore[arg-type]  # it asks for no context
        ctx = self.context(effect)
        if type(until) is ForAsLongAs:
            return not until.condition.holds(ctx)
        return any(until.over(ctx, event) for event in happened)


def fixed(change: Change, ctx: Context) -> Change:
    """The change with its numbers as they are now."""
    if isinstance(change, ModifyPT):
        return ModifyPT(
            Number(change.power.value(ctx)),
            Number(change.toughness.value(ctx)),
            change.sign,
            None if change.for_each is None else Number(change.for_each.value(ctx)),
        )
    if isinstance(change, SetPT):
        power, toughness = change.power, change.toughness
        return SetPT(
            None if power is None else Number(power.value(ctx)),
            None if toughness is None else Number(toughness.value(ctx)),
        )
    if isinstance(change, ApplyRule):
        return ApplyRule(change.rule.settled(ctx))
    return change
