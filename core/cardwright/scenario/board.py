"""What a scenario begins with: the players' zones, life, counters and mana.

The same words are read from Python arguments and from files. A word that is not known is
refused with the place where it stands.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from attrs import evolve, field, fields, frozen

from cardwright.language.cards import Card, one_face
from cardwright.mana import TYPES
from cardwright.scenario.failures import ScenarioError
from cardwright.turn import STEPS

PLAYERS = 9
"""No more players than this: ``p1`` to ``p9``."""

FILLER = one_face("Filler Card", None, "Sorcery")
"""A blank card without a mana cost, which can't be cast: what lies in libraries nobody named."""

FILLER_COUNT = 20

STEP_WORDS = {
    "main": "precombat main",
    "first main": "precombat main",
    "second main": "postcombat main",
    "main 1": "precombat main",
    "main 2": "postcombat main",
    "beginning of combat": "combat",
    "begin combat": "combat",
    "attackers": "declare attackers",
    "blockers": "declare blockers",
    "first strike damage": "first combat damage",
    "damage": "combat damage",
    "end combat": "end of combat",
    "end step": "end",
    "end turn": "end",
}
"""Further words for the steps of `cardwright.turn.STEPS`."""

_COUNTED = re.compile(r"(\d{1,2})\s*[x×]?\s+(\S.*)")


class BoardError(ScenarioError):
    """A board that is written wrongly. ``path`` is where: ``p1.hand[0].tapped``."""

    def __init__(self, path: str, reason: str) -> None:
        self.path = path
        self.reason = reason
        super().__init__(f"{path}: {reason}" if path else reason)


def step_named(word: str, path: str = "step") -> str:
    """The step a word means; `BoardError` for any other."""
    said = word.casefold().replace("_", " ").strip()
    found = said if said in STEPS else STEP_WORDS.get(said)
    if found is None:
        raise BoardError(path, f"{word!r} is no step{_nearest(said, [*STEPS, *STEP_WORDS])}")
    return found


def unknown_key(path: str, key: str, known: Sequence[str]) -> BoardError:
    """The error for a key that nothing reads."""
    return BoardError(f"{path}.{key}" if path else key, f"unknown key{_nearest(key, known)}")


def _nearest(word: str, known: Sequence[str]) -> str:
    near = difflib.get_close_matches(word, known, n=1)
    return f"; did you mean {near[0]!r}?" if near else f"; known are {', '.join(known)}"


def check_type(path: str, value: Any, *kinds: type) -> None:
    """Refuse a value of another type; true and false are no numbers."""
    if not isinstance(value, kinds) or (isinstance(value, bool) and bool not in kinds):
        expected = " or ".join(_TYPE_WORDS.get(kind, kind.__name__) for kind in kinds)
        raise BoardError(path, f"expected {expected}, not {value!r}")


_TYPE_WORDS = {str: "a text", int: "a number", bool: "true or false", list: "a list",
               dict: "a table", Mapping: "a table"}  # fmt: skip


@frozen
class Piece:
    """One card of a zone, or several alike.

    ``name`` is the card's; ``card`` is given for one that is not installed. ``alias`` names
    exactly this object (with ``count``: ``alias.1``, ``alias.2``, …). The rest is for
    permanents: ``attached_to`` names an object or a player, ``owner`` a player if it is not
    the controller, ``sick`` makes it come under control this turn, ``choose`` is what is
    answered as it enters. ``commander`` makes the card its owner's commander, in any zone.
    """

    name: str
    count: int = 1
    alias: str = ""
    tapped: bool = False
    sick: bool = False
    damage: int = 0
    counters: Mapping[str, int] = field(factory=dict)
    attached_to: str = ""
    owner: str = ""
    choose: tuple[Any, ...] = field(default=(), converter=tuple)
    commander: bool = False
    card: Card | None = None

    @classmethod
    def read(cls, value: Any, path: str = "") -> Piece:
        """From a name, a counted name (``4 Mountain``), a card, or a table."""
        if isinstance(value, Piece):
            return value
        if isinstance(value, Card):
            return cls(value.name, card=value)
        if isinstance(value, str):
            found = _COUNTED.fullmatch(value.strip())
            if found:
                return cls(found[2], int(found[1]))
            if not value.strip():
                raise BoardError(path, "a card without a name")
            return cls(value.strip())
        check_type(path, value, str, Mapping)
        table = dict(value)
        known = [a.name for a in fields(cls) if a.name != "card"]
        for key in table:
            if key not in known:
                raise unknown_key(path, str(key), known)
        if "name" not in table:
            raise BoardError(path, "a card without a name")
        for key, kind in _PIECE_TYPES.items():
            if key in table:
                check_type(f"{path}.{key}", table[key], kind)
        if isinstance(table.get("counters"), Mapping):
            read_counts(f"{path}.counters", table["counters"])
        plain = cls.read(table.pop("name"), f"{path}.name")
        return evolve(plain, **table)


