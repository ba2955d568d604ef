"""XML from strangers: the elements of a small document, with their lines.

A document type declaration is refused before anything in it is read, so no entity can be
defined, expanded or fetched. ElementTree would hide the line numbers that problems need, so
this uses the parser beneath it.
"""

from __future__ import annotations

from xml.parsers import expat

import attrs

from cardwright.decks import MAX_BYTES, DeckError, DeckProblem

_MAX_DEPTH = 20


@attrs.define(eq=False)
class Element:
    """An element: its tag, attributes, line, parent's place in the document, and text."""

    tag: str
    attributes: dict[str, str]
    line: int
    parent: Element | None
    text: str = ""


def elements(text: str, source: str) -> list[Element]:
    """Every element of the document, in order.

    Raises:
        DeckError: it is too long, too deep, not well formed, or declares a document type.
    """

    def refuse(line: int, reason: str) -> DeckError:
        return DeckError(source, [DeckProblem(line, "", reason)])

    if len(text) > MAX_BYTES:
        raise refuse(0, f"it is longer than {MAX_BYTES} bytes")
    # The text is already decoded, so the encoding a declaration names no longer matters.
    parser = expat.ParserCreate("utf-8")
    parser.buffer_text = True
    found: list[Element] = []
    open_elements: list[Element] = []

    def start(tag: str, attributes: dict[str, str]) -> None:
        if len(open_elements) >= _MAX_DEPTH:
            raise refuse(parser.CurrentLineNumber, "its elements are nested too deep")
        parent = open_elements[-1] if open_elements else None
        element = Element(tag, attributes, parser.CurrentLineNumber, parent)
        found.append(element)
        open_elements.append(element)

    def end(_tag: str) -> None:
        open_elements.pop()

    def characters(data: str) -> None:
        if open_elements:
            open_elements[-1].text += data

    def doctype(*_declared: object) -> None:
        raise refuse(parser.CurrentLineNumber, "a document type declaration is not allowed")

    parser.StartElementHandler = start
    parser.EndElementHandler = end
    parser.CharacterDataHandler = characters
    parser.StartDoctypeDeclHandler = doctype
    parser.EntityDeclHandler = doctype
    try:
        parser.Parse(text.removeprefix("\ufeff").encode("utf-8", "surrogatepass"), True)
    except expat.ExpatError as error:
        raise refuse(error.lineno, f"this is not well-formed XML ({error})") from error
    return found
