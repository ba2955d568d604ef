"""Decisions per second in random games of the shipped decks.

Every pair of decks, each against itself as well, plays a few games between two players who
answer at random, in one process; a line for each pair, with the median over its games, and one
for all. Processor time counts, so that other work on the machine matters little.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Iterator
from itertools import combinations_with_replacement
from pathlib import Path

import cardwright_plugins
from benchmarks.running import Result, main
from cardwright.agents import play
from cardwright.catalog import Catalog
from cardwright.decks import read_deck
from cardwright.game import Game
from cardwright.pool import CardPool
from cardwright_plugins.agents.random_agent import RandomAgent
from cardwright_plugins.deck_formats import arena, mtgo, plain

GAMES = 10
FORMATS = (arena.FORMAT, mtgo.FORMAT, plain.FORMAT)


def decks() -> dict[str, list[str]]:
    """The shipped decks by name."""
    folder = Path(next(iter(cardwright_plugins.__path__))) / "decks"
    found: dict[str, list[str]] = {}
    for path in sorted(folder.glob("*.txt")):
        deck = read_deck(path, FORMATS)
        found[path.stem] = [entry.name for entry in deck.main for _ in range(entry.count)]
    return found


def play_one(pool: CardPool, two: list[list[str]], seed: int) -> tuple[int, float]:
    """How many decisions one game took, and how much processor time."""
    game = Game(pool, two, seed=seed)
    start = time.process_time()
    play(game.start(), [RandomAgent(seed), RandomAgent(-seed - 1)])
    return len(game.answers), time.process_time() - start


def results() -> Iterator[Result]:
    """All measures."""
    begin = time.perf_counter()
    shipped = decks()
    names = {name for deck in shipped.values() for name in deck}
    pool = CardPool.build(Catalog.installed().only("cardwright"), names)
    rates: list[float] = []
    for one, other in combinations_with_replacement(shipped, 2):
        started = time.perf_counter()
        own: list[float] = []
        for seed in range(GAMES):
            decisions, seconds = play_one(pool, [shipped[one], shipped[other]], seed)
            own.append(decisions / seconds)
        rates += own
        seconds = time.perf_counter() - started
        name = f"random_games.{one}-{other}"
        yield Result(name, statistics.median(own), "decisions/s", GAMES, seconds)
    seconds = time.perf_counter() - begin
    yield Result("random_games", statistics.median(rates), "decisions/s", len(rates), seconds)


if __name__ == "__main__":
    main(results())
