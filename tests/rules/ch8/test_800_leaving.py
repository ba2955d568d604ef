"""A player leaves a game of several players (800.4)."""

import pytest
from tests.cards.board import Board, builtin

from cardwright.decisions import ChooseTargets, PriorityDecision
from cardwright.game import CONCEDE

NAMES = ("Lightning Bolt",)


@pytest.fixture
def board() -> Board:
    return Board(map(builtin, NAMES), builtin("Memnite"), players=3)


@pytest.mark.cr("800.4j")
def test_turn_goes_on_without_its_player(board: Board) -> None:
    """The active player leaves: the next player receives priority, and the turn goes on."""
    game = board.game
    game.answer(CONCEDE)

    assert game.turn.number == 1
    assert game.decision.player is game.players[1]
    board.to("end")
    assert game.turn.number == 1
    board.to("upkeep", turn=2)
    assert game.active is game.players[1]


@pytest.mark.cr("800.4j")
def test_priority_after_something_resolves(board: Board) -> None:
    """Priority that the active player would receive goes to the next player while they are gone."""
    game = board.game
    board.hand("Lightning Bolt", player=1)
    board.mana("R", player=1)
    game.answer(CONCEDE)
    board.do("cast Lightning Bolt")
    board.choose(game.players[2])
    board.resolve()

    assert game.players[2].life == 17
    assert game.decision.player is game.players[1]


@pytest.mark.cr("800.4a")
def test_mana_leaves_with_its_player(board: Board) -> None:
    """Unspent mana of a player who left is in no pool as the next step begins."""
    board.mana("RR")
    board.game.answer(CONCEDE)

    assert not board.game.players[0].pool.units


@pytest.mark.cr("800.4a", "104.3a")
def test_player_leaves_while_casting(board: Board) -> None:
    """The spell under way leaves with its player; nothing is cast, and the others play on."""
    game = board.game
    board.hand("Lightning Bolt")
    board.mana("R")
    board.do("cast Lightning Bolt")
    assert isinstance(game.decision, ChooseTargets)
    game.answer(CONCEDE)

    assert game.zones.stack == []
    assert [player.life for player in game.players] == [20, 20, 20]
    assert isinstance(game.decision, PriorityDecision)
    assert game.decision.player is game.players[1]


@pytest.mark.cr("104.3a")
def test_another_player_leaves_while_one_is_asked(board: Board) -> None:
    """Somebody who is not asked leaves in the middle of a rule: what is asked stays asked."""
    game = board.game
    board.hand("Lightning Bolt")
    board.mana("R")
    board.do("cast Lightning Bolt")
    asked = game.decision
    game.concede(game.players[2])

    assert game.decision is asked
    board.choose(game.players[1])
    board.resolve()
    assert game.players[1].life == 17


@pytest.mark.cr("800.4k")
def test_extra_turn_of_a_player_who_left(board: Board) -> None:
    """An extra turn of a player who has left does not begin."""
    game = board.game
    game.turn.extra = [2, 0]
    game.answer(CONCEDE)
    board.to("upkeep", turn=2)

    assert game.active is game.players[2]
    assert game.turn.extra == []
