"""Keyword actions that are made of other instructions (701)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import field, frozen

from cardwright.decisions import Steps
from cardwright.language.amounts import as_amount
from cardwright.language.becoming import Become, form
from cardwright.language.durations import INDEFINITELY
from cardwright.language.effects.flow import Delayed, run_all
from cardwright.language.effects.permanents import PutCounters
from cardwright.language.effects.zones import ReturnToBattlefield
from cardwright.language.filters import controlled_by, land
from cardwright.language.nodes import Amount, Effect, Voice
from cardwright.language.patterns import Leaves, any_of, dies
from cardwright.language.selectors import YOU, Target, became, it
from cardwright.objects import EXILE

if TYPE_CHECKING:
    from cardwright.context import Context

_BENT = it("earthbent")
_BEND = Become(_BENT, form("0/0 creature", "haste"), INDEFINITELY, still="land")
_COME_BACK = Delayed(
    any_of(dies(_BENT), Leaves(_BENT, EXILE)),
    ReturnToBattlefield(became(), tapped=True, under=YOU),
    surface="when it dies or is exiled",
)


@frozen
class Earthbend(Effect):
    """Earthbend N: target land you control becomes a 0/0 creature with haste that's still a land.
    Put N +1/+1 counters on it. When it dies or is exiled, return it to the battlefield tapped
    (a keyword action of a later edition of the rules)."""

    count: Amount = field(converter=as_amount)
    land: Target = field(factory=lambda: Target(land & controlled_by(YOU)))

    def run(self, ctx: Context) -> Steps[None]:
        found = yield from self.land.select(ctx)
        if found:
            ctx.remember("earthbent", list(found))
            yield from run_all([_BEND, PutCounters("+1/+1", _BENT, self.count), _COME_BACK], ctx)

    def say(self, v: Voice) -> str:
        amount = getattr(self.count, "n", None)
        return f"earthbend {self.count.say(v) if amount is None else amount}"
