"""Deck lists: what a list says, what is wrong with it, and which format reads it.

A deck format is a plugin: it turns text into a :class:`Deck`. Nothing in a list is dropped
silently. A line a format does not understand becomes a :class:`DeckProblem`; all problems of
a list are collected and raised together as one :class:`DeckError`.

Whether the cards of a list are installed is a second question, answered by
:meth:`Deck.check_names`. Whether the list is legal in a format of the game (rules 100.2-100.4)
is not decided here.
"""

from __future__ import annotations

import difflib
import re
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Literal, TypeAlias

import attrs

MAX_BYTES = 1_000_000
"""The longest deck list that is read, in bytes."""

MAX_COUNT = 9_999
"""The greatest count one line can have."""

Section: TypeAlias = Literal["main", "sideboard", "commanders", "companion"]
"""The parts of a deck an entry can belong to."""

Lookup: TypeAlias = Callable[[str], str | None]
"""Gives the full name of the card a name denotes, or None when no such card is known."""


@attrs.frozen
class DeckEntry:
    """One line of a deck: so many copies of the card with that name.

    ``line`` is where it stands in its source (from 1) and takes no part in comparisons.
    ``set_code`` and ``collector`` name a printing where the list does; the rules ignore them.
    """

    count: int
    name: str
    line: int = attrs.field(default=0, eq=False)
    set_code: str | None = None
    collector: str | None = None


@attrs.frozen
class DeckProblem:
    """Something in a deck list that can't be taken as it stands.

    ``line`` counts from 1; 0 means the list as a whole. ``nearest`` holds names the writer may
    have meant, the likeliest first.
    """

    line: int
    text: str
    reason: str
    nearest: tuple[str, ...] = ()

    def __str__(self) -> str:
        shown = f": {self.text!r}" if self.text else ""
        hint = f" (did you mean {' or '.join(self.nearest)}?)" if self.nearest else ""
        return f"{self.reason}{shown}{hint}"


class DeckError(ValueError):
    """A deck list could not be used. Holds every problem found, not only the first."""

    def __init__(self, source: str, problems: Iterable[DeckProblem]) -> None:
        self.source = source
        self.problems = tuple(problems)
        super().__init__(source, self.problems)

    def __str__(self) -> str:
        return "\n".join(
            f"{self.source}:{problem.line}: {problem}"
            if problem.line
            else f"{self.source}: {problem}"
            for problem in self.problems
        )


@attrs.frozen
class Deck:
    """A deck list as read: the main deck, the sideboard, the commanders, the companion.

    ``source`` is where it came from (a path, or a word for text given directly). ``notes`` are
    things the format knows to be no card of the deck, such as a list of tokens, and left out.
    Neither takes part in comparisons.
    """

    name: str = ""
    main: tuple[DeckEntry, ...] = ()
    sideboard: tuple[DeckEntry, ...] = ()
    commanders: tuple[DeckEntry, ...] = ()
    companion: DeckEntry | None = None
    source: str = attrs.field(default="<text>", eq=False)
    notes: tuple[DeckProblem, ...] = attrs.field(default=(), eq=False)

    def entries(self) -> Iterator[DeckEntry]:
        """Every entry: main deck, sideboard, commanders, companion."""
        yield from self.main
        yield from self.sideboard
        yield from self.commanders
        if self.companion is not None:
            yield self.companion

    @property
    def main_count(self) -> int:
        """How many cards the main deck has."""
        return sum(entry.count for entry in self.main)

    @property
    def sideboard_count(self) -> int:
        """How many cards the sideboard has."""
        return sum(entry.count for entry in self.sideboard)

    def check_names(self, known: Iterable[str] | Lookup | KnownNames) -> tuple[DeckProblem, ...]:
        """Say which cards of this deck are not known.

        Args:
            known: the full names of all known cards, or a function that gives the full name
                for a name. Only with names can a problem say which names are near.

        Returns:
            One problem for each entry whose card is not known, in the order of the lines.
        """
        names = known if isinstance(known, KnownNames) else KnownNames(known)
        problems = [
            DeckProblem(
                entry.line, entry.name, "no such card is installed", names.nearest(entry.name)
            )
            for entry in self.entries()
            if names.find(entry.name) is None
        ]
        return tuple(sorted(problems, key=lambda problem: problem.line))

    def with_full_names(self, known: Iterable[str] | Lookup | KnownNames) -> Deck:
        """Give the deck with every name as the card itself gives it.

        ``Fire``, ``Fire/Ice`` and ``fire // ice`` all become ``Fire // Ice`` when that card is
        known.

        Raises:
            DeckError: a card is not known.
        """
        names = known if isinstance(known, KnownNames) else KnownNames(known)
        problems = self.check_names(names)
        if problems:
            raise DeckError(self.source, problems)

        def full(entry: DeckEntry) -> DeckEntry:
            return attrs.evolve(entry, name=names.find(entry.name) or entry.name)

        return attrs.evolve(
            self,
            main=tuple(full(entry) for entry in self.main),
            sideboard=tuple(full(entry) for entry in self.sideboard),
            commanders=tuple(full(entry) for entry in self.commanders),
            companion=None if self.companion is None else full(self.companion),
        )


