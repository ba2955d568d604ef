"""The Cockatrice format."""

import pytest

from cardwright.decks import MAX_BYTES, Deck, DeckEntry, DeckError
from cardwright_plugins.deck_formats import cockatrice

COD = """\
<?xml version="1.0" encoding="UTF-8"?>
<cockatrice_deck version="1">
    <lastLoadedTimestamp></lastLoadedTimestamp>
    <deckname>Red</deckname>
    <comments>fast</comments>
    <zone name="main">
        <card number="4" name="Shock" setShortName="M21" collectorNumber="159"/>
        <card number="20" name="Mountain"/>
    </zone>
    <zone name="side">
        <card number="3" name="Fire // Ice"/>
    </zone>
    <zone name="tokens">
        <card number="1" name="Goblin"/>
    </zone>
</cockatrice_deck>
"""


def test_reads_a_deck() -> None:
    """The two zones of cards become main deck and sideboard."""
    assert cockatrice.read(COD, "x") == Deck(
        name="Red",
        main=(
            DeckEntry(4, "Shock", set_code="M21", collector="159"),
            DeckEntry(20, "Mountain"),
        ),
        sideboard=(DeckEntry(3, "Fire // Ice"),),
    )


def test_tokens_are_noted() -> None:
    """Tokens are no cards of the deck, and the deck says what was left out."""
    assert [(note.line, note.text) for note in cockatrice.read(COD, "x").notes] == [(14, "Goblin")]


def test_problems_have_lines() -> None:
    """An unknown zone, a bad count and an unknown element are all reported."""
    text = COD.replace('"side"', '"attic"').replace('"20"', '"-1"').replace("comments", "poem")
    with pytest.raises(DeckError) as caught:
        cockatrice.read(text, "x")

    assert [problem.line for problem in caught.value.problems] == [5, 8, 10]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ('<!DOCTYPE d [<!ENTITY a "b">]><cockatrice_deck/>', "document type"),
        ('<!DOCTYPE d SYSTEM "file:///etc/passwd"><cockatrice_deck/>', "document type"),
        ("<cockatrice_deck>&a;</cockatrice_deck>", "not well-formed"),
        ("<cockatrice_deck>", "not well-formed"),
        ("<a>" * 1000 + "</a>" * 1000, "nested too deep"),
        ("<a>" + " " * MAX_BYTES + "</a>", "longer than"),
    ],
    ids=["entity", "external", "undefined entity", "unclosed", "deep", "huge"],
)
def test_hostile_documents_are_refused(text: str, reason: str) -> None:
    """A document that could harm the reader is an error before anything in it is used."""
    with pytest.raises(DeckError, match=reason):
        cockatrice.read(text, "x")


def test_sniff() -> None:
    """The root element tells it from other XML."""
    assert cockatrice.sniff(COD, ".cod") > 90
    assert cockatrice.sniff("<Deck></Deck>", ".dek") == 0
