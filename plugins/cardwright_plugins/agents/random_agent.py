"""The agent ``random``: each legal answer is as likely as any other.

Where legal combinations can't be drawn uniformly, as for attackers and blockers, the
decision draws as it can; see `cardwright.decisions.Decision.sample`.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import TYPE_CHECKING

from cardwright.hookspecs import hookimpl

if TYPE_CHECKING:
    from cardwright.agents import Maker
    from cardwright.decisions import Answer, Decision
    from cardwright.game import Game


class RandomAgent:
    """Answers at random, from a generator of its own."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)

    def decide(self, game: Game, decision: Decision) -> Answer:
        return decision.sample(self.rng)


@hookimpl
def cardwright_agents() -> Mapping[str, Maker]:
    """The agent."""
    return {"random": RandomAgent}
