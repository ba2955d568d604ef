"""Amounts: numbers printed on a card or read from the game (107, 608.2h)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from attrs import field, frozen

from cardwright.language import words
from cardwright.language.nodes import Amount, Filter, Selector, Voice
from cardwright.mana import COLOR_NAMES
from cardwright.objects import BATTLEFIELD, GameObject

if TYPE_CHECKING:
    from cardwright.context import Context


@frozen
class Number(Amount):
    """A number that is printed."""

    n: int

    def value(self, ctx: Context) -> int:
        return self.n

    def say(self, v: Voice) -> str:
        return words.number(self.n)

    def times(self, noun: str, v: Voice) -> str:
        return words.count(self.n, noun)


@frozen
class XValue(Amount):
    """The X chosen for the spell or ability, or for the spell that became the source (107.3)."""

    def value(self, ctx: Context) -> int:
        return ctx.x

    def say(self, v: Voice) -> str:
        return "X"


def as_amount(value: Any) -> Amount:
    """Converter: an int, ``"X"`` or an amount."""
    if isinstance(value, Amount):
        return value
    if value == "X":
        return X
    if isinstance(value, int):
        return Number(value)
    raise TypeError(f"not an amount: {value!r}")


X = XValue()


@frozen
class Defined(Amount):
    """An amount that the text calls X and defines: "…, where X is the number of …"."""

    inner: Amount

    def value(self, ctx: Context) -> int:
        return self.inner.value(ctx)

    def say(self, v: Voice) -> str:
        return "X"


@frozen
class Count(Amount):
    """How many objects match: ``the number of creatures you control``.

    ``zone`` is where they are looked for; a filter that names a zone looks there.
    """

    filter: Filter
    zone: str = BATTLEFIELD

    def value(self, ctx: Context) -> int:
        matches = self.filter.matches
        return sum(1 for o in ctx.game.zones.objects(self._zone()) if matches(o, ctx))

    def _zone(self) -> str:
        from cardwright.language.zones import InZone

        return next((p.zone for p in self.filter.walk() if isinstance(p, InZone)), self.zone)

    def say(self, v: Voice) -> str:
        return f"the number of {self.filter.plural(v, self._default())}"

    def each(self, v: Voice) -> str:
        return self.filter.singular(v, self._default())

    def _default(self) -> str:
        return "permanent" if self._zone() == BATTLEFIELD else "card"

    @property
    def watches(self) -> frozenset[str]:
        base = super().watches | {"battlefield"}
        return base | {"zones"} if self._zone() != BATTLEFIELD else base


@frozen
class StatOf(Amount):
    """A number of an object: ``its power``, as it last was if it has left (608.2h)."""

    which: str
    of: Selector

    def value(self, ctx: Context) -> int:
        from cardwright.language.filters import stat

        total = 0
        for entity in self.of.find(ctx):
            if isinstance(entity, GameObject):
                total += stat(entity, self.which) or 0
        return total

    def say(self, v: Voice) -> str:
        return f"{self.of.possessive(v)} {self.which}"


@frozen
class EventAmount(Amount):
    """The amount of the event that triggered the ability: ``that much``, ``that many``."""

    word: str = "that much"

    def value(self, ctx: Context) -> int:
        event = ctx.event
        found = getattr(event, "amount", None)
        return int(found if found is not None else getattr(event, "count", 0))

    def say(self, v: Voice) -> str:
        return self.word


@frozen
class Noted(Amount):
    """A number an earlier effect of the ability noted, such as ``prevented``."""

    name: str
    surface: str = "that many"

    def value(self, ctx: Context) -> int:
        return ctx.numbers.get(self.name, 0)

    def say(self, v: Voice) -> str:
        return self.surface


@frozen
class CountersOn(Amount):
    """How many counters of a kind are on something: ``the number of charge counters on it``."""

    kind: str
    on: Selector

    def value(self, ctx: Context) -> int:
        return sum(entity.counters.get(self.kind, 0) for entity in self.on.find(ctx))

    def say(self, v: Voice) -> str:
        return f"the number of {self.kind} counters on {self.on.say(v)}"

    def each(self, v: Voice) -> str:
        return f"{self.kind} counter on {self.on.say(v)}"

    @property
    def watches(self) -> frozenset[str]:
        return frozenset({"counters"})


@frozen
class UnspentMana(Amount):
    """How much unspent mana of a type a player has, or of any type if it is empty (106.4)."""

    type: str = ""
    who: Selector | None = None

    def value(self, ctx: Context) -> int:
        players = [ctx.controller] if self.who is None else self.who.find(ctx)
        if not self.type:
            return sum(len(player.pool) for player in players)
        return sum(player.pool.count(self.type) for player in players)

    def each(self, v: Voice) -> str:
        kind = f"{_type_name(self.type)} mana" if self.type else "mana"
        if self.who is None or self.who.is_you:
            return f"unspent {kind} you have"
        return f"unspent {kind} {self.who.say(v)} {self.who.verb('have')}"

    def say(self, v: Voice) -> str:
        return f"the amount of {self.each(v)}"

    @property
    def watches(self) -> frozenset[str]:
        return frozenset({"mana"})


def _type_name(type_: str) -> str:
    return COLOR_NAMES.get(type_, "colorless")


@frozen
class HandSize(Amount):
    """The number of cards in a player's hand."""

    who: Selector

    def value(self, ctx: Context) -> int:
        return sum(len(player.hand) for player in self.who.find(ctx))

    def say(self, v: Voice) -> str:
        return f"the number of cards in {self.who.possessive(v)} hand"

    @property
    def watches(self) -> frozenset[str]:
        return frozenset({"zones"})


