"""State-based actions (704)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from attrs import frozen

from cardwright.decisions import ChooseOne, Steps, YesNo
from cardwright.events import (
    Destroy,
    Event,
    LoseGame,
    RemoveCounters,
    Sacrifice,
    Unattach,
    ZoneChange,
)
from cardwright.language.abilities import Triggered
from cardwright.language.rules import Unattaches
from cardwright.language.sagas import ReachesChapter
from cardwright.objects import BATTLEFIELD, COMMAND, EXILE, GRAVEYARD, GameObject, Player

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
    worlds: list[GameObject] = []
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
        if "World" in chars.supertypes:
            worlds.append(obj)
        if obj.attached_to >= 0 or "Aura" in chars.subtypes:
            events.extend(_attachment(game, obj))
        if "Saga" in chars.subtypes and _saga_is_done(game, obj):
            events.append(Sacrifice(obj, game.players[obj.controller]))  # 704.5s
        if obj.counters:
            events.extend(_opposed_counters(obj))
    events.extend((yield from _legend_rule(game, legends)))
    events.extend(_world_rule(worlds))
    events.extend((yield from _commanders(game)))
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


def _commanders(game: Game) -> Steps[list[Event]]:
    """A commander that was put into a graveyard or exile since the last check may go to the
    command zone (903.9a)."""
    events: list[Event] = []
    for id_ in list(game.commanders):
        obj = game.objects[id_]
        if obj.zone not in (GRAVEYARD, EXILE) or "commander checked" in obj.memory:
            continue
        obj.memory["commander checked"] = True
        owner = game.players[obj.owner]
        if (yield YesNo(owner, f"put {obj} into the command zone?", obj)):
            events.append(ZoneChange(obj, COMMAND, "state"))
    return events


def _saga_is_done(game: Game, obj: GameObject) -> bool:
    """Whether its last chapter has been read and has left the stack (714.4)."""
    chapters = [
        ability.event.chapter
        for ability in obj.chars.abilities.triggers
        if isinstance(ability.event, ReachesChapter)
    ]
    if obj.counters.get("lore", 0) < max(chapters, default=0):
        return False
    if any(p.source == obj.id and _is_chapter(p.ability) for p in game.triggers.pending):
        return False
    on_stack = [o.item for o in game.zones.stack if o.kind == "ability" and o.item is not None]
    return not any(item.source == obj.id and _is_chapter(item.ability) for item in on_stack)


def _is_chapter(ability: object) -> bool:
    return isinstance(ability, Triggered) and isinstance(ability.event, ReachesChapter)


def _attachment(game: Game, obj: GameObject) -> list[Event]:
    """Illegal attachments (704.5m, 704.5n, 704.5p)."""
    subtypes = obj.chars.subtypes
    host = game.entity(obj.attached_to) if obj.attached_to >= 0 else None
    legal = host is not None and game.zones.can_attach(obj, host)
    if legal:
        return []
    if "Aura" in subtypes and not obj.rules(Unattaches):
        if host is None or "Creature" not in obj.chars.types:
            return [ZoneChange(obj, GRAVEYARD, "state")]
    return [Unattach(obj)] if host is not None else []


def _opposed_counters(obj: GameObject) -> list[Event]:
    """+1/+1 and -1/-1 counters vanish in pairs (704.5q)."""
    both = min(obj.counters.get("+1/+1", 0), obj.counters.get("-1/-1", 0))
    return [RemoveCounters(obj, kind, both) for kind in ("+1/+1", "-1/-1")] if both else []


def _world_rule(worlds: list[GameObject]) -> list[Event]:
    """Only the newest world permanent stays (704.5k)."""
    newest = max(worlds, key=lambda o: o.timestamp, default=None)
    return [ZoneChange(o, GRAVEYARD, "state") for o in worlds if o is not newest]


def _legend_rule(
    game: Game, legends: dict[tuple[int, str], list[GameObject]]
) -> Steps[list[Event]]:
    """Their controller keeps one of several legendary permanents of a name (704.5j)."""
    events: list[Event] = []
    for same in legends.values():
        if len(same) > 1:
            player: Player = game.players[same[0].controller]
            keep = yield ChooseOne(player, "legend rule: which one stays", None, same)
            events.extend(
                ZoneChange(o, GRAVEYARD, "state") for i, o in enumerate(same) if i != keep
            )
    return events
