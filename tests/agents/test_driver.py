"""The driver: agents for each seat, limits, and seeds."""

import pytest

from cardwright import agents
from cardwright.agents import Limits, play
from cardwright.catalog import Catalog
from cardwright.decisions import IllegalAnswer
from cardwright.game import Game
from cardwright.pool import CardPool
from cardwright_plugins.agents.random_agent import HIGHEST_STACK, RandomAgent
from cardwright_plugins.agents.scripted import DefaultAgent, ScriptedAgent

DECK = ["Mountain"] * 30 + ["Lightning Bolt"] * 15 + ["Raging Goblin"] * 15


@pytest.fixture(scope="module")
def pool() -> CardPool:
    """A pool of three cards."""
    return CardPool.build(Catalog.installed(), set(DECK))


def started(pool: CardPool, seed: int = 1) -> Game:
    return Game(pool, [DECK, DECK], seed=seed).start(first=0)


def test_play_until_over(pool: CardPool) -> None:
    """The driver plays until the game is over, and gives the game back."""
    game = started(pool)

    assert play(game, [RandomAgent(1), RandomAgent(2)]) is game
    assert game.over
    assert game.decision is None


def test_the_same_seeds_give_the_same_game(pool: CardPool) -> None:
    """Agents with the same seeds give the same answers in the same game."""
    answers = [
        play(started(pool, 7), [RandomAgent(agents.seed_for(7, seat)) for seat in (0, 1)]).answers
        for _ in range(2)
    ]

    assert answers[0] == answers[1]


def test_seeds_differ_by_game_and_seat() -> None:
    """The seed of an agent is made of the game's seed and its seat."""
    seeds = {agents.seed_for(game, seat) for game in range(20) for seat in (0, 1)}

    assert len(seeds) == 40
    assert agents.seed_for(1, 0) == agents.seed_for(1, 0)


@pytest.mark.parametrize(
    ("limits", "result"),
    [
        (Limits(turns=3), "draw: called off after 3 turns"),
        (Limits(decisions=10), "draw: called off after 10 decisions"),
    ],
)
def test_limits_end_as_a_draw(pool: CardPool, limits: Limits, result: str) -> None:
    """A game that exceeds a limit ends as a draw whose result says which."""
    game = play(started(pool), [DefaultAgent(), DefaultAgent()], limits)

    assert game.over
    assert game.winners == ()
    assert game.result == result
    with pytest.raises(IllegalAnswer):
        game.answer(0)


def test_one_agent_for_each_seat(pool: CardPool) -> None:
    """Too few agents are refused before anything is played."""
    game = started(pool)

    with pytest.raises(ValueError, match="2 players need as many agents, not 1"):
        play(game, [DefaultAgent()])
    assert game.answers == []


def test_an_illegal_answer_is_not_hidden(pool: CardPool) -> None:
    """What an agent answers wrongly is refused to its author, and changes nothing."""
    game = started(pool)

    with pytest.raises(IllegalAnswer):
        play(game, [ScriptedAgent([99]), DefaultAgent()])
    assert game.answers == []


def test_installed_agents() -> None:
    """The shipped agents are found by their names."""
    found, problems = agents.installed(Catalog.installed())

    assert {"greedy", "random", "scripted"} <= set(found)
    assert problems == ()
    assert all(hasattr(maker(1), "decide") for maker in found.values())


def test_random_passes_when_the_stack_is_high(pool: CardPool) -> None:
    """A random player adds nothing to a stack that is very high."""
    game = play(started(pool), [ScriptedAgent([0])] * 2, Limits(decisions=2))
    game = started(pool)
    while game.turn.number == 0:
        game.answer(game.decision.default())
    game.zones.stack.extend(game.players[0].library[: HIGHEST_STACK + 1])

    assert all(RandomAgent(seed).decide(game, game.decision) == 0 for seed in range(20))
