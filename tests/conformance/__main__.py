"""Run a file of conformance scenarios: ``python -m tests.conformance FILE``."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from .reading import scenarios
from .report import changes, read, run_all, told, write


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.conformance", description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("--json", type=Path, help="write one line per scenario to this file")
    parser.add_argument("--against", type=Path, help="compare with a file written before")
    parser.add_argument("--only", default="", help="only scenarios whose id contains this")
    parser.add_argument("--ids", type=Path, help="only scenarios named in this JSON list")
    parser.add_argument("--processes", type=int, default=min(2, os.cpu_count() or 1))
    parser.add_argument("--verbose", action="store_true", help="say all that is not passed")
    arguments = parser.parse_args()
    found = [s for s in scenarios(arguments.file) if arguments.only in s["id"]]
    if arguments.ids:
        import json

        wanted = set(json.loads(arguments.ids.read_text(encoding="utf-8")))
        found = [s for s in found if s["id"] in wanted]
    results = run_all(found, arguments.processes)
    print(told(results))
    if arguments.verbose:
        print()
        for result in results:
            if result.state not in ("passed", "unsupported"):
                print(f"{result.state}: {result.id}: {result.reason}")
    if arguments.against:
        print("\n".join(["", "changed:", *changes(read(arguments.against), results)]))
    if arguments.json:
        write(results, arguments.json)
    return 0


raise SystemExit(main())
