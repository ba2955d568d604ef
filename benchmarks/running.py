"""What the benchmarks share: a result, and writing results as lines of JSON."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import TextIO

from attrs import frozen


@frozen
class Result:
    """One measure: the median of ``n`` values, and how many seconds it took to find."""

    metric: str
    value: float
    unit: str
    n: int
    seconds: float

    def line(self, **more: object) -> str:
        """The result as JSON on one line."""
        found = {
            "metric": self.metric,
            "value": float(f"{self.value:.4g}"),
            "unit": self.unit,
            "n": self.n,
            "seconds": round(self.seconds, 2),
            **more,
        }
        return json.dumps(found)


def main(results: Iterable[Result], out: TextIO | None = None, **more: object) -> None:
    """Print each result as soon as it is there, and write it."""
    for result in results:
        print(result.line(**more), flush=True)
        if out is not None:
            out.write(result.line(**more) + "\n")
