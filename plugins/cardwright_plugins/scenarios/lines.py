"""On which line of a file a value stands, by its path: ``scenarios[0].p1.hand[1]``."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any

Lines = dict[str, int]

_SPACE = re.compile(r"[ \t\r\n]*")
_STRING = re.compile(r'"(?:[^"\\]|\\.)*"')
_ATOM = re.compile(r"-?\d[\d.eE+-]*|true|false|null|NaN|-?Infinity")
_HEADER = re.compile(r"\s*(\[\[?)\s*([^\]]+?)\s*\]\]?\s*(?:#.*)?")
_KEY = re.compile(r"""\s*((?:"[^"]*"|'[^']*'|[\w-]+)(?:\s*\.\s*(?:"[^"]*"|'[^']*'|[\w-]+))*)\s*=""")
_INLINE = re.compile(r"""(?:[{,]\s*)("[^"]*"|'[^']*'|[\w-]+)\s*=""")
_PART = re.compile(r"""\s*("[^"]*"|'[^']*'|[\w-]+)\s*\.?""")


def line_of(lines: Mapping[str, int], path: str) -> int:
    """The line of a path, or of the nearest thing around it that is known; 0 if none is."""
    while path and path not in lines:
        path = path[: max(path.rfind("."), path.rfind("["), 0)]
    return lines.get(path, 0)


def json_lines(text: str) -> Lines:
    """The lines of all keys and items of a JSON text, which has to be valid."""
    found: Lines = {"": 1}
    _json_value(text, _SPACE.match(text, 0).end(), "", found)  # type: ignore[union-attr]  # matches always
    return found


def _json_value(text: str, at: int, path: str, found: Lines) -> int:
    found.setdefault(path, _line(text, at))
    if text[at] == "{":
        return _json_object(text, at + 1, path, found)
    if text[at] == "[":
        return _json_array(text, at + 1, path, found)
    if text[at] == '"':
        return _string(text, at)[1]
    atom = _ATOM.match(text, at)
    return atom.end() if atom is not None else at + 1


def _json_object(text: str, at: int, path: str, found: Lines) -> int:
    at = _skip(text, at)
    while text[at] != "}":
        begin = at
        key, at = _string(text, at)
        inner = f"{path}.{key}" if path else key
        found[inner] = _line(text, begin)
        at = _json_value(text, _skip(text, _skip(text, at) + 1), inner, found)
        at = _skip(text, at)
        if text[at] == ",":
            at = _skip(text, at + 1)
    return at + 1


def _json_array(text: str, at: int, path: str, found: Lines) -> int:
    at = _skip(text, at)
    index = 0
    while text[at] != "]":
        at = _skip(text, _json_value(text, at, f"{path}[{index}]", found))
        index += 1
        if text[at] == ",":
            at = _skip(text, at + 1)
    return at + 1


def _string(text: str, at: int) -> tuple[str, int]:
    """The text in quotes that begins here, and where it ends."""
    found = _STRING.match(text, at)
    assert found is not None
    return str(json.loads(found[0], strict=False)), found.end()


def _skip(text: str, at: int) -> int:
    return _SPACE.match(text, at).end()  # type: ignore[union-attr]  # it matches nothing, too


def _line(text: str, at: int) -> int:
    return text.count("\n", 0, at) + 1


def toml_lines(text: str) -> Lines:
    """The lines of the tables and keys of a TOML text; keys of inline tables are those of the
    line they stand on, whatever table they are in."""
    found: Lines = {"": 1}
    counts: dict[str, int] = {}
    table = key = ""
    for number, line in enumerate(text.splitlines(), 1):
        header = _HEADER.fullmatch(line)
        if header:
            table = _table(header[2], header[1] == "[[", counts)
            found.setdefault(table, number)
            continue
        begins = _KEY.match(line)
        if begins:
            key = ".".join(filter(None, [table, *_parts(begins[1])]))
            found.setdefault(key, number)
        for inner in _INLINE.finditer(line):
            for path in (f"{key}.{_bare(inner[1])}", f"{table}.{_bare(inner[1])}"):
                found.setdefault(path, number)
    return found


def _table(name: str, repeated: bool, counts: dict[str, int]) -> str:
    """The path of a table, with the current index of each repeated table in it."""
    path = ""
    parts = _parts(name)
    for place, part in enumerate(parts):
        path = f"{path}.{part}" if path else part
        if repeated and place == len(parts) - 1:
            counts[path] = counts.get(path, -1) + 1
        if path in counts:
            path = f"{path}[{counts[path]}]"
    return path


def _parts(name: str) -> list[str]:
    return [_bare(part) for part in _PART.findall(name)]


def _bare(part: str) -> str:
    return part[1:-1] if part[:1] in "\"'" else part


def yaml_lines(node: Any, path: str = "") -> Lines:
    """The lines of a composed YAML node."""
    found: Lines = {path: node.start_mark.line + 1}
    if node.id == "mapping":
        for key, value in node.value:
            inner = f"{path}.{key.value}" if path else str(key.value)
            found.update(yaml_lines(value, inner))
            found[inner] = key.start_mark.line + 1
    elif node.id == "sequence":
        for index, value in enumerate(node.value):
            found.update(yaml_lines(value, f"{path}[{index}]"))
    return found


def json_without_doubles(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """An object hook that refuses a key twice in one object."""
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise json.JSONDecodeError(f"the key {key!r} twice", "", 0)
        found[key] = value
    return found
