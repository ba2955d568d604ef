"""The decks that come with the package."""

from pathlib import Path

import pytest

import cardwright_plugins.deck_formats
from cardwright.decks import read_deck
from cardwright_plugins.deck_formats import arena, mtgo, plain

FOLDER = Path(cardwright_plugins.deck_formats.__file__).parents[1] / "decks"
SHIPPED = sorted(FOLDER.glob("*.txt"))


def test_there_are_decks() -> None:
    """At least six decks are shipped."""
    assert len(SHIPPED) >= 6


@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: path.stem)
def test_shipped_deck(path: Path) -> None:
    """A shipped deck reads, has a name, 60 cards, and no more than four of a card (100.2a)."""
    deck = read_deck(path, (arena.FORMAT, mtgo.FORMAT, plain.FORMAT))
    basic = {"Plains", "Island", "Swamp", "Mountain", "Forest"}

    assert deck.name
    assert deck.main_count == 60
    assert deck.sideboard_count in (0, 15)
    assert all(entry.count <= 4 or entry.name in basic for entry in deck.entries())
