"""Abilities: what objects have (113, 602, 603, 604, 606, 614, 702)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from attrs import evolve, field, frozen

from cardwright.language import words
from cardwright.language.changes import ApplyRule, as_changes, say_changes
from cardwright.language.costs import (
    LoyaltyCost,
    TapSelf,
    as_costs,
    mana_part,
    say_as_one,
    say_costs,
)
from cardwright.language.nodes import (
    Ability,
    AllOf,
    AnyOf,
    Change,
    Condition,
    Cost,
    Effect,
    EventPattern,
    Filter,
    Node,
    Selector,
    Voice,
    flatten,
    tuple_of,
)
from cardwright.language.rules import AdditionalCost
from cardwright.language.selectors import Target, TheSameIsTrue, This, ThisSpell
from cardwright.mana import COLOR_NAMES
from cardwright.typeline import BASIC_LAND_TYPES

if TYPE_CHECKING:
    from cardwright.context import Context
    from cardwright.decisions import Steps
    from cardwright.events import Event

BATTLEFIELD_ONLY = frozenset({"battlefield"})
EVERYWHERE_ELSE = frozenset({"hand", "graveyard", "exile", "library", "command", "stack"})


def say_body(effects: Sequence[Effect], v: Voice) -> str:
    """Instructions as sentences."""
    return " ".join(words.sentence(effect.say(v)) for effect in effects)


def _effects(items: Any) -> tuple[Effect, ...]:
    """Converter: one instruction or several, nested or not."""
    return flatten([items])


def labelled(label: str, text: str) -> str:
    """The text after an ability word or a flavor word (207.2c)."""
    return f"{label} — {text}" if label else text


@frozen
class Spell(Ability):
    """What an instant or sorcery does as it resolves (113.3a): one paragraph of its text. A
    spell with several follows them in order (608.2c)."""

    effects: tuple[Effect, ...] = field(converter=_effects)
    label: str = ""
    zones = frozenset({"stack"})

    def say(self, v: Voice) -> str:
        return labelled(self.label, say_body(self.effects, v))


@frozen
class Activated(Ability):
    """``{T}: Add {G}.`` (602). ``limits`` are the sentences that restrict its use."""

    cost: tuple[Cost, ...] = field(converter=as_costs)
    effects: tuple[Effect, ...] = field(converter=_effects)
    only: tuple[Limit, ...] = field(default=(), converter=tuple_of, kw_only=True)
    label: str = field(default="", kw_only=True)
    zones: frozenset[str] = field(default=BATTLEFIELD_ONLY, kw_only=True)  # type: ignore[misc]  # a field here, a constant elsewhere
    targets: tuple[Target, ...] = field(init=False, eq=False, repr=False)
    is_mana: bool = field(init=False, eq=False, repr=False)
    has_tap: bool = field(init=False, eq=False, repr=False)

    def __attrs_post_init__(self) -> None:
        pieces = [piece for effect in self.effects for piece in effect.walk()]
        targets = tuple(piece for piece in pieces if isinstance(piece, Target))
        loyalty = any(isinstance(cost, LoyaltyCost) for cost in self.cost)
        makes = any(getattr(piece, "makes_mana", False) for piece in pieces)
        set_ = object.__setattr__
        set_(self, "targets", targets)
        # 605.1a: no target, could add mana, not a loyalty ability.
        set_(self, "is_mana", makes and not targets and not loyalty)
        set_(self, "has_tap", any(isinstance(cost, TapSelf) for cost in self.cost))

    @property
    def is_loyalty(self) -> bool:
        return any(isinstance(cost, LoyaltyCost) for cost in self.cost)

    def say(self, v: Voice) -> str:
        text = f"{say_costs(self.cost, v)}: {say_body(self.effects, v)}"
        for limit in self.only:
            text += f" {limit.say(v)}"
        only = mana_part(self.cost).x_only
        if only:
            text += f" Spend only {COLOR_NAMES.get(only, 'colorless')} mana on X."
        return labelled(self.label, text)


class Limit(Node):
    """A restriction on when or how often an ability can be used (602.5)."""

    __slots__ = ()

    def allows(self, ctx: Context, ability: Ability) -> bool:
        raise NotImplementedError


@frozen
class SorcerySpeed(Limit):
    """Activate only as a sorcery (602.5d)."""

    def allows(self, ctx: Context, ability: Ability) -> bool:
        return ctx.game.sorcery_timing(ctx.controller)

    def say(self, v: Voice) -> str:
        return "Activate only as a sorcery."


@frozen
class OncePerTurn(Limit):
    """Activate only so many times each turn (602.5b)."""

    times: int = 1

    def allows(self, ctx: Context, ability: Ability) -> bool:
        return ctx.game.uses_this_turn(ctx.source, ability) < self.times

    def say(self, v: Voice) -> str:
        if self.times == 1:
            return "Activate only once each turn."
        return f"Activate no more than {words.number(self.times)} times each turn."


@frozen
class OnlyIf(Limit):
    """Activate only if a condition holds."""

    condition: Condition

    def allows(self, ctx: Context, ability: Ability) -> bool:
        return self.condition.holds(ctx)

    def say(self, v: Voice) -> str:
        return f"Activate only if {self.condition.say(v)}."


@frozen
class OnlyDuring(Limit):
    """Activate only during a step, such as ``your upkeep``."""

    step: str
    yours: bool
    surface: str

    def allows(self, ctx: Context, ability: Ability) -> bool:
        game = ctx.game
        return (not self.step or game.turn.step == self.step) and (
            not self.yours or game.active is ctx.controller
        )

    def say(self, v: Voice) -> str:
        return f"Activate only during {self.surface}."


SORCERY_SPEED = SorcerySpeed()
ONCE_PER_TURN = OncePerTurn()


@frozen
class Triggered(Ability):
    """``When``, ``Whenever`` or ``At`` an event, if a condition holds, do something (603)."""

    word: str
    event: EventPattern
    effects: tuple[Effect, ...] = field(converter=flatten)
    condition: Condition | None = None
    once_per_turn: bool = False
    label: str = ""
    zones: frozenset[str] = field(default=BATTLEFIELD_ONLY, kw_only=True)  # type: ignore[misc]  # a field here, a constant elsewhere
    is_mana: bool = field(init=False, eq=False, repr=False)

    def __attrs_post_init__(self) -> None:
        from cardwright.events import ProduceMana

        pieces = [piece for effect in self.effects for piece in effect.walk()]
        makes = any(getattr(piece, "makes_mana", False) for piece in pieces)
        targets = any(isinstance(piece, Target) for piece in pieces)
        # 605.1b: no target, triggers from mana being added, could add mana.
        from_mana = ProduceMana in self.event.events
        object.__setattr__(self, "is_mana", makes and not targets and from_mana)

    def say(self, v: Voice) -> str:
        text = f"{self.word} {self.event.say(v)}, "
        if self.condition is not None:
            text += f"if {self.condition.say(v)}, "
        body = say_body(self.effects, v)
        text += body[:1].lower() + body[1:] if not body.startswith(v.name or "\0") else body
        if self.once_per_turn:
            text += " This ability triggers only once each turn."
        return labelled(self.label, text)


def When(  # noqa: N802  # reads as the card does
    event: EventPattern,
    *effects: Effect,
    condition: Condition | None = None,
    label: str = "",
    zones: Sequence[str] = ("battlefield",),
) -> Triggered:
    """``When(enters(THIS), Draw(1))``: "When this creature enters, draw a card."."""
    return Triggered("When", event, effects, condition, False, label, zones=frozenset(zones))


def Whenever(  # noqa: N802  # reads as the card does
    event: EventPattern,
    *effects: Effect,
    condition: Condition | None = None,
    once_per_turn: bool = False,
    label: str = "",
    zones: Sequence[str] = ("battlefield",),
) -> Triggered:
    """``Whenever(attacks(THIS), …)``."""
    return Triggered(
        "Whenever", event, effects, condition, once_per_turn, label, zones=frozenset(zones)
    )


def At(  # noqa: N802  # reads as the card does
    event: EventPattern,
    *effects: Effect,
    condition: Condition | None = None,
    label: str = "",
    zones: Sequence[str] = ("battlefield",),
) -> Triggered:
    """``At(upkeep(YOU), …)``: "At the beginning of your upkeep, …"."""
    return Triggered("At", event, effects, condition, False, label, zones=frozenset(zones))


@frozen
class Static(Ability):
    """A continuous effect of a static ability (604, 611.3).

    ``who``: the objects or players it is about; ``changes``: what it does to them;
    ``condition``: "as long as", said first unless ``trailing``.
    """

    who: Selector
    changes: tuple[Change, ...]
    condition: Condition | None = None
    trailing: bool = False
    surface: str = ""
    label: str = ""
    defining: bool = False
    """Whether it is a characteristic-defining ability (604.3)."""
    zones: frozenset[str] = field(default=BATTLEFIELD_ONLY, kw_only=True)  # type: ignore[misc]  # a field here, a constant elsewhere

    def say(self, v: Voice) -> str:
        if self.surface:
            return words.sentence(self.surface.replace("~", v.this))
        first = self.changes[0]
        text = first.rule.about(self.who, v) if isinstance(first, ApplyRule) else ""
        if not text:
            text = f"{self.who.say(v)} {say_changes(self.changes, self.who, v, timed=False)}"
        if self.condition is not None:
            clause = f"as long as {self.condition.say(v)}"
            text = f"{text} {clause}" if self.trailing else f"{clause}, {text}"
        text = words.sentence(text)
        if isinstance(self.who, TheSameIsTrue):
            text += f" {self.who.say_rest(v)}"
        return labelled(self.label, text)

    @property
    def watches(self) -> frozenset[str]:
        found = self.who.watches
        for change in self.changes:
            found |= change.watches
        if self.condition is not None:
            found |= self.condition.watches
        return found


def static(
    who: Selector,
    *changes: Any,
    condition: Condition | None = None,
    trailing: bool = False,
    surface: str = "",
    label: str = "",
) -> Static:
    """``static(those(creature & controlled_by(YOU)), "+1/+1", "vigilance")``.

    About "this spell" it functions wherever the card could be cast from, and on the stack
    (113.6).
    """
    zones = EVERYWHERE_ELSE if isinstance(who, ThisSpell) else BATTLEFIELD_ONLY
    return Static(who, as_changes(changes), condition, trailing, surface, label, zones=zones)


def additional_cost(*costs: Cost) -> Static:
    """``additional_cost(SacrificeCost(artifact))``: "As an additional cost to cast this spell,
    sacrifice an artifact." (118.8)."""
    said = " and ".join(cost.say(Voice("this spell")) for cost in costs)
    surface = f"as an additional cost to cast this spell, {said}"
    return static(ThisSpell(), AdditionalCost(costs), surface=surface)


