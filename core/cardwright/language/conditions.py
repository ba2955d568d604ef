"""Conditions: what must be true (603.4, 611.3a, 608.2c)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import field, frozen

from cardwright.language import words
from cardwright.language.amounts import as_amount
from cardwright.language.filters import Targeting, card_noun
from cardwright.language.nodes import Amount, Condition, Filter, Phrase, Selector, Voice
from cardwright.objects import EXILE

if TYPE_CHECKING:
    from cardwright.context import Context


@frozen
class Controls(Condition):
    """A player controls at least so many of something: ``you control a Forest``; with
    ``at_most``, no more than so many: ``you control two or fewer other lands``; with
    ``exactly``, just so many."""

    who: Selector
    filter: Filter
    count: int = 1
    at_most: bool = False
    exactly: bool = False

    def holds(self, ctx: Context) -> bool:
        players = [player.id for player in self.who.find(ctx)]
        found = 0
        matches = self.filter.matches
        for obj in ctx.game.battlefield:
            if obj.controller in players and matches(obj, ctx):
                found += 1
                if found >= self.count and not (self.at_most or self.exactly):
                    return True
        if self.exactly:
            return found == self.count
        return found <= self.count if self.at_most else found >= self.count

    def say(self, v: Voice) -> str:
        verb = f"{self.who.say(v)} {self.who.verb('control')}"
        if self.count == 0:
            return f"{verb} no {self.filter.plural(v)}"
        phrase = self.filter.phrase(v)
        if self.at_most:
            return f"{verb} {words.number(self.count)} or fewer {phrase.render(plural=True)}"
        if self.exactly:
            noun = phrase.render(plural=self.count != 1)
            return f"{verb} exactly {words.number(self.count)} {noun}"
        if self.count == 1:
            if phrase.adjectives[:1] == ["other"]:
                del phrase.adjectives[0]
                return f"{verb} another {phrase.render()}"
            return f"{verb} {words.article(phrase.render())}"
        return f"{verb} {words.number(self.count)} or more {phrase.render(plural=True)}"

    @property
    def watches(self) -> frozenset[str]:
        return self.filter.watches | {"battlefield", "effects"}


@frozen
class ControlsNo(Condition):
    """A player controls none: ``you control no creatures``."""

    who: Selector
    filter: Filter

    def holds(self, ctx: Context) -> bool:
        return not Controls(self.who, self.filter).holds(ctx)

    def say(self, v: Voice) -> str:
        return f"{self.who.say(v)} {self.who.verb('control')} no {self.filter.plural(v)}"

    @property
    def watches(self) -> frozenset[str]:
        return self.filter.watches | {"battlefield", "effects"}


@frozen
class Compare(Condition):
    """Compares two amounts with ``>=``, ``<=``, ``=``, ``>`` or ``<``.

    ``surface`` is how the text says it: "you have 5 or less life".
    """

    left: Amount = field(converter=as_amount)
    op: str
    right: Amount = field(converter=as_amount)
    surface: str = ""

    def holds(self, ctx: Context) -> bool:
        left, right = self.left.value(ctx), self.right.value(ctx)
        return {">=": left >= right, "<=": left <= right, "=": left == right,
                ">": left > right, "<": left < right}[self.op]  # fmt: skip

    def say(self, v: Voice) -> str:
        if self.surface:
            return self.surface
        left, right = self.left.say(v), self.right.say(v)
        return {
            ">=": f"{left} is {right} or greater",
            "<=": f"{left} is {right} or less",
            "=": f"{left} is {right}",
            ">": f"{left} is greater than {right}",
            "<": f"{left} is less than {right}",
        }[self.op]


@frozen
class Is(Condition):
    """Something matches: ``it's a creature``, ``enchanted creature is green``."""

    what: Selector
    filter: Filter
    surface: str = ""

    def holds(self, ctx: Context) -> bool:
        found = self.what.find(ctx)
        return bool(found) and all(self.filter.matches(entity, ctx) for entity in found)

    def say(self, v: Voice) -> str:
        if self.surface:
            return self.surface
        phrase = self.filter.phrase(v)
        if not phrase.nouns:
            said = " ".join([*phrase.adjectives, *phrase.tails])
            subject = self.what.say(v)
            if phrase.adjectives and subject == "it":
                return f"it's {said}"
            verb = self.what.verb("have") if not phrase.adjectives else self.what.verb("are")
            return f"{subject} {verb} {said.removeprefix('with ')}"
        subject = self.what.say(v)
        return f"{subject}{chr(39) + 's' if subject == 'it' else ' is'} {words.article(phrase.render())}"  # noqa: E501

    @property
    def watches(self) -> frozenset[str]:
        return self.filter.watches | {"attached", "battlefield"}


@frozen
class RemainIn(Condition):
    """Some of the objects are still the ones they were in a zone (400.7): ``they remain
    exiled``."""

    what: Selector
    zone: str = EXILE

    def holds(self, ctx: Context) -> bool:
        return any(getattr(entity, "zone", "") == self.zone for entity in self.what.find(ctx))

    def say(self, v: Voice) -> str:
        where = "exiled" if self.zone == EXILE else f"in the {self.zone}"
        return f"they remain {where}" if self.what.plural else f"it remains {where}"

    @property
    def watches(self) -> frozenset[str]:
        return frozenset({"zones"})


@frozen
class YourTurn(Condition):
    """It is the controller's turn; with ``yours`` false, someone else's."""

    yours: bool = True

    def holds(self, ctx: Context) -> bool:
        return (ctx.game.active is ctx.controller) == self.yours

    def say(self, v: Voice) -> str:
        return "it's your turn" if self.yours else "it's not your turn"

    @property
    def watches(self) -> frozenset[str]:
        return frozenset({"turn"})


