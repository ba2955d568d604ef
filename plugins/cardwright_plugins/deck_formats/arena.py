"""MTG Arena's export: headings, and ``4 Name (SET) 123`` on each line.

The headings are ``About`` (followed by ``Name ...``), ``Commander``, ``Companion``, ``Deck``
and ``Sideboard``. A list without any heading has its sideboard after the first blank line.
"""

from __future__ import annotations

import re

from cardwright.decks import Deck, DeckBuilder, DeckFormat, Section, numbered_lines
from cardwright.hookspecs import hookimpl

_ENTRY = re.compile(
    r"(?P<count>-?[0-9]+)\s+(?P<name>.+?)"
    r"(?:\s+\((?P<set>[A-Z0-9_]{2,8})\)(?:\s+(?P<collector>[0-9A-Za-z★-]+))?)?"
)
_PRINTED = re.compile(r"[0-9]+\s+.+\s\([A-Z0-9_]{2,8}\)\s+[0-9A-Za-z★-]+")
_HEADINGS: dict[str, Section] = {
    "Deck": "main",
    "Sideboard": "sideboard",
    "Commander": "commanders",
    "Companion": "companion",
}


def read(text: str, source: str) -> Deck:
    """Read an export; raise DeckError with every line that is not understood."""
    builder = DeckBuilder(source)
    section: Section = "main"
    lines = list(numbered_lines(text))
    headed = any(line in _HEADINGS for _, line in lines)
    about = started = False
    for number, line in lines:
        if not line:
            if started and not headed:
                section = "sideboard"
        elif line in _HEADINGS:
            section, about = _HEADINGS[line], False
        elif line == "About":
            about = True
        elif about and line.startswith("Name "):
            builder.name = line.removeprefix("Name ").strip()
        elif (entry := _ENTRY.fullmatch(line)) is not None:
            started = True
            builder.add(
                section,
                entry["count"],
                entry["name"],
                number,
                line,
                set_code=entry["set"],
                collector=entry["collector"],
            )
        else:
            builder.problem(number, line, "this is neither a heading nor a count and a name")
    return builder.finish()


def sniff(text: str, suffix: str) -> int:
    """Recognise the headings with a capital letter, and printed lines with a number."""
    if suffix not in ("", *FORMAT.suffixes):
        return 0
    lines = [line for _, line in numbered_lines(text) if line]
    if not lines or any(line.startswith(("#", "//", "<", "[", "SB:")) for line in lines):
        return 0
    if lines[0] in ("About", *_HEADINGS) and lines[0] != "Sideboard":
        return 80
    return 70 if any(_PRINTED.fullmatch(line) for line in lines) else 0


FORMAT = DeckFormat("arena", (".txt",), sniff, read)


@hookimpl
def cardwright_deck_formats() -> tuple[DeckFormat, ...]:
    """Offer the MTG Arena format."""
    return (FORMAT,)
