"""The plain text format."""

import pytest

from cardwright.decks import Deck, DeckEntry, DeckError
from cardwright_plugins.deck_formats import plain

LIST = """\
# Red and a split card
// a comment
4 Lightning Bolt
3x Fire // Ice (MH2) 290

20 Mountain
SB: 1 Shock

Sideboard:
2 Pyroblast
//Companion
1 Lurrus of the Dream-Den
"""


def test_reads_sections_comments_and_printings() -> None:
    """Every heading, comment form, count form and printing of the format is understood."""
    deck = plain.read(LIST, "list.txt")

    assert deck == Deck(
        name="Red and a split card",
        main=(
            DeckEntry(4, "Lightning Bolt"),
            DeckEntry(3, "Fire // Ice", set_code="MH2", collector="290"),
            DeckEntry(20, "Mountain"),
        ),
        sideboard=(DeckEntry(1, "Shock"), DeckEntry(2, "Pyroblast")),
        companion=DeckEntry(1, "Lurrus of the Dream-Den"),
    )


def test_entries_know_their_lines() -> None:
    """An entry says on which line of the list it stands."""
    deck = plain.read(LIST, "list.txt")

    assert [entry.line for entry in deck.entries()] == [3, 4, 6, 7, 10, 12]


def test_every_problem_is_reported_with_its_line() -> None:
    """One error holds all problems: a missing count, a count of none, a second companion."""
    with pytest.raises(DeckError) as caught:
        plain.read("Shock\n0 Shock\n4 Shock\nCompanion\n1 A\n1 B\n", "bad.txt")

    assert [problem.line for problem in caught.value.problems] == [1, 2, 6]
    assert "bad.txt:1: a count is missing; write '1 Shock'" in str(caught.value)


def test_an_empty_list_is_a_problem() -> None:
    """A list of comments alone is no deck."""
    with pytest.raises(DeckError, match="there is no card"):
        plain.read("# nothing\n", "empty.txt")


def test_line_ends_of_every_kind_and_a_byte_order_mark() -> None:
    """Files from any system give the same lines."""
    deck = plain.read("\ufeff4 Shock\r\n4 Opt\r4 Duress\n", "list.txt")

    assert [(entry.name, entry.line) for entry in deck.main] == [
        ("Shock", 1),
        ("Opt", 2),
        ("Duress", 3),
    ]
