"""Cockatrice's ``.cod`` files: XML with a ``zone`` for the main deck and the sideboard.

The ``tokens`` zone lists what the table should have at hand. Tokens are no cards of the deck
(rule 111.1), so they are kept as notes.
"""

from __future__ import annotations

from cardwright.decks import Deck, DeckBuilder, DeckFormat, Section
from cardwright.hookspecs import hookimpl
from cardwright_plugins.deck_formats.safe_xml import Element, elements

_ZONES: dict[str, Section] = {"main": "main", "side": "sideboard"}
_KNOWN_TAGS = frozenset(
    {"cockatrice_deck", "comments", "bannerCard", "tags", "tag", "lastLoadedTimestamp"}
)


def read(text: str, source: str) -> Deck:
    """Read a .cod file; raise DeckError with everything that is not understood."""
    builder = DeckBuilder(source)
    found = elements(text, source)
    if found[0].tag != "cockatrice_deck":
        builder.problem(found[0].line, f"<{found[0].tag}>", "this is not a cockatrice_deck")
    for element in found:
        shown = f"<{element.tag}>"
        if element.tag == "deckname":
            builder.name = element.text.strip()
        elif element.tag == "zone":
            name = element.attributes.get("name", "")
            if name not in (*_ZONES, "tokens"):
                builder.problem(element.line, f"<zone name={name!r}>", "no such zone is known")
        elif element.tag == "card":
            _read_card(element, builder)
        elif element.tag not in _KNOWN_TAGS:
            builder.problem(element.line, shown, "this element is not known in a .cod file")
        if element.tag in ("cockatrice_deck", "zone", "card") and element.text.strip():
            builder.problem(element.line, element.text.strip(), "text outside the entries")
    return builder.finish()


def _read_card(element: Element, builder: DeckBuilder) -> None:
    zone = element.parent
    name = element.attributes.get("name", "")
    if zone is None or zone.tag != "zone":
        builder.problem(element.line, name, "this card stands in no zone")
        return
    where = zone.attributes.get("name", "")
    if where == "tokens":
        builder.note(element.line, name, "a token, which is no card of the deck")
    elif where in _ZONES:
        builder.add(
            _ZONES[where],
            element.attributes.get("number", ""),
            name,
            element.line,
            f"<card name={name!r}>",
            set_code=element.attributes.get("setShortName"),
            collector=element.attributes.get("collectorNumber"),
        )


def sniff(text: str, suffix: str) -> int:
    """Recognise the root element."""
    if "<cockatrice_deck" in text:
        return 95
    return 50 if suffix == ".cod" else 0


FORMAT = DeckFormat("cockatrice", (".cod",), sniff, read)


@hookimpl
def cardwright_deck_formats() -> tuple[DeckFormat, ...]:
    """Offer the Cockatrice format."""
    return (FORMAT,)
