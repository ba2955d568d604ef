"""The default policy: reasonable answers to the questions a scenario does not answer.

It says yes to what it is offered, takes as much as it can get, aims what hurts at opponents
and what helps at its own, pays the largest X, gives up as little as possible, and neither
attacks nor blocks unless it must.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from cardwright.decisions import (
    Answer,
    ChooseModes,
    ChooseNumber,
    ChooseOne,
    ChooseSome,
    ChooseTargets,
    Decision,
    YesNo,
)
from cardwright.language import effects as fx
from cardwright.language.nodes import Effect, Node, Voice
from cardwright.objects import GameObject, Player

if TYPE_CHECKING:
    from cardwright.game import Game

HARMFUL: tuple[type, ...] = (
    fx.CounterSpell, fx.DealDamage, fx.DealPowerDamage, fx.Destroy, fx.DiscardCards,
    fx.DiscardChosen, fx.DiscardHand, fx.DivideDamage, fx.Exile, fx.LoseLife, fx.LoseTheGame,
    fx.Mill, fx.PutInGraveyard, fx.PutOnLibrary, fx.RemoveFromCombat, fx.ReturnToHand,
    fx.SacrificeChoice, fx.SacrificeIt, fx.ShuffleIntoLibrary, fx.TakeControl, fx.TapIt,
)  # fmt: skip
"""Effects one would rather see happen to opponents and what is theirs."""

_GAINS = ("put into hand", "search", "put onto", "return", "reveal")
_NOES = ("mulligan",)


def answer(decision: Decision, game: Game) -> Answer:
    """A legal answer by the default policy."""
    chosen = _answer(decision, game)
    return decision.check(chosen)


def _answer(decision: Decision, game: Game) -> Answer:
    if isinstance(decision, YesNo):
        return 0 if any(word in decision.reason for word in _NOES) else 1
    if isinstance(decision, ChooseNumber):
        return decision.maximum
    if isinstance(decision, ChooseSome) and decision.preset is None:
        chosen = _some(decision, game)
        if decision.allows is None or decision.allows(chosen) is None:
            return chosen
    elif isinstance(decision, ChooseOne) and decision.options:
        return _ranked(decision, game, _hurts(decision.source))[0]
    return decision.default()


def _some(decision: ChooseSome, game: Game) -> tuple[int, ...]:
    if isinstance(decision, ChooseModes):
        return tuple(range(max(1, decision.minimum)))
    if isinstance(decision, ChooseTargets):
        order = _ranked(decision, game, _hurts(decision.source, slot=True))
        player, good = decision.player, not _hurts(decision.source, slot=True)
        fitting = [i for i in order if (_side(decision.options[i], player)) is good]
        count = max(decision.minimum, min(decision.maximum, len(fitting)))
        return tuple(order[:count])
    gains = any(word in decision.reason for word in _GAINS)
    count = decision.maximum if gains else decision.minimum
    return tuple(range(min(count, len(decision.options))))


def _ranked(decision: Decision, game: Game, hurts: bool) -> list[int]:
    """The options' indexes, the preferred side's first."""
    player = decision.player
    return sorted(
        range(len(decision.options)),
        key=lambda index: _side(decision.options[index], player) is hurts,
    )


def _side(option: Any, player: Player) -> bool | None:
    """Whether an option is the player's own; None if it is nobody's."""
    if isinstance(option, Player):
        return option is player
    if isinstance(option, GameObject):
        return option.controller == player.id
    return None


def _hurts(source: GameObject | None, *, slot: bool = False) -> bool:
    """Whether what asks would rather be aimed at an opponent."""
    item = source.item if source is not None else None
    if item is None:
        return False
    if not slot or len(item.targets) >= len(item.slots):
        return any(harmful(effect) for effect in item.effects)
    piece = item.slots[len(item.targets)]
    return any(harmful(effect) for effect in _using(item.effects, piece))


def _using(nodes: Sequence[Node], piece: Node) -> Iterator[Effect]:
    for top in nodes:
        for node in top.walk():
            if isinstance(node, Effect) and any(child is piece for child in node.children()):
                yield node


def harmful(effect: Effect) -> bool:
    """Whether an effect is bad for what it happens to."""
    if isinstance(effect, HARMFUL):
        return True
    if isinstance(effect, fx.Lasting | fx.PutCounters):
        said = effect.say(Voice())
        return "gets -" in said or "get -" in said or "-1/-1" in said or "can't" in said
    return False
