"""Entry points: what the installed distributions declare, read without importing any of it.

Reading is one pass over the ``entry_points.txt`` files: importlib-metadata finds them, and
those that don't mention Cardwright are not parsed. Its own entry-point objects would take a
second for a pack of 35,000 cards.
"""

from __future__ import annotations

import re
import sys
import unicodedata
from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

import attrs
import importlib_metadata

from cardwright.problems import Kind, Problem, told, traceback_of

CARDS = "cardwright.cards"
PACKS = "cardwright.packs"
PLUGINS = "cardwright.plugins"

_FOLDS = str.maketrans(
    {"æ": "ae", "œ": "oe", "ø": "o", "ß": "ss", "đ": "d", "ð": "d", "þ": "th", "ł": "l"}
    | dict.fromkeys("'’‘ʼ`", "")
)


def slugify(name: str) -> str:
    """The slug of a card's name, by which its entry point is found.

    Lower case letters and digits in words joined by ``-``. Accents are folded, apostrophes
    dropped, ``//`` between the names of two faces becomes ``--``. A slug is its own slug. A
    name without a letter or digit is spelt by its code points: ``+`` is ``u2b``.
    """
    if name.isascii():
        text = name.lower().translate(_FOLDS)
    else:
        text = unicodedata.normalize("NFKD", name.lower().translate(_FOLDS))
        text = "".join(char for char in text if not unicodedata.combining(char))
    faces = (re.sub(r"[\W_]+", "-", face).strip("-") for face in re.split(r"/+|--+", text))
    slug = "--".join(filter(None, faces))
    return slug or "-".join(f"u{ord(char):x}" for char in name if not char.isspace())


def canonical(distribution: str) -> str:
    """The normalized name of a distribution, as in PEP 503."""
    return re.sub(r"[-_.]+", "-", distribution).lower()


class Distribution(Protocol):
    """What is read of a distribution: the part that all versions of importlib-metadata share."""

    @property
    def name(self) -> str:
        """Its name."""

    @property
    def version(self) -> str:
        """Its version."""

    def read_text(self, filename: str) -> str | None:
        """The text of a file of its metadata."""


@attrs.frozen
class Entry:
    """One declared plugin, not yet loaded.

    ``name`` is its entry-point name (a card's slug), ``value`` where it is (``module:name``,
    empty for one given in code), ``distribution`` and ``version`` the package it came in.
    """

    group: str
    name: str
    value: str
    distribution: str
    version: str
    _load: Callable[[], object] = attrs.field(eq=False, repr=False, alias="load")

    @property
    def id(self) -> str:
        """Its name with its kind, such as ``card:shock``; no two entries in use share it."""
        return f"{self.group.rpartition('.')[2].removesuffix('s')}:{self.name}"

    @property
    def api(self) -> object:
        """The ``cardwright_api`` of its module, once loaded; None when the module has none."""
        module = sys.modules.get(self.value.partition(":")[0].strip())
        return getattr(module, "cardwright_api", None)

    def load(self) -> object:
        """Import and return the plugin; whatever its import raises passes through."""
        return self._load()

    def problem(self, kind: Kind, reason: str, error: BaseException | None = None) -> Problem:
        """A problem with this plugin."""
        text = traceback_of(error) if error is not None else ""
        return Problem(kind, self.id, reason, self.distribution, self.version, text)


@attrs.frozen
class CardEntry(Entry):
    """One declared card. ``pack`` is the pack whose manifest has it, None for a card by itself."""

    pack: Entry | None = None

    @property
    def slug(self) -> str:
        """The slug of the card's name."""
        return self.name


@attrs.define(eq=False)
class Source:
    """What one distribution declares: group -> name -> entry-point value, or the plugin itself."""

    key: str
    groups: Mapping[str, Mapping[str, object]]
    doubled: Sequence[tuple[str, str]] = ()
    _distribution: Distribution | None = None
    _origin: tuple[str, str] | None = None

    @property
    def origin(self) -> tuple[str, str]:
        """The distribution's name and version, read from its metadata when first needed."""
        if self._origin is None:
            self._origin = (self.key, "")
            if self._distribution is not None:
                try:
                    name, version = self._distribution.name, self._distribution.version
                except Exception:  # noqa: BLE001  # damaged metadata: what the folder says must do
                    name, version = "", ""
                self._origin = (name or self.key, version or "")
        return self._origin

    def loader(self, group: str, name: str) -> tuple[str, Callable[[], object]]:
        """Where an entry is, and what loads it."""
        value = self.groups[group][name]
        if isinstance(value, str):
            return value, importlib_metadata.EntryPoint(name, value, group).load
        return "", lambda: value


def scan(path: Sequence[str] | None) -> tuple[list[Source], list[Problem]]:
    """What the distributions in these folders declare, and what of it can't be read.

    None stands for the folders of ``sys.path``.
    """
    sources: list[Source] = []
    problems: list[Problem] = []
    seen: set[str] = set()
    found = importlib_metadata.distributions(**({} if path is None else {"path": list(path)}))
    for distribution in found:
        key = _key(distribution)
        if key in seen:
            continue  # shadowed by one earlier on the path
        seen.add(key)
        try:
            text = distribution.read_text("entry_points.txt")
        except Exception as error:  # noqa: BLE001  # undecodable or unreadable: not our file
            problems.append(Problem(Kind.BROKEN_METADATA, "entry_points.txt", told(error), key))
            continue
        # Most distributions have nothing for us: one search, no parsing.
        if text and "cardwright." in text:
            groups, doubled = _parse(text)
            if any(groups.values()):
                sources.append(Source(key, groups, doubled, distribution))
    return sources, problems


def _key(distribution: Distribution) -> str:
    # The folder's name gives it without reading the metadata, ten times as fast.
    try:
        name = getattr(distribution, "_normalized_name", None) or distribution.name
    except Exception:  # noqa: BLE001  # damaged metadata of a foreign distribution
        name = None
    return canonical(name) if isinstance(name, str) else f"?{id(distribution)}"


def _parse(text: str) -> tuple[dict[str, dict[str, str]], list[tuple[str, str]]]:
    """Our groups of an ``entry_points.txt``, and the (group, name) pairs declared twice."""
    groups: dict[str, dict[str, str]] = {CARDS: {}, PACKS: {}, PLUGINS: {}}
    doubled = []
    current: dict[str, str] | None = None
    group = ""
    for raw in text.splitlines():
        line = raw.strip()
        if line.startswith("["):
            group = line[1:].partition("]")[0].strip()
            current = groups.get(group)
        elif current is not None and line and line[0] not in "#;":
            name, equals, value = line.partition("=")
            name = name.rstrip()
            if not equals:
                continue
            if name in current:
                doubled.append((group, name))
            else:
                current[name] = value.lstrip()
    return groups, doubled
