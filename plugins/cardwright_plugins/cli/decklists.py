"""Decks for the command line: by file, or by the name of one that is shipped."""

from __future__ import annotations

from pathlib import Path

import attrs

from cardwright.catalog import Catalog
from cardwright.decks import Deck, DeckError, DeckFormat, DeckProblem, read_deck, spellings
from cardwright_plugins.cli.failures import BadInput

FOLDER = Path(__file__).resolve().parent.parent / "decks"
"""Where the shipped decks are."""

BASIC_LANDS = frozenset(
    {"Plains", "Island", "Swamp", "Mountain", "Forest", "Wastes"}
    | {f"Snow-Covered {land}" for land in ("Plains", "Island", "Swamp", "Mountain", "Forest")}
)


def shipped() -> dict[str, Path]:
    """The shipped decks: name -> file."""
    return {path.stem: path for path in sorted(FOLDER.glob("*.txt"))}


def formats(catalog: Catalog) -> list[DeckFormat]:
    """The installed deck formats."""
    host = catalog.host("deck-format-")
    return [one for _, found in host.deck_formats() for one in found]


def path_of(text: str) -> Path:
    """The file meant by a path or by the name of a shipped deck; a path comes first.

    Raises:
        BadInput: there is no such file and no such deck.
    """
    path = Path(text)
    if path.is_file():
        return path
    decks = shipped()
    found = decks.get(text.lower().replace("-", "_").replace(" ", "_"))
    if found is None:
        raise BadInput(f"{text}: no such file, and no shipped deck ({', '.join(decks)})")
    return found


def read(text: str, catalog: Catalog) -> Deck:
    """Read the deck meant by a text.

    Raises:
        BadInput: it can't be read; each problem is told with its file and line.
    """
    path = path_of(text)
    try:
        return read_deck(path, formats(catalog))
    except DeckError as error:
        raise BadInput(*str(error).splitlines()) from error
    except OSError as error:
        raise BadInput(f"{path}: {error.strerror or error}") from error


def full_name(name: str, catalog: Catalog) -> str | None:
    """The full name of an installed card, by the name a list gives it; None if there is none.

    A card that is installed and can't be loaded keeps its name: the pool says what is wrong.
    """
    for spelling in spellings(name):
        entry = catalog.find(spelling)
        if entry is not None:
            try:
                return str(getattr(entry.load(), "name", spelling))
            except (Exception, SystemExit):  # noqa: BLE001  # importing runs the pack's own code
                return spelling
    return None


def unknown(deck: Deck, catalog: Catalog) -> tuple[DeckProblem, ...]:
    """The entries whose cards are not installed, with the nearest names."""
    problems = deck.check_names(
        lambda name: next(filter(catalog.find, spellings(name)), None)  # nothing is loaded
    )
    return tuple(
        attrs.evolve(
            problem,
            nearest=tuple(
                full_name(slug, catalog) or slug for slug in catalog.nearest(problem.text)
            ),
        )
        for problem in problems
    )


def main_deck(text: str, catalog: Catalog) -> tuple[str, list[str]]:
    """The name of a deck and the full names of the cards of its main deck, with repeats.

    Raises:
        BadInput: it can't be read, or has cards that are not installed.
    """
    deck = read(text, catalog)
    main = attrs.evolve(deck, sideboard=(), companion=None)
    problems = unknown(main, catalog)
    if problems:
        raise BadInput(*str(DeckError(deck.source, problems)).splitlines())
    names = [
        full_name(entry.name, catalog) or entry.name
        for entry in (*main.main, *main.commanders)
        for _ in range(entry.count)
    ]
    return deck.name, names


def constructed(deck: Deck) -> list[DeckProblem]:
    """What keeps a deck from being a constructed deck: 60 cards, four of a card (100.2a)."""
    found = []
    if deck.main_count < 60:
        found.append(DeckProblem(0, "", f"{deck.main_count} cards; a deck has at least 60"))
    counts: dict[str, int] = {}
    for entry in deck.entries():
        counts[entry.name] = counts.get(entry.name, 0) + entry.count
        if counts[entry.name] > 4 >= counts[entry.name] - entry.count:
            if entry.name not in BASIC_LANDS:
                found.append(DeckProblem(entry.line, entry.name, "more than four of a card"))
    return found
