"""The catalog: which cards and plugins are installed, without importing one of them.

A distribution declares them as entry points in three groups: ``cardwright.cards`` (slug of a
card -> the card), ``cardwright.packs`` (a pack with a manifest) and ``cardwright.plugins``
(all else). The groups are read once per process.

When several distributions declare one name, that of the distribution ``cardwright`` counts,
then the first by distribution name, whatever the order of installation; the others are
reported as duplicates.
"""

from __future__ import annotations

import difflib
import os
import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING

import attrs

from cardwright.entry_points import (
    CARDS,
    PACKS,
    PLUGINS,
    CardEntry,
    Entry,
    Source,
    canonical,
    scan,
    slugify,
)
from cardwright.plugins import PluginHost
from cardwright.problems import Kind, Problem, told

if TYPE_CHECKING:
    from cardwright.language.cards import Card

__all__ = [
    "BLOCK_VARIABLE",
    "ON_DEMAND",
    "CardEntry",
    "Catalog",
    "Entry",
    "PackManifest",
    "add_to",
    "slugify",
]

BLOCK_VARIABLE = "CARDWRIGHT_BLOCK"
"""The environment variable with what to block: names separated by ``;`` or ``,``."""

ON_DEMAND = ("agent-", "command-", "deck-format-", "format-")
"""Plugins whose names start so are tools: no card pool loads them."""

_WHOLE = "cardwright"


@attrs.frozen
class PackManifest:
    """What a pack with very many cards declares: their full names, and one loader for them.

    ``names`` answers ``in`` and can be iterated; ``load`` makes the card of one of the names.
    """

    names: Collection[str]
    load: Callable[[str], Card]


@attrs.define(eq=False)
class _Pack:
    """A pack whose manifest has been read."""

    entry: Entry
    manifest: PackManifest
    _slugs: dict[str, str] | None = None

    @property
    def slugs(self) -> dict[str, str]:
        """Slug -> full name."""
        if self._slugs is None:
            self._slugs = {slugify(name): name for name in self.manifest.names}
        return self._slugs

    def find(self, name: str, slug: str) -> CardEntry | None:
        """The card of that name, if the manifest has it."""
        full = name if name in self.manifest.names else self.slugs.get(slug)
        if full is None:
            return None
        found, load = full, self.manifest.load
        origin = (self.entry.distribution, self.entry.version)
        return CardEntry(CARDS, slug, "", *origin, lambda: load(found), self.entry)


