"""Time to scan what is installed: 300 foreign distributions, and one with 35,000 cards.

``python -m benchmarks startup`` prints one line of JSON; the value is the median of several
first scans, each in a process of its own.
"""

from __future__ import annotations

import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from benchmarks.running import Result, main

FOREIGN = 300
CARDS = 35_000
RUNS = 7
_CHILD = """
import sys, time
from cardwright.catalog import Catalog
start = time.perf_counter()
catalog = Catalog.scan([sys.argv[1]])
entry = catalog.find("Card 34999")
print(time.perf_counter() - start)
assert entry is not None and entry.version == "1.0"
"""


def write_distributions(root: Path, foreign: int = FOREIGN, cards: int = CARDS) -> None:
    """Write the metadata of the distributions into a folder."""
    big = "[cardwright.cards]\n" + "".join(
        f"card-{number} = bigpack.cards.card_{number}:card\n" for number in range(cards)
    )
    small = "[console_scripts]\n" + "".join(f"tool-{n} = tool.cli:main_{n}\n" for n in range(5))
    files = {f"foreign_{number}": small for number in range(foreign)} | {"bigpack": big}
    for name, text in files.items():
        info = root / f"{name}-1.0.dist-info"
        info.mkdir()
        metadata = f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n\n" + "Words.\n" * 200
        (info / "METADATA").write_text(metadata, encoding="utf-8")
        (info / "entry_points.txt").write_text(text, encoding="utf-8")


def measure(runs: int = RUNS) -> Result:
    """The median time in seconds of a first scan and one look-up."""
    begin = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        write_distributions(Path(folder))
        command = [sys.executable, "-c", _CHILD, folder]
        times = [
            float(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
            for _ in range(runs)
        ]
    seconds = time.perf_counter() - begin
    return Result("startup.scan", statistics.median(times), "s", runs, seconds)


def results() -> Iterator[Result]:
    """All measures."""
    yield measure()


if __name__ == "__main__":
    main(results())
