"""How the run of a conformance scenario ends."""

from __future__ import annotations

import attrs

STATES = ("passed", "failed", "unsupported", "runner", "error")
"""``runner``: the scenario says something that could not be read as an answer or a check."""


@attrs.frozen
class Result:
    """What became of one scenario."""

    id: str
    state: str
    reason: str = ""
    rule: str = ""


class Outcome(Exception):
    """Ends a run before its end. ``kind`` names the failure as ``expect_failure`` does."""

    state = "failed"

    def __init__(self, reason: str, kind: str = "") -> None:
        self.reason = reason
        self.kind = kind
        super().__init__(reason)


class Failed(Outcome):
    """The game is not as the scenario says."""


class Unsupported(Outcome):
    """The scenario needs a card or a rule that is not there."""

    state = "unsupported"


class Unreadable(Outcome):
    """The runner does not understand what the scenario says, or where it belongs."""

    state = "runner"
