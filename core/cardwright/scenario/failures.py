"""How a scenario fails: what went wrong, the board, and the log."""

from __future__ import annotations

from cardwright.problems import CardwrightError


class ScenarioError(CardwrightError):
    """A scenario that can't be played as it is written: an unknown name, step or player."""


class ScenarioFailure(AssertionError):
    """A scenario that did not go as it says. ``reason`` is the first line; the rest, when
    there is any, shows the board and the log."""

    def __init__(self, reason: str, picture: str = "") -> None:
        self.reason = reason
        self.picture = picture
        super().__init__(f"{reason}\n\n{picture}" if picture else reason)


class NotLegal(ScenarioFailure):
    """An action that the rules don't allow now; the reason says why."""