@frozen
class LifeTotal(Amount):
    """A player's life total."""

    who: Selector

    def value(self, ctx: Context) -> int:
        return sum(player.life for player in self.who.find(ctx))

    def say(self, v: Voice) -> str:
        return f"{self.who.possessive(v)} life total"

    @property
    def watches(self) -> frozenset[str]:
        return frozenset({"life"})


@frozen
class Times(Amount):
    """A multiple of another amount: ``twice the number of …``."""

    factor: int
    inner: Amount = field(converter=as_amount)

    def value(self, ctx: Context) -> int:
        return self.factor * self.inner.value(ctx)

    def say(self, v: Voice) -> str:
        word = {2: "twice", 3: "three times"}.get(self.factor, f"{self.factor} times")
        return f"{word} {self.inner.say(v)}"


@frozen
class Half(Amount):
    """Half of another amount, rounded down unless ``up`` (107.1a)."""

    inner: Amount = field(converter=as_amount)
    up: bool = False

    def value(self, ctx: Context) -> int:
        return (self.inner.value(ctx) + self.up) // 2

    def say(self, v: Voice) -> str:
        return f"half {self.inner.say(v)}"


@frozen
class AnyNumber(Amount):
    """As many as the player likes: ``any number of target creatures`` (107.1c)."""

    def value(self, ctx: Context) -> int:
        return 10_000

    def say(self, v: Voice) -> str:
        return "any number of"


ANY_NUMBER = AnyNumber()


@frozen
class TargetCount(Amount):
    """How many targets the spell the text is on has, so many of them not counted: ``target
    beyond the first``."""

    beyond: int = 0

    def value(self, ctx: Context) -> int:
        chosen = sum(len(ids) for ids in ctx.item.targets) if ctx.item is not None else 0
        return max(0, chosen - self.beyond)

    def say(self, v: Voice) -> str:
        return f"the number of {words.plural('target')}{self._beyond()}"

    def each(self, v: Voice) -> str:
        return f"target{self._beyond()}"

    def _beyond(self) -> str:
        return {0: "", 1: " beyond the first"}.get(self.beyond, f" beyond the first {self.beyond}")


@frozen
class ManaSpent(Amount):
    """How much mana was spent to cast something, also once it is a permanent (400.7d)."""

    of: Selector

    def value(self, ctx: Context) -> int:
        return sum(len(ctx.game.casting.spent_on(obj)) for obj in self.of.find(ctx))

    def say(self, v: Voice) -> str:
        return f"the amount of mana spent to cast {self.of.say(v)}"


