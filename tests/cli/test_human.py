"""A person at a terminal."""

import io
from collections.abc import Iterable

import pytest
from rich.console import Console

from cardwright.catalog import Catalog
from cardwright.decisions import ChooseNumber, ChooseOrder, ChooseSome, DeclareAttackers, Divide
from cardwright.game import CONCEDE, Game
from cardwright.pool import CardPool
from cardwright_plugins.cli.board import board, log_lines, result
from cardwright_plugins.cli.human import HumanAgent, Quit, parse

DECK = ["Mountain"] * 20 + ["Raging Goblin"] * 20


@pytest.fixture
def game() -> Game:
    """A game in which the first player decides about a mulligan."""
    pool = CardPool.build(Catalog.installed(), set(DECK))
    return Game(pool, [DECK, DECK], seed=1, names=("Ann", "Bob"), log=True).start(first=0)


def person(lines: Iterable[str]) -> tuple[HumanAgent, io.StringIO]:
    """A person who types these lines, and what they see."""
    screen = io.StringIO()
    given = iter(lines)

    def read(_prompt: str) -> str:
        try:
            return next(given)
        except StopIteration:
            raise EOFError from None

    return HumanAgent(0, Console(file=screen, width=100), read), screen


def test_asks_until_legal(game: Game) -> None:
    """What is no answer, or no legal one, is told; the question is asked again."""
    agent, screen = person(["what", "7", "2"])

    assert agent.decide(game, game.decision) == 1
    text = screen.getvalue()
    assert "Ann: take a mulligan" in text
    assert "'what' is no number" in text
    assert "is not a number from 0 to 1" in text


def test_sees_only_its_own_hand(game: Game) -> None:
    """The board and the log show nothing of what the opponent alone may see (400.2)."""
    drawn = [str(line) for line in log_lines(game.log or (), game.players[0])]
    screen = io.StringIO()
    Console(file=screen, width=200).print(board(game, game.players[0]))
    text = screen.getvalue()

    assert sum("library → hand" in line for line in drawn) == 7
    assert sum("Bob draws a card" in line for line in drawn) == 7
    assert text.count("Raging Goblin") + text.count("Mountain") == 7


def test_passes_when_there_is_nothing_to_do(game: Game) -> None:
    """Priority is passed without a question while passing is the only option."""
    game.answer(0)
    game.answer(0)
    agent, screen = person([])

    assert [str(option) for option in game.decision.options] == ["pass"]
    assert agent.decide(game, game.decision) == 0
    assert screen.getvalue() == ""


def test_concede_quit_and_end_of_input(game: Game) -> None:
    """``c`` concedes; ``q`` and the end of the input stop the play."""
    agent, _ = person(["c"])
    assert agent.decide(game, game.decision) == CONCEDE
    for lines in (["q"], []):
        agent, _ = person(lines)
        with pytest.raises(Quit):
            agent.decide(game, game.decision)


def test_commands(game: Game) -> None:
    """Help, board, log and the text of a card can be asked for at any decision."""
    agent, screen = person(["?", "b", "l", "o Raging", "o nothing", ""])

    agent.decide(game, game.decision)

    text = screen.getvalue()
    assert "attackers, blockers" in text
    assert text.count("♥ 20") == 4
    assert "Haste" in text
    assert "there is no card to tell about" in text


def test_parse(game: Game) -> None:
    """Numbers count from 1 where they name options, and are amounts where they are amounts."""
    ann = game.players[0]

    assert parse(ChooseSome(ann, options="abc", maximum=2), "1 3") == (0, 2)
    assert parse(ChooseSome(ann, options="abc", maximum=2), "0") == ()
    assert parse(ChooseNumber(ann, maximum=9), "4") == 4
    assert parse(ChooseOrder(ann, options="abc"), "3,1,2") == (2, 0, 1)
    assert parse(Divide(ann, options="ab", total=3), "2 1") == (2, 1)
    assert parse(DeclareAttackers(ann, options="ab"), "1 2>3") == ((0, 0), (1, 2))
    assert parse(ChooseNumber(ann, minimum=2, maximum=9), "") == 2
    with pytest.raises(ValueError, match="one number"):
        parse(ChooseNumber(ann, maximum=9), "4 5")


def test_board_and_log_of_a_game(game: Game) -> None:
    """The board names both players and what they have; the log has rule numbers."""
    while game.decision is not None and game.turn.number < 6:
        options = [str(option) for option in game.decision.options]
        wanted = [i for i, text in enumerate(options) if text.startswith(("play", "cast"))]
        default = game.decision.default()
        game.answer(wanted[0] if wanted and isinstance(default, int) else default)
    screen = io.StringIO()
    console = Console(file=screen, width=100)
    console.print(board(game))
    text = screen.getvalue()
    lines = [str(line) for line in log_lines(game.log or ())]

    assert all(word in text for word in ("Ann ♥", "Bob ♥", "Mountain", "Raging Goblin 1/1"))
    assert any("Ann plays Mountain  305.1" in line for line in lines)
    assert "not over" in str(result(game))
