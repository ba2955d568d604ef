"""Effects that have a player cast a card at once (608.2g), or let them for a while (601.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import field, frozen

from cardwright.decisions import Steps
from cardwright.language.changes import as_changes
from cardwright.language.conditions import RemainIn
from cardwright.language.costs import as_costs, say_costs
from cardwright.language.durations import ForAsLongAs
from cardwright.language.nodes import Cost, Duration, Effect, Selector, Voice
from cardwright.language.rules import CanCastExiled
from cardwright.language.selectors import YOU
from cardwright.objects import EXILE

if TYPE_CHECKING:
    from cardwright.context import Context


@frozen
class CastIt(Effect):
    """Cast a card for an alternative cost; without paying its mana cost if that is empty.

    Timing rules based on its types are ignored; all else of 601 applies (608.2g, 118.9).
    ``keyword`` names the cost for what asks later whether it was paid.
    """

    what: Selector
    cost: tuple[Cost, ...] = field(default=(), converter=as_costs)
    keyword: str = ""

    def possible(self, ctx: Context) -> bool:
        casting = ctx.game.casting
        return any(
            casting.can_cast_now(ctx.controller, card, self.cost, self.keyword)
            for card in self.what.find(ctx)
        )

    def run(self, ctx: Context) -> Steps[None]:
        casting = ctx.game.casting
        for card in (yield from self.what.select(ctx)):
            yield from casting.cast_now(ctx.controller, card, self.cost, self.keyword)

    def say(self, v: Voice) -> str:
        if not self.cost:
            return f"cast {self.what.say(v)} without paying its mana cost"
        said = say_costs(self.cost, v)
        return f"cast {self.what.say(v)} by paying {said} rather than paying its mana cost"


@frozen
class MayCastExiled(Effect):
    """A player may cast exiled cards for a while (601.3): ``you may cast spells from among those
    cards for as long as they remain exiled``. When they can be cast stays as it is (117.1a)."""

    cards: Selector
    any_type: bool = False
    who: Selector = YOU
    until: Duration | None = None

    def run(self, ctx: Context) -> Steps[None]:
        ids = tuple(card.id for card in self.cards.find(ctx) if card.zone == EXILE)
        if not ids:
            return
        found = yield from self.who.select(ctx)
        changes = as_changes([CanCastExiled(ids, self.any_type)])
        yield from ctx.game.effects.begin(ctx, found, changes, self._until())

    def _until(self) -> Duration:
        return self.until if self.until is not None else ForAsLongAs(RemainIn(self.cards))

    def say(self, v: Voice) -> str:
        what = self.cards.say(v)
        what = f"spells from among {what}" if self.cards.plural else what
        text = f"{self.who.say(v)} may cast {what} {self._until().say(v)}"
        if self.any_type:
            them = "them" if self.cards.plural else "it"
            text += f", and mana of any type can be spent to cast {them}"
        return text