@frozen
class Replacement(Ability):
    """A replacement or prevention effect of a static ability (614, 615).

    ``event``: what would happen; ``instead``: how the event is edited.
    """

    event: EventPattern
    edit: Edit
    condition: Condition | None = None
    surface: str = ""
    optional: bool = False
    zones: frozenset[str] = field(default=BATTLEFIELD_ONLY, kw_only=True)  # type: ignore[misc]  # a field here, a constant elsewhere

    def say(self, v: Voice) -> str:
        if self.surface:
            return words.sentence(self.surface.replace("~", v.this))
        text = self.edit.say(v)
        if self.edit.follows_event:
            text = f"if {self.event.say(v)}, {text}"
        if self.condition is not None:
            text = f"as long as {self.condition.say(v)}, {text}"
        return words.sentence(text)


class Edit(Node):
    """How a replacement effect edits an event (614.1).

    A ``pure`` one asks nobody and looks at nothing but the event: its `preview` says what
    becomes of an event, and the order of several pure ones is asked for only if it matters.
    """

    __slots__ = ()
    pure: ClassVar[bool] = False
    copies: ClassVar[bool] = False
    """Whether it makes an object enter as a copy (616.1c)."""
    follows_event: ClassVar[bool] = False
    """Whether it is said after what it replaces: "if a land is tapped for mana, …"."""

    def preview(self, event: Any, ctx: Context) -> Any:
        """For a pure one: the event as it would be; the event itself is left alone."""
        raise NotImplementedError

    def edit(self, event: Any, ctx: Context) -> Steps[list[Event]]:
        """The events that take its place; the event itself, changed, among them or not."""
        raise NotImplementedError


