"""The agent ``scripted``: gives prepared answers, then leaves the rest to another agent."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from cardwright.hookspecs import hookimpl

if TYPE_CHECKING:
    from cardwright.agents import Agent, Maker
    from cardwright.decisions import Answer, Decision
    from cardwright.game import Game

Line = object
"""An answer, the text of one, or a function of the game and the decision that gives one."""


class DefaultAgent:
    """Gives to each decision the answer that needs no thought."""

    def decide(self, game: Game, decision: Decision) -> Answer:
        return decision.default()


class ScriptedAgent:
    """Answers from a list; after that ``fallback`` decides.

    A line of the script is an answer as `Game.answer` takes it; a function that is called with
    the game and the decision; or a text: the decision's answers stand for what its options
    say, so ``"cast Shock"`` is the first option that reads so or begins so. A text that no
    option begins with raises ``LookupError`` and says what there was.
    """

    def __init__(self, script: Iterable[Line] = (), fallback: Agent | None = None) -> None:
        self._lines = iter(tuple(script))
        self._fallback = fallback if fallback is not None else DefaultAgent()

    def decide(self, game: Game, decision: Decision) -> Answer:
        for line in self._lines:
            if isinstance(line, str):
                return _named(decision, line)
            return line(game, decision) if callable(line) else line
        return self._fallback.decide(game, decision)


def _named(decision: Decision, text: str) -> Answer:
    from cardwright.decisions import ChooseOne

    said = [str(option) for option in decision.options]
    index = next((i for i, one in enumerate(said) if one == text), None)
    if index is None:
        index = next((i for i, one in enumerate(said) if one.startswith(text)), None)
    if index is None:
        raise LookupError(f"{decision.reason}: no option is {text!r}, only {', '.join(said)}")
    return index if isinstance(decision, ChooseOne) else (index,)


@hookimpl
def cardwright_agents() -> Mapping[str, Maker]:
    """The agent; with no script it only falls back."""
    return {"scripted": lambda _seed: ScriptedAgent()}
