"""An effect that Cardwright does not have: life for counters, as much as the player likes."""

from attrs import frozen

from cardwright import events
from cardwright.context import Context
from cardwright.decisions import ChooseNumber, Steps
from cardwright.language import Effect
from cardwright.language.nodes import Voice


@frozen
class FeedTheFire(Effect):
    """Lose up to so much life, and put as many +1/+1 counters on the source."""

    most: int

    def run(self, ctx: Context) -> Steps[None]:
        you = ctx.controller
        most = max(0, min(self.most, you.life))
        life = yield ChooseNumber(you, "life to lose", ctx.source, (), 0, most)
        yield from ctx.game.do(events.LoseLife(you, life))
        yield from ctx.game.do(events.PutCounters(ctx.source, "+1/+1", life, you))

    def say(self, v: Voice) -> str:
        return (
            f"you lose up to {self.most} life. Put a +1/+1 counter on {v.this} for each 1 life "
            f"lost this way"
        )