_FACES = re.compile(r"\s*/{1,3}\s*")
_PLAIN_CHARACTERS = str.maketrans({"’": "'", "‘": "'", "ʼ": "'", "`": "'", "–": "-", "‐": "-"})


def _fold(name: str) -> str:
    """The name without case, accents and kinds of apostrophe, to compare by."""
    marked = unicodedata.normalize("NFKD", name.translate(_PLAIN_CHARACTERS))
    bare = "".join(char for char in marked if not unicodedata.combining(char))
    return " ".join(bare.casefold().replace("æ", "ae").split())


def spellings(name: str) -> tuple[str, ...]:
    """The names a list may mean by ``name``, the likeliest first.

    ``A/B``, ``A///B`` and ``A // B`` may be the card ``A // B``, or one known as ``A`` alone.
    """
    faces = [face for face in _FACES.split(name) if face]
    if len(faces) < 2:
        return (name,)
    return tuple(dict.fromkeys((name, " // ".join(faces), faces[0])))


class KnownNames:
    """The names of the known cards: find the card a list means, or the nearest names.

    An exact name wins over a front face, and a front face over a name that differs in case,
    accents or apostrophes. A spelling that two cards could be meant by finds neither.
    """

    def __init__(self, known: Iterable[str] | Lookup) -> None:
        self._lookup: Lookup | None = None
        self._exact: dict[str, str] = {}
        self._fronts: dict[str, set[str]] = {}
        self._folded: dict[str, set[str]] = {}
        if callable(known):
            self._lookup = known
            return
        for name in known:
            self._exact[name] = name
            self._folded.setdefault(_fold(name), set()).add(name)
            front, separator, _ = name.partition(" // ")
            if separator:
                self._fronts.setdefault(_fold(front), set()).add(name)

    def find(self, name: str) -> str | None:
        """The full name of the card meant by ``name``, or None."""
        candidates = spellings(name)
        if self._lookup is not None:
            return next(filter(None, map(self._lookup, candidates)), None)
        for candidate in candidates:
            if candidate in self._exact:
                return candidate
        for table in (self._folded, self._fronts):
            for candidate in candidates:
                found = table.get(_fold(candidate), set())
                if len(found) == 1:
                    return next(iter(found))
        return None

    def nearest(self, name: str, limit: int = 3) -> tuple[str, ...]:
        """Up to ``limit`` known names that look like ``name``, the likeliest first."""
        close: list[str] = []
        pool = sorted({*self._folded, *self._fronts})
        for folded in difflib.get_close_matches(_fold(name), pool, n=limit, cutoff=0.6):
            close += sorted(self._folded.get(folded) or self._fronts[folded])
        return tuple(dict.fromkeys(close))[:limit]


@attrs.frozen
class DeckFormat:
    """A way of writing deck lists, as a plugin offers it.

    ``suffixes`` are the usual file suffixes, lower case and with the dot. ``sniff(text,
    suffix)`` says how sure the format is that it can read the text: 0 (it is not mine) to 100
    (nothing else writes this); the suffix is empty for text that came from no file.
    ``read(text, source)`` returns the deck or raises :class:`DeckError`. ``write`` is the way
    back, for formats that have one.
    """

    name: str
    suffixes: tuple[str, ...]
    sniff: Callable[[str, str], int]
    read: Callable[[str, str], Deck]
    write: Callable[[Deck], str] | None = None


