"""What is true of every game at all times: checks for tests and for random play.

`check` looks at a whole game at a decision, `check_events` at what must hold after each
event. Both only read: what they return is a list of violations, each with the number of the
rule it breaks, and a game that is checked goes on as one that is not.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING

import attrs

from cardwright.decisions import IllegalAnswer, PriorityDecision
from cardwright.events import EmptyPool, Event, StepBegins
from cardwright.language.changes import GainControl
from cardwright.language.rules import CantBeDestroyed, PoolPersists
from cardwright.objects import (
    BATTLEFIELD,
    COMMAND,
    EXILE,
    GONE,
    GRAVEYARD,
    HAND,
    LIBRARY,
    PHASED_OUT,
    STACK,
    Characteristics,
    Entity,
    GameObject,
)

if TYPE_CHECKING:
    from cardwright.game import Game

SAMPLES = 3
"""How many random answers of each decision are tried."""


def check(game: Game) -> list[str]:
    """Everything that must hold while a player decides; empty if it does.

    What state-based actions and triggers see to (117.5, 704.3) is looked for only at a
    decision about priority: in the middle of a rule it may well not hold.
    """
    found = [*_zones(game), *_lineage(game), *_counters(game), *_combat(game), *_decision(game)]
    if isinstance(game.decision, PriorityDecision):
        found.extend(_settled(game))
        found.extend(_attachments(game))
        found.extend(_layers(game))
        found.extend(_stack(game))
        found.extend(_departed(game))
    return found


def check_events(game: Game, happened: Sequence[Event]) -> list[str]:
    """What must hold right after these events have happened together; empty if it does."""
    found = [*_zones(game), *_counters(game)]
    for event in happened:
        if isinstance(event, StepBegins):
            found.extend(_pools(game))
    return found


def _places(game: Game) -> list[tuple[str, list[GameObject]]]:
    zones = game.zones
    places = [
        (BATTLEFIELD, zones.battlefield),
        (STACK, zones.stack),
        (EXILE, zones.exile),
        (COMMAND, zones.command),
        (PHASED_OUT, zones.phased_out),
    ]
    for player in game.players:
        places.append((LIBRARY, player.library))
        places.append((HAND, player.hand))
        places.append((GRAVEYARD, player.graveyard))
    return places


def _zones(game: Game) -> list[str]:
    """Every object is in one zone (400.1), a card in none but its owner's (400.3)."""
    found: list[str] = []
    seen: set[int] = set()
    for zone, objects in _places(game):
        for obj in objects:
            if obj.zone != zone:
                found.append(f"400.1: {_name(obj)} in {zone} says it is in {obj.zone!r}")
            if obj.id in seen:
                found.append(f"400.1: {_name(obj)} is twice in a zone, now {zone}")
            seen.add(obj.id)
            if game.objects.get(obj.id) is not obj:
                found.append(f"400.7: {_name(obj)} in {zone} is not the object of its id")
    for player in game.players:
        for obj in (*player.library, *player.hand, *player.graveyard):
            if obj.owner != player.id:
                found.append(f"400.3: {_name(obj)} in the {obj.zone} of {player}")
    return found


def _lineage(game: Game) -> list[str]:
    """A card that moves is a new object, and one only (400.7); none gets lost (108.3)."""
    found: list[str] = []
    there = {obj.id for _, objects in _places(game) for obj in objects}
    began: Counter[tuple[int, str]] = Counter()
    ended: Counter[tuple[int, str]] = Counter()
    for obj in game.objects.values():
        if obj.zone != GONE and obj.id not in there:
            found.append(f"400.1: {_name(obj)} says it is in {obj.zone}, which does not hold it")
        if obj.zone != GONE and obj.became >= 0:
            found.append(f"400.7: {_name(obj)} is there and became {obj.became}")
        if obj.card is None or obj.kind != "card" or game.players[obj.owner].left:
            continue
        if obj.was < 0:
            began[obj.owner, obj.card.name] += 1
        if obj.zone != GONE:
            ended[obj.owner, obj.card.name] += 1
        elif obj.became < 0:
            found.append(f"108.3: {_name(obj)} is gone and became nothing")
    for key in (began | ended) if began != ended else ():
        owner, name = key
        if began[key] != ended[key]:
            found.append(f"108.3: {began[key]} {name} of {game.players[owner]}, now {ended[key]}")
    return found


def _counters(game: Game) -> list[str]:
    """There is no counter of which there are none (122.1)."""
    entities: list[Entity] = [*game.players, *game.zones.battlefield, *game.zones.exile]
    return [
        f"122.1: {count} {kind} counters on {entity}"
        for entity in entities
        for kind, count in entity.counters.items()
        if count <= 0
    ]


