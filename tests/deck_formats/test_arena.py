"""The MTG Arena format."""

import pytest

from cardwright.decks import Deck, DeckEntry, DeckError
from cardwright_plugins.deck_formats import arena

EXPORT = """\
About
Name Small Elk

Commander
1 Kenrith, the Returned King (ELD) 303

Companion
1 Lurrus of the Dream-Den (IKO) 226

Deck
4 Fire // Ice (MH2) 290
2 Shock

Sideboard
1 Lurrus of the Dream-Den (IKO) 226
"""


def test_reads_an_export() -> None:
    """All five headings, with and without a printing behind the name."""
    lurrus = DeckEntry(1, "Lurrus of the Dream-Den", set_code="IKO", collector="226")

    assert arena.read(EXPORT, "x") == Deck(
        name="Small Elk",
        main=(
            DeckEntry(4, "Fire // Ice", set_code="MH2", collector="290"),
            DeckEntry(2, "Shock"),
        ),
        sideboard=(lurrus,),
        commanders=(DeckEntry(1, "Kenrith, the Returned King", set_code="ELD", collector="303"),),
        companion=lurrus,
    )


def test_without_headings_the_sideboard_follows_a_blank_line() -> None:
    """Old exports have no headings."""
    deck = arena.read("\n4 Shock (M21) 159\n\n2 Duress (M21) 96\n", "x")

    assert [entry.name for entry in deck.sideboard] == ["Duress"]


def test_unknown_lines_are_problems() -> None:
    """A heading nobody knows and a name without a count are both reported."""
    with pytest.raises(DeckError) as caught:
        arena.read("Deck\n4 Shock (M21) 159\nMaybeboard\nShock\n", "x")

    assert [problem.line for problem in caught.value.problems] == [3, 4]


def test_sniff() -> None:
    """Headings and printed lines are recognised, other formats are not."""
    assert arena.sniff(EXPORT, "") > 50
    assert arena.sniff("4 Shock (M21) 159\n", ".txt") > 50
    assert arena.sniff("4 Shock\n", ".txt") == 0
    assert arena.sniff("4 [M21:159] Shock\n", ".dck") == 0
