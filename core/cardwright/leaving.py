"""Leaving the game (104, 800.4)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from attrs import frozen

from cardwright.decisions import Steps
from cardwright.events import Event, ZoneChange
from cardwright.language.changes import GainControl
from cardwright.objects import EXILE, Player

if TYPE_CHECKING:
    from cardwright.game import Game


@frozen
class LeaveGameAction:
    """What must happen when a player leaves, beside what the core does (800.4)."""

    name: str
    run: Callable[[Game, Player], list[Event]]


def leave(game: Game, player: Player) -> Steps[None]:
    """A player leaves the game, with all they own (800.4a)."""
    if player.left:
        return
    player.left = True
    remaining = game.in_game()
    if len(remaining) <= 1:
        return  # 104.2a, 104.4a: the game is over.
    player.pool.units.clear()
    for action in game.leave_actions:
        yield from game.do(*action.run(game, player))
    gone = [o for o in game.live_objects() if o.owner == player.id]
    returning: list[Event] = []
    for obj in gone:
        ids = game.zones.until_gone.pop(obj.id, ())
        game.zones.cease(obj)
        for id_ in ids:
            card = game.objects[id_]
            if card.zone == EXILE and card.owner != player.id:
                returning.append(ZoneChange(card, "battlefield", "until", card.owner))
    # 800.4a: effects that give the player control of something end.
    game.effects.in_force = [
        e for e in game.effects.in_force
        if not (e.controller == player.id and any(isinstance(c, GainControl) for c in e.changes))
    ]  # fmt: skip
    game.layers.dirty = True
    game.layers.refresh()
    for obj in list(game.zones.stack):
        if obj.controller == player.id:
            if obj.kind == "card":
                yield from game.do(ZoneChange(obj, EXILE, "left"))
            else:
                game.zones.cease(obj)
    controlled = [o for o in game.zones.battlefield if o.controller == player.id]
    yield from game.do(*returning, *(ZoneChange(o, EXILE, "left") for o in controlled))
    game.triggers.pending = [p for p in game.triggers.pending if p.controller != player.id]
