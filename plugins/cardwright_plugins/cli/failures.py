"""How a command fails: the exit codes, and errors of one line each on standard error."""

from __future__ import annotations

import sys
from collections.abc import Iterable

OK, PROBLEM, BAD_INPUT = 0, 1, 2


class BadInput(Exception):
    """The command can't be carried out with what it was given; each line says one reason."""

    def __init__(self, *lines: str) -> None:
        self.lines = lines
        super().__init__("\n".join(lines))


def complain(lines: Iterable[str]) -> None:
    """Write errors to standard error, one line each."""
    for line in lines:
        print("cardwright: " + " ".join(line.split()), file=sys.stderr)
