"""Time to find out whether a spell can be paid for, with forty sources of mana.

Each measure asks for many costs in one position, as the list of legal actions does, and counts
the sources being read anew each time; ``python -m benchmarks payment`` prints a line of JSON
for each.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement
from typing import Any

from benchmarks.running import Result, main
from cardwright.language import (
    Activated,
    AddAnyColor,
    AddMana,
    Artifact,
    BasicLand,
    Creature,
    Land,
    ToCast,
    creature,
)
from cardwright.mana import ManaCost
from cardwright.scenario import Scenario

SOURCES = 40
RUNS = 100
BASICS = [BasicLand(name) for name in ("Plains", "Island", "Swamp", "Mountain", "Forest")]
PAIRS = [
    Land(f"{a}{b} Land", Activated("{T}", AddMana((f"{{{a}}}", f"{{{b}}}"))))
    for a, b in ("WU", "UB", "BR", "RG", "GW", "WB", "UR", "BG", "RW", "GU")
]
RAINBOW = Creature("Rainbow Elf", "{G}", "Elf", "1/1", Activated("{T}", AddAnyColor()))
SIGNET = Artifact("Signet", "{2}", Activated("{1}, {T}", AddMana("{W}{U}")))
PRISM = Artifact("Prism", "{2}", Activated("{1}, {T}", AddAnyColor()))
CAVERN = Land(
    "Cavern",
    Activated("{T}", AddMana("{C}")),
    Activated("{T}", AddAnyColor(only=ToCast(creature))),
)
COSTS = [
    ManaCost((str(generic), *colors))
    for generic in (0, 2, 7, 45)
    for colors in combinations_with_replacement("WUBRG", 3)
]


def measure(name: str, cards: Sequence[Any]) -> Result:
    """The median time in ms for one cost of a position that was not asked about before."""
    begin = time.perf_counter()
    s = Scenario(p1={"battlefield": [cards[i % len(cards)] for i in range(SOURCES)]})
    player, payment = s.game.players[0], s.game.payment
    times: list[float] = []
    for _ in range(RUNS):
        s.game.version += 1
        start = time.perf_counter()
        for cost in COSTS:
            payment.plan(player, cost)
        times.append((time.perf_counter() - start) * 1000 / len(COSTS))
    return Result(name, statistics.median(times), "ms", RUNS, time.perf_counter() - begin)


def results() -> Iterator[Result]:
    """All measures."""
    yield measure("payment.40_basic_lands", BASICS)
    yield measure("payment.40_two_color_lands", PAIRS)
    yield measure("payment.40_of_any_color", [*PAIRS, RAINBOW])
    yield measure("payment.40_with_restrictions", [*BASICS, CAVERN])
    yield measure("payment.40_with_costs", [*BASICS, *PAIRS, SIGNET, PRISM])


if __name__ == "__main__":
    main(results())