_PIECE_TYPES: dict[str, type] = {
    "name": str, "count": int, "alias": str, "tapped": bool, "sick": bool, "damage": int,
    "counters": Mapping, "attached_to": str, "owner": str, "choose": list,
    "commander": bool,
}  # fmt: skip


def read_counts(path: str, value: Any) -> dict[str, int]:
    """A table of numbers above zero, such as counters."""
    check_type(path, value, Mapping)
    for key, count in value.items():
        check_type(f"{path}.{key}", count, int)
        if count < 0:
            raise BoardError(f"{path}.{key}", "below zero")
    return dict(value)


ZONE_KEYS = ("hand", "battlefield", "graveyard", "library", "exile", "command")


@frozen
class Side:
    """What one player begins with. ``library`` is from the top down; None is filler."""

    life: int = 20
    hand: tuple[Piece, ...] = ()
    battlefield: tuple[Piece, ...] = ()
    graveyard: tuple[Piece, ...] = ()
    library: tuple[Piece, ...] | None = None
    exile: tuple[Piece, ...] = ()
    command: tuple[Piece, ...] = ()
    counters: Mapping[str, int] = field(factory=dict)
    mana: str = ""
    lands_played: int = 0

    @classmethod
    def read(cls, value: Any, path: str = "") -> Side:
        """From a table with these keys."""
        if isinstance(value, Side):
            return value
        check_type(path, value, Mapping)
        known = [a.name for a in fields(cls)]
        made: dict[str, Any] = {}
        for key, item in value.items():
            if key not in known:
                raise unknown_key(path, str(key), known)
            made[key] = _SIDE_READERS[key](f"{path}.{key}", item)
        return cls(**made)

    def pieces(self) -> list[tuple[str, Piece]]:
        """All its cards with their zones."""
        return [(zone, piece) for zone in ZONE_KEYS for piece in getattr(self, zone) or ()]


def _pieces(path: str, value: Any) -> tuple[Piece, ...]:
    if isinstance(value, str):
        value = [value]
    check_type(path, value, list, tuple)
    return tuple(Piece.read(item, f"{path}[{index}]") for index, item in enumerate(value))


def _whole(path: str, value: Any) -> int:
    check_type(path, value, int)
    number: int = value
    return number


def _mana(path: str, value: Any) -> str:
    check_type(path, value, str)
    letters = "".join(letter for letter in value.upper() if letter not in "{} ")
    for letter in letters:
        if letter not in TYPES:
            raise BoardError(path, f"{letter!r} is no type of mana")
    return letters


_SIDE_READERS: dict[str, Callable[[str, Any], Any]] = {
    "life": _whole, "counters": read_counts, "mana": _mana, "lands_played": _whole,
    **dict.fromkeys(ZONE_KEYS, _pieces),
}  # fmt: skip


@frozen
class Board:
    """What a scenario begins with: the sides of its players and the moment.

    ``active`` is the seat whose turn it is. The first turn is that player's, whatever its
    ``turn`` number: the game begins there, so nobody has taken a turn before.
    """

    sides: tuple[Side, ...]
    active: int = 0
    step: str = "precombat main"
    seed: int = 0
    shuffle: bool = False

    def names(self) -> list[str]:
        """The names of all cards that have to be installed."""
        found = {piece.name for side in self.sides for _, piece in side.pieces() if not piece.card}
        return sorted(found)


def seat_named(word: str, count: int, path: str = "") -> int:
    """The seat of ``p1``, ``p2``, …; `BoardError` for any other word."""
    if len(word) == 2 and word[0] in "pP" and word[1].isdigit() and 1 <= int(word[1]) <= count:
        return int(word[1]) - 1
    players = ", ".join(f"p{seat + 1}" for seat in range(count))
    raise BoardError(path, f"{word!r} is no player: {players}")