def _combat(game: Game) -> list[str]:
    """Attackers and blockers are creatures on the battlefield (506.4)."""
    combat = game.combat
    found: list[str] = []
    at_priority = isinstance(game.decision, PriorityDecision)
    for id_ in (*combat.attackers, *combat.blockers, *sorted(combat.blocked)):
        obj = game.objects[id_]
        if obj.zone != BATTLEFIELD:
            found.append(f"506.4: {_name(obj)} is in combat and not on the battlefield")
        elif at_priority and "Creature" not in obj.chars.types:
            found.append(f"506.4: {_name(obj)} is in combat and no creature")
    for id_ in sorted(combat.blocked):
        if id_ not in combat.attackers:
            found.append(f"509.1h: {_name(game.objects[id_])} is blocked and does not attack")
    for id_, attackers in combat.blockers.items():
        if len(set(attackers)) != len(attackers):
            found.append(f"509.1a: {_name(game.objects[id_])} blocks an attacker twice")
    return found


def _decision(game: Game) -> list[str]:
    """The player who decides has a legal answer, and knows what is legal (101, 608.2d)."""
    decision = game.decision
    if decision is None:
        return [] if game.over else ["117: nobody has to decide, and the game is not over"]
    found: list[str] = []
    kind = type(decision).__name__
    if decision.player.left:
        found.append(f"800.4: {decision.player} has left, and is asked for a {kind}")
    rng = Random(len(game.answers))
    for asked in ("default", *("sample",) * SAMPLES):
        try:
            answer = decision.default() if asked == "default" else decision.sample(rng)
            decision.check(answer)
        except IllegalAnswer as why:
            found.append(f"608.2d: the {asked} of {kind} {decision.reason!r} is illegal: {why}")
    return found


def _settled(game: Game) -> list[str]:
    """State-based actions have been performed before a player gets priority (117.5, 704.3)."""
    found = [*_settled_players(game), *_settled_objects(game)]
    legends: Counter[tuple[int, str]] = Counter()
    for obj in game.zones.battlefield:
        chars = obj.chars
        if "Creature" in chars.types:
            toughness = chars.toughness or 0
            if toughness <= 0:
                found.append(f"704.5f: {_name(obj)} has toughness {toughness}")
            elif obj.damage >= toughness and not obj.rules(CantBeDestroyed):
                found.append(f"704.5g: {_name(obj)} has {obj.damage} damage of {toughness}")
        if "Planeswalker" in chars.types and obj.counters.get("loyalty", 0) <= 0:
            found.append(f"704.5i: {_name(obj)} has no loyalty")
        if "Legendary" in chars.supertypes:
            legends[obj.controller, chars.name] += 1
        if "+1/+1" in obj.counters and "-1/-1" in obj.counters:
            found.append(f"704.5q: {_name(obj)} has +1/+1 and -1/-1 counters")
    for (seat, name), count in legends.items():
        if count > 1:
            found.append(f"704.5j: {game.players[seat]} controls {count} legendary {name}")
    if game.triggers.pending or game.triggers.mana:
        found.append("603.3: triggers wait while a player has priority")
    return found


def _settled_players(game: Game) -> list[str]:
    found: list[str] = []
    for player in game.in_game():
        if player.life <= 0:
            found.append(f"704.5a: {player} has {player.life} life")
        if player.counters.get("poison", 0) >= 10:
            found.append(f"704.5c: {player} has {player.counters['poison']} poison counters")
    return found


def _settled_objects(game: Game) -> list[str]:
    found: list[str] = []
    for zone, objects in _places(game):
        for obj in objects:
            if obj.kind == "token" and zone not in (BATTLEFIELD, PHASED_OUT):
                found.append(f"704.5d: the token {_name(obj)} is in {zone}")
            elif obj.kind == "copy" and zone != STACK:
                found.append(f"704.5e: the copy of a spell {_name(obj)} is in {zone}")
            elif obj.kind == "ability" and zone != STACK:
                found.append(f"113.7: an ability of {_name(obj)} is in {zone}")
    return found