@frozen
class EntersWith(Ability):
    """How its object enters: tapped, with counters, after a choice (614.1c, 614.1d, 614.12)."""

    edit: Edit
    condition: Condition | None = None
    surface: str = ""

    def say(self, v: Voice) -> str:
        if self.surface or self.condition is None:
            return words.sentence(self.surface.replace("~", v.this) or self.edit.say(v))
        edit = self.edit.say(Voice("it", v.name))
        return words.sentence(f"if {self.condition.say(v)}, {edit}")


@frozen
class Keyword(Ability):
    """A keyword ability (702): its name and its arguments.

    What it means is declared by the plugin that owns the keyword, not here. A keyword can
    hold a cost, an amount or a filter: ``Keyword("ward", cost="{2}")``.
    """

    name: str
    cost: tuple[Cost, ...] = field(default=(), converter=as_costs)
    amount: int = 0
    filter: Filter | None = None
    own_line: bool = field(default=False, eq=False)

    @classmethod
    def parse(cls, text: str) -> Keyword:
        """``flying``, ``ward {2}``, ``toxic 1``, ``suspend 4—{U}``, ``protection from red``,
        ``affinity for artifacts``, ``mountaincycling {2}``."""
        head, brace, cost = text.partition("{")
        head = head.strip().removesuffix("—")
        name, _, last = head.rpartition(" ")
        amount = int(last) if name and last.isdigit() else 0
        name, filter_ = _quality(name if amount else head)
        return cls(name, brace + cost, amount, filter_)

    def say(self, v: Voice) -> str:
        text = words.capital(self._named(v))
        if self.amount:
            text += f" {self.amount}"
        if self.cost:
            said = say_costs(self.cost, v)
            if self.name == "cumulative upkeep":
                said = say_as_one(self.cost, v)
            symbols = said.startswith("{") and "," not in said
            link = "—" if self.amount or not symbols else " "
            text += f"{link}{said}" if symbols else f"{link}{said}."
            if mana_part(self.cost).x_least:
                text += ". X can't be 0."
        return text

    def _named(self, v: Voice) -> str:
        """The name together with the quality, as each kind of keyword puts them (702)."""
        if self.filter is None:
            return self.name
        if self.name in ("protection", "hexproof"):
            if self.filter == each_color():
                return f"{self.name} from each color"
            parts = self.filter.parts if isinstance(self.filter, AnyOf) else (self.filter,)
            return f"{self.name} {' and '.join(f'from {_several(part, v)}' for part in parts)}"
        if self.name == "affinity":
            return f"affinity for {self.filter.plural(v)}"
        quality = self.filter.phrase(v).render(default="").strip()
        if self.name == "cycling":
            return f"{quality}cycling"
        if self.name == "landwalk":
            return f"{quality}walk"
        return f"{self.name} {quality}"


