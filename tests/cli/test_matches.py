"""Counting games."""

import pytest

from cardwright.agents import Limits
from cardwright_plugins.cli.matches import Match, Outcome, game_seed, summary, wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (95, 100, 0.8882, 0.9785), (0, 0, 0.0, 1.0)],
)
def test_wilson(wins: int, games: int, low: float, high: float) -> None:
    """The interval is Wilson's score interval without continuity correction."""
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-4)


def test_game_seeds() -> None:
    """Games of one simulation, and of different ones, have different seeds."""
    assert len({game_seed(seed, index) for seed in range(5) for index in range(50)}) == 250
    assert game_seed(1, 2) == game_seed(1, 2)


def test_summary() -> None:
    """Wins, draws, failures, turns and reasons are counted; failures are no games played."""
    match = Match(("A", "B"), ((), ()), ("x", "y"), Limits())
    outcomes = [
        Outcome(0, 10, 0, 0, 6, 50, "0 or less life", "d"),
        Outcome(1, 11, 1, 1, 8, 50, "conceded", "d"),
        Outcome(2, 12, 0, None, 10, 50, "draw: called off after 9 turns", "d"),
        Outcome(3, 13, 1, None, 2, 5, "GameError: oh", "", True),
    ]
    found = summary(match, 1, outcomes)

    assert [one["wins"] for one in found["players"]] == [1, 1]
    assert [one["wins starting"] for one in found["players"]] == [1, 1]
    assert (found["games"], found["draws"], found["failed"]) == (4, 1, 1)
    assert found["turns"] == 8.0
    assert found["players"][0]["share"] == pytest.approx(0.3333)
    assert found["reasons"]["GameError: oh"] == 1
