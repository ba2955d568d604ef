"""Compare what the cards say of themselves with their Oracle text.

``python -m tests.said NAME...`` compares the cards named, ``--all`` every built-in card. The
environment variable CARDWRIGHT_ORACLE is the path of MTGJSON's ``AtomicCards.json.gz`` (or the
unpacked ``.json``). The Oracle text itself is never part of this project.

Two texts count as equal when they are equal after :func:`normalise`, which does no more than
its docstring lists.
"""

from __future__ import annotations

import argparse
import difflib
import functools
import gzip
import importlib
import json
import os
import pkgutil
import re
import sys
import traceback
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import attrs

VARIABLE = "CARDWRIGHT_ORACLE"
FACE_BREAK = "\n//\n"
FIELDS = ("name", "mana_cost", "type_line", "power", "toughness", "loyalty", "text")

_REMINDER = re.compile(r"\([^()]*\)")


@attrs.frozen
class Difference:
    """One card that does not say what the Oracle says: which field, and both sides."""

    card: str
    field: str
    said: str
    oracle: str

    def __str__(self) -> str:
        if "\n" not in self.said + self.oracle:
            return f"{self.card}: {self.field}\n  - {self.oracle!r}\n  + {self.said!r}"
        lines = difflib.ndiff(self.oracle.split("\n"), self.said.split("\n"))
        return f"{self.card}: {self.field}\n" + "\n".join(f"  {line.rstrip()}" for line in lines)


def normalise(text: str) -> str:
    """The text as it is compared.

    1. Reminder text, which is in parentheses (207.2), is removed.
    2. Runs of spaces become one; spaces at the ends of lines and empty lines are removed.

    Nothing else: a word, a sign or the order of the abilities that differs is a difference.
    """
    lines = (" ".join(line.split()) for line in _REMINDER.sub("", text).split("\n"))
    return "\n".join(line for line in lines if line)


@functools.cache
def oracle() -> Mapping[str, Sequence[Mapping[str, Any]]] | None:
    """Name → faces, from the file the variable names; None when it is not set."""
    place = os.environ.get(VARIABLE)
    if not place:
        return None
    path = Path(place)
    raw = path.read_bytes()
    if path.suffix == ".gz":
        raw = gzip.decompress(raw)
    data: Mapping[str, Sequence[Mapping[str, Any]]] = json.loads(raw)["data"]
    return data


def expected(faces: Sequence[Mapping[str, Any]]) -> dict[str, str]:
    """What a card of these faces has to say, field by field; faces are joined by ``//``."""
    front = faces[0]
    layout = front.get("layout")
    # Split cards give both costs and type lines; on other layouts the front face counts (712.8).
    shown = faces if layout in ("split", "aftermath") else faces[:1]
    return {
        "name": str(front["name"]),
        "mana_cost": " // ".join(str(face.get("manaCost") or "") for face in shown),
        "type_line": " // ".join(str(face["type"]) for face in shown),
        "power": _shown(front.get("power")),
        "toughness": _shown(front.get("toughness")),
        "loyalty": _shown(front.get("loyalty")),
        "text": FACE_BREAK.join(normalise(str(face.get("text") or "")) for face in faces),
    }


def _shown(value: object) -> str:
    return "" if value is None else str(value)


def said(card: object) -> dict[str, str]:
    """What the card says of itself; a field that can't be read gives the error in its place."""
    found: dict[str, str] = {}
    for field in FIELDS:
        try:
            value = _shown(getattr(card, field, None))
        except Exception as error:  # noqa: BLE001  # reported, not hidden
            # One broken card must not hide the report on all the others.
            value = f"<{type(error).__name__}: {error}>"
        found[field] = value
    found["text"] = FACE_BREAK.join(normalise(face) for face in found["text"].split(FACE_BREAK))
    return found


