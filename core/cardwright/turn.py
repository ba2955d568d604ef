"""The turn: phases, steps and their turn-based actions (500–514, 703)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from attrs import define, field, frozen

from cardwright.decisions import ChooseSome, Steps, YesNo
from cardwright.events import (
    Discard,
    Draw,
    EmptyPool,
    Event,
    PutCounters,
    StepBegins,
    TurnBegins,
    Untap,
)
from cardwright.language.rules import DoesntUntap, MayStayTapped, NoMaximumHandSize, PoolPersists

if TYPE_CHECKING:
    from cardwright.game import Game

STEPS = (
    "untap", "upkeep", "draw", "precombat main", "combat", "declare attackers",
    "declare blockers", "first combat damage", "combat damage", "end of combat",
    "postcombat main", "end", "cleanup",
)  # fmt: skip
"""The steps and phases of a turn in order (500.1); ``combat`` is the beginning of combat."""

MAIN = frozenset({"precombat main", "postcombat main"})
MAXIMUM_HAND_SIZE = 7


@frozen
class TurnBasedAction:
    """A further turn-based action, as a rules plugin declares it: events at a step's start."""

    name: str
    rule: str
    step: str
    find: Callable[[Game], list[Event]]


@define(eq=False)
class Turn:
    """Whose turn it is and where it is. ``extra`` are the seats with turns to come (500.7)."""

    number: int = 0
    active: int = 0
    step: str = ""
    index: int = -1
    steps: tuple[str, ...] = STEPS
    extra: list[int] = field(factory=list)

    def copy(self) -> Turn:
        return Turn(self.number, self.active, self.step, self.index, self.steps, list(self.extra))


def advance(game: Game) -> Steps[None]:
    """End the step and go on to the next in which players get priority."""
    turn = game.turn
    while not game.over:
        if turn.index >= 0:
            yield from _end_step(game)
        turn.index += 1
        if turn.index >= len(turn.steps) or turn.number == 0:
            yield from _next_turn(game)
        step = turn.steps[turn.index]
        if not _happens(game, step):
            continue
        turn.step = step
        game.version += 1
        if (yield from _begin_step(game, step)):
            return


def _happens(game: Game, step: str) -> bool:
    """Steps that are skipped (506.1, 508.8, 510.4, 103.8a)."""
    if step in ("declare blockers", "combat damage"):
        return game.combat.attacked
    if step == "first combat damage":
        return game.combat.attacked and game.combat.has_first_strike_step()
    if step == "draw":
        return not (game.turn.number == 1 and len(game.players) == 2)
    return True


def _next_turn(game: Game) -> Steps[None]:
    turn = game.turn
    if turn.number == 0:
        seat = turn.active
    else:
        seat = game.next_seat(turn.active)
        while turn.extra:
            extra = turn.extra.pop()
            if not game.players[extra].left:  # 800.4k
                seat = extra
                break
    turn.number += 1
    turn.active = seat
    turn.steps, turn.index, turn.step = STEPS, 0, "untap"
    player = game.active
    player.turn_stamp = game.stamp()
    player.turns_taken += 1
    for one in game.players:
        one.lands_played = 0
        one.history = {}
    game.uses = {}
    yield from game.do(TurnBegins(player))


def _begin_step(game: Game, step: str) -> Steps[bool]:
    """The turn-based actions of a step (703.4); whether players then get priority."""
    active = game.active
    if step == "untap":
        yield from _untap(game)
        return False
    if step == "cleanup":
        return (yield from _cleanup(game))
    if step == "upkeep":
        # 702.30a: what came since the beginning of the last upkeep.
        memory = active.memory
        memory["last upkeep"] = memory.get("this upkeep", 0)
        memory["this upkeep"] = game.stamp()
    yield from game.do(StepBegins(active, step=step))
    if step == "draw":
        yield from game.do(Draw(active))
    elif step == "declare attackers":
        yield from game.combat.declare_attackers()
    elif step == "declare blockers":
        yield from game.combat.declare_blockers()
    elif step in ("first combat damage", "combat damage"):
        yield from game.combat.deal_damage(step == "first combat damage")
    elif step == "precombat main":
        sagas = [o for o in game.battlefield if "Saga" in o.chars.subtypes]
        own = [o for o in sagas if o.controller == active.id]
        yield from game.do(*(PutCounters(o, "lore", 1, active, False) for o in own))  # 714.3b
    for action in game.pool_turn_actions:
        if action.step == step:
            yield from game.do(*action.find(game))
    return True


def _untap(game: Game) -> Steps[None]:
    """The active player's permanents untap together (502.3)."""
    active = game.active
    yield from game.do(*game.zones.phasing(active))
    events: list[Event] = []
    for obj in game.zones.battlefield:
        if obj.controller == active.id and obj.tapped:
            if obj.rules(DoesntUntap):
                continue
            if obj.rules(MayStayTapped) and not (yield YesNo(active, f"untap {obj}?", obj)):
                continue
            events.append(Untap(obj))
    game.effects.end_next_untap(active)
    yield from game.do(*events)
    yield from game.do(StepBegins(active, step="untap"))


def _cleanup(game: Game) -> Steps[bool]:
    """Discard to hand size, then damage and "this turn" effects end together (514)."""
    active = game.active
    if not active.rules(NoMaximumHandSize):
        over = len(active.hand) - MAXIMUM_HAND_SIZE
        if over > 0:
            hand = list(active.hand)
            answer = yield ChooseSome(active, "discard to hand size", None, hand, over, over)
            yield from game.do(*(Discard(hand[index], active) for index in answer))
    for obj in (*game.zones.battlefield, *game.zones.phased_out):  # 514.2
        obj.damage = 0
        obj.deadly_damage = False
    game.replacements.end_of_turn()
    yield from game.do(StepBegins(active, step="cleanup"))
    if (yield from game.settle()):
        # 514.3a: something happened, so players get priority and another cleanup step follows.
        game.turn.steps = (*game.turn.steps, "cleanup")
        return True
    return False


def _end_step(game: Game) -> Steps[None]:
    """As a step or phase ends, unspent mana empties (500.4); combat ends (511.3)."""
    step = game.turn.step
    for player in game.players:
        if player.pool.units:
            kept = frozenset(t for rule, _ in player.rules(PoolPersists) for t in rule.types)
            if not kept or any(unit.type not in kept for unit in player.pool.units):
                yield from game.do(EmptyPool(player, kept=kept))
    if step == "end of combat":
        game.combat.end()
        game.layers.touch(frozenset({"combat", "step"}))
