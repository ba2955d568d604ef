"""The schema of scenario files, version 1.

A file is a table with ``version`` and either one scenario or a list ``scenarios``. A scenario
has these keys, all but the sides optional::

    name, about        what it is called, what it shows
    rules              numbers of the Comprehensive Rules it checks
    active, step       whose first turn it is ("p1"), and where it begins ("precombat main")
    seed, shuffle      the seed of the game; whether libraries are shuffled
    strict             whether a question that the file does not answer is a failure
    packs              distributions whose cards it needs, beside "cardwright"
    p1, p2, ...        the sides: life, hand, battlefield, graveyard, library (top down), exile,
                       command, counters, mana, lands_played
    do                 the actions, in order
    expect             what has to be true at the end

An action is a table with one of the keys of `ACTIONS` and what belongs to it, or just a word:
``"resolve"``, ``"pass"``. What is expected in between is an action ``check``. What is expected
is a table with the keys of `EXPECTED`; players' and objects' keys are in `PLAYER_KEYS` and
`OBJECT_KEYS`. Lists of hand, battlefield, graveyard and exile are compared without regard to
order, a library and the stack from the top.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Mapping, Sequence
from typing import Any

from attrs import field, frozen

from cardwright.scenario.board import Board, BoardError, Side, check_type, seat_named, step_named
from cardwright_plugins.scenarios.lines import line_of

VERSION = 1

_ZONES = ("hand", "battlefield", "graveyard", "library", "exile", "command")

SCENARIO_KEYS: dict[str, type] = {
    "name": str, "about": str, "rules": list, "active": str, "step": str, "seed": int,
    "shuffle": bool, "strict": bool, "packs": list, "do": list, "expect": Mapping,
}  # fmt: skip

_ANSWERS: dict[str, tuple[type, ...]] = {
    "targets": (str, list, Mapping), "modes": (int, str, list), "x": (int, str),
    "pay": (str, list), "choose": (str, int, bool, list, Mapping), "by": (str,),
}  # fmt: skip

ACTIONS: dict[str, tuple[tuple[type, ...], dict[str, tuple[type, ...]]]] = {
    "cast": ((str,), {**_ANSWERS, "way": (str,)}),
    "play": ((str,), {"choose": _ANSWERS["choose"], "by": (str,)}),
    "activate": ((str,), {**{k: v for k, v in _ANSWERS.items() if k != "pay"},
                          "ability": (str, int)}),
    "pass": ((bool, str), {}),
    "resolve": ((bool, int), {}),
    "advance": ((str,), {"turn": (int,)}),
    "attack": ((str, list, Mapping), {"defender": (str,)}),
    "block": ((Mapping,), {}),
    "choose": ((str, int, bool, list, Mapping), {"by": (str,)}),
    "concede": ((str,), {}),
    "illegal": ((Mapping,), {"because": (str,)}),
    "check": ((Mapping,), {}),
}  # fmt: skip
"""Action → the types of its value, and its further keys with theirs."""

_WORDS = ("resolve", "pass")

PLAYER_KEYS: dict[str, tuple[type, ...]] = {
    "life": (int,), "counters": (Mapping,), "mana": (str,), "lost": (bool,), "won": (bool,),
    **dict.fromkeys(_ZONES, (list,)),
    **{f"{zone}_count": (int,) for zone in _ZONES},
    **{f"{zone}_has": (list, str) for zone in _ZONES},
    **{f"{zone}_lacks": (list, str) for zone in _ZONES},
}  # fmt: skip

OBJECT_KEYS: dict[str, tuple[type, ...]] = {
    "zone": (str,), "pt": (str,), "power": (int,), "toughness": (int,), "tapped": (bool,),
    "damage": (int,), "counters": (Mapping,), "keywords": (list, str), "lacks": (list, str),
    "types": (list, str), "colors": (str,), "controller": (str,), "attached_to": (str,),
    "attacking": (str,), "exists": (bool,), "count": (int,),
}  # fmt: skip

EXPECTED: dict[str, tuple[type, ...]] = {
    "objects": (Mapping,), "stack": (list,), "stack_count": (int,), "step": (str,),
    "turn": (int,), "over": (bool,), "log": (list, str), "log_lacks": (list, str),
    "can": (list, Mapping), "cannot": (list, Mapping),
}  # fmt: skip

_PLAYER = re.compile(r"p\d")


class DocumentError(ValueError):
    """A scenario file that is not as the schema says: which file, on which line, why."""

    def __init__(self, file: str, line: int, reason: str) -> None:
        self.file = file
        self.line = line
        self.reason = reason
        super().__init__(f"{file}:{line}: {reason}" if line else f"{file}: {reason}")


@frozen
class Step:
    """One action: its word, its value, and the further keys. ``path`` is where it stands."""

    action: str
    value: Any
    more: Mapping[str, Any]
    path: str


@frozen
class Document:
    """One scenario of a file."""

    file: str
    name: str
    board: Board
    about: str = ""
    rules: tuple[str, ...] = ()
    strict: bool = False
    packs: tuple[str, ...] = ()
    steps: tuple[Step, ...] = ()
    expect: Mapping[str, Any] = field(factory=dict)
    path: str = ""
    lines: Mapping[str, int] = field(factory=dict, repr=False)

    def line(self, path: str) -> int:
        """The line on which something of this scenario stands."""
        return line_of(self.lines, path)


def documents(file: str, data: Any, lines: Mapping[str, int]) -> list[Document]:
    """The scenarios of a file's data; raises `DocumentError`."""
    try:
        return _documents(file, data, lines)
    except BoardError as error:
        raise DocumentError(file, line_of(lines, error.path), str(error)) from None


