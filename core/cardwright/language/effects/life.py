"""Effects on life totals and on who wins (119, 104)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import field, frozen

from cardwright import events as e
from cardwright.decisions import Steps
from cardwright.language.amounts import as_amount
from cardwright.language.effects.damage import quantity
from cardwright.language.nodes import Amount, Effect, Selector, Voice
from cardwright.language.selectors import YOU

if TYPE_CHECKING:
    from cardwright.context import Context


@frozen
class GainLife(Effect):
    """A player gains life: ``you gain 3 life``."""

    amount: Amount = field(converter=as_amount)
    who: Selector = YOU

    def run(self, ctx: Context) -> Steps[None]:
        amount = self.amount.value(ctx)
        players = yield from self.who.select(ctx)
        yield from ctx.game.do(*(e.GainLife(player, amount) for player in players))

    def say(self, v: Voice) -> str:
        return f"{self.who.say(v)} {self.who.verb('gain')} {quantity('life', self.amount, v)}"

    def say_as(self, v: Voice, prefix: str = "") -> str:
        if prefix and self.who.is_you:
            return f"{prefix}gain {quantity('life', self.amount, v)}"
        return super().say_as(v, prefix)


@frozen
class LoseLife(Effect):
    """A player loses life: ``each opponent loses 1 life``."""

    amount: Amount = field(converter=as_amount)
    who: Selector = YOU

    def run(self, ctx: Context) -> Steps[None]:
        amount = self.amount.value(ctx)
        players = yield from self.who.select(ctx)
        before = {player.id: player.life for player in players}
        yield from ctx.game.do(*(e.LoseLife(player, amount) for player in players))
        ctx.numbers["life lost"] = sum(before[player.id] - player.life for player in players)

    def say(self, v: Voice) -> str:
        return f"{self.who.say(v)} {self.who.verb('lose')} {quantity('life', self.amount, v)}"


@frozen
class LoseTheGame(Effect):
    """A player loses the game (104.3e)."""

    who: Selector = YOU

    def run(self, ctx: Context) -> Steps[None]:
        players = yield from self.who.select(ctx)
        yield from ctx.game.do(*(e.LoseGame(p, reason=f"by {ctx.source}") for p in players))

    def say(self, v: Voice) -> str:
        return f"{self.who.say(v)} {self.who.verb('lose')} the game"


@frozen
class WinTheGame(Effect):
    """A player wins the game (104.2b)."""

    who: Selector = YOU

    def run(self, ctx: Context) -> Steps[None]:
        players = yield from self.who.select(ctx)
        yield from ctx.game.do(*(e.WinGame(p, reason=f"by {ctx.source}") for p in players))

    def say(self, v: Voice) -> str:
        return f"{self.who.say(v)} {self.who.verb('win')} the game"
