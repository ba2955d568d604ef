"""XMage's ``.dck`` files: ``4 [SET:12] Name``, ``SB:`` before the sideboard's lines.

``NAME:`` gives the name of the deck. ``AUTHOR:`` and ``LAYOUT`` lines, which say who made the
list and how its window looks, are no cards and are kept as notes.
"""

from __future__ import annotations

import re

from cardwright.decks import Deck, DeckBuilder, DeckFormat, numbered_lines
from cardwright.hookspecs import hookimpl

_ENTRY = re.compile(
    r"(?P<side>SB:)?\s*(?P<count>-?[0-9]+)\s*"
    r"\[(?P<set>[^\]:]+):(?P<collector>[^\]:]+)\]\s*(?P<name>.+)"
)
_LAYOUT = re.compile(r"LAYOUT (MAIN|SIDEBOARD):.*")


def read(text: str, source: str) -> Deck:
    """Read a .dck file; raise DeckError with every line that is not understood."""
    builder = DeckBuilder(source)
    for number, line in numbered_lines(text):
        if not line or line.startswith("#"):
            continue
        if line.startswith("NAME:"):
            builder.name = line.removeprefix("NAME:").strip()
        elif line.startswith("AUTHOR:"):
            builder.note(number, line, "the author of the list")
        elif _LAYOUT.fullmatch(line):
            builder.note(number, line, "the layout of XMage's deck editor")
        elif (entry := _ENTRY.fullmatch(line)) is not None:
            builder.add(
                "sideboard" if entry["side"] else "main",
                entry["count"],
                entry["name"],
                number,
                line,
                set_code=entry["set"].strip(),
                collector=entry["collector"].strip(),
            )
        else:
            builder.problem(number, line, "this is not '4 [SET:12] Name'")
    return builder.finish()


def sniff(text: str, suffix: str) -> int:
    """Recognise a bracketed printing before the name."""
    lines = [line for _, line in numbered_lines(text) if line]
    if any(_ENTRY.fullmatch(line) for line in lines):
        return 90
    return 40 if suffix == ".dck" and any(line.startswith("NAME:") for line in lines) else 0


FORMAT = DeckFormat("xmage", (".dck",), sniff, read)


@hookimpl
def cardwright_deck_formats() -> tuple[DeckFormat, ...]:
    """Offer the XMage format."""
    return (FORMAT,)
