"""A game is its packs, decks, seed and answers."""

import pytest

from cardwright.catalog import Catalog
from cardwright.game import Game
from cardwright.pool import CardPool

DECK = ["Forest"] * 10 + ["Grizzly Bears"] * 10


@pytest.mark.cr("104.3a")
def test_a_concession_is_played_again_from_the_answers() -> None:
    """The answers of a game of three in which somebody conceded lead to the same state."""
    pool = CardPool.build(Catalog.installed().only("cardwright"), DECK)
    game = Game(pool, [DECK] * 3, seed=5).start()
    for turn in range(40):
        assert game.decision is not None
        if turn == 20:
            game.concede(game.players[1])
        else:
            game.answer(game.decision.default())
    again = Game(pool, [DECK] * 3, seed=5).start()
    for answer in game.answers:
        again.answer(answer)

    assert again.players[1].left
    assert again.digest() == game.digest()
