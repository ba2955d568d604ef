"""Effects that create tokens (111, 701.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from attrs import field, frozen

from cardwright import events as e
from cardwright.decisions import Steps
from cardwright.language import words
from cardwright.language.amounts import Number, as_amount
from cardwright.language.nodes import Amount, Effect, Selector, Voice
from cardwright.language.selectors import YOU

if TYPE_CHECKING:
    from cardwright.context import Context
    from cardwright.language.cards import Token


@frozen
class CreateTokens(Effect):
    """Create tokens: ``create two 1/1 white Soldier creature tokens``.

    ``apart`` says their abilities in a sentence of its own: "It has "…"".
    """

    token: Token
    count: Amount = field(default=Number(1), converter=as_amount)
    who: Selector = YOU
    tapped: bool = False
    for_each: str = ""
    apart: bool = False

    def run(self, ctx: Context) -> Steps[None]:
        count = self.count.value(ctx)
        made: list[Any] = []
        for player in (yield from self.who.select(ctx)):
            happened = yield from ctx.game.do(e.CreateToken(player, self.token, count, self.tapped))
            for event in happened:
                if isinstance(event, e.CreateToken):
                    made.extend(event.made)
        ctx.remember("created", made)

    def say(self, v: Voice) -> str:
        from cardwright.language.amounts import Count, Defined, StatOf

        tapped = "tapped " if self.tapped else ""
        one = self.token.describe(v, False, abilities=not self.apart)
        several = self.token.describe(v, True, abilities=not self.apart)
        if self.for_each:
            text = f"create {words.article(tapped + one)} for each {self.for_each}"
        elif isinstance(self.count, Defined):
            text = f"create X {tapped}{several}, where X is {self.count.inner.say(v)}"
        elif isinstance(self.count, (Count, StatOf)):
            text = f"create a number of {tapped}{several} equal to {self.count.say(v)}"
        elif self.count == Number(1):
            text = f"create {words.article(tapped + one)}"
        else:
            text = f"create {self.count.say(v)} {tapped}{several}"
        if not self.who.is_you:
            text = f"{self.who.say(v)} {self.who.verb('create')}{text.removeprefix('create')}"
        if self.apart:
            subject = "It has" if self.count == Number(1) else "They have"
            text += f". {subject} {self.token.say_abilities()}"
        return text
