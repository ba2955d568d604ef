"""Effects that add mana (106.3, 106.4, 605)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations_with_replacement
from typing import TYPE_CHECKING, ClassVar

from attrs import field, frozen

from cardwright.decisions import ChooseOne, Steps
from cardwright.language import words
from cardwright.language.amounts import Devotion, Number, as_amount
from cardwright.language.nodes import Amount, Effect, Selector, Voice, tuple_of
from cardwright.language.selectors import YOU
from cardwright.language.spending import Rider, Spending
from cardwright.mana import COLORS, TYPES, UNDEFINED, ManaCost, ManaUnit

if TYPE_CHECKING:
    from typing import Protocol

    from cardwright.context import Context
    from cardwright.objects import GameObject, Player

    class CouldProduce(Protocol):
        """Answers what permanents could produce while that is being worked out (106.7)."""

        def of(self, objects: Sequence[GameObject]) -> frozenset[str]: ...


Bundle = tuple[str, ...]


class MakesMana(Effect):
    """Base of effects that add mana.

    ``bundles`` lists the different bundles of types it could add now, each a tuple of types
    of mana; none when it would add no mana, `UNDEFINED` for a type that is not defined
    (106.5). It asks nobody and changes nothing. ``only`` and ``riders`` go with each mana.
    """

    __slots__ = ()
    makes_mana = True
    looks_at_others: ClassVar[bool] = False
    """Whether it asks what other permanents could produce."""
    only: Spending | None = None
    riders: tuple[Rider, ...] = ()

    def bundles(self, ctx: Context) -> list[Bundle]:
        raise NotImplementedError

    def could(self, ctx: Context, known: CouldProduce) -> frozenset[str]:
        """The types it would add if it resolved now (106.7)."""
        return frozenset(t for bundle in self.bundles(ctx) for t in bundle if t != UNDEFINED)

    def who(self, ctx: Context) -> Player:
        """Who gets the mana."""
        return ctx.controller

    def units(self, bundle: Bundle, ctx: Context) -> tuple[ManaUnit, ...]:
        """The mana of a bundle, with its source, its restriction and its riders."""
        source = ctx.source
        snow = "Snow" in source.chars.supertypes
        return tuple(
            ManaUnit(t, source.id, snow, self.only, self.riders) for t in bundle if t != UNDEFINED
        )

    def run(self, ctx: Context) -> Steps[None]:
        bundles = self.bundles(ctx)
        if not bundles:
            return
        player = self.who(ctx)
        chosen = bundles[0]
        if len(bundles) > 1:
            wanted = ctx.game.payment.wanted_bundle(bundles)
            if wanted is None:
                options = ["".join(f"{{{t}}}" for t in bundle) for bundle in bundles]
                wanted = yield ChooseOne(player, "which mana", ctx.source, options)
            chosen = bundles[wanted]
        else:
            ctx.game.payment.wanted_bundle(bundles)
        ability = ctx.item.ability if ctx.item is not None else None
        event = ctx.game.production.event(self, chosen, ctx, ability)
        yield from ctx.game.do(event)

    def with_riders(self, text: str, v: Voice) -> str:
        """The instruction with the sentences about spending the mana."""
        if self.only is not None:
            text += f". Spend this mana only {self.only.say(v)}"
        for rider in self.riders:
            said = rider.say(v)
            text += f". {words.capital(said)}" if said.startswith("if ") else f", and {said}"
        return text


def _choices(value: str | Sequence[str]) -> tuple[str, ...]:
    return (value,) if isinstance(value, str) else tuple(value)


@frozen
class AddMana(MakesMana):
    """Add exactly this mana: ``add {C}{C}``, or one of several bundles: ``add {R} or {G}``.

    ``extra`` says "an additional" before it, as triggered mana abilities do.
    """

    choices: tuple[str, ...] = field(converter=_choices)
    player: Selector = YOU
    only: Spending | None = None
    riders: tuple[Rider, ...] = field(default=(), converter=tuple_of)
    extra: bool = False

    def bundles(self, ctx: Context) -> list[Bundle]:
        return [ManaCost.parse(choice).symbols for choice in self.choices]

    def who(self, ctx: Context) -> Player:
        return _receiver(self.player, ctx)

    def say(self, v: Voice) -> str:
        mana = words.series(list(self.choices), "or")
        mana = f"an additional {mana}" if self.extra else mana
        return self.with_riders(_adds(self.player, mana, v), v)


def _receiver(selector: Selector, ctx: Context) -> Player:
    found = selector.find(ctx)
    player: Player = found[0] if found else ctx.controller
    return player


def _adds(player: Selector, mana: str, v: Voice) -> str:
    if player.is_you:
        return f"add {mana}"
    return f"{player.say(v)} {player.verb('add')} {mana}"


@frozen
class AddEach(MakesMana):
    """Add an amount of one mana: ``add {G} for each creature you control``."""

    mana: str
    amount: Amount = field(converter=as_amount)
    for_each: str = ""
    only: Spending | None = None
    riders: tuple[Rider, ...] = field(default=(), converter=tuple_of)

    def bundles(self, ctx: Context) -> list[Bundle]:
        symbols = ManaCost.parse(self.mana).symbols
        made = symbols * max(0, self.amount.value(ctx))
        return [made] if made else []

    def say(self, v: Voice) -> str:
        if self.for_each:
            text = f"add {self.mana} for each {self.for_each}"
        elif isinstance(self.amount, Number):
            text = f"add {self.amount.say(v)} {self.mana}"
        else:
            text = f"add an amount of {self.mana} equal to {self.amount.say(v)}"
        return self.with_riders(text, v)


@frozen
class AddAnyColor(MakesMana):
    """Add mana of any color: ``add one mana of any color``, ``two mana of any one color``.

    ``extra`` says "an additional" before it; ``combination`` lets the colors differ.
    """

    count: Amount = field(default=Number(1), converter=as_amount)
    only: Spending | None = None
    combination: bool = False
    riders: tuple[Rider, ...] = field(default=(), converter=tuple_of)
    player: Selector = YOU
    extra: bool = False

    def bundles(self, ctx: Context) -> list[Bundle]:
        count = self.count.value(ctx)
        if count <= 0:
            return []
        if self.combination:
            return list(combinations_with_replacement(COLORS, count))
        return [(color,) * count for color in COLORS]

    def who(self, ctx: Context) -> Player:
        return _receiver(self.player, ctx)

    def say(self, v: Voice) -> str:
        from cardwright.language.amounts import Defined

        count = self.count.say(v)
        count = f"an additional {count}" if self.extra else count
        if self.combination:
            text = f"{count} mana in any combination of colors"
        else:
            text = f"{count} mana of any {'one ' if self.count != Number(1) else ''}color"
        text = _adds(self.player, text, v)
        if isinstance(self.count, Defined):
            text += f", where X is {self.count.inner.say(v)}"
        return self.with_riders(text, v)


@frozen
class AddCouldProduce(MakesMana):
    """Add mana of any type, or any color, that permanents could produce (106.7).

    ``of``: the permanents looked at; ``surface`` how the text says them: "a land you control".
    ``colors``: "any color", which leaves colorless out (106.1a).
    """

    of: Selector
    surface: str
    colors: bool = False
    only: Spending | None = None
    riders: tuple[Rider, ...] = field(default=(), converter=tuple_of)
    looks_at_others = True

    def bundles(self, ctx: Context) -> list[Bundle]:
        found = ctx.game.production.could_any_produce(self._permanents(ctx))
        types = [t for t in TYPES if t in found and not (self.colors and t == "C")]
        return [(t,) for t in types] or [(UNDEFINED,)]

    def _permanents(self, ctx: Context) -> list[GameObject]:
        return list(self.of.find(ctx))

    def could(self, ctx: Context, known: CouldProduce) -> frozenset[str]:
        found = known.of(self._permanents(ctx))
        return found - {"C"} if self.colors else found

    def say(self, v: Voice) -> str:
        what = "color" if self.colors else "type"
        return self.with_riders(f"add one mana of any {what} that {self.surface} could produce", v)


@frozen
class AddOfColorsAmong(MakesMana):
    """Add one mana of any color among objects: their own colors (105.2)."""

    among: Selector
    surface: str = ""
    only: Spending | None = None
    riders: tuple[Rider, ...] = field(default=(), converter=tuple_of)

    def bundles(self, ctx: Context) -> list[Bundle]:
        found = {c for obj in self.among.find(ctx) for c in obj.chars.colors}
        return [(c,) for c in COLORS if c in found] or [(UNDEFINED,)]

    def say(self, v: Voice) -> str:
        among = self.surface or f"among {self.among.say(v)}"
        return self.with_riders(f"add one mana of any color {among}", v)


@frozen
class AddChosenColor(MakesMana):
    """Add mana of the color that a linked ability of the source chose (607.2d)."""

    count: Amount = field(default=Number(1), converter=as_amount)
    player: Selector = YOU
    extra: bool = False
    only: Spending | None = None
    riders: tuple[Rider, ...] = field(default=(), converter=tuple_of)

    def bundles(self, ctx: Context) -> list[Bundle]:
        color = ctx.source.memory.get("color", UNDEFINED)
        count = self.count.value(ctx)
        return [(color,) * count] if count > 0 else []

    def who(self, ctx: Context) -> Player:
        return _receiver(self.player, ctx)

    def say(self, v: Voice) -> str:
        count = self.count.say(v)
        count = f"an additional {count}" if self.extra else count
        color = "that color" if self.extra else "the chosen color"
        return self.with_riders(_adds(self.player, f"{count} mana of {color}", v), v)


@frozen
class AddProducedType(MakesMana):
    """Add one mana of any type that the event's permanent produced (106.12a)."""

    surface: str = "that land"
    player: Selector = YOU
    extra: str = ""
    """Words before the count: ``an additional``, or ``one additional`` instead of both."""
    only: Spending | None = None
    riders: tuple[Rider, ...] = field(default=(), converter=tuple_of)

    def bundles(self, ctx: Context) -> list[Bundle]:
        units = getattr(ctx.event, "units", ())
        made = {unit.type for unit in units}
        return [(t,) for t in TYPES if t in made] or [(UNDEFINED,)]

    def who(self, ctx: Context) -> Player:
        return _receiver(self.player, ctx)

    def say(self, v: Voice) -> str:
        count = self.extra or "one"
        text = _adds(self.player, f"{count} mana of any type that {self.surface} produced", v)
        return self.with_riders(text, v)


@frozen
class AddDevotion(MakesMana):
    """Choose a color; add mana of it equal to your devotion to it (700.5)."""

    only: Spending | None = None
    riders: tuple[Rider, ...] = field(default=(), converter=tuple_of)

    def bundles(self, ctx: Context) -> list[Bundle]:
        found = ((color,) * Devotion(color).value(ctx) for color in COLORS)
        return list(found)

    def say(self, v: Voice) -> str:
        return (
            "choose a color. Add an amount of mana of that color equal to your devotion to "
            "that color"
        )
