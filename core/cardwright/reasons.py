"""Reasons: the steps of an explanation."""

from __future__ import annotations

from attrs import frozen


@frozen
class Reason:
    """One step of an explanation: what, because of which object, by which rule."""

    text: str
    source: str
    rule: str

    def __str__(self) -> str:
        return f"{self.source}: {self.text} ({self.rule})" if self.source else self._plain()

    def _plain(self) -> str:
        return f"{self.text} ({self.rule})"