@attrs.define(eq=False)
class DeckBuilder:
    """Collects the entries and the problems of one list while a format reads it."""

    source: str
    name: str = ""
    _parts: dict[Section, list[DeckEntry]] = attrs.field(factory=dict, init=False)
    _problems: list[DeckProblem] = attrs.field(factory=list, init=False)
    _notes: list[DeckProblem] = attrs.field(factory=list, init=False)

    def problem(self, line: int, text: str, reason: str) -> None:
        """Report a line that can't be taken as it stands."""
        self._problems.append(DeckProblem(line, text, reason))

    def note(self, line: int, text: str, reason: str) -> None:
        """Record a line that was understood and is no card of the deck."""
        self._notes.append(DeckProblem(line, text, reason))

    def add(
        self,
        section: Section,
        count: str,
        name: str,
        line: int,
        text: str,
        *,
        set_code: str | None = None,
        collector: str | None = None,
    ) -> None:
        """Add an entry, or report why ``text`` on ``line`` gives none."""
        clean = " ".join(name.split())
        if not re.fullmatch(r"[0-9]+", count) or not 1 <= int(count[:9]) <= MAX_COUNT:
            self.problem(line, text, f"a count must be a number from 1 to {MAX_COUNT}")
        elif not clean or not clean.isprintable():
            self.problem(line, text, "this is not the name of a card")
        elif section == "companion" and (self._parts.get(section) or int(count) != 1):
            self.problem(line, text, "a deck has at most one companion")
        else:
            entry = DeckEntry(int(count), clean, line, set_code or None, collector or None)
            self._parts.setdefault(section, []).append(entry)

    def finish(self) -> Deck:
        """The deck.

        Raises:
            DeckError: there was a problem, or there is no card.
        """
        if not self._parts and not self._problems:
            self.problem(0, "", "there is no card in this deck list")
        if self._problems:
            raise DeckError(self.source, sorted(self._problems, key=lambda found: found.line))
        return Deck(
            name=self.name,
            main=tuple(self._parts.get("main", ())),
            sideboard=tuple(self._parts.get("sideboard", ())),
            commanders=tuple(self._parts.get("commanders", ())),
            companion=next(iter(self._parts.get("companion", ())), None),
            source=self.source,
            notes=tuple(self._notes),
        )


def numbered_lines(text: str) -> Iterator[tuple[int, str]]:
    """Each line of the text, stripped, with its number as an editor counts it."""
    unified = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
    for number, line in enumerate(unified.split("\n"), start=1):
        yield number, line.strip()


def choose_format(text: str, suffix: str, formats: Sequence[DeckFormat]) -> DeckFormat | None:
    """The format that is surest of the text, or None when none claims it.

    Among equals a format whose suffix it is wins, then the first by name; the order in which
    the formats were registered plays no part.
    """
    best: tuple[int, bool] = (0, False)
    chosen: DeckFormat | None = None
    for deck_format in sorted(formats, key=lambda known: known.name):
        sure = deck_format.sniff(text, suffix)
        rank = (sure, suffix in deck_format.suffixes)
        if sure > 0 and rank > best:
            best, chosen = rank, deck_format
    return chosen


def read_deck(path_or_text: Path | str, formats: Sequence[DeckFormat]) -> Deck:
    """Read a deck list with the installed format that fits its suffix and content.

    Args:
        path_or_text: a ``Path``, or a string: text of a list if it has a line break, else a
            path.
        formats: the formats to choose from.

    Returns:
        The deck. One without a name of its own is called after its file.

    Raises:
        DeckError: no format reads it, or there are problems in it (all of them are given).
        OSError: the file can't be read.
    """
    if isinstance(path_or_text, str) and any(mark in path_or_text for mark in "\r\n"):
        text, suffix, source, stem = path_or_text, "", "<text>", ""
    else:
        path = Path(path_or_text)
        source, suffix, stem = str(path), path.suffix.lower(), path.stem
        text = _decode(_contents(path), source)
    if len(text) > MAX_BYTES:
        raise DeckError(source, [DeckProblem(0, "", f"it is longer than {MAX_BYTES} bytes")])
    chosen = choose_format(text, suffix, formats)
    if chosen is None:
        tried = ", ".join(sorted(known.name for known in formats)) or "none is installed"
        reason = f"no deck format recognises it (tried: {tried})"
        raise DeckError(source, [DeckProblem(0, "", reason)])
    deck = chosen.read(text, source)
    return deck if deck.name or not stem else attrs.evolve(deck, name=stem)


def _contents(path: Path) -> bytes:
    with path.open("rb") as stream:
        return stream.read(MAX_BYTES + 1)


def _decode(raw: bytes, source: str) -> str:
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = raw[: error.start].count(b"\n") + 1
        raise DeckError(source, [DeckProblem(line, "", "this is not UTF-8 text")]) from error
