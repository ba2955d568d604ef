"""State-based actions (704)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from attrs import frozen

from cardwright.decisions import ChooseOne, Steps
from cardwright.events import Destroy, Event, LoseGame, RemoveCounters, Unattach, ZoneChange
from cardwright.objects import BATTLEFIELD, GRAVEYARD, GameObject, Player

if TYPE_CHECKING:
    from cardwright.game import Game


@frozen
class StateBasedAction:
    """A further state-based action, as a rules plugin declares it.

    ``find`` returns the events to perform now, without changing anything.
    """

    name: str
    rule: str
    find: Callable[[Game], list[Event]]


def check(game: Game) -> Steps[bool]:
    """Perform all state-based actions that apply, as one event (704.3); whether there were any."""
    events = _players(game)
    ceasing = _tokens(game)
    legends: dict[tuple[int, str], list[GameObject]] = {}
    for obj in game.zones.battlefield:
        chars = obj.chars
        types = chars.types
        if "Creature" in types:
            toughness = chars.toughness or 0
            if toughness <= 0:
                events.append(ZoneChange(obj, GRAVEYARD, "state"))  # 704.5f
                continue
            if obj.damage and (obj.damage >= toughness or obj.deadly_damage):
                events.append(Destroy(obj))  # 704.5g, 704.5h
        if "Planeswalker" in types and obj.counters.get("loyalty", 0) <= 0:
            events.append(ZoneChange(obj, GRAVEYARD, "state"))  # 704.5i
            continue
        if "Legendary" in chars.supertypes:
            legends.setdefault((obj.controller, chars.name), []).append(obj)
        if obj.attached_to >= 0 or "Aura" in chars.subtypes:
            events.extend(_attachment(game, obj))
        counters = obj.counters
        if counters and "+1/+1" in counters and "-1/-1" in counters:
            both = min(counters["+1/+1"], counters["-1/-1"])  # 704.5q
            events.append(RemoveCounters(obj, "+1/+1", both))
            events.append(RemoveCounters(obj, "-1/-1", both))
    for same in legends.values():
        if len(same) > 1:
            events.extend((yield from _legend_rule(game, same)))
    for action in game.pool_actions:
        events.extend(action.find(game))
    for obj in ceasing:
        game.zones.cease(obj)
    for obj in game.zones.battlefield:
        obj.deadly_damage = False  # 704.5h: since the last time they were checked
    if not events:
        return bool(ceasing)
    happened = yield from game.do(*events)
    return bool(happened) or bool(ceasing)


def _players(game: Game) -> list[Event]:
    events: list[Event] = []
    for player in game.players:
        if player.left or player.lost:
            continue
        if player.life <= 0:
            events.append(LoseGame(player, reason="0 or less life"))  # 704.5a
        elif player.drew_from_empty:
            events.append(LoseGame(player, reason="drew from an empty library"))  # 704.5b
        elif player.counters.get("poison", 0) >= 10:
            events.append(LoseGame(player, reason="ten poison counters"))  # 704.5c
        player.drew_from_empty = False
    return events


def _tokens(game: Game) -> list[GameObject]:
    """Tokens outside the battlefield cease to exist (704.5d)."""
    if not game.stray_tokens:
        return []
    found = [o for o in game.stray_tokens if o.zone not in (BATTLEFIELD, "")]
    game.stray_tokens = []
    return found


def _attachment(game: Game, obj: GameObject) -> list[Event]:
    """Illegal attachments (704.5m, 704.5n, 704.5p)."""
    subtypes = obj.chars.subtypes
    host = game.entity(obj.attached_to) if obj.attached_to >= 0 else None
    legal = host is not None and game.zones.can_attach(obj, host)
    if legal:
        return []
    if "Aura" in subtypes and "Creature" not in obj.chars.types:
        return [ZoneChange(obj, GRAVEYARD, "state")]
    return [Unattach(obj)] if obj.attached_to >= 0 else []


def _legend_rule(game: Game, same: list[GameObject]) -> Steps[list[Event]]:
    """Its controller keeps one of several legendary permanents of a name (704.5j)."""
    player: Player = game.players[same[0].controller]
    keep = yield ChooseOne(player, "legend rule: which one stays", None, same)
    return [ZoneChange(o, GRAVEYARD, "state") for i, o in enumerate(same) if i != keep]