def _documents(file: str, data: Any, lines: Mapping[str, int]) -> list[Document]:
    check_type("", data, Mapping)
    if "version" not in data:
        raise BoardError("", f"a key `version` is needed; the newest is {VERSION}")
    check_type("version", data["version"], int)
    if data["version"] != VERSION:
        raise BoardError("version", f"{data['version']} is unknown; known is {VERSION}")
    rest = {key: value for key, value in data.items() if key != "version"}
    if "scenarios" not in rest:
        return [_document(file, rest, "", lines, 0)]
    for key in rest:
        if key != "scenarios":
            raise _unknown("", key, ["version", "scenarios"])
    check_type("scenarios", rest["scenarios"], list)
    found = [
        _document(file, one, f"scenarios[{index}]", lines, index)
        for index, one in enumerate(rest["scenarios"])
    ]
    names: dict[str, Document] = {}
    for document in found:
        if document.name in names:
            raise BoardError(f"{document.path}.name", f"a second scenario {document.name!r}")
        names[document.name] = document
    return found


def _document(file: str, data: Any, path: str, lines: Mapping[str, int], index: int) -> Document:
    check_type(path, data, Mapping)
    sides: dict[int, Side] = {}
    for key, value in data.items():
        where = _at(path, key)
        if _PLAYER.fullmatch(key):
            sides[seat_named(key, 9, where)] = Side.read(value, where)
        elif key in SCENARIO_KEYS:
            check_type(where, value, SCENARIO_KEYS[key])
        else:
            raise _unknown(path, key, [*SCENARIO_KEYS, "p1", "p2"])
    count = max(2, *(seat + 1 for seat in sides), 2)
    board = Board(
        tuple(sides.get(seat, Side()) for seat in range(count)),
        seat_named(data.get("active", "p1"), count, _at(path, "active")),
        step_named(data.get("step", "precombat main"), _at(path, "step")),
        data.get("seed", 0),
        data.get("shuffle", False),
    )
    expect = data.get("expect", {})
    check_expected(expect, _at(path, "expect"), count)
    return Document(
        file,
        data.get("name") or f"scenario {index + 1}",
        board,
        data.get("about", ""),
        _texts(data.get("rules", []), _at(path, "rules")),
        data.get("strict", False),
        _texts(data.get("packs", []), _at(path, "packs")),
        _steps(data.get("do", []), _at(path, "do"), count),
        expect,
        path,
        lines,
    )


def _texts(value: Sequence[Any], path: str) -> tuple[str, ...]:
    for index, item in enumerate(value):
        check_type(f"{path}[{index}]", item, str)
    return tuple(value)


def _steps(value: Sequence[Any], path: str, count: int) -> tuple[Step, ...]:
    return tuple(step(item, f"{path}[{i}]", count) for i, item in enumerate(value))


def step(item: Any, path: str, count: int) -> Step:
    """Read one action."""
    if isinstance(item, str):
        if item not in _WORDS:
            raise _unknown(path, item, _WORDS)
        item = {item: True}
    check_type(path, item, Mapping)
    action = next((key for key in item if key in ACTIONS), None)
    if action is None:
        raise _unknown(path, next(iter(item), ""), ACTIONS)
    kinds, more = ACTIONS[action]
    check_type(_at(path, action), item[action], *kinds)
    for key, value in item.items():
        if key == action:
            continue
        if key not in more:
            raise _unknown(path, key, more)
        check_type(_at(path, key), value, *more[key])
        if key == "by":
            seat_named(value, count, _at(path, key))
    if action == "check":
        check_expected(item[action], _at(path, action), count)
    if action == "illegal":
        step(item[action], _at(path, action), count)
    if action == "advance":
        step_named(item[action], _at(path, action))
    if action == "concede" or (action == "pass" and isinstance(item[action], str)):
        seat_named(item[action], count, _at(path, action))
    rest = {key: value for key, value in item.items() if key != action}
    return Step(action, item[action], rest, path)


def check_expected(value: Any, path: str, count: int) -> None:
    """Refuse expectations with words that are not known."""
    check_type(path, value, Mapping)
    for key, item in value.items():
        where = _at(path, key)
        if _PLAYER.fullmatch(key):
            seat_named(key, count, where)
            _check_keys(item, where, PLAYER_KEYS)
        elif key in EXPECTED:
            check_type(where, item, *EXPECTED[key])
            if key == "objects":
                for name, one in item.items():
                    _check_keys(one, _at(where, name), OBJECT_KEYS)
            elif key in ("can", "cannot"):
                for index, one in enumerate(item if isinstance(item, list) else [item]):
                    _check_possible(one, f"{where}[{index}]", key)
            elif key == "step":
                step_named(item, where)
        else:
            raise _unknown(path, key, [*EXPECTED, "p1", "p2"])


def _check_possible(value: Any, path: str, key: str) -> None:
    check_type(path, value, Mapping)
    known = ["cast", "play", "activate", "attack", "block", "ability", "by", "because"]
    for word in value:
        if word not in known or (word == "because" and key == "can"):
            raise _unknown(path, word, known)
    if not any(word in value for word in known[:5]):
        raise BoardError(path, f"expected one of {', '.join(known[:5])}")


def _check_keys(value: Any, path: str, known: Mapping[str, tuple[type, ...]]) -> None:
    check_type(path, value, Mapping)
    for key, item in value.items():
        if key not in known:
            raise _unknown(path, key, known)
        check_type(_at(path, key), item, *known[key])


def _at(path: str, key: str) -> str:
    return f"{path}.{key}" if path else key


def _unknown(path: str, key: str, known: Any) -> BoardError:
    near = difflib.get_close_matches(str(key), list(known), n=1)
    hint = f"; did you mean {near[0]!r}?" if near else f"; known are {', '.join(known)}"
    return BoardError(_at(path, str(key)), f"unknown key{hint}")
