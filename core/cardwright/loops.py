"""Loops of mandatory actions (104.4b, 729.4).

Abilities that keep triggering each other, with nobody having the option to stop, make the
game a draw. The game counts resolutions since somebody last did something they need not have
done, and looks whether the position has come back; a position that never comes back but only
grows is given up after `LIMIT` resolutions.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from cardwright.game import Game

WATCH_FROM = 40
"""Resolutions in a row before positions are compared."""
REPEATS = 3
"""How often a position has to come back."""
LIMIT = 2000
"""Resolutions in a row after which a loop is certain."""


class Loops:
    """Watches for loops of mandatory actions."""

    __slots__ = ("resolved", "seen")

    def __init__(self) -> None:
        self.resolved = 0
        self.seen: dict[tuple[Any, ...], int] = {}

    def copy(self) -> Loops:
        other = Loops()
        other.resolved = self.resolved
        other.seen = dict(self.seen)
        return other

    def reset(self) -> None:
        """Somebody chose to do something, or the turn went on."""
        if self.resolved:
            self.resolved = 0
            self.seen = {}

    def note(self, game: Game) -> bool:
        """An object has resolved; whether the game is in a loop."""
        self.resolved += 1
        if self.resolved < WATCH_FROM:
            return False
        if self.resolved >= LIMIT:
            return True
        position = _position(game)
        count = self.seen[position] = self.seen.get(position, 0) + 1
        return count >= REPEATS


def _position(game: Game) -> tuple[Any, ...]:
    """What matters of the state for coming back to it."""
    players = tuple(
        (p.life, len(p.hand), len(p.library), len(p.graveyard), tuple(sorted(p.counters.items())))
        for p in game.players
    )
    permanents = tuple(
        sorted(
            (o.name, o.controller, o.tapped, o.damage, tuple(sorted(o.counters.items())))
            for o in game.battlefield
        )
    )
    stack = tuple((o.name, o.controller) for o in game.zones.stack)
    return players, permanents, stack
