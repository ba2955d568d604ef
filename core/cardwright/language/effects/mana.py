"""Effects that add mana (106.3, 106.4, 605)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from attrs import field, frozen

from cardwright import events as e
from cardwright.decisions import ChooseOne, Steps
from cardwright.language import words
from cardwright.language.amounts import Number, as_amount
from cardwright.language.nodes import Amount, Effect, Filter, Selector, Voice
from cardwright.language.selectors import YOU
from cardwright.mana import COLORS, ManaCost, ManaUnit

if TYPE_CHECKING:
    from cardwright.context import Context


class MakesMana(Effect):
    """Base of effects that add mana.

    ``bundles`` lists the different bundles of types it could add now, each a tuple of types
    of mana; empty when it would add none. It asks nobody and changes nothing.
    """

    __slots__ = ()
    makes_mana = True
    only: Filter | None = None

    def bundles(self, ctx: Context) -> list[tuple[str, ...]]:
        raise NotImplementedError

    def who(self, ctx: Context) -> Any:
        """Who gets the mana."""
        return ctx.controller

    def run(self, ctx: Context) -> Steps[None]:
        bundles = self.bundles(ctx)
        if not bundles:
            return  # 106.5: a type that is not defined adds no mana.
        player = self.who(ctx)
        chosen = bundles[0]
        if len(bundles) > 1:
            wanted = ctx.game.payment.wanted_bundle(ctx, bundles)
            if wanted is None:
                options = ["".join(f"{{{t}}}" for t in bundle) for bundle in bundles]
                wanted = yield ChooseOne(player, "which mana", ctx.source, options)
            chosen = bundles[wanted]
        snow = "Snow" in ctx.source.chars.supertypes
        units = tuple(ManaUnit(t, ctx.source.id, snow, self.only) for t in chosen)
        ability = ctx.item.ability if ctx.item is not None else None
        tapped = bool(getattr(ability, "is_mana", False) and getattr(ability, "has_tap", False))
        yield from ctx.game.do(
            e.ProduceMana(player, ctx.source, units, tapped, ability)  # type: ignore[arg-type]  # spells have none
        )


def _choices(value: str | Sequence[str]) -> tuple[str, ...]:
    return (value,) if isinstance(value, str) else tuple(value)


@frozen
class AddMana(MakesMana):
    """Add exactly this mana: ``add {C}{C}``, or one of several bundles: ``add {R} or {G}``."""

    choices: tuple[str, ...] = field(converter=_choices)
    player: Selector = YOU
    only: Filter | None = None

    def bundles(self, ctx: Context) -> list[tuple[str, ...]]:
        return [ManaCost.parse(choice).symbols for choice in self.choices]

    def who(self, ctx: Context) -> Any:
        found = self.player.find(ctx)
        return found[0] if found else ctx.controller

    def say(self, v: Voice) -> str:
        mana = words.series(list(self.choices), "or")
        if self.player.is_you:
            return f"add {mana}"
        return f"{self.player.say(v)} {self.player.verb('add')} {mana}"


@frozen
class AddEach(MakesMana):
    """Add an amount of one mana: ``add {G} for each creature you control``."""

    mana: str
    amount: Amount = field(converter=as_amount)
    for_each: str = ""

    def bundles(self, ctx: Context) -> list[tuple[str, ...]]:
        symbols = ManaCost.parse(self.mana).symbols
        made = symbols * self.amount.value(ctx)
        return [made] if made else []

    def say(self, v: Voice) -> str:
        if self.for_each:
            return f"add {self.mana} for each {self.for_each}"
        if isinstance(self.amount, Number):
            return f"add {self.amount.say(v)} {self.mana}"
        return f"add an amount of {self.mana} equal to {self.amount.say(v)}"


@frozen
class AddAnyColor(MakesMana):
    """Add mana of any color: ``add one mana of any color``, ``two mana of any one color``."""

    count: Amount = field(default=Number(1), converter=as_amount)
    only: Filter | None = None
    combination: bool = False

    def bundles(self, ctx: Context) -> list[tuple[str, ...]]:
        count = self.count.value(ctx)
        if count <= 0:
            return []
        if self.combination:
            from itertools import combinations_with_replacement

            return list(combinations_with_replacement(COLORS, count))
        return [(color,) * count for color in COLORS]

    def say(self, v: Voice) -> str:
        if self.combination:
            return f"add {self.count.say(v)} mana in any combination of colors"
        one = "one " if self.count != Number(1) else ""
        return f"add {self.count.say(v)} mana of any {one}color"
