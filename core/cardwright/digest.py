"""The digest of a game: a short text that is equal for equal states and no others.

It covers all that the rules of the game can see, in an order that depends on nothing but the
game, so it can be compared between processes, machines and the orders in which plugins were
registered. A declaration stands in it by its class and its fields, never by where it lies in
memory. It also covers the answers given and the state of the random generator.

What a rule half done has in hand is a generator, and no part of the digest; that it was
reached by the same answers is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from enum import Enum
from hashlib import blake2b
from itertools import chain
from typing import TYPE_CHECKING, Any

import attrs

from cardwright.abilities import AbilitySet
from cardwright.decisions import Decision
from cardwright.events import Event
from cardwright.language.cards import Card, Face
from cardwright.mana import ManaPool
from cardwright.objects import GameObject, Player

if TYPE_CHECKING:
    from cardwright.game import Game

SIZE = 16
"""Bytes of a digest; as text it has twice as many characters."""


def digest(game: Game) -> str:
    """The digest of the whole state of a game."""
    return blake2b("\n".join(lines(game)).encode(), digest_size=SIZE).hexdigest()


def lines(game: Game) -> list[str]:
    """The state as text, a line for each part of it: comparing two shows what differs."""
    text = _Text(game)
    found: list[str] = []

    def line(name: str, value: Any) -> None:
        found.append(f"{name}: {text.of(value)}")

    turn, zones, combat = game.turn, game.zones, game.combat
    line("turn", [turn.number, turn.active, turn.step, turn.index, turn.steps, turn.extra])
    line("priority", [game.priority, game.passed])
    line("end", [game.over, game.winners, game.result])
    for player in game.players:
        line(f"player {player.id}", text.fields(player))
    for name in ("battlefield", "phased_out", "stack", "exile", "command"):
        line(name, [(obj.name, obj) for obj in getattr(zones, name)])
    for obj in game.objects.values():
        line(f"object {obj.id}", text.fields(obj))
    line("until gone", zones.until_gone)
    line("stray tokens", game.stray_tokens)
    line("commanders", game.commanders)
    line("combat", {name: getattr(combat, name) for name in combat.__slots__ if name != "game"})
    for effect in game.effects.in_force:
        line("effect", effect)
    line("next spells", game.effects.next_spells)
    line("shields", game.replacements.shields)
    line("regeneration", game.replacements.regeneration)
    line("floating", game.replacements.floating)
    for pending in chain(game.triggers.pending, game.triggers.mana):
        line("pending", pending)
    line("delayed", game.triggers.delayed)
    line("uses", text.uses(game.uses))
    line("triggered", text.uses(game.triggers.used))
    line("decision", game.decision)
    line("answers", [len(game.answers), game.answers])
    line("random", game.rng.getstate())
    line("next", [game.next_id, game._stamps])
    return found


class _Text:
    """Turns values of a game into text; remembers that of declarations."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._known: dict[int, tuple[Any, str]] = {}

    def of(self, value: Any) -> str:
        """The canonical text of a value."""
        plain = _PLAIN.get(type(value))
        if plain is not None:
            return plain(value)
        kept = self._known.get(id(value))
        if kept is not None:
            return kept[1]
        if isinstance(value, GameObject):
            return f"#{value.id}"
        if isinstance(value, Player):
            return f"player {value.id}"
        if isinstance(value, (list, tuple, ManaPool)):
            return f"[{', '.join(map(self.of, value))}]"
        if isinstance(value, (set, frozenset)):
            return f"{{{', '.join(sorted(map(self.of, value)))}}}"
        if isinstance(value, Mapping):
            pairs = sorted(f"{self.of(key)}: {self.of(what)}" for key, what in value.items())
            return f"{{{', '.join(pairs)}}}"
        return self._declared(value)

    def fields(self, value: Any) -> list[str]:
        """The fields of a player or object, with the parts of it that only it has."""
        return [
            f"{name}={self._own(getattr(value, name))}"
            for name in (field.name for field in attrs.fields(type(value)))
        ]

    def _own(self, value: Any) -> str:
        if isinstance(value, list) and value and isinstance(value[0], GameObject):
            return self.of([(obj.name, obj) for obj in value])
        return self.of(value)

    def _declared(self, value: Any) -> str:
        """A declaration, or a piece of state: its class and its fields."""
        if isinstance(value, Event):
            # 614.5: what was applied to it is of no use to anything that comes later.
            return self._attrs(value, {"replaced_by"})
        if isinstance(value, Decision):
            names = [str(option) for option in value.options]
            return f"{type(value).__name__} {value.player.id} {value.reason} {names}"
        self._known[id(value)] = (value, f"<{type(value).__name__}>")  # It may hold itself.
        if isinstance(value, type) or (callable(value) and hasattr(value, "__qualname__")):
            text = f"{value.__module__}.{value.__qualname__}"
        elif isinstance(value, AbilitySet):
            text = self.of(value.abilities)
        elif isinstance(value, (Card, Face)):
            text = f"{type(value).__name__} {value.name}"
        elif isinstance(value, Enum):
            text = str(value)
        elif attrs.has(type(value)):
            text = self._attrs(value, ())
        else:
            text = f"{type(value).__name__}({value})"
        self._known[id(value)] = (value, text)
        return text

    def _attrs(self, value: Any, without: Iterable[str]) -> str:
        names = [field.name for field in attrs.fields(type(value)) if field.name not in without]
        inner = ", ".join(f"{name}={self.of(getattr(value, name))}" for name in names)
        return f"{type(value).__name__}({inner})"

    def uses(self, counts: Mapping[tuple[int, int], int]) -> list[tuple[int, int, int]]:
        """Counts by object and ability, the ability by its place among the object's."""
        found: list[tuple[int, int, int]] = []
        for (id_, ability), count in counts.items():
            obj = self.game.objects.get(id_, self.game.rules_object)
            places = [
                place
                for chars in (obj.chars, obj.base)
                for place, one in enumerate(_abilities(self.game, chars.abilities))
                if id(one) == ability
            ]
            found.append((id_, places[0] if places else -1, count))
        return sorted(found)


def _abilities(game: Game, have: AbilitySet) -> list[Any]:
    return [*have.activated, *have.mana, *have.triggers, *game.global_triggers]


_PLAIN: dict[type, Callable[[Any], str]] = {
    int: str,
    bool: str,
    str: repr,
    type(None): str,
    float: repr,
}
