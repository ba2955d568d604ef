"""A sample of the random games that ``python -m tests.fuzz`` plays by the thousand."""

import pytest
from tests.fuzz.decks import Decks
from tests.fuzz.play import play


@pytest.fixture(scope="module")
def decks() -> Decks:
    return Decks()


def test_every_shipped_deck_is_complete(decks: Decks) -> None:
    """All cards of the shipped decks are installed, and all installed cards load."""
    assert decks.left_out == []


@pytest.mark.parametrize("seed", range(21))
def test_decks(decks: Decks, seed: int) -> None:
    """A random game of two shipped decks keeps the invariants to its end."""
    pairs = decks.pairs
    result, _ = play(decks, seed, pairs[seed % len(pairs)])

    assert not result.failures, "\n".join([result.replay, *result.failures])


@pytest.mark.parametrize(("seed", "players"), [(seed, 2 + seed % 3) for seed in range(12)])
def test_random_cards(decks: Decks, seed: int, players: int) -> None:
    """A random game of two to four players with random cards keeps the invariants to its end."""
    result, _ = play(decks, seed, f"all{players}")

    assert not result.failures, "\n".join([result.replay, *result.failures])


def test_replay(decks: Decks) -> None:
    """A game that is played again is the same, event by event and answer by answer."""
    one, first = play(decks, 3, "all3", log=True)
    other, second = play(decks, 3, "all3", log=True)

    assert one == other
    assert first.answers == second.answers
    assert first.digest() == second.digest()


def test_watching_changes_nothing(decks: Decks) -> None:
    """A game whose answers are given again, unwatched, comes to the same end."""
    from cardwright.game import CONCEDE, Game

    _, watched = play(decks, 7, "all")
    game = Game(decks.pool, decks.of("all", 7), seed=7).start()
    for answer in watched.answers:
        assert CONCEDE not in (answer if isinstance(answer, tuple) else ())
        game.answer(answer)

    assert game.digest() == watched.digest()
