"""Durations: how long an effect lasts (611.2a, 514.2, 610.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from cardwright.events import Event, StepBegins, TurnBegins, ZoneChange
from cardwright.language.nodes import Condition, Duration, Selector, Voice
from cardwright.objects import BATTLEFIELD

if TYPE_CHECKING:
    from cardwright.context import Context


@frozen
class UntilEndOfTurn(Duration):
    """Until end of turn: ends in the cleanup step, with the damage (514.2)."""

    surface: str = "until end of turn"

    def over(self, ctx: Context, event: Event) -> bool:
        return isinstance(event, StepBegins) and event.step == "cleanup"

    def say(self, v: Voice) -> str:
        return self.surface


@frozen
class UntilYourNextTurn(Duration):
    """Until the controller's next turn begins (500.7)."""

    def over(self, ctx: Context, event: Event) -> bool:
        return isinstance(event, TurnBegins) and event.player is ctx.controller

    def say(self, v: Voice) -> str:
        return "until your next turn"


@frozen
class UntilEndOfCombat(Duration):
    """Until end of combat: ends when the combat phase does (511.3)."""

    def over(self, ctx: Context, event: Event) -> bool:
        return isinstance(event, StepBegins) and event.step == "postcombat main"

    def say(self, v: Voice) -> str:
        return "until end of combat"


@frozen
class UntilLeaves(Duration):
    """Until an object leaves the battlefield (610.3)."""

    what: Selector

    def over(self, ctx: Context, event: Event) -> bool:
        return (
            isinstance(event, ZoneChange)
            and event.came_from == BATTLEFIELD
            and event.obj in self.what.find(ctx)
        )

    def say(self, v: Voice) -> str:
        return f"until {self.what.say(v)} leaves the battlefield"


@frozen
class ForAsLongAs(Duration):
    """For as long as a condition holds (611.2b)."""

    condition: Condition

    def over(self, ctx: Context, event: Event) -> bool:
        return not self.condition.holds(ctx)

    def say(self, v: Voice) -> str:
        return f"for as long as {self.condition.say(v)}"


@frozen
class Indefinitely(Duration):
    """No stated end: for the rest of the game (611.2a)."""

    def over(self, ctx: Context, event: Event) -> bool:
        return False

    def say(self, v: Voice) -> str:
        return ""


END_OF_TURN = UntilEndOfTurn()
THIS_TURN = UntilEndOfTurn("this turn")
YOUR_NEXT_TURN = UntilYourNextTurn()
END_OF_COMBAT = UntilEndOfCombat()
INDEFINITELY = Indefinitely()


def with_duration(text: str, until: Duration, v: Voice) -> str:
    """A sentence and how long it holds; "this turn" stands before "as though"."""
    how_long = until.say(v)
    if not how_long:
        return text
    head, link, rest = text.partition(" as though ")
    if link and how_long == THIS_TURN.surface:
        return f"{head} {how_long}{link}{rest}"
    return f"{text} {how_long}"


def until_leaves(what: Selector) -> UntilLeaves:
    """``until_leaves(THIS)``: "until this Aura leaves the battlefield"."""
    return UntilLeaves(what)
