"""Targets and modes: what may be chosen, and choosing it (115, 601.2b–d, 700.2)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING

from cardwright.context import Context
from cardwright.decisions import ChooseModes, ChooseOne, ChooseTargets, Divide, Steps
from cardwright.events import Targeted
from cardwright.language.effects.damage import DivideDamage
from cardwright.language.effects.flow import Modes
from cardwright.language.nodes import Effect, Node
from cardwright.language.rules import CantBeTargeted, ChooseAllModes
from cardwright.language.selectors import Target
from cardwright.objects import BATTLEFIELD, Entity, GameObject, Player

if TYPE_CHECKING:
    from cardwright.game import Game


def announced(effects: Sequence[Node], modes: Sequence[int] | None) -> Iterator[Target]:
    """The target pieces of instructions, each once, of the chosen modes only.

    Targets inside a delayed or reflexive ability are chosen when it triggers, not now.
    """
    from cardwright.language.effects.flow import Delayed, May

    seen: list[Target] = []
    for effect in effects:
        if isinstance(effect, Modes) and modes is not None:
            inner: list[Node] = [e for index in modes for e in effect.modes[index]]
            found = announced(inner, modes)
        elif isinstance(effect, Delayed):
            continue
        elif isinstance(effect, May) and effect.reflexive:
            found = announced([effect.effect] if effect.effect else [], modes)
        elif isinstance(effect, Target):
            found = iter((effect,))
        else:
            found = announced(list(effect.children()), modes)
        for target in found:
            if not any(target is other for other in seen):
                seen.append(target)
                yield target


class Targeting:
    """Chooses modes, targets and divisions for what goes onto the stack."""

    __slots__ = ("_known", "game")

    def __init__(self, game: Game) -> None:
        self.game = game
        self._known: dict[int, tuple[Sequence[Effect], Modes | None, tuple[Target, ...]]] = {}

    def legal(self, target: Target, ctx: Context, spell: GameObject | None) -> list[Entity]:
        """What a target piece may be now (115.1)."""
        return [
            entity
            for entity in target.candidates(ctx)
            if entity is not spell and not self.shielded(entity, ctx)
        ]

    def shielded(self, entity: Entity, ctx: Context) -> bool:
        """Whether a rule keeps this source from targeting it (702.11, 702.16b, 702.18).

        What an object says of itself counts while it is a permanent (113.6).
        """
        rules = entity.rules(CantBeTargeted)
        if not rules:
            return False
        game = self.game
        elsewhere = isinstance(entity, GameObject) and entity.zone != BATTLEFIELD
        for rule, source in rules:
            if elsewhere and source < 0:
                continue
            rule_ctx = game.rule_context(entity, source)
            if rule.opponents and not game.are_opponents(rule_ctx.controller, ctx.controller):
                continue
            if rule.spells_only and ctx.source.zone != "stack":
                continue
            if rule.source is None or rule.source.matches(ctx.source, rule_ctx):
                return True
        return False

    def still_legal(self, target: Target, entity: Entity, ctx: Context) -> bool:
        """Whether a chosen target is legal as the spell resolves (608.2b)."""
        return target.matches(entity, ctx) and not self.shielded(entity, ctx)

    def possible(
        self, effects: Sequence[Effect], ctx: Context, slots: Sequence[Target] = ()
    ) -> bool:
        """Whether some legal choice of modes and targets exists."""
        modal, targets = self._what_to_choose(effects)
        if modal is not None:
            return len(self._legal_modes(modal, ctx)) >= modal.least
        if slots:
            targets = (*slots, *targets)
        for target in targets:  # noqa: SIM110  # asked for each card in hand: a loop is faster
            if not self._fits(target, ctx):
                return False
        return True

    def _what_to_choose(self, effects: Sequence[Effect]) -> tuple[Modes | None, tuple[Target, ...]]:
        """The modes and the targets of instructions, found once for each declaration."""
        known = self._known.get(id(effects))
        if known is not None and known[0] is effects:
            return known[1], known[2]
        found = (_modes_of(effects), tuple(announced(effects, None)))
        if type(effects) is tuple:
            self._known[id(effects)] = (effects, *found)
        return found

    def _fits(self, target: Target, ctx: Context, spell: GameObject | None = None) -> bool:
        if target.up_to:
            return True
        need = max(0, target.count.value(ctx))
        return need == 0 or len(self.legal(target, ctx, spell)) >= need

    def _legal_modes(
        self, modal: Modes, ctx: Context, spell: GameObject | None = None
    ) -> list[int]:
        """The modes with legal targets (700.2a); nothing targets itself (115.5)."""
        return [
            index
            for index, mode in enumerate(modal.modes)
            if all(self._fits(target, ctx, spell) for target in announced(mode, None))
        ]

    def choose(self, obj: GameObject, ctx: Context, slots: Sequence[Target] = ()) -> Steps[bool]:
        """Choose modes, targets and divisions; False if there is no legal choice."""
        item = obj.item
        assert item is not None
        player = ctx.controller
        modal = _modes_of(item.effects)
        if modal is not None:
            legal = self._legal_modes(modal, ctx, obj)
            if len(legal) < modal.least:
                return False
            most = min(modal.most, len(legal))
            if any(item.paid.get(rule.optional) for rule, _ in obj.rules(ChooseAllModes)):
                item.modes = tuple(legal)  # 702.42a
            elif len(legal) == modal.least == most and not self.game.ask_forced:
                item.modes = tuple(legal)
            else:
                from cardwright.language.effects.flow import join

                voice = ctx.source.face.voice if ctx.source.face else None
                texts = [join(modal.modes[i], voice) if voice else f"mode {i + 1}" for i in legal]
                answer = yield ChooseModes(
                    player, f"choose modes of {obj}", obj, texts, modal.least, most,
                    numbers=tuple(legal),
                )  # fmt: skip
                item.modes = tuple(sorted(legal[index] for index in answer))
        item.slots = (*slots, *announced(item.effects, item.modes if modal else None))
        for target in item.slots:
            legal_targets = self.legal(target, ctx, obj)
            count = max(0, target.count.value(ctx))
            least = 0 if target.up_to else count
            most = min(count, len(legal_targets))
            if len(legal_targets) < least:
                return False
            if most == 0:
                item.targets.append(())
                continue
            if least == most == len(legal_targets) and not self.game.ask_forced:
                chosen = tuple(range(most))
            else:
                chooser = yield from self._chooser(target, ctx)
                chosen = yield ChooseTargets(
                    chooser, f"targets of {obj}", obj, legal_targets, least, most,
                    allows=_together(target, legal_targets),
                )  # fmt: skip
            item.targets.append(tuple(legal_targets[index].id for index in chosen))
        yield from self._divide(obj, ctx)
        return True

    def _chooser(self, target: Target, ctx: Context) -> Steps[Player]:
        """Who chooses a target: the controller, or the player the text names."""
        if target.chosen_by is None:
            return ctx.controller
        players = list(target.chosen_by.find(ctx))
        if len(players) < 2:
            return players[0] if players else ctx.controller
        index = yield ChooseOne(ctx.controller, "who chooses the target", ctx.source, players)
        chosen: Player = players[index]
        return chosen

    def _divide(self, obj: GameObject, ctx: Context) -> Steps[None]:
        """Announce divisions (601.2d)."""
        item = obj.item
        assert item is not None
        for effect in item.effects:
            for piece in effect.walk():
                if isinstance(piece, DivideDamage):
                    index = item.slot_of(piece.to)
                    ids = item.targets[index] if index >= 0 else ()
                    total = piece.amount.value(ctx)
                    if not ids:
                        continue
                    if len(ids) == 1:
                        item.shares[index] = (total,)
                        continue
                    options = [self.game.entity(id_) for id_ in ids]
                    shares = yield Divide(
                        ctx.controller, f"divide for {obj}", obj, options, total, 1
                    )
                    item.shares[index] = shares

    def choose_new(self, obj: GameObject, player: Player) -> Steps[None]:
        """A player may choose new targets; each may also stay as it is (115.7, 707.10c)."""
        item = obj.item
        assert item is not None
        source = obj if obj.kind != "ability" else self.game.objects[item.source]
        ctx = Context(self.game, source, player, item, item.event, item.x, found=item.found)
        for index, target in enumerate(item.slots):
            ids = item.targets[index]
            if not ids:
                continue
            kept = [self.game.entity(id_) for id_ in ids]
            options = kept + [e for e in self.legal(target, ctx, obj) if e not in kept]
            if len(options) == len(kept):
                continue
            chosen = yield ChooseTargets(
                player, f"new targets of {obj}", obj, options, len(kept), len(kept)
            )
            item.targets[index] = tuple(options[i].id for i in chosen)

    def announce(self, obj: GameObject) -> Steps[None]:
        """The targets become targets (115.1; "becomes the target" triggers)."""
        item = obj.item
        assert item is not None
        ids = dict.fromkeys(id_ for chosen in item.targets for id_ in chosen)
        if ids and self.game.triggers.forward.get(Targeted):
            targets = [self.game.entity(id_) for id_ in ids]
            yield from self.game.do(
                *(Targeted(t, obj) for t in targets if isinstance(t, GameObject))
            )


def _together(
    target: Target, options: Sequence[Entity]
) -> Callable[[tuple[int, ...]], str | None] | None:
    """What refuses targets that can't be chosen together, if there is such a condition."""
    if not target.apart:
        return None
    return lambda chosen: target.allows([options[index] for index in chosen])


def _modes_of(effects: Sequence[Effect]) -> Modes | None:
    return next((effect for effect in effects if isinstance(effect, Modes)), None)
