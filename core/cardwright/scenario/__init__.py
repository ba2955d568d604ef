"""Scenarios: set a board up, play, check.

A :class:`Scenario` is a small game that begins in the middle: cards in zones as if they had
always been there, actions and answers named as people name them, and a state that can be read
in the same words. Tests of cards are written with it, scenario files say the same as data.
"""

from cardwright.scenario.board import Board, BoardError, Piece, Side
from cardwright.scenario.failures import NotLegal, ScenarioError, ScenarioFailure
from cardwright.scenario.play import Scenario
from cardwright.scenario.views import ObjectView, PlayerView

__all__ = [
    "Board",
    "BoardError",
    "NotLegal",
    "ObjectView",
    "Piece",
    "PlayerView",
    "Scenario",
    "ScenarioError",
    "ScenarioFailure",
    "Side",
]
