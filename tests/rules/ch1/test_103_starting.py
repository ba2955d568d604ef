"""Starting the game (103)."""

import pytest

from cardwright.decisions import IllegalAnswer, PriorityDecision
from cardwright.game import Game
from cardwright.pool import CardPool
from cardwright.scenario.play import catalog_of

DECK = ["Forest"] * 20 + ["Memnite"] * 20


@pytest.fixture(scope="module")
def pool():
    """The cards of the decks."""
    return CardPool.build(catalog_of(), ["Forest", "Memnite"])


def start(pool, **how):
    game = Game(pool, [DECK, DECK], seed=how.pop("seed", 7), names=["one", "two"], log=True)
    return game.start(**how)


def keep(game):
    """Answer no to every mulligan."""
    while not isinstance(game.decision, PriorityDecision):
        game.answer(0)
    return game


@pytest.mark.cr("103.1", "103.8")
def test_the_starting_player_takes_the_first_turn(pool):
    """Whoever was determined is the active player of turn one."""
    seats = [keep(start(pool, first=first)).active.name for first in (0, 1)]

    assert seats == ["one", "two"]


@pytest.mark.cr("103.1")
def test_the_starting_player_is_random(pool):
    """Unless named, either player may be the one who starts, by the seed."""
    found = {start(pool, seed=seed).active.name for seed in range(12)}

    assert found == {"one", "two"}


@pytest.mark.cr("103.3", "401.1")
def test_decks_are_shuffled_into_libraries(pool):
    """Each library is in another order for another seed, and holds the deck less the hand."""
    games = [start(pool, first=0, seed=seed) for seed in (1, 2)]
    orders = [[card.name for card in game.players[0].library] for game in games]

    assert orders[0] != orders[1]
    assert sorted(orders[0] + [card.name for card in games[0].players[0].hand]) == sorted(DECK)


@pytest.mark.cr("103.4", "119.1")
def test_players_begin_with_twenty_life(pool):
    """Each player's life total is 20."""
    assert [player.life for player in start(pool).players] == [20, 20]


@pytest.mark.cr("103.5")
def test_opening_hands_have_seven_cards(pool):
    """Both players have drawn seven as the first is asked about a mulligan."""
    game = start(pool, first=1)

    assert [len(player.hand) for player in game.players] == [7, 7]
    assert game.decision.player.name == "two"


@pytest.mark.cr("103.5", "101.4e")
def test_all_decide_before_anybody_takes_a_mulligan(pool):
    """The starting player declares, then the other; only then are new hands drawn."""
    game = start(pool, first=0)
    first = list(game.players[0].hand)
    game.answer(1)
    second = game.decision.player.name
    unchanged = first == game.players[0].hand
    game.answer(0)

    assert (second, unchanged) == ("two", True)
    assert first != game.players[0].hand
    keep_bottom(game)


def keep_bottom(game):
    while not isinstance(game.decision, PriorityDecision):
        game.answer(game.decision.default())


@pytest.mark.cr("103.5")
def test_a_mulligan_puts_a_card_on_the_bottom_before_the_next_decision(pool):
    """Seven new cards are drawn and one is put on the bottom; then the player decides again,
    with six cards in hand, and keeps what is left."""
    game = start(pool, first=0)
    game.answer(1)
    game.answer(0)
    player = game.players[0]
    bottomed = (game.decision.player.name, len(player.hand), len(game.decision.options))
    game.answer((0,))
    asked = (game.decision.player.name, len(player.hand))
    game.answer(0)

    assert bottomed == ("one", 7, 7)
    assert asked == ("one", 6)
    assert isinstance(game.decision, PriorityDecision)
    assert (len(player.hand), len(player.library), len(game.players[1].hand)) == (6, 34, 7)


@pytest.mark.cr("103.5")
def test_a_player_who_kept_is_not_asked_again(pool):
    """While the other goes on taking mulligans, the opening hand is settled."""
    game = start(pool, first=0)
    game.answer(0)
    game.answer(1)
    asked = []
    while not isinstance(game.decision, PriorityDecision):
        asked.append(game.decision.player.name)
        game.answer(game.decision.default())

    assert asked == ["two", "two"]


@pytest.mark.cr("103.5")
def test_each_mulligan_costs_one_card_more(pool):
    """After the second mulligan two cards go to the bottom; one too few is refused."""
    game = start(pool, first=0)
    for answer in (1, 0, (0,), 1):
        game.answer(answer)
    with pytest.raises(IllegalAnswer):
        game.answer((0,))
    game.answer((0, 1))

    assert len(game.players[0].hand) == 5
    keep(game)


@pytest.mark.cr("103.5")
def test_mulligans_end_with_an_empty_hand(pool):
    """After seven mulligans the hand is empty and there is no further question."""
    game = start(pool, first=0)
    game.answer(1)
    game.answer(0)
    taken = 0
    while not isinstance(game.decision, PriorityDecision):
        if type(game.decision).__name__ == "YesNo":
            game.answer(1)
        else:
            taken += 1
            game.answer(game.decision.default())

    assert (taken, len(game.players[0].hand)) == (7, 0)


@pytest.mark.cr("103.8a")
def test_the_starting_player_does_not_draw_on_turn_one(pool):
    """The other player draws in the second turn."""
    game = keep(start(pool, first=0))
    while game.turn.step != "precombat main":
        game.answer(0)
    first = len(game.players[0].hand)
    while (game.turn.number, game.turn.step) != (2, "precombat main"):
        game.answer(game.decision.default())

    assert (first, len(game.players[1].hand)) == (7, 8)