def _attachments(game: Game) -> list[str]:
    """What is attached is attached legally, and both know of it (301.5, 303.4, 701.3)."""
    found: list[str] = []
    here = [*game.zones.battlefield, *game.zones.phased_out]
    for obj in here:
        if obj.attached_to < 0:
            if "Aura" in obj.chars.subtypes and obj.zone == BATTLEFIELD:
                found.append(f"704.5m: {_name(obj)} is attached to nothing")
            continue
        host = game.entity(obj.attached_to)
        if obj.id not in host.attachments:
            found.append(f"701.3: {_name(obj)} is attached to {host}, which does not know of it")
        if obj.zone == BATTLEFIELD and not game.zones.can_attach(obj, host):
            found.append(f"704.5n: {_name(obj)} can't be attached to {host}")
    hosts: list[Entity] = [*game.in_game(), *here]
    for entity in hosts:
        if len(set(entity.attachments)) != len(entity.attachments):
            found.append(f"701.3: something is attached twice to {entity}")
        for id_ in entity.attachments:
            obj = game.objects[id_]
            if obj.zone not in (BATTLEFIELD, PHASED_OUT) or obj.attached_to != entity.id:
                found.append(f"701.3: {_name(obj)} in {obj.zone!r} hangs on {entity}")
    return found


def _stack(game: Game) -> list[str]:
    """Everything on the stack carries the choices made for it (405, 601.2, 603.3)."""
    found: list[str] = []
    for obj in game.zones.stack:
        item = obj.item
        if item is None:
            found.append(f"601.2: {_name(obj)} is on the stack without its choices")
        elif len(item.targets) != len(item.slots):
            found.append(f"601.2c: {_name(obj)} has {len(item.targets)} of {len(item.slots)}")
    return found


def _departed(game: Game) -> list[str]:
    """A player who has left has left nothing behind (800.4a)."""
    gone = {player.id for player in game.players if player.left}
    if not gone:
        return []
    found: list[str] = []
    for zone, objects in _places(game):
        for obj in objects:
            if obj.owner in gone:
                found.append(f"800.4a: {_name(obj)} in {zone} is owned by a player who left")
            elif obj.controller in gone and zone in (BATTLEFIELD, STACK):
                found.append(f"800.4a: {_name(obj)} is controlled by a player who left")
    for player in game.players:
        if player.left and (player.pool or player.attachments):
            found.append(f"800.4a: mana or something attached is left of {player}")
    for effect in game.effects.in_force:
        if effect.controller in gone and any(isinstance(c, GainControl) for c in effect.changes):
            found.append(f"800.4a: {effect.controller} left and has control by an effect")
    return found


def _pools(game: Game) -> list[str]:
    """No mana is left from the step before (500.4), except what an effect keeps or changes."""
    if EmptyPool in game.replacements.index:
        return []
    found: list[str] = []
    for player in game.players:
        kept = {t for rule, _ in player.rules(PoolPersists) for t in rule.types}
        left = [unit.type for unit in player.pool if unit.type not in kept]
        if left:
            found.append(f"500.4: {player} still has {''.join(left)} as {game.turn.step} begins")
    return found


def _layers(game: Game) -> list[str]:
    """Characteristics that are kept are those worked out anew (611.3, 613)."""
    objects = [*game.zones.battlefield, *game.zones.stack]
    kept = [(obj, obj.chars, obj.controller) for obj in objects]
    rules = [(player, player.rules_by_kind) for player in game.players]
    dirty = game.layers.dirty
    game.layers.refresh()
    found: list[str] = []
    for obj, chars, controller in kept:
        why = _difference(chars, obj.chars)
        if why:
            found.append(f"613.1: {_name(obj)} is not what its effects make it: {why}")
        if controller != obj.controller:
            found.append(f"613.1b: {_name(obj)} is controlled by {controller}, not by whom it is")
        obj.chars, obj.controller = chars, controller
    for player, by_kind in rules:
        if player.rules_by_kind != by_kind:
            found.append(f"613.11: the rules of {player} are not what effects make them")
        player.rules_by_kind = by_kind
    game.layers.dirty = dirty
    return found


_COMPARED = tuple(
    name
    for name in (field.name for field in attrs.fields(Characteristics))
    if name not in ("abilities", "rules")
)


def _difference(kept: Characteristics, new: Characteristics) -> str:
    if kept is new:
        return ""
    for name in _COMPARED:
        one, other = getattr(kept, name), getattr(new, name)
        if one != other:
            return f"{name} {one!r}, anew {other!r}"
    if kept.abilities is not new.abilities:
        one, other = kept.abilities.abilities, new.abilities.abilities
        if one != other:
            return f"abilities {one!r}, anew {other!r}"
    if kept.rules != new.rules:
        return f"rules {kept.rules!r}, anew {new.rules!r}"
    return ""


def _name(obj: GameObject) -> str:
    return f"{obj} ({obj.kind} {obj.id})"
