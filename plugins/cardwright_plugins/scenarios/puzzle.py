"""Forge's puzzle files (``.pzl``): a board and a goal in words, without a solution."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from cardwright.scenario.board import Board, BoardError, Piece, Side
from cardwright_plugins.scenarios.document import Document, DocumentError

_SEATS = {"human": 0, "ai": 1, "p0": 0, "p1": 1, "p2": 2, "p3": 3}
_ZONES = ("hand", "battlefield", "graveyard", "library", "exile", "command")
_PHASES = {
    "upkeep": "upkeep", "draw": "draw", "main1": "precombat main", "combat_begin": "combat",
    "combat_declare_attackers": "declare attackers",
    "combat_declare_blockers": "declare blockers", "combat_end": "end of combat",
    "main2": "postcombat main", "end_of_turn": "end", "cleanup": "cleanup",
}  # fmt: skip
_COUNTERS = {"P1P1": "+1/+1", "M1M1": "-1/-1"}
_IGNORED = ("set", "art", "rememberedcards", "noetbtrigs", "renowned", "monstrous")
_WORDS = ("name", "goal", "turns", "difficulty", "description", "url", "targets",
          "targetcount", "humancontrol", "possible")  # fmt: skip


def puzzle(file: str, text: str) -> list[Document]:
    """Read a puzzle file; raises `DocumentError` for what is not known."""
    words: dict[str, str] = {}
    sides: dict[int, dict[str, Any]] = {0: {}, 1: {}}
    active, step = 0, "precombat main"
    for number, section, key, value in _entries(file, text):
        if section == "metadata":
            if key not in _WORDS:
                raise DocumentError(file, number, f"unknown key {key!r} of [metadata]")
            words[key] = value
        elif key == "activeplayer":
            active = _seat(file, number, value)
        elif key == "activephase":
            if value.casefold() not in _PHASES:
                raise DocumentError(file, number, f"unknown phase {value!r}")
            step = _PHASES[value.casefold()]
        elif key != "turn":
            _side(file, number, key, value, sides)
    board = Board(tuple(Side(**sides[seat]) for seat in sorted(sides)), active, step)
    goal = ", ".join(f"{word}: {words[word]}" for word in ("goal", "turns") if word in words)
    about = "\n".join(filter(None, [words.get("description", ""), goal]))
    return [Document(file, words.get("name", file), board, about)]


def _entries(file: str, text: str) -> Iterator[tuple[int, str, str, str]]:
    section = ""
    for number, line in enumerate(text.splitlines(), 1):
        line = line.strip()
        if not line or line.startswith("#"):
            continue
        if line.startswith("[") and line.endswith("]"):
            section = line[1:-1].strip().casefold()
            if section not in ("metadata", "state"):
                raise DocumentError(file, number, f"unknown section {line}")
            continue
        places = [place for place in (line.find(":"), line.find("=")) if place > 0]
        if not section or not places:
            raise DocumentError(file, number, f"neither a section nor a value: {line!r}")
        at = line.find("=") if section == "state" and "=" in line else min(places)
        yield number, section, line[:at].strip().casefold(), line[at + 1 :].strip()


def _seat(file: str, number: int, word: str) -> int:
    seat = _SEATS.get(word.strip().casefold())
    if seat is None:
        raise DocumentError(file, number, f"unknown player {word!r}")
    return seat


def _side(file: str, number: int, key: str, value: str, sides: dict[int, dict[str, Any]]) -> None:
    player = next((word for word in _SEATS if key.startswith(word)), None)
    what = key.removeprefix(player) if player else ""
    side = sides.setdefault(_SEATS[player], {}) if player else {}
    if what == "life":
        side["life"] = _number(file, number, value)
    elif what == "landsplayed":
        side["lands_played"] = _number(file, number, value)
    elif what in ("manapool", "persistentmana"):
        side["mana"] = Side.read({"mana": value}).mana
    elif what == "counters":
        side["counters"] = {
            kind.casefold(): count for kind, count in _counts(file, number, value).items()
        }
    elif what in _ZONES:
        cards = [part.strip() for part in value.split(";") if part.strip()]
        side[what] = tuple(_piece(file, number, card) for card in cards)
    else:
        raise DocumentError(file, number, f"unknown key {key!r} of [state]")


def _piece(file: str, number: int, text: str) -> Piece:
    name, *marks = (part.strip() for part in text.split("|"))
    if name.casefold().startswith("t:"):
        raise DocumentError(file, number, f"a token can't be set up: {text!r}")
    table: dict[str, Any] = {"name": name}
    for mark in marks:
        word, _, value = mark.partition(":")
        said = word.casefold()
        if said == "tapped":
            table["tapped"] = True
        elif said == "summonsick":
            table["sick"] = True
        elif said == "damage":
            table["damage"] = _number(file, number, value)
        elif said == "counters":
            table["counters"] = _counts(file, number, value)
        elif said == "id":
            table["alias"] = f"id {value}"
        elif said in ("attachedto", "attaching"):
            table["attached_to"] = f"id {value}"
        elif said == "enchantingplayer":
            table["attached_to"] = f"p{_seat(file, number, value) + 1}"
        elif said == "owner":
            table["owner"] = f"p{_seat(file, number, value) + 1}"
        elif said not in _IGNORED:
            raise DocumentError(file, number, f"unknown mark {mark!r} of {name}")
    try:
        return Piece.read(table, name)
    except BoardError as error:
        raise DocumentError(file, number, str(error)) from None


def _counts(file: str, number: int, text: str) -> dict[str, int]:
    found: dict[str, int] = {}
    for part in filter(None, (part.strip() for part in text.split(","))):
        kind, _, count = part.partition("=")
        found[_COUNTERS.get(kind, kind.casefold())] = _number(file, number, count or "1")
    return found


def _number(file: str, number: int, text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise DocumentError(file, number, f"{text!r} is no number") from None
