"""Agents: what decides for a player, and playing a game between them.

An agent is anything with a ``decide``. A plugin offers agents by the hook
``cardwright_agents``: name -> a maker, which is called with a seed of its own, made of the
game's seed and the seat, so that a game between agents is as repeatable as any other.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Protocol, cast

from attrs import frozen

if TYPE_CHECKING:
    from cardwright.catalog import Catalog
    from cardwright.decisions import Answer, Decision
    from cardwright.game import Game
    from cardwright.problems import Problem


class Agent(Protocol):
    """Decides for one player of one game."""

    def decide(self, game: Game, decision: Decision) -> Answer:
        """A legal answer to the decision, which is the game's current one.

        It must change nothing in the game, and look only at what the player may see. It is
        free to remember what it likes.
        """


Maker = Callable[[int], Agent]
"""Makes a new agent from a seed."""


@frozen
class Limits:
    """When a game between agents is called off as a draw; None is no limit.

    No rule of the game ends it so (104.4b ends only loops of mandatory actions): it is the
    one who has the game played who calls it off.
    """

    turns: int | None = 500
    decisions: int | None = 200_000

    def exceeded(self, turns: int, decisions: int) -> str | None:
        """Which limit is exceeded, in words; None when none is."""
        if self.turns is not None and turns > self.turns:
            return f"called off after {self.turns} turns"
        if self.decisions is not None and decisions >= self.decisions:
            return f"called off after {self.decisions} decisions"
        return None


def play(game: Game, agents: Sequence[Agent], limits: Limits | None = None) -> Game:
    """Have the agents, one for each seat, play a started game until it is over.

    A game that exceeds a limit ends as a draw, with the limit as its result. An answer that
    is not legal raises `IllegalAnswer`: an agent that gives one is broken.
    """
    if len(agents) != len(game.players):
        raise ValueError(f"{len(game.players)} players need as many agents, not {len(agents)}")
    limits = limits if limits is not None else Limits()
    turn, answers = game.turn, game.answers
    while (decision := game.decision) is not None:
        reason = limits.exceeded(turn.number, len(answers))
        if reason is not None:
            call_off(game, reason)
            break
        game.answer(agents[decision.player.id].decide(game, decision))
    return game


def call_off(game: Game, reason: str) -> None:
    """End a game as a draw for a reason outside its rules; nothing can be decided any more."""
    game.over = True
    game.winners = ()
    game.result = f"draw: {reason}"
    game.decision = None


def seed_for(seed: int, seat: int) -> int:
    """The seed of the agent in a seat of the game with this seed."""
    return Random(f"agent {seat} of game {seed}").getrandbits(63)


def installed(catalog: Catalog) -> tuple[Mapping[str, Maker], tuple[Problem, ...]]:
    """The makers of the installed agents by name, and what is wrong with the plugins of any.

    Of two agents of one name the first by the plugins' names counts.
    """
    host = catalog.host("agent-")
    found: dict[str, Maker] = {}
    for _, makers in host.agents():
        for name, maker in makers.items():
            found.setdefault(name, cast("Maker", maker))
    return dict(sorted(found.items())), host.problems
