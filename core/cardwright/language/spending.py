"""What mana may be spent on and what happens when it is (106.6, 609.4b, 107.4f).

`Spending` restricts a unit of mana, a `Rider` waits for it to be spent, and the rules at the
end change how a player may pay.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import field, frozen

from cardwright.decisions import Steps
from cardwright.language import words
from cardwright.language.changes import as_changes, say_changes
from cardwright.language.durations import INDEFINITELY
from cardwright.language.nodes import Change, Filter, Node, Rule, Selector, Voice
from cardwright.language.selectors import Ref
from cardwright.mana import COLOR_NAMES, COLORS, TYPES

if TYPE_CHECKING:
    from cardwright.context import Context
    from cardwright.mana import ManaUnit
    from cardwright.payment import Purpose


class Spending(Node):
    """A restriction on what mana may be spent on; says itself after "Spend this mana only"."""

    __slots__ = ()

    def allows(self, purpose: Purpose | None, ctx: Context) -> bool:
        """Whether the mana may pay for this; ``ctx`` is of what produced it."""
        raise NotImplementedError


@frozen
class ToCast(Spending):
    """Only to cast spells that match: ``to cast creature spells``; ``one``: ``to cast a creature
    spell``."""

    what: Filter
    surface: str = ""
    one: bool = False

    def allows(self, purpose: Purpose | None, ctx: Context) -> bool:
        return (
            purpose is not None and purpose.ability is None and self.what.matches(purpose.obj, ctx)
        )

    def say(self, v: Voice) -> str:
        if self.surface:
            return f"to cast {self.surface}"
        phrase = self.what.phrase(v)
        phrase.nouns.append("spell")
        if self.one:
            return f"to cast {words.article(phrase.render())}"
        return f"to cast {phrase.render(plural=True)}"


@frozen
class ToActivate(Spending):
    """Only to activate abilities of what matches."""

    what: Filter
    surface: str = ""

    def allows(self, purpose: Purpose | None, ctx: Context) -> bool:
        if purpose is None or purpose.ability is None:
            return False
        return self.what.matches(purpose.obj, ctx)

    def say(self, v: Voice) -> str:
        return f"to activate abilities of {self.surface or self.what.plural(v)}"


@frozen
class Either(Spending):
    """Any of several uses: ``to cast artifact spells or activate abilities of artifacts``."""

    parts: tuple[Spending, ...]

    def allows(self, purpose: Purpose | None, ctx: Context) -> bool:
        return any(part.allows(purpose, ctx) for part in self.parts)

    def say(self, v: Voice) -> str:
        first, *rest = [part.say(v) for part in self.parts]
        return words.series([first, *(text.removeprefix("to ") for text in rest)], "or")


@frozen
class OnCostsWithX(Spending):
    """Only on costs that contain {X}."""

    def allows(self, purpose: Purpose | None, ctx: Context) -> bool:
        return purpose is not None and purpose.has_x

    def say(self, v: Voice) -> str:
        return "on costs that contain {X}"


class Rider(Node):
    """What happens when the mana is spent (106.6, 106.6a)."""

    __slots__ = ()

    def spent(self, unit: ManaUnit, purpose: Purpose, ctx: Context) -> Steps[None]:
        """Called once for each payment in which such mana was spent."""
        raise NotImplementedError


@frozen
class SpellGains(Rider):
    """If it is spent on a spell that matches, that spell is changed: "that spell can't be
    countered"."""

    changes: tuple[Change, ...] = field(converter=as_changes)
    what: Filter | None = None
    surface: str = ""

    def spent(self, unit: ManaUnit, purpose: Purpose, ctx: Context) -> Steps[None]:
        if purpose.ability is None and (self.what is None or self.what.matches(purpose.obj, ctx)):
            yield from ctx.game.effects.begin(ctx, [purpose.obj], self.changes, INDEFINITELY)

    def say(self, v: Voice) -> str:
        change = say_changes(self.changes, Ref("spell", "that spell"), v, timed=True)
        if self.what is None:
            return f"that spell {change}"
        phrase = self.what.phrase(v)
        phrase.nouns.append("spell")
        noun = self.surface or words.article(phrase.render())
        return f"if that mana is spent on {noun}, that spell {change}"


def _name(type_: str) -> str:
    return COLOR_NAMES.get(type_, "colorless")


# --- how a player may pay ----------------------------------------------------------------


@frozen
class SpendAsThough(Rule):
    """The player may spend mana as though it were of other types (609.4b).

    ``mana``: the types of mana this is about; ``as_if``: what they count as too; ``others``:
    what mana of the other types counts as, and as nothing else, if that is changed. Colors and
    types are two things: "of any color" leaves colorless symbols alone, "of any type" does not.
    """

    as_if: frozenset[str]
    mana: frozenset[str] = frozenset(TYPES)
    others: frozenset[str] | None = None

    def say(self, v: Voice) -> str:
        any_ = "any type" if "C" in self.as_if else "any color"
        names = [_name(t) for t in TYPES if t in self.mana]
        kind = "" if len(names) == len(TYPES) else f"{words.series(names)} "
        text = f"may spend {kind}mana as though it were mana of {any_}"
        if self.others is None:
            return text
        as_if = words.series([_name(t) for t in TYPES if t in self.others], "or")
        return f"{text}. You may spend other mana only as though it were {as_if} mana"


@frozen
class LifeForMana(Rule):
    """For each symbol of a color in a cost, the player may pay life instead (107.4f, 118.1)."""

    color: str
    life: int = 2

    def about(self, who: Selector, v: Voice) -> str:
        return f"for each {{{self.color}}} in a cost, {who.say(v)} {self.say(v)}"

    def say(self, v: Voice) -> str:
        return f"may pay {self.life} life rather than pay that mana"


ANY_COLOR = frozenset(COLORS)
ANY_TYPE = frozenset(TYPES)


def of_any_color() -> SpendAsThough:
    """``static(YOU, of_any_color())``: "spend mana as though it were mana of any color"."""
    return SpendAsThough(ANY_COLOR)


def of_any_type() -> SpendAsThough:
    """ "… as though it were mana of any type"."""
    return SpendAsThough(ANY_TYPE)
