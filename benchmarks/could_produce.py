"""Time to tell what permanents could produce that all look at each other (106.7).

Forty lands that copy each other's types, with an Island among them, asked for afresh each
time; ``python -m benchmarks could_produce`` prints a line of JSON for each measure.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Iterator

from benchmarks.running import Result, main
from cardwright.language import (
    YOU,
    Activated,
    AddCouldProduce,
    Enchantment,
    Land,
    Replacement,
    TapsForMana,
    ThisTypeInstead,
    TimesAsMuch,
    controlled_by,
    land,
    permanent,
)
from cardwright.scenario import Scenario

LOOKING = 40
RUNS = 200
MIRROR = Land("Mirror", Activated("{T}", AddCouldProduce(land & controlled_by(YOU))))
EFFECTS = [
    Enchantment(f"Effect {number}", "{1}", Replacement(TapsForMana(permanent), edit))
    for number, edit in enumerate(
        (ThisTypeInstead("B"), ThisTypeInstead("R"), TimesAsMuch(2), TimesAsMuch(3))
    )
]


def measure(name: str, *others: object) -> Result:
    """The median time in ms to find the types of all of them, nothing known before."""
    begin = time.perf_counter()
    s = Scenario(p1={"battlefield": [*[MIRROR] * LOOKING, *others]})
    lands = s.game.battlefield
    times: list[float] = []
    for _ in range(RUNS):
        s.game.version += 1
        start = time.perf_counter()
        found = s.game.production.could_any_produce(lands)
        times.append((time.perf_counter() - start) * 1000)
        assert bool(found) == bool(others)
    return Result(name, statistics.median(times), "ms", RUNS, time.perf_counter() - begin)


def results() -> Iterator[Result]:
    """All measures."""
    yield measure("could_produce.40_alone")
    yield measure("could_produce.40_with_island", "Island")
    basics = ("Plains", "Island", "Swamp", "Mountain", "Forest", "Wastes")
    yield measure("could_produce.40_with_all_types", *basics)
    yield measure("could_produce.40_with_all_types_4_replacements", *basics, *EFFECTS)


if __name__ == "__main__":
    main(results())
