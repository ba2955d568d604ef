"""Starting a game: shuffling, opening hands, mulligans (103)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.decisions import ChooseSome, Steps, YesNo
from cardwright.events import Draw, Shuffle, ZoneChange
from cardwright.objects import LIBRARY, Player

if TYPE_CHECKING:
    from cardwright.game import Game

OPENING_HAND = 7


def begin(game: Game) -> Steps[None]:
    """Shuffle, draw opening hands, take mulligans, and start the first turn (103.3–103.8)."""
    for player in game.players:
        yield from game.do(Shuffle(player))
        yield from _draw(game, player, OPENING_HAND)
    yield from _mulligans(game)
    yield from start(game)


def start(game: Game) -> Steps[None]:
    """Start the first turn (103.8)."""
    from cardwright import turn

    for player in game.players:
        player.history = {}
    yield from turn.advance(game)
    game.priority = game.turn.active
    yield from game.settle()


def _draw(game: Game, player: Player, count: int) -> Steps[None]:
    for _ in range(count):
        yield from game.do(Draw(player))


def _mulligans(game: Game) -> Steps[None]:
    """Mulligans (103.5): decisions in turn order, then all at once, until nobody takes one."""
    taken = {player.id: 0 for player in game.players}
    deciding = game.apnap()
    while deciding:
        again: list[Player] = []
        for player in deciding:
            if taken[player.id] < OPENING_HAND:
                question = f"take a mulligan (hand of {OPENING_HAND - taken[player.id] - 1})?"
                if (yield YesNo(player, question)):
                    again.append(player)
        for player in again:
            taken[player.id] += 1
            for card in list(player.hand):
                yield from game.do(ZoneChange(card, LIBRARY, "mulligan"))
            yield from game.do(Shuffle(player))
            yield from _draw(game, player, OPENING_HAND)
        for player in again:
            count = taken[player.id]
            hand = list(player.hand)
            answer = yield ChooseSome(
                player, "put on the bottom of your library", None, hand, count, count
            )
            for index in answer:
                yield from game.do(ZoneChange(hand[index], LIBRARY, "mulligan", position=-1))
        deciding = again
