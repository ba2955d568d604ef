"""Priority, and resolving what is on the stack (117, 405, 608)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright import turn
from cardwright.actions import Action, Activate, Cast, Pass, PlayLand
from cardwright.context import Context
from cardwright.decisions import PriorityDecision, Steps
from cardwright.events import Event, ZoneChange
from cardwright.language.rules import AfterResolving, GoesElsewhere
from cardwright.layouts import is_adventure, on_an_adventure
from cardwright.objects import BATTLEFIELD, EXILE, GRAVEYARD, STACK, GameObject
from cardwright.typeline import PERMANENT_TYPES

if TYPE_CHECKING:
    from cardwright.game import Game


def decision(game: Game) -> PriorityDecision:
    """The decision of the player who has priority."""
    player = game.players[game.priority]
    if player.left:  # 800.4j
        game.priority = game.next_seat(player.id)
        player = game.players[game.priority]
    return PriorityDecision(
        player,
        "priority",
        None,
        game.casting.actions(player),
        lambda: game.casting.mana_actions(player),
    )


def act(game: Game, action: Action) -> Steps[None]:
    """Do what the player with priority chose, until somebody has priority again."""
    player = game.players[game.priority]
    if isinstance(action, Pass):
        game.passed += 1
        if game.passed < len(game.in_game()):
            game.priority = game.next_seat(game.priority)
            return
        game.passed = 0
        if game.zones.stack:
            yield from resolve(game, game.zones.stack[-1])
            if game.loops.note(game):
                game.end_in_a_draw("a loop of mandatory actions")  # 104.4b
        else:
            game.loops.reset()
            yield from turn.advance(game)
        if game.over:
            return
        game.priority = game.turn.active  # 117.3a, 117.3b
    else:
        game.passed = 0
        game.loops.reset()
        if isinstance(action, Cast):
            yield from game.casting.cast(player, action.card, action.way)
        elif isinstance(action, PlayLand):
            yield from game.casting.play_land(player, action.card, action.face)
        elif isinstance(action, Activate):
            yield from game.casting.activate(player, action.source, action.ability)
    yield from game.settle()


def resolve(game: Game, obj: GameObject) -> Steps[None]:
    """Resolve the top object of the stack (608)."""
    item = obj.item
    assert item is not None
    is_spell = obj.kind != "ability"
    source = obj if is_spell else game.objects[item.source]
    ctx = Context(
        game,
        source,
        game.players[obj.controller],
        item,
        item.event,
        item.x,
        game.entity(item.subject) if item.subject >= 0 else None,
        item.found,
        item.numbers,
    )
    condition = getattr(item.ability, "condition", None)
    if condition is not None and not is_spell and not condition.holds(ctx):
        game.zones.cease(obj)  # 603.4, 608.2a
        return
    if item.slots and not _check_targets(game, obj, ctx):
        yield from _fizzle(game, obj)  # 608.2b
        return
    if is_spell and obj.base.types & PERMANENT_TYPES:
        yield from _become_permanent(game, obj)
        yield from _after(game, obj, ctx)
        return
    for effect in item.effects:
        yield from effect.run(ctx)
        if game.over:
            return
    if obj.zone != STACK:
        return
    if is_spell:
        to = GRAVEYARD
        for rule, _ in obj.rules(GoesElsewhere):
            if (
                rule.from_stack
                and rule.resolving
                and (rule.condition is None or rule.condition.holds(ctx))
            ):
                to = rule.zone
        adventure = is_adventure(obj) and obj.kind == "card"
        if adventure:
            to = EXILE  # 715.3d
        yield from game.do(ZoneChange(obj, to, "resolve"))  # 608.2n
        if adventure and obj.became >= 0 and game.objects[obj.became].zone == EXILE:
            yield from on_an_adventure(game, ctx, game.objects[obj.became])
        yield from _after(game, obj, ctx)
    else:
        game.zones.cease(obj)


def _after(game: Game, obj: GameObject, ctx: Context) -> Steps[None]:
    """What a spell does as it has left the stack after resolving (603.7b)."""
    for rule, _ in obj.rules(AfterResolving):
        if rule.condition is None or rule.condition.holds(ctx):
            if obj.became >= 0:
                ctx.found["moved"] = [obj.became]
            for effect in rule.effects:
                yield from effect.run(ctx)


def _check_targets(game: Game, obj: GameObject, ctx: Context) -> bool:
    """Mark illegal targets; whether any is legal, or none was chosen (608.2b)."""
    item = obj.item
    assert item is not None
    illegal: set[tuple[int, int]] = set()
    total = 0
    for index, target in enumerate(item.slots):
        for place, id_ in enumerate(item.targets[index]):
            total += 1
            if not game.targeting.still_legal(target, game.entity(id_), ctx):
                illegal.add((index, place))
    item.illegal = frozenset(illegal)
    return total == 0 or len(illegal) < total


def _fizzle(game: Game, obj: GameObject) -> Steps[None]:
    """All its targets are illegal: it leaves the stack and does nothing (608.2b)."""
    item = obj.item
    assert item is not None
    if obj.kind == "ability":
        game.zones.cease(obj)
        return
    yield from game.do(ZoneChange(obj, GRAVEYARD, "fizzle"))


def _become_permanent(game: Game, obj: GameObject) -> Steps[None]:
    """A permanent spell enters the battlefield (608.3)."""
    item = obj.item
    assert item is not None
    move = ZoneChange(obj, BATTLEFIELD, "resolve", obj.controller)
    if obj.base.abilities.enchant is not None and item.targets and item.targets[0]:
        move.attach_to = game.entity(item.targets[0][0])  # 608.3c
    happened: list[Event] = yield from game.do(move)
    if not happened and obj.zone == STACK:
        yield from game.do(ZoneChange(obj, GRAVEYARD, "resolve"))  # 608.3e
