"""Run the benchmarks: ``python -m benchmarks [NAME…] [--json OUT]``.

Each prints a line of JSON for each of its measures; without names all run. ``--json`` also
writes the lines to a file, with the date: ``benchmarks/results`` keeps some.
"""

from __future__ import annotations

import argparse
import importlib
import pkgutil
from contextlib import ExitStack
from datetime import UTC, datetime
from pathlib import Path

import benchmarks
from benchmarks.running import main

OTHERS = ("__main__", "running")


def names() -> list[str]:
    """The names of all benchmarks."""
    found = (module.name for module in pkgutil.iter_modules(benchmarks.__path__))
    return sorted(name for name in found if name not in OTHERS)


def run() -> None:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(names()))
    parser.add_argument("--json", type=Path, metavar="OUT", help="a file to write the lines to")
    options = parser.parse_args()
    unknown = [name for name in options.names if name not in names()]
    if unknown:
        parser.error(f"no benchmark {', '.join(unknown)}; there are {', '.join(names())}")
    date = datetime.now(UTC).date().isoformat()
    with ExitStack() as stack:
        out = None
        if options.json is not None:
            options.json.parent.mkdir(parents=True, exist_ok=True)
            out = stack.enter_context(options.json.open("w", encoding="utf-8"))
        for name in options.names or names():
            results = importlib.import_module(f"benchmarks.{name}").results
            main(results(), out, date=date)


if __name__ == "__main__":
    run()
