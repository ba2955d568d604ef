"""Choosing a format, checking names, and the way back to text."""

import contextlib
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardwright.decks import Deck, DeckEntry, DeckError, KnownNames, choose_format, read_deck
from cardwright_plugins.deck_formats import arena, cockatrice, forge, mtgo, plain, xmage

FORMATS = (
    arena.FORMAT,
    cockatrice.FORMAT,
    forge.FORMAT,
    mtgo.FORMAT,
    plain.FORMAT,
    xmage.FORMAT,
)
KNOWN = ("Fire // Ice", "Lightning Bolt", "Lim-Dûl's Vault", "Shock")

names = st.from_regex(r"[A-Za-z][A-Za-z0-9',/\-]{0,8}( [A-Za-z0-9',/\-]{1,8}){0,3}", fullmatch=True)
entries = st.builds(
    DeckEntry,
    count=st.integers(1, 200),
    name=names,
    set_code=st.none() | st.from_regex(r"[A-Z0-9]{3,5}", fullmatch=True),
)
decks = st.builds(
    Deck,
    name=st.just("") | names.filter(lambda name: plain._section(name) is None),
    main=st.lists(entries, min_size=1).map(tuple),
    sideboard=st.lists(entries).map(tuple),
    commanders=st.lists(entries, max_size=2).map(tuple),
    companion=st.none() | st.builds(DeckEntry, count=st.just(1), name=names),
)


@given(decks)
def test_plain_text_round_trip(deck: Deck) -> None:
    """Any deck written as plain text is read back equal."""
    assert plain.read(plain.write(deck), "x") == deck


@given(st.text(max_size=200), st.sampled_from(["", ".txt", ".dck", ".cod", ".dek"]))
def test_any_text_gives_a_deck_or_a_deck_error(text: str, suffix: str) -> None:
    """No text makes a reader or a sniffer fail in another way."""
    for deck_format in FORMATS:
        assert 0 <= deck_format.sniff(text, suffix) <= 100
        found: list[object] = []
        with contextlib.suppress(DeckError):
            found = list(deck_format.read(text, "x").entries()) or ["a deck without a card"]

        assert "a deck without a card" not in found


@given(decks, st.permutations(FORMATS))
def test_the_order_of_formats_plays_no_part(deck: Deck, order: list[object]) -> None:
    """The same format is chosen whatever the order of registration."""
    text = plain.write(deck)

    assert choose_format(text, ".txt", order) is choose_format(text, ".txt", FORMATS)  # type: ignore[arg-type]  # permutations() loses the element type


@pytest.mark.parametrize(
    ("text", "suffix", "expected"),
    [
        ("# Red\n4 Shock\n\nSideboard\n2 Opt\n", ".txt", "plain"),
        ("4 Shock\n\n2 Opt\n", "", "mtgo"),
        ("Deck\n4 Shock (M21) 159\n", "", "arena"),
        ("4 [M21:159] Shock\n", ".dck", "xmage"),
        ("[metadata]\nName=Red\n[Main]\n4 Shock|M21|1\n", ".dck", "forge"),
        ("<cockatrice_deck></cockatrice_deck>", ".cod", "cockatrice"),
        ("<Deck></Deck>", ".dek", "mtgo"),
    ],
)
def test_format_is_chosen_by_suffix_and_content(text: str, suffix: str, expected: str) -> None:
    """Each kind of list finds its reader among all of them."""
    chosen = choose_format(text, suffix, FORMATS)

    assert chosen is not None
    assert chosen.name == expected


def test_a_file_names_its_deck_when_the_list_does_not(tmp_path: Path) -> None:
    """The deck of red.txt is called red, and its source is the path."""
    path = tmp_path / "red.txt"
    path.write_text("4 Shock\n", encoding="utf-8")

    deck = read_deck(path, FORMATS)

    assert (deck.name, deck.source) == ("red", str(path))


def test_text_no_format_knows_is_an_error() -> None:
    """The error says which formats were tried."""
    with pytest.raises(DeckError, match=r"tried: arena, cockatrice"):
        read_deck("<html>\n</html>", FORMATS)


def test_a_file_that_is_not_text_is_an_error(tmp_path: Path) -> None:
    """Bytes that are not UTF-8 are reported with their line."""
    path = tmp_path / "red.txt"
    path.write_bytes(b"4 Shock\n4 \xff\n")

    with pytest.raises(DeckError, match=r"red\.txt:2: this is not UTF-8"):
        read_deck(path, FORMATS)


def test_names_that_are_not_installed_are_reported_with_the_nearest() -> None:
    """Each unknown card is named with its line and what may have been meant."""
    deck = plain.read("4 Lightning Blot\n4 Shock\nSB: 1 Xyzzy\n", "x")
    first, second = deck.check_names(KNOWN)

    assert (first.line, first.nearest) == (1, ("Lightning Bolt",))
    assert (second.line, second.nearest) == (3, ())


@pytest.mark.parametrize(
    ("written", "full"),
    [
        ("Fire // Ice", "Fire // Ice"),
        ("Fire/Ice", "Fire // Ice"),
        ("Fire///Ice", "Fire // Ice"),
        ("Fire", "Fire // Ice"),
        ("fire // ice", "Fire // Ice"),
        ("Ice", None),
        ("lim-dul’s vault", "Lim-Dûl's Vault"),
        ("Shock // Treatment", "Shock"),
    ],
)
def test_names_of_cards_with_faces_are_normalised(written: str, full: str | None) -> None:
    """The ways to write a card of two faces, or with marks, find its full name."""
    assert KnownNames(KNOWN).find(written) == full


def test_names_can_be_looked_up_by_a_function() -> None:
    """A card registry too big to list answers through a function."""
    deck = plain.read("4 Fire/Ice\n", "x").with_full_names({"Fire // Ice": "Fire // Ice"}.get)

    assert [entry.name for entry in deck.main] == ["Fire // Ice"]


def test_a_deck_of_unknown_cards_has_no_full_names() -> None:
    """with_full_names raises what check_names reports."""
    with pytest.raises(DeckError, match="x:1: no such card is installed: 'Shokc'"):
        plain.read("4 Shokc\n", "x").with_full_names(KNOWN)