@frozen
class Devotion(Amount):
    """A player's devotion to a color, or to two: the mana symbols of those colors among the
    mana costs of permanents they control (700.5). ``colors`` are letters: ``"B"``, ``"UR"``."""

    colors: str

    def value(self, ctx: Context) -> int:
        you, colors = ctx.controller.id, frozenset(self.colors)
        return sum(
            1
            for o in ctx.game.battlefield
            if o.controller == you and o.chars.mana_cost is not None
            for pip in o.chars.mana_cost.pips
            if pip.types & colors
        )

    def say(self, v: Voice) -> str:
        return f"your devotion to {words.series([COLOR_NAMES[letter] for letter in self.colors])}"

    @property
    def watches(self) -> frozenset[str]:
        return frozenset({"battlefield", "effects"})


@frozen
class Greatest(Amount):
    """The greatest number among objects: ``the greatest power among creatures you control``."""

    which: str
    filter: Filter

    def value(self, ctx: Context) -> int:
        from cardwright.language.filters import stat

        matches = self.filter.matches
        found = [stat(o, self.which) or 0 for o in ctx.game.battlefield if matches(o, ctx)]
        return max(found, default=0)

    def say(self, v: Voice) -> str:
        return f"the greatest {self.which} among {self.filter.plural(v)}"

    @property
    def watches(self) -> frozenset[str]:
        return super().watches | {"battlefield", "counters", "effects"}


@frozen
class History(Amount):
    """How often something happened to a player this turn, by the name events note it under:
    ``spells cast``, ``life gained``, ``life lost``, ``drawn``."""

    name: str
    who: Selector
    surface: str = ""

    def value(self, ctx: Context) -> int:
        return sum(player.history.get(self.name, 0) for player in self.who.find(ctx))

    def say(self, v: Voice) -> str:
        return self.surface

    @property
    def watches(self) -> frozenset[str]:
        return frozenset({"history", "turn"})


@frozen
class TimesPaid(Amount):
    """How many times an optional cost of the spell was paid, also once it is a permanent:
    ``the number of times it was kicked`` (702.33c, 702.33d)."""

    cost: str = "kicker"
    surface: str = "it was kicked"

    def value(self, ctx: Context) -> int:
        return ctx.game.casting.times_paid(ctx, self.cost)

    def say(self, v: Voice) -> str:
        return f"the number of times {self.surface}"

    def each(self, v: Voice) -> str:
        return f"time {self.surface}"


@frozen
class Blockers(Amount):
    """How many creatures block something, so many of them not counted: ``the number of
    creatures blocking it beyond the first`` (702.23a)."""

    of: Selector
    beyond: int = 0

    def value(self, ctx: Context) -> int:
        of = {entity.id for entity in self.of.find(ctx)}
        blocked = ctx.game.combat.blockers.values()
        return max(0, sum(not of.isdisjoint(ids) for ids in blocked) - self.beyond)

    def say(self, v: Voice) -> str:
        beyond = " beyond the first" if self.beyond else ""
        return f"the number of creatures blocking {self.of.say(v)}{beyond}"


@frozen
class PlayerCount(Amount):
    """How many players there are of some kind: ``the number of opponents you have``."""

    who: Selector
    surface: str = "the number of opponents you have"

    def value(self, ctx: Context) -> int:
        return len(self.who.find(ctx))

    def say(self, v: Voice) -> str:
        return self.surface


def count(filter_: Filter) -> Count:
    """``count(creature & controlled_by(YOU))``: "the number of creatures you control"."""
    return Count(filter_)


def power_of(what: Selector) -> StatOf:
    """``power_of(THIS)``: "its power"."""
    return StatOf("power", what)


def toughness_of(what: Selector) -> StatOf:
    """``toughness_of(it("target"))``."""
    return StatOf("toughness", what)


def mana_value_of(what: Selector) -> StatOf:
    """``mana_value_of(it("target"))``."""
    return StatOf("mana value", what)
