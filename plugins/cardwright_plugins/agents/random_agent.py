"""The agent ``random``: each legal answer is as likely as any other.

Where legal combinations can't be drawn uniformly, as for attackers and blockers, the
decision draws as it can; see `cardwright.decisions.Decision.sample`.

There is one exception. With an ability that costs nothing, a random player puts it on the
stack as often as it lets one resolve, and need never come to an end. So while the stack is
higher than `HIGHEST_STACK` it passes.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import TYPE_CHECKING

from cardwright.decisions import PriorityDecision
from cardwright.hookspecs import hookimpl

if TYPE_CHECKING:
    from cardwright.agents import Maker
    from cardwright.decisions import Answer, Decision
    from cardwright.game import Game


HIGHEST_STACK = 25
"""How many objects may be on the stack before a random player only passes."""


class RandomAgent:
    """Answers at random, from a generator of its own."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)

    def decide(self, game: Game, decision: Decision) -> Answer:
        if type(decision) is PriorityDecision and len(game.zones.stack) > HIGHEST_STACK:
            return decision.default()
        return decision.sample(self.rng)


@hookimpl
def cardwright_agents() -> Mapping[str, Maker]:
    """The agent."""
    return {"random": RandomAgent}
