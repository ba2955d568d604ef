"""Forge's ``.dck`` files: ``[metadata]``, ``[Main]``, ``[Sideboard]``, ``[Commander]``.

An entry is ``4 Name``, ``4 Name|SET`` or ``4 Name|SET|1``, where the last number picks a
picture; ``[12]`` in its place is a collector number, and ``+`` after the name means foil.
Decks of planes, schemes and the like are sections this reader does not take.
"""

from __future__ import annotations

import re

from cardwright.decks import Deck, DeckBuilder, DeckFormat, Section, numbered_lines
from cardwright.hookspecs import hookimpl

_ENTRY = re.compile(
    r"(?P<count>-?[0-9]+)\s+(?P<name>[^|]+?)\+?"
    r"(?:\|(?P<set>[^|]*))?(?:\|[0-9]*)?(?:\|\[(?P<collector>[^|\]]*)\])?"
)
_HEADING = re.compile(r"\[(?P<section>[A-Za-z]+)\]")
_SECTIONS: dict[str, Section] = {
    "main": "main",
    "sideboard": "sideboard",
    "commander": "commanders",
}


def read(text: str, source: str) -> Deck:
    """Read a .dck file; raise DeckError with every line that is not understood."""
    builder = DeckBuilder(source)
    heading = ""
    for number, line in numbered_lines(text):
        if not line or line.startswith("#"):
            continue
        if (begins := _HEADING.fullmatch(line)) is not None:
            heading = begins["section"].casefold()
            if heading != "metadata" and heading not in _SECTIONS:
                builder.problem(number, line, "this section is not supported")
        elif heading == "metadata":
            key, equals, value = line.partition("=")
            if not equals:
                builder.problem(number, line, "this is not 'key=value'")
            elif key.strip().casefold() == "name":
                builder.name = value.strip()
            else:
                builder.note(number, line, "metadata of Forge")
        elif not heading:
            builder.problem(number, line, "this stands before the first section")
        elif (entry := _ENTRY.fullmatch(line)) is None:
            builder.problem(number, line, "this is not '4 Name|SET|1'")
        elif heading in _SECTIONS:
            builder.add(
                _SECTIONS[heading],
                entry["count"],
                entry["name"],
                number,
                line,
                set_code=entry["set"],
                collector=entry["collector"],
            )
    return builder.finish()


def sniff(text: str, suffix: str) -> int:
    """Recognise the bracketed headings."""
    headings = {line.casefold() for _, line in numbered_lines(text) if _HEADING.fullmatch(line)}
    if headings & {"[metadata]", "[main]"}:
        return 90
    return 20 if suffix == ".dck" and headings else 0


FORMAT = DeckFormat("forge", (".dck",), sniff, read)


@hookimpl
def cardwright_deck_formats() -> tuple[DeckFormat, ...]:
    """Offer the Forge format."""
    return (FORMAT,)
