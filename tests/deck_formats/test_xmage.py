"""The XMage format."""

import pytest

from cardwright.decks import Deck, DeckEntry, DeckError
from cardwright_plugins.deck_formats import xmage

DCK = """\
NAME:Red
AUTHOR:Somebody
4 [M21:159] Shock
20 [M21:269] Mountain
SB: 3 [APC:128] Fire // Ice
LAYOUT MAIN:(1,2)(CARD_TYPE,false,50)|([M21:159],[M21:159])
LAYOUT SIDEBOARD:(1,1)(NONE,false,50)|([APC:128])
"""


def test_reads_a_deck() -> None:
    """Main deck, sideboard and name, each card with its printing."""
    assert xmage.read(DCK, "x") == Deck(
        name="Red",
        main=(
            DeckEntry(4, "Shock", set_code="M21", collector="159"),
            DeckEntry(20, "Mountain", set_code="M21", collector="269"),
        ),
        sideboard=(DeckEntry(3, "Fire // Ice", set_code="APC", collector="128"),),
    )


def test_what_is_no_card_is_noted() -> None:
    """Author and layout are left out of the deck, and the deck says so."""
    assert [note.line for note in xmage.read(DCK, "x").notes] == [2, 6, 7]


def test_unknown_lines_are_problems() -> None:
    """A line without the printing is not XMage's."""
    with pytest.raises(DeckError, match="x:8: this is not"):
        xmage.read(DCK + "4 Shock\n", "x")


def test_sniff() -> None:
    """The bracketed printing tells it from Forge's files of the same suffix."""
    assert xmage.sniff(DCK, ".dck") > 50
    assert xmage.sniff("[Main]\n4 Shock|M21|1\n", ".dck") == 0