def compare(card: object, faces: Sequence[Mapping[str, Any]] | None) -> list[Difference]:
    """Each field in which the card differs from the Oracle; None as faces: it is unknown."""
    ours = said(card)
    if faces is None:
        return [Difference(ours["name"], "name", ours["name"], "<no such card>")]
    theirs = expected(faces)
    return [
        Difference(theirs["name"], field, ours[field], theirs[field])
        for field in FIELDS
        if ours[field] != theirs[field]
    ]


def faces_of(name: str) -> Sequence[Mapping[str, Any]] | None:
    """The Oracle's faces of a card, by full name or by the name of its front face."""
    known = oracle() or {}
    if name in known:
        return known[name]
    starts = f"{name} // "
    return next((faces for full, faces in known.items() if full.startswith(starts)), None)


def builtin_modules() -> list[str]:
    """The modules of the built-in cards, in alphabetical order."""
    package = importlib.import_module("cardwright_cards")
    return sorted(
        f"{package.__name__}.{module.name}"
        for module in pkgutil.iter_modules(package.__path__)
        if not module.name.startswith("_")
    )


def load(module: str) -> object | None:
    """The ``card`` of a module, or None when the module has none.

    Raises:
        Exception: whatever importing the module raises.
    """
    card: object | None = getattr(importlib.import_module(module), "card", None)
    return card


def slug(name: str) -> str:
    """The module name for a card's name: letters and digits, with ``_`` between words."""
    return re.sub(r"[^a-z0-9]+", "_", re.sub(r"['’]", "", name.casefold())).strip("_")


def check(modules: Iterable[str]) -> Iterator[tuple[str, list[Difference]]]:
    """For each module, what is wrong with what its card says; an empty list when nothing is."""
    for module in modules:
        short = module.rpartition(".")[2]
        try:
            card = load(module)
        except Exception:  # noqa: BLE001  # reported, not hidden
            problem = traceback.format_exc(limit=-1).strip()
            yield module, [Difference(short, "import", problem, "")]
            continue
        if card is None:
            yield module, [Difference(short, "card", "<the module has no card>", "")]
        else:
            yield module, compare(card, faces_of(said(card)["name"]))


def _chosen(names: Iterable[str], modules: Sequence[str]) -> tuple[list[str], list[str]]:
    """The modules of the cards named, and the names for which there is none.

    A name is matched with the module's slug first; a card whose module is called otherwise is
    found by the name it says.
    """
    chosen: list[str] = []
    missing: list[str] = []
    by_slug = {module.rpartition(".")[2].strip("_"): module for module in modules}
    for name in names:
        module = by_slug.get(slug(name)) or next(
            (module for module in modules if _name_in(module) == name), None
        )
        (missing if module is None else chosen).append(module or name)
    return chosen, missing


def _name_in(module: str) -> str | None:
    try:
        return said(load(module))["name"]
    except Exception:  # noqa: BLE001  # reported by slug
        # A module that can't be imported is reported when it is asked for by its slug.
        return None


def main(arguments: Sequence[str] | None = None) -> int:
    """Print a diff for each card that differs, and the total; 1 when any does."""
    parser = argparse.ArgumentParser(prog="python -m tests.said", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help="a card to compare")
    parser.add_argument("--all", action="store_true", help="compare every built-in card")
    options = parser.parse_args(arguments)
    if not options.names and not options.all:
        parser.error("name a card, or use --all")
    if oracle() is None:
        parser.error(f"set {VARIABLE} to the path of AtomicCards.json.gz")
    modules = builtin_modules()
    missing: list[str] = []
    if not options.all:
        modules, missing = _chosen(options.names, modules)
    equal = 0
    for _, differences in check(modules):
        equal += not differences
        for difference in differences:
            print(difference)
    for name in missing:
        print(f"{name}: no built-in card of that name")
    print(f"{equal} of {len(modules) + len(missing)} cards say what the Oracle says")
    return int(equal < len(modules) + len(missing))


if __name__ == "__main__":
    sys.exit(main())
