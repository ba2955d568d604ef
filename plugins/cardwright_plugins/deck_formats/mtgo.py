"""Magic Online: its text export and its ``.dek`` files.

The text is ``4 Name`` on each line. The sideboard follows a ``Sideboard`` heading, or stands
on lines that begin with ``SB:``, or, where the list has neither, follows a blank line. A list
in more than two blocks would leave open where the sideboard begins, so that is a problem.
A ``.dek`` file is XML with one ``Cards`` element for each entry.
"""

from __future__ import annotations

import re

from cardwright.decks import Deck, DeckBuilder, DeckFormat, Section, numbered_lines
from cardwright.hookspecs import hookimpl
from cardwright_plugins.deck_formats.safe_xml import elements

_ENTRY = re.compile(r"(?:(?P<side>SB:)\s*)?(?P<count>-?[0-9]+)\s+(?P<name>.+)")
_HEADING = re.compile(r"sideboard:?", re.IGNORECASE)
_KNOWN_TAGS = frozenset({"Deck", "NetDeckID", "PreconstructedDeckID"})


def read(text: str, source: str) -> Deck:
    """Read an export or a .dek file; raise DeckError with all that is not understood."""
    if text.lstrip("\ufeff \t\r\n").startswith("<"):
        return _read_dek(text, source)
    return _read_text(text, source)


def _read_text(text: str, source: str) -> Deck:
    builder = DeckBuilder(source)
    lines = list(numbered_lines(text))
    marked = any(line.startswith("SB:") or _HEADING.fullmatch(line) for _, line in lines)
    section: Section = "main"
    block, blank = 0, True
    for number, line in lines:
        if not line:
            blank = True
            continue
        if _HEADING.fullmatch(line):
            section = "sideboard"
            continue
        if blank:
            block, blank = block + 1, False
            if not marked and block > 1:
                section = "sideboard"
            if not marked and block == 3:
                builder.problem(number, line, "a third block: where does the sideboard begin?")
        entry = _ENTRY.fullmatch(line)
        if entry is None:
            builder.problem(number, line, "this is not a count and a name")
            continue
        where: Section = "sideboard" if entry["side"] else section
        builder.add(where, entry["count"], entry["name"], number, line)
    return builder.finish()


def _read_dek(text: str, source: str) -> Deck:
    builder = DeckBuilder(source)
    for element in elements(text, source):
        shown = f"<{element.tag}>"
        if element.tag == "Cards":
            side = element.attributes.get("Sideboard", "false").casefold()
            if side not in ("true", "false"):
                builder.problem(element.line, shown, "Sideboard must be true or false")
            builder.add(
                "sideboard" if side == "true" else "main",
                element.attributes.get("Quantity", ""),
                element.attributes.get("Name", ""),
                element.line,
                shown,
            )
        elif element.tag not in _KNOWN_TAGS:
            builder.problem(element.line, shown, "this element is not known in a .dek file")
        if element.tag in ("Deck", "Cards") and element.text.strip():
            builder.problem(element.line, element.text.strip(), "text outside the entries")
    return builder.finish()


def sniff(text: str, suffix: str) -> int:
    """Recognise .dek XML, and text of nothing but counts and names in two parts."""
    start = text.lstrip("\ufeff \t\r\n")
    if start.startswith("<"):
        return 95 if "<Deck" in start and "<cockatrice_deck" not in start else 0
    if suffix not in ("", ".txt", ".dek"):
        return 0
    lines = [line for _, line in numbered_lines(text)]
    written = [line for line in lines if line]
    if not written or not all(_ENTRY.fullmatch(ln) or _HEADING.fullmatch(ln) for ln in written):
        return 60 if suffix == ".dek" else 0
    blocks = sum(
        1 for before, line in zip(["", *lines], lines, strict=False) if line and not before
    )
    marked = any(line.startswith("SB:") for line in written)
    return 60 if blocks == 2 or marked or suffix == ".dek" else 25


FORMAT = DeckFormat("mtgo", (".dek", ".txt"), sniff, read)


@hookimpl
def cardwright_deck_formats() -> tuple[DeckFormat, ...]:
    """Offer the Magic Online format."""
    return (FORMAT,)
