"""Why an action is not legal, in one line: the first reason that `cardwright.explain` gives."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright import explain

if TYPE_CHECKING:
    from cardwright.actions import Activate
    from cardwright.game import Game
    from cardwright.objects import GameObject, Player
    from cardwright.reasons import Reason


def why_not_cast(game: Game, player: Player, card: GameObject) -> str:
    """Why the player can't cast this card, priority aside; empty if they can."""
    return _first(explain.why_not_cast(game, player, card, waiting=True))


def why_not_play(game: Game, player: Player, card: GameObject) -> str:
    """Why the player can't play this land now; empty if they can."""
    return _first(explain.why_not_play(game, player, card))


def why_not_activate(game: Game, player: Player, action: Activate) -> str:
    """Why the player can't activate this ability now; empty if they can."""
    return _first(explain.why_not_activate(game, player, action.source, action.ability))


def _first(reasons: list[Reason]) -> str:
    return f"{reasons[0].text} ({reasons[0].rule})" if reasons else ""
