"""The Magic Online formats."""

import pytest

from cardwright.decks import Deck, DeckEntry, DeckError
from cardwright_plugins.deck_formats import mtgo

EXPECTED = Deck(
    main=(DeckEntry(4, "Shock"), DeckEntry(20, "Mountain")),
    sideboard=(DeckEntry(3, "Fire/Ice"),),
)
DEK = """\
<?xml version="1.0" encoding="utf-8"?>
<Deck xmlns:xsd="http://www.w3.org/2001/XMLSchema">
  <NetDeckID>0</NetDeckID>
  <PreconstructedDeckID>0</PreconstructedDeckID>
  <Cards CatID="1" Quantity="4" Sideboard="false" Name="Shock" Annotation="0" />
  <Cards CatID="2" Quantity="20" Sideboard="false" Name="Mountain" Annotation="0" />
  <Cards CatID="3" Quantity="3" Sideboard="true" Name="Fire/Ice" Annotation="0" />
</Deck>
"""


@pytest.mark.parametrize(
    "text",
    [
        "4 Shock\n20 Mountain\n\n3 Fire/Ice\n",
        "4 Shock\n20 Mountain\nSB: 3 Fire/Ice\n",
        "4 Shock\n\n20 Mountain\n\nSideboard\n3 Fire/Ice\n",
        DEK,
    ],
    ids=["blank line", "prefix", "heading", "dek"],
)
def test_reads_each_way_of_marking_the_sideboard(text: str) -> None:
    """Blank line, SB: prefix, heading and XML give the same deck."""
    assert mtgo.read(text, "x") == EXPECTED


def test_a_third_block_is_a_problem() -> None:
    """With three blocks and no mark the sideboard is anyone's guess, so it is not guessed."""
    with pytest.raises(DeckError, match="x:5: a third block"):
        mtgo.read("4 Shock\n\n20 Mountain\n\n3 Duress\n", "x")


def test_problems_of_a_dek_have_lines() -> None:
    """An unknown element, a bad count and a bad flag in one file are all reported."""
    text = DEK.replace("<NetDeckID>0</NetDeckID>", "<Hero/>").replace('"20"', '"many"')
    text = text.replace('"true"', '"perhaps"')
    with pytest.raises(DeckError) as caught:
        mtgo.read(text, "x")

    assert [problem.line for problem in caught.value.problems] == [3, 6, 7]


def test_sniff() -> None:
    """Text in two parts and .dek XML are recognised; comments are not Magic Online's."""
    assert mtgo.sniff(DEK, ".dek") > 90
    assert mtgo.sniff("4 Shock\n\n3 Duress\n", ".txt") > 50
    assert mtgo.sniff("# Red\n4 Shock\n\n3 Duress\n", ".txt") == 0
