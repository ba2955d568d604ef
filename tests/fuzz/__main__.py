"""Play random games and check the invariants: ``python -m tests.fuzz --games 1000``."""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import cache

from tests.fuzz.decks import ALL, Decks
from tests.fuzz.play import Result, play

SHOWN = 40
"""How many of the last events a replay shows."""


@cache
def decks() -> Decks:
    """The decks, read once per process."""
    return Decks()


def one(task: tuple[int, str]) -> Result:
    """Play one game."""
    return play(decks(), *task)[0]


def main() -> int:
    """Play, print what went wrong and how to see it again; 1 if anything did."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1, help="the seed of the first game")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=1e9, help="stop after so many")
    parser.add_argument("--all-cards", action="store_true", help="decks of random cards")
    parser.add_argument("--players", type=int, default=2, help="of a game with --all-cards")
    parser.add_argument("--pair", help="this pair of decks only, such as stompy-draw_go")
    parser.add_argument("--replay", nargs=2, metavar=("SEED", "PAIR"))
    options = parser.parse_args()
    if options.replay:
        return replay(int(options.replay[0]), options.replay[1])
    pairs = [options.pair] if options.pair else decks().pairs
    if options.all_cards or options.players > 2:
        pairs = [f"{ALL}{options.players}"]
    seeds = range(options.seed, options.seed + options.games)
    tasks = [(seed, pairs[index % len(pairs)]) for index, seed in enumerate(seeds)]
    began = time.perf_counter()
    results: list[Result] = []
    with ProcessPoolExecutor(options.jobs) as workers:
        playing = [workers.submit(one, task) for task in tasks]
        for game in as_completed(playing):
            results.append(_shown(game.result()))
            if time.perf_counter() - began > options.seconds:
                workers.shutdown(wait=False, cancel_futures=True)
                break
    return report(results, time.perf_counter() - began, all_cards=pairs[0].startswith(ALL))


def _shown(result: Result) -> Result:
    if result.failures:
        print(f"FAILED  {result.replay}")
        for failure in result.failures[:4]:
            print("    " + failure.replace("\n", "\n    "))
        sys.stdout.flush()
    return result


def report(results: list[Result], seconds: float, *, all_cards: bool) -> int:
    """Sum up; the exit code."""
    failed = sum(bool(result.failures) for result in results)
    decisions = sum(result.decisions for result in results)
    events = sum(result.events for result in results)
    turns = sum(result.turns for result in results) / max(1, len(results))
    print(
        f"{len(results)} games, {failed} failed; {decisions} decisions, {events} events, "
        f"{turns:.1f} turns a game; {seconds:.0f} s"
    )
    print("endings:", dict(Counter(result.ending for result in results).most_common()))
    slowest = max(results, key=lambda result: result.seconds)
    print(f"slowest: {slowest.seconds:.1f} s,", slowest.replay)
    if decks().left_out:
        print("not installed or broken:", ", ".join(decks().left_out))
    rewound = sum((result.rewound for result in results), Counter[str]())
    if rewound:
        print("offered, begun and rewound:", dict(rewound.most_common(20)))
    if all_cards:
        used = sum((result.used for result in results), Counter[str]())
        never = [name for name in decks().names if not used[name]]
        print(f"{len(decks().names) - len(never)} cards used; never:", ", ".join(never) or "none")
    return 1 if failed else 0


def replay(seed: int, pair: str) -> int:
    """Play one game again and show how it ended."""
    result, game = play(decks(), seed, pair, log=True)
    for event in (game.log or [])[-SHOWN:]:
        print(event.say())
    print(game.decision)
    _shown(result)
    return report([result], 0.0, all_cards=False)


if __name__ == "__main__":
    sys.exit(main())
