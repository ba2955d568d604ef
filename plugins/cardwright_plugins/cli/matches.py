"""Games between agents for the command line: who plays, one game, and many on all cores.

Game ``i`` of a simulation has a seed of its own, made of the simulation's seed and ``i``, and
the players take turns to start. So a game's result depends on nothing but the two decks, the
agents, the seed and ``i``: not on the number of processes.
"""

from __future__ import annotations

import math
import multiprocessing
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from random import Random
from typing import Any

from attrs import asdict, frozen

from cardwright import agents
from cardwright.agents import Agent, Limits, Maker
from cardwright.catalog import Catalog
from cardwright.game import Game, GameError
from cardwright.pool import CardPool
from cardwright.problems import PluginProblems, UnknownCards
from cardwright_plugins.cli.failures import BadInput


@frozen
class Match:
    """Two decks, as the full names of their cards, and who plays them."""

    names: tuple[str, str]
    decks: tuple[tuple[str, ...], tuple[str, ...]]
    agents: tuple[str, str]
    limits: Limits
    life: int = 20


@frozen
class Outcome:
    """How one game ended. ``winner`` and ``first`` are seats; no winner is a draw.

    ``digest`` is that of the last state, empty for a game that failed, whose ``reason`` is
    the error.
    """

    index: int
    seed: int
    first: int
    winner: int | None
    turns: int
    decisions: int
    reason: str
    digest: str
    failed: bool = False

    def plain(self) -> dict[str, Any]:
        """As plain data."""
        return asdict(self)


def pool_for(match: Match, catalog: Catalog) -> CardPool:
    """The card pool of both decks.

    Raises:
        BadInput: cards can't be loaded.
    """
    try:
        return CardPool.build(catalog, sorted({name for deck in match.decks for name in deck}))
    except (UnknownCards, PluginProblems) as error:
        raise BadInput(*map(str, error.problems)) from error


def makers(names: Sequence[str], catalog: Catalog) -> list[Maker]:
    """What makes the agents of these names.

    Raises:
        BadInput: there is no such agent.
    """
    found, problems = agents.installed(catalog)
    missing = [name for name in names if name not in found]
    if missing:
        known = ", ".join(found) or "none"
        raise BadInput(
            *(f"{name}: no such agent; installed are {known}" for name in dict.fromkeys(missing)),
            *map(str, problems),
        )
    return [found[name] for name in names]


def game_seed(seed: int, index: int) -> int:
    """The seed of a game of a simulation."""
    return Random(f"game {index} of {seed}").getrandbits(48)


def play_one(
    match: Match, pool: CardPool, makers_: Sequence[Maker], seed: int, index: int
) -> Outcome:
    """Play one game of a simulation."""
    from cardwright.digest import digest

    own = game_seed(seed, index)
    first = index % 2
    game = Game(pool, match.decks, seed=own, names=match.names, life=match.life)
    players: list[Agent] = [maker(agents.seed_for(own, seat)) for seat, maker in enumerate(makers_)]
    try:
        game.start(first=first)
        agents.play(game, players, match.limits)
        text = digest(game)
    except (GameError, ValueError) as error:
        said = f"{type(error).__name__}: {error}"
        return Outcome(index, own, first, None, game.turn.number, len(game.answers), said, "", True)
    winner = game.winners[0].id if game.winners else None
    return Outcome(
        index, own, first, winner, game.turn.number, len(game.answers), game.result, text
    )


def simulate(
    match: Match,
    catalog: Catalog,
    seed: int,
    count: int,
    jobs: int,
    tell: Callable[[Outcome], None],
) -> list[Outcome]:
    """Play many games; ``tell`` hears of each as it ends. The outcomes are in order.

    Raises:
        BadInput: cards or agents can't be had.
    """
    pool = pool_for(match, catalog)
    chosen = makers(match.agents, catalog)
    if jobs <= 1 or count <= 1:
        found = []
        for index in range(count):
            found.append(play_one(match, pool, chosen, seed, index))
            tell(found[-1])
        return found
    found = []
    for outcome in _in_processes(match, seed, count, jobs):
        found.append(outcome)
        tell(outcome)
    return found


# --- in other processes --------------------------------------------------------------------

_worker: dict[str, Any] = {}
"""What a worker process keeps between its games."""


def _in_processes(match: Match, seed: int, count: int, jobs: int) -> Iterator[Outcome]:
    # Pools hold functions that can't be sent: each worker builds its own from the names.
    context = multiprocessing.get_context("spawn")
    chunk = max(1, min(8, count // (4 * jobs)))
    with ProcessPoolExecutor(jobs, context, _begin_worker, (match, seed)) as executor:
        yield from executor.map(_work, range(count), chunksize=chunk)


def _begin_worker(match: Match, seed: int) -> None:
    catalog = Catalog.installed()
    _worker["match"], _worker["seed"] = match, seed
    _worker["pool"] = pool_for(match, catalog)
    _worker["makers"] = makers(match.agents, catalog)


def _work(index: int) -> Outcome:
    return play_one(_worker["match"], _worker["pool"], _worker["makers"], _worker["seed"], index)


# --- what came of it -------------------------------------------------------------------------


def wilson(wins: int, games: int) -> tuple[float, float]:
    """The 95 % Wilson score interval of a share, from 0 to 1."""
    if games == 0:
        return 0.0, 1.0
    z = 1.959964
    share = wins / games
    scale = 1 + z * z / games
    middle = (share + z * z / (2 * games)) / scale
    half = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / scale
    return max(0.0, middle - half), min(1.0, middle + half)


def summary(match: Match, seed: int, outcomes: Sequence[Outcome]) -> dict[str, Any]:
    """What a simulation shows, as plain data; it depends on the outcomes alone."""
    played = [one for one in outcomes if not one.failed]
    games = len(played)
    players = []
    for seat in (0, 1):
        wins = sum(one.winner == seat for one in played)
        low, high = wilson(wins, games)
        players.append(
            {
                "deck": match.names[seat],
                "agent": match.agents[seat],
                "wins": wins,
                "share": round(wins / games, 4) if games else 0.0,
                "interval": [round(low, 4), round(high, 4)],
                "wins starting": sum(one.winner == seat == one.first for one in played),
            }
        )
    reasons: dict[str, int] = {}
    for one in outcomes:
        reasons[one.reason] = reasons.get(one.reason, 0) + 1
    return {
        "seed": seed,
        "games": len(outcomes),
        "players": players,
        "draws": sum(one.winner is None for one in played),
        "failed": len(outcomes) - games,
        "turns": round(sum(one.turns for one in played) / games, 2) if games else 0.0,
        "decisions": sum(one.decisions for one in outcomes),
        "reasons": dict(sorted(reasons.items(), key=lambda pair: (-pair[1], pair[0]))),
    }
