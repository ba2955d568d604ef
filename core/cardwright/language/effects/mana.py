"""Effects that add mana (106.3, 106.4, 605)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations_with_replacement
from typing import TYPE_CHECKING, ClassVar

from attrs import field, frozen

from cardwright.decisions import ChooseOne, Steps
from cardwright.events import EmptyPool, ProduceMana
from cardwright.language import words
from cardwright.language.amounts import Devotion, Number, as_amount
from cardwright.language.nodes import Amount, Effect, Filter, Selector, Voice, tuple_of
from cardwright.language.selectors import YOU
from cardwright.language.spending import Rider, Spending
from cardwright.mana import COLORS, TYPES, UNDEFINED, ManaCost, ManaUnit
from cardwright.objects import BATTLEFIELD

if TYPE_CHECKING:
    from cardwright.context import Context
    from cardwright.objects import GameObject, Player


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

    def looks_at(self, ctx: Context) -> Sequence[GameObject]:
        """The permanents it asks; what they could produce is asked for them together."""
        return ()

    def of_types(self, types: frozenset[str]) -> frozenset[str]:
        """The types it could add, one mana of one of them, given what those could produce."""
        return types

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
    """Add an amount of one mana: ``add an amount of {G} equal to this creature's power``, or with
    ``for_each``: ``add {G} for each creature you control``."""

    mana: str
    amount: Amount = field(converter=as_amount)
    for_each: bool = False
    only: Spending | None = None
    riders: tuple[Rider, ...] = field(default=(), converter=tuple_of)

    def bundles(self, ctx: Context) -> list[Bundle]:
        symbols = ManaCost.parse(self.mana).symbols
        made = symbols * max(0, self.amount.value(ctx))
        return [made] if made else []

    def say(self, v: Voice) -> str:
        if self.for_each:
            text = f"add {self.mana} for each {self.amount.each(v)}"
        elif isinstance(self.amount, Number):
            text = f"add {self.amount.say(v)} {self.mana}"
        else:
            text = f"add an amount of {self.mana} equal to {self.amount.say(v)}"
        return self.with_riders(text, v)


@frozen
class AddAnyColor(MakesMana):
    """Add mana of any color: ``add one mana of any color``, ``two mana of any one color``.

    ``extra`` says "an additional" before it; ``combination`` lets the colors differ. With
    ``for_each`` it is said as a choice: ``choose a color. Add one mana of that color for each
    charge counter on this artifact``.
    """

    count: Amount = field(default=Number(1), converter=as_amount)
    only: Spending | None = None
    combination: bool = False
    riders: tuple[Rider, ...] = field(default=(), converter=tuple_of)
    player: Selector = YOU
    extra: bool = False
    for_each: bool = False

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

        if self.for_each:
            each = f"for each {self.count.each(v)}"
            return self.with_riders(f"choose a color. Add one mana of that color {each}", v)
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

    ``of``: the permanents looked at; ``colors``: "any color", which leaves colorless out
    (106.1a).
    """

    of: Filter
    colors: bool = False
    only: Spending | None = None
    riders: tuple[Rider, ...] = field(default=(), converter=tuple_of)
    looks_at_others = True

    def bundles(self, ctx: Context) -> list[Bundle]:
        found = self.of_types(ctx.game.production.could_any_produce(self.looks_at(ctx)))
        types = [t for t in TYPES if t in found]
        return [(t,) for t in types] or [(UNDEFINED,)]

    def looks_at(self, ctx: Context) -> Sequence[GameObject]:
        matches = self.of.matches
        return [obj for obj in ctx.game.battlefield if matches(obj, ctx)]

    def of_types(self, types: frozenset[str]) -> frozenset[str]:
        return types - {"C"} if self.colors else types

    def say(self, v: Voice) -> str:
        what = "color" if self.colors else "type"
        of = words.article(self.of.singular(v))
        return self.with_riders(f"add one mana of any {what} that {of} could produce", v)


@frozen
class AddOfColorsAmong(MakesMana):
    """Add one mana of any color among objects: their own colors (105.2). With ``choose`` it is
    said as a choice: ``choose a color of a permanent you control. Add one mana of that color``.
    """

    among: Selector
    surface: str = ""
    choose: bool = False
    only: Spending | None = None
    riders: tuple[Rider, ...] = field(default=(), converter=tuple_of)

    def bundles(self, ctx: Context) -> list[Bundle]:
        found = {c for obj in self.among.find(ctx) for c in obj.chars.colors}
        return [(c,) for c in COLORS if c in found] or [(UNDEFINED,)]

    def say(self, v: Voice) -> str:
        among = self.surface or f"among {self.among.say(v)}"
        if self.choose:
            of = f"choose a color of {self.among.say(v)}. Add one mana of that color"
            return self.with_riders(of, v)
        return self.with_riders(f"add one mana of any color {among}", v)


@frozen
class AddChosenColor(MakesMana):
    """Add mana of the color that a linked ability of the source chose (607.2d).

    ``extra`` says "an additional" before it; ``named``: the ability has spoken of the chosen
    color, which is "that color" now.
    """

    count: Amount = field(default=Number(1), converter=as_amount)
    player: Selector = YOU
    extra: bool = False
    named: bool = False
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
        color = "that color" if self.named else "the chosen color"
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
        text = _adds(self.player, f"{count} mana of any type {self.surface} produced", v)
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


@frozen
class ActivateManaAbilities(Effect):
    """A player activates a mana ability of each permanent they control that matches, in the
    order they choose; one that has none they can activate is left out (605.3, 101.3)."""

    who: Selector
    of: Filter

    def run(self, ctx: Context) -> Steps[None]:
        from cardwright.actions import Activate

        game = ctx.game
        for player in (yield from self.who.select(ctx)):
            left = [o for o in game.battlefield if o.controller == player.id and self._fits(o, ctx)]
            while True:
                usable = [
                    (obj, ability)
                    for obj in left
                    if obj.zone == BATTLEFIELD and obj.controller == player.id
                    for ability in obj.chars.abilities.mana
                    if game.casting.can_activate(player, obj, ability)
                ]
                if not usable:
                    break
                index = 0
                if len(usable) > 1:
                    options = [str(Activate(obj, ability)) for obj, ability in usable]
                    index = yield ChooseOne(
                        player, "which mana ability to activate", ctx.source, options
                    )
                obj, ability = usable[index]
                left.remove(obj)
                yield from game.casting.activate(player, obj, ability)

    def _fits(self, obj: GameObject, ctx: Context) -> bool:
        return self.of.matches(obj, ctx)

    def say(self, v: Voice) -> str:
        each = f"each {self.of.singular(v)} they control"
        return f"{self.who.say(v)} {self.who.verb('activate')} a mana ability of {each}"


@frozen
class TakeUnspentMana(Effect):
    """A player loses all unspent mana and you add the mana lost this way: it stays what it is,
    with its source, its restrictions and what goes with it (106.13)."""

    who: Selector

    def run(self, ctx: Context) -> Steps[None]:
        game = ctx.game
        for player in (yield from self.who.select(ctx)):
            if not player.pool.units:
                continue
            happened = yield from game.do(EmptyPool(player))
            lost = tuple(u for ev in happened if isinstance(ev, EmptyPool) for u in ev.lost)
            yield from game.do(ProduceMana(ctx.controller, ctx.source, lost))

    def say(self, v: Voice) -> str:
        who = f"{self.who.say(v)} {self.who.verb('lose')}"
        return f"{who} all unspent mana and you add the mana lost this way"