class Catalog:
    """The cards and plugins that can be had: *find* a card, list *plugins*, read *problems*.

    Made by :meth:`installed`, :meth:`scan` or :meth:`of`. It imports nothing until an entry is
    loaded, but for packs: those are asked for their manifest the first time a name is no card
    by itself.
    """

    def __init__(
        self,
        sources: Iterable[Source],
        block: Iterable[str] = (),
        problems: Iterable[Problem] = (),
    ) -> None:
        self._sources = sorted(sources, key=lambda source: (source.key != _WHOLE, source.key))
        self._blocked_names = frozenset(item.strip() for item in block if item.strip())
        self._block = self._blocked_names | {slugify(item) for item in self._blocked_names}
        self._block_distributions = {canonical(item) for item in self._blocked_names}
        self._scan_problems = tuple(problems)
        self._packs_read: list[_Pack] | None = None
        self._pack_problems: list[Problem] = []
        self._aliases: dict[str, str] | None = None

    # --- making ------------------------------------------------------------------------

    @classmethod
    def installed(cls, block: Iterable[str] = (), *, refresh: bool = False) -> Catalog:
        """The catalog of what is installed here, scanned once per process.

        ``block``, and the environment variable CARDWRIGHT_BLOCK, name cards, plugins or
        distributions to leave out. ``refresh`` scans again.
        """
        if refresh:
            _installed.cache_clear()
        sources, problems = _installed()
        variable = re.split("[;,]", os.environ.get(BLOCK_VARIABLE, ""))
        return cls(sources, (*block, *variable), problems)

    @classmethod
    def scan(cls, path: Sequence[str] | None = None, block: Iterable[str] = ()) -> Catalog:
        """The catalog of the distributions in the given folders, scanned now, nothing cached."""
        sources, problems = scan(path)
        return cls(sources, block, problems)

    @classmethod
    def of(
        cls,
        cards: Iterable[object] | Mapping[str, object] = (),
        plugins: Iterable[object] | Mapping[str, object] = (),
        packs: Iterable[object] | Mapping[str, object] = (),
        *,
        block: Iterable[str] = (),
    ) -> Catalog:
        """A catalog of exactly these, whatever is installed.

        Each argument is a mapping from name to plugin, or plugins that have a ``name`` (or are
        modules). A plugin given as a text is an entry-point value, ``module:name``.
        """
        groups = {
            CARDS: {slugify(name): card for name, card in _by_name(cards)},
            PACKS: dict(_by_name(packs)),
            PLUGINS: dict(_by_name(plugins)),
        }
        return cls([Source("", groups)], block)

    def blocking(self, *names: str) -> Catalog:
        """The same catalog without these cards, plugins or distributions as well."""
        return Catalog(self._sources, self._blocked_names.union(names), self._scan_problems)

    def only(self, *distributions: str) -> Catalog:
        """The same catalog with nothing but what these distributions declare."""
        keys = set(map(canonical, distributions))
        sources = [source for source in self._sources if source.key in keys]
        return Catalog(sources, self._blocked_names, self._scan_problems)

    # --- cards -------------------------------------------------------------------------

    def find(self, name: str) -> CardEntry | None:
        """The card of a full name, a slug, or the name of its front face alone.

        None when there is no such card, or it is blocked: :meth:`why_not` tells which.
        """
        slug = slugify(name)
        found = self._single(slug)
        if found is not None or self._is_blocked(f"card:{slug}", slug):
            return found
        for pack in self._packs():
            card = pack.find(name, slug)
            if card is not None:
                return card
        alias = self._alias(slug)
        return None if alias is None else self._single(alias)

    def why_not(self, name: str) -> Problem:
        """Why :meth:`find` gives no card for that name, with the nearest names."""
        if Catalog(self._sources).find(name) is not None:
            return Problem(Kind.BLOCKED, name, "it, its package or its pack is blocked")
        near = self.nearest(name)
        hint = f"; the nearest are {', '.join(near)}" if near else ""
        return Problem(Kind.UNKNOWN_CARD, name, f"no installed package has this card{hint}")

    def nearest(self, name: str, count: int = 3) -> tuple[str, ...]:
        """The slugs of the cards whose names are most like this one, the likeliest first."""
        return tuple(difflib.get_close_matches(slugify(name), list(self.slugs()), n=count))

    def slugs(self) -> Iterator[str]:
        """The slugs of all cards, in order within each distribution; reads the manifests."""
        seen = set()
        for source in self._sources:
            for slug in source.groups.get(CARDS, ()):
                if slug not in seen and not self._is_blocked(f"card:{slug}", slug, source):
                    seen.add(slug)
                    yield slug
        for pack in self._packs():
            for slug in pack.slugs:
                if slug not in seen and not self._is_blocked(f"card:{slug}", slug):
                    seen.add(slug)
                    yield slug

    def duplicates_of(self, entry: Entry) -> Problem | None:
        """The problem that other distributions declare the same name, if any do."""
        sources = [
            source
            for source in self._sources
            if entry.name in source.groups.get(entry.group, ())
            and not self._is_blocked(entry.id, entry.name, source)
        ]
        names = [" ".join(source.origin).strip() for source in sources]
        if any((entry.group, entry.name) in source.doubled for source in sources):
            return entry.problem(Kind.DUPLICATE, "its package declares it more than once")
        if len(names) < 2:
            return None
        reason = f"{', '.join(names)} all declare it; that of {names[0]} counts"
        return entry.problem(Kind.DUPLICATE, reason)

    # --- other plugins -----------------------------------------------------------------

    def plugins(self, *prefixes: str) -> tuple[Entry, ...]:
        """The entries of ``cardwright.plugins`` whose names start so, or all, by name."""
        found: dict[str, Entry] = {}
        for entry in self._entries(PLUGINS):
            if not prefixes or entry.name.startswith(prefixes):
                found.setdefault(entry.name, entry)
        return tuple(found[name] for name in sorted(found))

    def rules(self) -> tuple[Entry, ...]:
        """The plugins that every card pool loads: all but the tools."""
        return tuple(entry for entry in self.plugins() if not entry.name.startswith(ON_DEMAND))

    def host(self, *prefixes: str) -> PluginHost:
        """A plugin host with the plugins of these prefixes loaded, such as ``agent-``."""
        host = PluginHost()
        for entry in self.plugins(*prefixes):
            add_to(host, entry)
        return host

    # --- problems ----------------------------------------------------------------------

    @property
    def problems(self) -> tuple[Problem, ...]:
        """What is wrong with the declarations: unreadable metadata, duplicates, broken packs."""
        found = [*self._scan_problems, *self._pack_problems]
        for group in (CARDS, PACKS, PLUGINS):
            seen: set[str] = set()
            doubled: set[str] = set()
            for source in self._sources:
                names = source.groups.get(group, {})
                doubled.update(seen.intersection(names))
                doubled.update(name for where, name in source.doubled if where == group)
                seen.update(names)
            for name in sorted(doubled):
                entry = next((e for e in self._entries(group, name)), None)
                problem = self.duplicates_of(entry) if entry is not None else None
                if problem is not None:
                    found.append(problem)
        return tuple(found)

    # --- within ------------------------------------------------------------------------

    def _is_blocked(self, id_: str, name: str, source: Source | None = None) -> bool:
        if not self._blocked_names:
            return False
        blocked = name in self._block or id_ in self._block
        return blocked or (source is not None and source.key in self._block_distributions)

    def _entries(self, group: str, name: str | None = None) -> Iterator[Entry]:
        for source in self._sources:
            declared = source.groups.get(group, {})
            for item in declared if name is None else [name] if name in declared else []:
                value, load = source.loader(group, item)
                kind = CardEntry if group == CARDS else Entry
                entry = kind(group, item, value, *source.origin, load)
                if not self._is_blocked(entry.id, item, source):
                    yield entry

    def _single(self, slug: str) -> CardEntry | None:
        found = next(self._entries(CARDS, slug), None)
        return found if isinstance(found, CardEntry) else None

    def _alias(self, slug: str) -> str | None:
        # Looked at last, because it goes through every declared name: front faces alone, full
        # names where a pack declares the front face, and names that are not slugs.
        if self._aliases is None:
            self._aliases = {}
            for name in sorted(name for source in self._sources for name in source.groups[CARDS]):
                proper = slugify(name)
                self._aliases.setdefault(proper, name)
                self._aliases.setdefault(proper.partition("--")[0], name)
        return self._aliases.get(slug) or self._aliases.get(slug.partition("--")[0])

    def _packs(self) -> list[_Pack]:
        if self._packs_read is None:
            self._packs_read = []
            host = PluginHost()
            entries = {}
            for entry in self._entries(PACKS):
                if entry.id not in entries and add_to(host, entry):
                    entries[entry.id] = entry
            self._packs_read = [_Pack(entries[name], pack) for name, pack in host.packs()]
            self._pack_problems.extend(host.problems)
        return self._packs_read


def add_to(host: PluginHost, entry: Entry) -> bool:
    """Load an entry and add it to a host; whether that succeeded. Failures become problems."""
    try:
        plugin = entry.load()
    except (Exception, SystemExit) as error:  # noqa: BLE001  # importing runs a plugin's own code
        host.report(entry.problem(Kind.BROKEN_IMPORT, told(error), error))
        return False
    return host.add(
        plugin,
        entry.id,
        distribution=entry.distribution,
        version=entry.version,
        api=entry.api,
    )


@cache
def _installed() -> tuple[list[Source], list[Problem]]:
    return scan(None)


def _by_name(plugins: Iterable[object] | Mapping[str, object]) -> Iterator[tuple[str, object]]:
    if isinstance(plugins, Mapping):
        yield from plugins.items()
        return
    for plugin in plugins:
        name = getattr(plugin, "name", None) or getattr(plugin, "__name__", None)
        if not isinstance(name, str):
            raise TypeError(f"{plugin!r} has no name: give a mapping from names to plugins")
        yield name, plugin
