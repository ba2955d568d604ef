"""Reading a conformance scenario: its board, and the script in the order of its players."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import attrs

from cardwright.scenario.board import Board, Piece, Side

from .outcomes import Unsupported

Json = dict[str, Any]

STEPS = {
    "untap": "untap", "upkeep": "upkeep", "draw": "draw", "precombat_main": "precombat main",
    "begin_combat": "combat", "declare_attackers": "declare attackers",
    "declare_blockers": "declare blockers", "first_combat_damage": "first combat damage",
    "combat_damage": "combat damage", "end_combat": "end of combat",
    "postcombat_main": "postcombat main", "end_turn": "end", "cleanup": "cleanup",
}  # fmt: skip

ACTIONS = ("cast", "activate", "activate_mana", "play_land", "wait_stack", "check", "concede",
           "add_counters", "rollback", "set_day_night")  # fmt: skip
DECLARATIONS = ("attack", "block", "attack_skip", "block_skip")
ANSWERS = ("target", "mode", "choice")

_RULES = {
    "custom_card": "a made-up card", "emblem_setup": "emblems of a set-up",
    "planechase": "planechase", "rollback": "rolling turns back",
}  # fmt: skip
_SETUP_RULES = {
    "add_custom_card": "a made-up card", "add_emblem": "emblems of a set-up",
    "add_plane": "planechase", "set_day_night": "day and night",
    "disable_mana_auto_payment": "payment by hand only",
}  # fmt: skip


def scenarios(path: Path) -> Iterator[Json]:
    """The scenarios of a file with one JSON object in each line, compressed or not."""
    opener = gzip.open if path.suffix == ".gz" else open
    with opener(path, "rt", encoding="utf-8") as lines:
        for line in lines:
            if line.strip():
                yield json.loads(line)


def seats(scenario: Json) -> dict[str, int]:
    """Letter → seat: players sit in turn order."""
    return {letter: seat for seat, letter in enumerate(scenario["turn_order"])}


def refuse_rules(scenario: Json) -> None:
    """Raise `Unsupported` for what no card of the scenario is to blame for."""
    for tag in scenario["tags"]:
        if tag in _RULES:
            raise Unsupported(f"rule: {_RULES[tag]}")
    if scenario["game"]["kind"] not in ("duel", "ffa"):
        raise Unsupported(f"rule: {scenario['game']['kind'].replace('_', ' ')}")
    for op in scenario["setup"]:
        if op["op"] in _SETUP_RULES:
            raise Unsupported(f"rule: {_SETUP_RULES[op['op']]}")
        if op.get("zone") == "command":
            raise Unsupported("rule: commanders")


@attrs.define
class _Zones:
    """What is put into the zones of one player, in the order of the operations."""

    deck: list[Piece] = attrs.field(factory=list)
    top: list[Piece] = attrs.field(factory=list)
    hand: list[Piece] = attrs.field(factory=list)
    battlefield: list[Piece] = attrs.field(factory=list)
    graveyard: list[Piece] = attrs.field(factory=list)
    exile: list[Piece] = attrs.field(factory=list)


def board(scenario: Json) -> Board:
    """The board of a scenario, with seats in turn order and the life of each player."""
    zones = {player["id"]: _Zones() for player in scenario["players"]}
    life = {player["id"]: player["life"] for player in scenario["players"]}
    for player in scenario["players"]:
        own = zones[player["id"]]
        own.deck = [Piece(name, count) for name, count in player["library"]]
    shuffle = True
    for op in scenario["setup"]:
        kind = op["op"]
        if kind == "skip_initial_shuffle":
            shuffle = False
        elif kind == "clear_library":
            zones[op["player"]].deck = []
        elif kind == "clear_hand":
            zones[op["player"]].hand = []
        elif kind == "set_life":
            life[op["player"]] = op["life"]
        elif kind == "add_card":
            piece = Piece(op["card"], op["count"], op.get("alias", ""), op.get("tapped", False))
            zone = "top" if op["zone"] == "library" else op["zone"]
            getattr(zones[op["player"]], zone).append(piece)
    sides = []
    for letter in scenario["turn_order"]:
        own = zones[letter]
        library = (*reversed(own.top), *own.deck)
        sides.append(
            Side(life[letter], tuple(own.hand), tuple(own.battlefield), tuple(own.graveyard),
                 library, tuple(own.exile))
        )  # fmt: skip
    return Board(tuple(sides), seats(scenario)["A"], "upkeep", 0, shuffle)


@attrs.define
class Script:
    """What one player does and answers, each list in order."""

    actions: list[Json] = attrs.field(factory=list)
    declarations: list[Json] = attrs.field(factory=list)
    target: list[Json] = attrs.field(factory=list)
    mode: list[Json] = attrs.field(factory=list)
    choice: list[Json] = attrs.field(factory=list)


def scripts(scenario: Json, upto: int) -> dict[str, Script]:
    """The scripts of the players for all segments up to one, which is counted from 0.

    Each answer gets its ``place`` in the whole script.
    """
    found = {player["id"]: Script() for player in scenario["players"]}
    place = 0
    for segment in scenario["segments"][: upto + 1]:
        for op in segment["script"]:
            place += 1
            own = found[op["player"]]
            kind = op["op"]
            if kind in ANSWERS:
                getattr(own, kind).append({**op, "place": place})
            elif kind in DECLARATIONS:
                own.declarations.append(op)
            elif kind in ACTIONS:
                own.actions.append(dict(op))
            else:
                raise Unsupported(f"rule: {kind.replace('_', ' ')}")
    return found
