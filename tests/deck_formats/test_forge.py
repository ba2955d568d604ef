"""The Forge format."""

import pytest

from cardwright.decks import Deck, DeckEntry, DeckError
from cardwright_plugins.deck_formats import forge

DCK = """\
[metadata]
Name=Red
Title=none
[Commander]
1 Krenko, Mob Boss|M13|1
[Main]
4 Shock|M21|1
2 Opt+|XLN
20 Mountain
[Sideboard]
3 Fire // Ice|APC|1|[128]
"""


def test_reads_a_deck() -> None:
    """Each section, and each way of naming a printing."""
    assert forge.read(DCK, "x") == Deck(
        name="Red",
        main=(
            DeckEntry(4, "Shock", set_code="M21"),
            DeckEntry(2, "Opt", set_code="XLN"),
            DeckEntry(20, "Mountain"),
        ),
        sideboard=(DeckEntry(3, "Fire // Ice", set_code="APC", collector="128"),),
        commanders=(DeckEntry(1, "Krenko, Mob Boss", set_code="M13"),),
    )


def test_problems() -> None:
    """A card before the sections, a section of planes, a line of four parts too many."""
    text = "4 Shock\n[Main]\n4 Shock\n4 Opt|A|B|C|D\n[Planes]\n1 Akoum\n"
    with pytest.raises(DeckError) as caught:
        forge.read(text, "x")

    assert [problem.line for problem in caught.value.problems] == [1, 4, 5]


def test_sniff() -> None:
    """The bracketed headings tell it from XMage's files of the same suffix."""
    assert forge.sniff(DCK, ".dck") > 50
    assert forge.sniff("4 [M21:159] Shock\n", ".dck") == 0
