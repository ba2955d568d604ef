"""The agent ``scripted``."""

import pytest

from cardwright.agents import Limits, play
from cardwright.catalog import Catalog
from cardwright.decisions import Answer, Decision
from cardwright.game import Game
from cardwright.pool import CardPool
from cardwright_plugins.agents.scripted import DefaultAgent, ScriptedAgent

DECK = ["Mountain"] * 40


@pytest.fixture
def game() -> Game:
    """A game of Mountains in which the first player has priority in the upkeep."""
    pool = CardPool.build(Catalog.installed(), set(DECK))
    return Game(pool, [DECK, DECK], seed=1).start(first=0, mulligans=True)


def test_answers_in_order_then_falls_back(game: Game) -> None:
    """Lines are used one for each decision, then the fallback decides."""
    one = ScriptedAgent(["yes", (6,), "no"], fallback=DefaultAgent())
    play(game, [one, DefaultAgent()], Limits(turns=1))

    assert game.answers[:4] == [1, 0, (6,), 0]
    assert "called off" in game.result


def test_a_text_names_an_option(game: Game) -> None:
    """A text stands for the first option that is it or begins with it."""

    def keep(_game: Game, decision: Decision) -> Answer:
        return decision.default()

    script = [keep, "pass", "play Mount"]
    play(game, [ScriptedAgent(script), DefaultAgent()], Limits(turns=1))

    assert [o.name for o in game.battlefield] == ["Mountain"]


def test_a_text_that_names_nothing(game: Game) -> None:
    """The error says what the options were."""
    with pytest.raises(LookupError, match=r"no option is 'maybe', only no, yes"):
        play(game, [ScriptedAgent(["maybe"]), DefaultAgent()])
