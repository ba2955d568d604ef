"""Plain text: ``4 Name`` or ``4x Name`` on each line, with headings and comments.

- A count is never guessed: a name without one is a problem, not one copy.
- A printing may follow the name as in MTG Arena: ``4 Name (SET) 123``.
- ``Deck`` (also ``Main``, ``Maindeck``, ``Mainboard``), ``Sideboard``, ``Commander`` and
  ``Companion`` on a line of their own, with or without a colon, begin a section; so does a
  comment that says nothing else. ``SB:`` before a line puts that line into the sideboard.
- Lines that begin with ``#`` or ``//`` are comments; a comment on the first line is the name
  of the deck. There are no comments behind a card, since ``//`` is part of some names.
- Blank lines mean nothing.
"""

from __future__ import annotations

import re

from cardwright.decks import Deck, DeckBuilder, DeckEntry, DeckFormat, Section, numbered_lines
from cardwright.hookspecs import hookimpl

_ENTRY = re.compile(r"(?P<count>-?[0-9]+)x?\s+(?P<name>.+)", re.IGNORECASE)
_PRINTING = re.compile(r"(?P<name>.+?)\s+\((?P<set>[A-Z0-9]{2,6})\)(?:\s+(?P<collector>\S+))?")
_SECTIONS: dict[str, Section] = {
    "deck": "main",
    "main": "main",
    "maindeck": "main",
    "main deck": "main",
    "mainboard": "main",
    "sideboard": "sideboard",
    "commander": "commanders",
    "commanders": "commanders",
    "companion": "companion",
}


def _section(line: str) -> Section | None:
    return _SECTIONS.get(line.lstrip("#/ ").removesuffix(":").strip().casefold())


def _is_comment(line: str) -> bool:
    return line.startswith(("#", "//"))


def read(text: str, source: str) -> Deck:
    """Read a plain list; raise DeckError with every line that is not understood."""
    builder = DeckBuilder(source)
    section: Section = "main"
    for number, line in numbered_lines(text):
        begins = _section(line)
        if begins is not None:
            section = begins
            continue
        if not line or _is_comment(line):
            if number == 1:
                builder.name = line.lstrip("#/ ")
            continue
        side = line[:3].upper() == "SB:"
        body = line[3:].strip() if side else line
        entry = _ENTRY.fullmatch(body)
        if entry is None:
            builder.problem(number, line, f"a count is missing; write '1 {body}' for one copy")
            continue
        printing = _PRINTING.fullmatch(entry["name"])
        builder.add(
            "sideboard" if side else section,
            entry["count"],
            printing["name"] if printing else entry["name"],
            number,
            line,
            set_code=printing["set"] if printing else None,
            collector=printing["collector"] if printing else None,
        )
    return builder.finish()


def write(deck: Deck) -> str:
    """The deck as plain text; :func:`read` gives an equal deck back."""
    lines = [f"# {' '.join(deck.name.split())}"] if deck.name.strip() else []
    parts: list[tuple[str, tuple[DeckEntry, ...]]] = [
        ("Commander", deck.commanders),
        ("Companion", (deck.companion,) if deck.companion else ()),
        ("Deck", deck.main),
        ("Sideboard", deck.sideboard),
    ]
    for heading, entries in parts:
        if entries:
            lines += ["", heading, *map(_line, entries)]
    return "\n".join(lines) + "\n"


def _line(entry: DeckEntry) -> str:
    line = f"{entry.count} {entry.name}"
    if entry.set_code:
        line += f" ({entry.set_code})"
        if entry.collector:
            line += f" {entry.collector}"
    return line


def sniff(text: str, suffix: str) -> int:
    """Say yes, weakly, to any text with one line that counts cards."""
    lines = [line for _, line in numbered_lines(text) if line and not _is_comment(line)]
    if any(line.startswith(("<", "[")) for line in lines):
        return 0
    if any(_ENTRY.fullmatch(line) for line in lines):
        return 30 if suffix in FORMAT.suffixes or not suffix else 20
    # A .txt file of bare names gets a plain reader's explanation, not "no format".
    return 5 if suffix in FORMAT.suffixes or (lines and not suffix) else 0


FORMAT = DeckFormat("plain", (".txt", ".deck"), sniff, read, write)


@hookimpl
def cardwright_deck_formats() -> tuple[DeckFormat, ...]:
    """Offer the plain text format."""
    return (FORMAT,)