def _several(quality: Filter, v: Voice) -> str:
    """``artifacts``, ``Goblins``; a quality that is no noun as it is: ``red``."""
    phrase = quality.phrase(v)
    if phrase.nouns[-1:] == ["everything"]:
        return "everything"
    return phrase.render(plural=True) if phrase.nouns else " ".join(phrase.adjectives)


def each_color() -> Filter:
    """Any of the five colors, as in "protection from each color" (702.16h)."""
    from cardwright.language import filters

    return filters.each_color


_TYPES = ("artifact", "battle", "creature", "enchantment", "instant", "land", "planeswalker",
          "sorcery")  # fmt: skip
_SUPERTYPES = ("basic", "legendary", "snow")


def _quality(text: str) -> tuple[str, Filter | None]:
    """A keyword's name and the quality that is written as part of it, if there is one."""
    for name, link in (("protection", " from "), ("hexproof", " from "), ("affinity", " for ")):
        if text.startswith(f"{name}{link}"):
            rest = text.removeprefix(f"{name}{link}")
            if rest == "each color":
                return name, each_color()
            parts = [_described(part) for part in rest.split(f" and{link}")]
            return name, parts[0] if len(parts) == 1 else AnyOf(tuple(parts))
    if text.endswith("cycling") and text != "cycling":
        return "cycling", _described(text.removesuffix("cycling"))
    if text.endswith(" landwalk"):
        return "landwalk", _described(text.removesuffix("walk"))
    if text.startswith("equip "):
        return "equip", _described(text.removeprefix("equip "))
    return text, None


def _described(text: str) -> Filter:
    """The filter of a quality in words: ``red``, ``artifacts``, ``basic land``, ``Goblins``."""
    from cardwright.language import filters
    from cardwright.mana import COLOR_NAMES

    found: list[Filter] = []
    for word in text.split():
        one = words.singular(word)
        if word in COLOR_NAMES.values():
            found.append(filters.color(word))
        elif word in ("colorless", "monocolored", "multicolored"):
            found.append(filters.Colored(word))
        elif word == "everything":
            found.append(filters.everything)
        elif one in _TYPES or word in _TYPES:
            found.append(filters.HasType((one if one in _TYPES else word).capitalize()))
        elif word in _SUPERTYPES:
            found.append(filters.HasSupertype(word.capitalize()))
        elif word in BASIC_LAND_TYPES or word.capitalize() in BASIC_LAND_TYPES:
            found.append(filters.subtype(word.capitalize()))
        else:
            found.append(filters.subtype(words.capital(one)))
    return found[0] if len(found) == 1 else AllOf(tuple(found))


def own_line(keyword: str | Keyword) -> Keyword:
    """A keyword that the card prints on a line of its own."""
    one = Keyword.parse(keyword) if isinstance(keyword, str) else keyword
    return evolve(one, own_line=True)


@frozen
class KeywordDefinition:
    """What a keyword ability means (702), as its plugin declares it.

    ``meaning`` turns the keyword, with its arguments, into the abilities it stands for;
    ``rule`` is its number. ``redundant``: several instances do no more than one.
    """

    name: str
    rule: str
    meaning: Callable[[Keyword], Sequence[Ability]]
    redundant: bool = True


def is_self(selector: Selector) -> bool:
    """Whether a selector means the source itself."""
    return isinstance(selector, This)
