"""Loading scenario files by their suffix."""

from __future__ import annotations

import importlib
import json
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

from cardwright_plugins.scenarios.document import Document, DocumentError, documents
from cardwright_plugins.scenarios.lines import (
    Lines,
    json_lines,
    json_without_doubles,
    toml_lines,
    yaml_lines,
)
from cardwright_plugins.scenarios.puzzle import puzzle


def load(path: Path | str) -> list[Document]:
    """The scenarios of a file: ``.json``, ``.toml``, ``.yaml``, ``.yml`` or ``.pzl``.

    Raises `DocumentError` with the file and line of what is wrong.
    """
    path = Path(path)
    reader = _READERS.get(path.suffix.casefold())
    if reader is None:
        known = ", ".join(_READERS)
        raise DocumentError(str(path), 0, f"unknown kind of file; known are {known}")
    try:
        text = path.read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        raise DocumentError(str(path), 0, str(error)) from None
    return reader(str(path), text)


def _json(file: str, text: str) -> list[Document]:
    try:
        data = json.loads(text, object_pairs_hook=json_without_doubles)
    except json.JSONDecodeError as error:
        raise DocumentError(file, error.lineno if error.doc else 0, error.msg) from None
    return documents(file, data, json_lines(text))


def _toml(file: str, text: str) -> list[Document]:
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        where = str(error).rpartition("at line ")[2].partition(",")[0]
        line = int(where) if where.isdigit() else 0
        raise DocumentError(file, line, str(error)) from None
    return documents(file, data, toml_lines(text))


def _yaml(file: str, text: str) -> list[Document]:
    try:
        yaml: Any = importlib.import_module("yaml")
    except ImportError:
        raise DocumentError(file, 0, "reading YAML needs the package PyYAML") from None
    try:
        node = yaml.compose(text, Loader=yaml.SafeLoader)
        data = yaml.safe_load(text)
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        raise DocumentError(file, mark.line + 1 if mark else 0, str(error)) from None
    lines: Lines = yaml_lines(node) if node is not None else {}
    return documents(file, data, lines)


_READERS: dict[str, Callable[[str, str], list[Document]]] = {
    ".json": _json,
    ".toml": _toml,
    ".yaml": _yaml,
    ".yml": _yaml,
    ".pzl": puzzle,
}
