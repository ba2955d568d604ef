"""The agent ``human``: a person at a terminal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.text import Text

from cardwright.decisions import (
    ChooseNumber,
    ChooseOne,
    ChooseOrder,
    ChooseSome,
    Declare,
    Divide,
    IllegalAnswer,
    PriorityDecision,
)
from cardwright.game import CONCEDE
from cardwright.objects import GameObject
from cardwright_plugins.cli.board import board, log_lines

if TYPE_CHECKING:
    from cardwright.decisions import Answer, Decision
    from cardwright.game import Game

HELP = """\
Answer with numbers, with spaces between several. Enter alone takes the answer in brackets.
  attackers, blockers   1 3      creatures 1 and 3, each its first choice
                        1>2 3>1  creature 1 at its choice 2, creature 3 at its choice 1
  divisions             2 1      a share for each option
  n                     pass until the next turn, or until there is something to decide
  m                     mana abilities, to activate by hand
  o 2                   the text of option 2 (or: o NAME)
  b                     the board        l   the log
  c                     concede          q   stop playing
"""


class Quit(Exception):
    """The person has stopped playing."""


class HumanAgent:
    """Shows the board and the options, and reads the answer; asks again until it is legal.

    Priority is passed without asking while passing is all the person can do.
    """

    def __init__(
        self,
        seed: int = 0,
        console: Console | None = None,
        read: Callable[[str], str] = input,
    ) -> None:
        self.console = console if console is not None else Console()
        self._read = read
        self._seen = 0
        self._pass_turn = -1

    def decide(self, game: Game, decision: Decision) -> Answer:
        if isinstance(decision, PriorityDecision):
            if len(decision.options) == 1 and not game.zones.stack:
                return 0
            if self._pass_turn == game.turn.number and not game.zones.stack:
                return 0
        self._news(game, decision)
        self.console.print(board(game, decision.player))
        self._ask(decision)
        while True:
            try:
                text = self._read("> ").strip()
            except EOFError:
                raise Quit from None
            answer = self._command(game, decision, text)
            if answer is None:
                continue
            try:
                return answer if answer == CONCEDE else decision.check(answer)
            except IllegalAnswer as error:
                self.console.print(Text(str(error), style="red"))

    # --- showing -------------------------------------------------------------------------

    def _news(self, game: Game, decision: Decision) -> None:
        """What has happened since the person was last asked."""
        if game.log is None:
            return
        for line in log_lines(game.log[self._seen :], decision.player)[-20:]:
            self.console.print(line)
        self._seen = len(game.log)

    def _ask(self, decision: Decision) -> None:
        what = Text(f"{decision.player}: {decision.reason}", style="bold")
        if decision.source is not None:
            what.append(f"  ({decision.source})", style="dim")
        self.console.print(what)
        for number, option in enumerate(decision.options, start=1):
            line = Text(f"  {number:>2}  ", style="cyan")
            line.append(_said(option), style="default")
            if isinstance(decision, Declare):
                names = [str(one) for one in decision.against[number - 1]]
                line.append(f"  → {', '.join(names)}", style="dim")
            self.console.print(line)
        self.console.print(Text(_how(decision), style="dim"))

    # --- reading -------------------------------------------------------------------------

    def _command(self, game: Game, decision: Decision, text: str) -> Answer | None:
        """The answer a line stands for; None if it was a command, or makes no sense."""
        word, _, rest = text.partition(" ")
        if word in ("?", "h", "help"):
            self.console.print(Text(HELP))
        elif word == "b":
            self.console.print(board(game, decision.player))
            self._ask(decision)
        elif word == "l":
            for line in log_lines(game.log or (), decision.player):
                self.console.print(line)
        elif word == "o":
            self._explain(game, decision, rest.strip())
        elif word == "c":
            return CONCEDE
        elif word == "q":
            raise Quit
        elif word == "n" and isinstance(decision, PriorityDecision):
            self._pass_turn = game.turn.number
            return 0
        elif word == "m" and isinstance(decision, PriorityDecision):
            return self._mana(decision, rest)
        else:
            try:
                return parse(decision, text)
            except ValueError as error:
                self.console.print(Text(f"{error}; ? for help", style="red"))
        return None

    def _mana(self, decision: PriorityDecision, rest: str) -> Answer | None:
        options = decision.mana_options
        if rest.strip().isdigit() and 1 <= int(rest) <= len(options):
            return len(decision.options) + int(rest) - 1
        for number, option in enumerate(options, start=1):
            self.console.print(Text(f"  m {number:>2}  {option}"))
        if not options:
            self.console.print(Text("no mana ability can be activated", style="dim"))
        return None

    def _explain(self, game: Game, decision: Decision, which: str) -> None:
        if which.isdigit() and 1 <= int(which) <= len(decision.options):
            found = _object_of(decision.options[int(which) - 1])
        else:
            seen = (*game.battlefield, *game.zones.stack, *decision.player.hand,
                    *(card for player in game.players for card in player.graveyard))  # fmt: skip
            found = next((o for o in seen if o.name.lower().startswith(which.lower())), None)
        if found is None or found.face is None:
            self.console.print(Text("there is no card to tell about", style="dim"))
            return
        face = found.face
        cost = f"  {face.mana_cost}" if face.mana_cost is not None else ""
        self.console.print(Text(f"{face.name}{cost}  {face.types}", style="bold"))
        self.console.print(Text(face.text))


def parse(decision: Decision, text: str) -> Answer:
    """The answer a line of numbers stands for; numbers count from 1, amounts are themselves.

    An empty line is the default answer. Raises ``ValueError`` for what is no number.
    """
    if not text:
        return decision.default()
    if isinstance(decision, Declare):
        return tuple(_pair(word) for word in text.split())
    numbers = [_number(word) for word in text.replace(",", " ").split()]
    if isinstance(decision, ChooseNumber):
        return _only(numbers)
    if isinstance(decision, ChooseOne):
        return _only(numbers) - 1
    if isinstance(decision, Divide):
        return tuple(numbers)
    if isinstance(decision, ChooseSome) and numbers == [0]:
        return ()
    return tuple(number - 1 for number in numbers)


def _number(word: str) -> int:
    if not word.isdigit():
        raise ValueError(f"{word!r} is no number")
    return int(word)


def _only(numbers: Sequence[int]) -> int:
    if len(numbers) != 1:
        raise ValueError("one number is needed")
    return numbers[0]


def _pair(word: str) -> tuple[int, int]:
    one, arrow, other = word.partition(">")
    return _number(one) - 1, _number(other) - 1 if arrow else 0


def _how(decision: Decision) -> str:
    """What kind of answer is wanted, and what Enter alone means."""
    if isinstance(decision, PriorityDecision):
        return "[pass]  n to pass the turn, ? for help"
    if isinstance(decision, ChooseNumber):
        return f"a number from {decision.minimum} to {decision.maximum} [{decision.default()}]"
    if isinstance(decision, ChooseOne):
        return f"[{_said(decision.options[decision.default()])}]"
    if isinstance(decision, Divide):
        shares = " ".join(map(str, decision.default()))
        return f"shares that add up to {decision.total} [{shares}]"
    if isinstance(decision, ChooseOrder):
        return "all the numbers in order [as they are]"
    if isinstance(decision, ChooseSome):
        least, most = decision.minimum, decision.maximum
        many = str(least) if least == most else f"{least} to {most}"
        return f"choose {many}, 0 for none [{decision.say(decision.default())}]"
    return f"[{decision.say(decision.default())}]"


def _said(option: Any) -> str:
    if isinstance(option, GameObject) and "Creature" in option.chars.types:
        return f"{option} {option.chars.power}/{option.chars.toughness}"
    return str(option)


def _object_of(option: Any) -> GameObject | None:
    if isinstance(option, GameObject):
        return option
    for name in ("card", "source"):
        found = getattr(option, name, None)
        if isinstance(found, GameObject):
            return found
    return None