@frozen
class Paid(Condition):
    """An optional cost of the spell was paid: ``it was kicked`` (702.33d)."""

    cost: str = "kicker"
    surface: str = "it was kicked"

    def holds(self, ctx: Context) -> bool:
        return ctx.game.casting.times_paid(ctx, self.cost) > 0

    def say(self, v: Voice) -> str:
        return self.surface.replace("~", v.this)


@frozen
class HasCast(Condition):
    """A player has cast a spell that matches this turn: ``you've cast a creature spell this
    turn``. It doesn't matter what became of the spell."""

    who: Selector
    what: Filter | None = None

    def holds(self, ctx: Context) -> bool:
        game = ctx.game
        for player in self.who.find(ctx):
            turn, ids = player.memory.get("cast this turn", (0, ()))
            if turn != game.turn.number:
                continue
            if any(self.what is None or self.what.matches(game.entity(i), ctx) for i in ids):
                return True
        return False

    def say(self, v: Voice) -> str:
        phrase = Phrase() if self.what is None else self.what.phrase(v)
        phrase.nouns.append("spell")
        have = "'ve" if self.who.is_you else f" {self.who.verb('have')}"
        return f"{self.who.say(v)}{have} cast {words.article(phrase.render())} this turn"

    @property
    def watches(self) -> frozenset[str]:
        return frozenset({"history", "turn"})


@frozen
class CastFromZone(Condition):
    """The spell, or the spell that became the permanent, was cast from a zone (601.2a)."""

    zone: str
    surface: str = ""

    def holds(self, ctx: Context) -> bool:
        return bool(ctx.game.casting.cast_from(ctx) == self.zone)

    def say(self, v: Voice) -> str:
        return self.surface or f"this spell was cast from your {self.zone}"


@frozen
class NewSinceUpkeep(Condition):
    """The source came under its controller's control since the beginning of that player's
    last upkeep, the one before the upkeep under way (702.30a)."""

    def holds(self, ctx: Context) -> bool:
        since: int = ctx.controller.memory.get("last upkeep", -1)
        return ctx.source.control_stamp > since

    def say(self, v: Voice) -> str:
        return f"{v.this} came under your control since the beginning of your last upkeep"


@frozen
class CreatureDied(Condition):
    """A creature died this turn, under anyone's control (700.4)."""

    def holds(self, ctx: Context) -> bool:
        return any(player.history.get("creatures died", 0) for player in ctx.game.players)

    def say(self, v: Voice) -> str:
        return "a creature died this turn"

    @property
    def watches(self) -> frozenset[str]:
        return frozenset({"battlefield", "turn"})


@frozen
class DidSo(Condition):
    """What was just offered was done: "if you do"."""

    name: str = "did"

    def holds(self, ctx: Context) -> bool:
        return ctx.numbers.get(self.name, 0) > 0

    def say(self, v: Voice) -> str:
        return "you do"


@frozen
class IsNot(Condition):
    """The inner condition does not hold; ``surface`` says it."""

    inner: Condition
    surface: str = ""

    def holds(self, ctx: Context) -> bool:
        return not self.inner.holds(ctx)

    def say(self, v: Voice) -> str:
        if self.surface:
            return self.surface
        said = self.inner.say(v)
        for verb in (" was ", " is ", " were ", " are "):
            if verb in said:
                return said.replace(verb, f"{verb[:-1]}n't ", 1)
        return f"not {said}"


@frozen
class Both(Condition):
    """Every one of the conditions holds."""

    parts: tuple[Condition, ...]
    joiner: str = "and"

    def holds(self, ctx: Context) -> bool:
        held = (part.holds(ctx) for part in self.parts)
        return all(held) if self.joiner == "and" else any(held)

    def say(self, v: Voice) -> str:
        return words.series([part.say(v) for part in self.parts], self.joiner)


@frozen
class Exists(Condition):
    """Something that matches exists; ``surface`` says it where "there is" does not do."""

    what: Selector
    count: int = 1
    surface: str = ""

    def holds(self, ctx: Context) -> bool:
        return len(self.what.find(ctx)) >= self.count

    def say(self, v: Voice) -> str:
        return self.surface or f"there is {self.what.say(v)}"

    @property
    def watches(self) -> frozenset[str]:
        return super().watches | {"battlefield", "zones"}


@frozen
class ItTargets(Condition):
    """The spell or ability the text is on targets something that matches (115.9b)."""

    what: Filter

    def holds(self, ctx: Context) -> bool:
        return Targeting(self.what).matches(ctx.source, ctx)

    def say(self, v: Voice) -> str:
        return f"it targets {words.article(self.what.singular(v))}"


@frozen
class InYourGraveyard(Condition):
    """The source is in its controller's graveyard; with ``below``, directly below a card that
    matches: graveyards keep their order (404.2)."""

    what: Selector
    below: Filter | None = None

    def holds(self, ctx: Context) -> bool:
        pile = ctx.controller.graveyard
        for obj in self.what.find(ctx):
            for index, one in enumerate(pile):
                if one is obj:
                    return self.below is None or (
                        index + 1 < len(pile) and self.below.matches(pile[index + 1], ctx)
                    )
        return False

    def say(self, v: Voice) -> str:
        text = f"{self.what.say(v)} is in your graveyard"
        if self.below is None:
            return text
        return f"{text} with {words.article(card_noun(self.below, v))} directly above it"

    @property
    def watches(self) -> frozenset[str]:
        return frozenset({"zones"})


def controls(who: Selector, filter_: Filter, count: int = 1, *, at_most: bool = False) -> Controls:
    """``controls(YOU, artifact, 3)``: "you control three or more artifacts"."""
    return Controls(who, filter_, count, at_most)
