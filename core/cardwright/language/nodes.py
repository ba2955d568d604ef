"""The kinds of pieces that declarations are made of.

Each kind is a small base class; every piece is a frozen attrs class that can *run* against
a `Context` and *say* itself in the wording of current Oracle text. The set of pieces is
open: a pack adds a filter, an amount, an effect by writing one class.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

import attrs
from attrs import field, frozen

from cardwright.language import words

if TYPE_CHECKING:
    from cardwright.context import Context
    from cardwright.decisions import Steps
    from cardwright.events import Event
    from cardwright.objects import Characteristics, Entity, GameObject, Player


@frozen
class Voice:
    """How the text under way speaks of its own card: ``this creature``, or its name."""

    this: str = "this permanent"
    name: str = ""


class Node:
    """Base of all pieces: knows the pieces inside it."""

    __slots__ = ()

    def say(self, v: Voice) -> str:
        """Its part of the card's text."""
        raise NotImplementedError(f"{type(self).__name__} does not say itself")

    def children(self) -> Iterator[Node]:
        """The pieces directly inside, in the order in which they are read."""
        for spec in attrs.fields(type(self)):  # type: ignore[arg-type]  # every piece is an attrs class
            value = getattr(self, spec.name)
            if isinstance(value, Node):
                yield value
            elif type(value) is tuple:
                for item in value:
                    if isinstance(item, Node):
                        yield item

    def walk(self) -> Iterator[Node]:
        """This piece and all inside it, in reading order."""
        yield self
        for child in self.children():
            yield from child.walk()

    @property
    def watches(self) -> frozenset[str]:
        """The event topics that can change what it says of a game."""
        found: frozenset[str] = frozenset()
        for child in self.children():
            found |= child.watches
        return found


# --- filters ---------------------------------------------------------------------------


@attrs.define
class Phrase:
    """A noun phrase under construction: adjectives, a noun, and what follows it."""

    noun: str = ""
    adjectives: list[str] = attrs.Factory(list)
    tails: list[str] = attrs.Factory(list)
    nouns: list[str] = attrs.Factory(list)
    zone: str = "battlefield"

    def render(self, plural: bool = False, default: str = "permanent") -> str:
        nouns = self.nouns or [self.noun or default]
        head = " ".join([*_adjectives(self.adjectives), *nouns[:-1]])
        last = words.plural(nouns[-1]) if plural else nouns[-1]
        text = f"{head} {last}" if head else last
        tails = self.tails
        if plural:
            tails = [tail.replace("that isn't ", "that aren't ", 1) for tail in tails]
        return " ".join([text, *tails])


def _adjectives(adjectives: Sequence[str]) -> list[str]:
    """The adjectives with a comma between those that say what something is not:
    ``noncreature, nonland permanent``."""
    followed = zip(adjectives, [*adjectives[1:], ""], strict=False)
    return [
        f"{word}," if word.startswith("non") and after.startswith("non") else word
        for word, after in followed
    ]


class Filter(Node):
    """A test of an object or a player: ``creature``, ``you control``, ``with flying``."""

    __slots__ = ()

    def matches(self, entity: Any, ctx: Context) -> bool:
        raise NotImplementedError

    def describe(self, phrase: Phrase, v: Voice) -> None:
        """Add its part to a noun phrase."""
        raise NotImplementedError

    def say(self, v: Voice) -> str:
        return self.phrase(v).render()

    def phrase(self, v: Voice) -> Phrase:
        phrase = Phrase()
        self.describe(phrase, v)
        return phrase

    def singular(self, v: Voice, default: str = "permanent") -> str:
        return self.phrase(v).render(False, default)

    def plural(self, v: Voice, default: str = "permanent") -> str:
        return self.phrase(v).render(True, default)

    def __and__(self, other: Filter) -> Filter:
        return AllOf((*_parts(AllOf, self), *_parts(AllOf, other)))

    def __or__(self, other: Filter) -> Filter:
        return AnyOf((*_parts(AnyOf, self), *_parts(AnyOf, other)))

    def __invert__(self) -> Filter:
        return Not(self)


def _parts(kind: type, filter_: Filter) -> tuple[Filter, ...]:
    return filter_.parts if type(filter_) is kind else (filter_,)  # type: ignore[attr-defined]  # both have parts


@frozen
class AllOf(Filter):
    """Every part matches."""

    parts: tuple[Filter, ...]

    def matches(self, entity: Any, ctx: Context) -> bool:
        for part in self.parts:  # noqa: SIM110  # a loop is faster than all() here
            if not part.matches(entity, ctx):
                return False
        return True

    def describe(self, phrase: Phrase, v: Voice) -> None:
        for part in self.parts:
            part.describe(phrase, v)


@frozen
class AnyOf(Filter):
    """At least one part matches: ``artifact or enchantment``."""

    parts: tuple[Filter, ...]
    joiner: str = "or"

    def matches(self, entity: Any, ctx: Context) -> bool:
        for part in self.parts:  # noqa: SIM110  # a loop is faster than any() here
            if part.matches(entity, ctx):
                return True
        return False

    def describe(self, phrase: Phrase, v: Voice) -> None:
        each = [part.phrase(v) for part in self.parts]
        simple = all(not p.tails and (p.nouns or not p.adjectives) for p in each)
        if simple:
            phrase.nouns.append(words.series([p.render() for p in each], self.joiner))
        elif all(not p.nouns and not p.tails for p in each):
            adjectives = [" ".join(p.adjectives) for p in each]
            phrase.adjectives.append(words.series(adjectives, self.joiner))
        elif all(not p.nouns and not p.adjectives for p in each):
            tails = [" ".join(p.tails) for p in each]
            if all(tail.startswith("with ") for tail in tails):
                tails[1:] = [tail.removeprefix("with ") for tail in tails[1:]]
            phrase.tails.append(words.series(tails, self.joiner))
        else:
            phrase.nouns.append(words.series([p.render() for p in each], self.joiner))

    def plural(self, v: Voice, default: str = "permanent") -> str:
        return words.series([part.plural(v, default) for part in self.parts], "and")


@frozen
class Not(Filter):
    """The inner filter does not match: ``nonland``, ``nonblack``."""

    inner: Filter

    def matches(self, entity: Any, ctx: Context) -> bool:
        return not self.inner.matches(entity, ctx)

    def describe(self, phrase: Phrase, v: Voice) -> None:
        inner = self.inner.phrase(v)
        word = " ".join([*inner.adjectives, *inner.nouns])
        if word:
            phrase.adjectives.append(f"non-{word}" if word[0].isupper() else f"non{word}")
        else:
            tail = " ".join(inner.tails)
            if tail.startswith("with "):
                phrase.tails.append(tail.replace("with ", "without ", 1))
            elif tail.startswith("of "):
                phrase.tails.append(f"that isn't {tail}")
            elif tail in ("you control", "you own"):
                phrase.tails.append(tail.replace("you ", "you don't ", 1))
            else:
                phrase.tails.append(f"not {tail}")


# --- things and players ------------------------------------------------------------------


class Selector(Node):
    """Names objects or players: ``target creature``, ``each opponent``, ``it``.

    ``plural`` is whether verbs after it are plural: "creatures you control get".
    """

    __slots__ = ()
    plural: ClassVar[bool] = False

    def find(self, ctx: Context) -> Sequence[Any]:
        """The entities named, without asking anyone; none that have gone unless it is a
        reference to one."""
        raise NotImplementedError

    def select(self, ctx: Context) -> Steps[Sequence[Any]]:
        """The entities named; may ask a player to choose."""
        yield from ()
        return self.find(ctx)

    @property
    def is_you(self) -> bool:
        return False

    def verb(self, verb: str) -> str:
        """The verb as it stands after this subject."""
        return verb if self.plural or self.is_you else words.third(verb)

    def possessive(self, v: Voice) -> str:
        return words.possessive(self.say(v))


# --- amounts, conditions -------------------------------------------------------------------


class Amount(Node):
    """A number read from the game."""

    __slots__ = ()

    def value(self, ctx: Context) -> int:
        raise NotImplementedError

    def times(self, noun: str, v: Voice) -> str:
        """This many of a noun: ``a card``, ``two cards``, ``X cards``."""
        return f"{self.say(v)} {words.plural(noun)}"

    def each(self, v: Voice) -> str:
        """One of what it counts, after "for each": ``creature you control``."""
        raise NotImplementedError(f"{type(self).__name__} does not say what it counts")

    @property
    def tail(self) -> str | None:
        """What a sentence has to say after it to define the number, such as "where X is"."""
        return None


class Condition(Node):
    """Something that is true of a game or not; says itself as a clause: ``you control a``."""

    __slots__ = ()

    def holds(self, ctx: Context) -> bool:
        raise NotImplementedError


# --- costs -----------------------------------------------------------------------------


class Cost(Node):
    """One component of a cost (118.1)."""

    __slots__ = ()
    last: ClassVar[bool] = False
    """Paid after the others, as random elements and hidden cards are (601.2h)."""

    def payable(self, ctx: Context) -> bool:
        """Whether it could be paid now."""
        raise NotImplementedError

    def pay(self, ctx: Context) -> Steps[bool]:
        """Pay it; False if it could not be paid after all."""
        raise NotImplementedError


# --- durations, changes --------------------------------------------------------------------


class Duration(Node):
    """How long a continuous effect lasts (611.2a)."""

    __slots__ = ()

    def over(self, ctx: Context, event: Event) -> bool:
        """Whether the event ends it."""
        raise NotImplementedError


class Change(Node):
    """What a continuous effect does to an object: one line of the layers (613.1).

    ``layer`` is where it applies, as a string that sorts: ``"4"``, ``"7b"``. ``says`` is
    the verb it is joined under: ``get`` for "gets +1/+1", ``have`` for "has flying".
    """

    __slots__ = ()
    layer: ClassVar[str] = ""
    verb: ClassVar[str] = ""

    def change(self, chars: Characteristics, obj: GameObject, ctx: Context) -> None:
        """Edit characteristics under construction."""
        raise NotImplementedError


class Rule(Node):
    """A rule about objects or players: a permission, a restriction, a requirement (613.11).

    Applied after all layers; the parts of the engine that care look its class up.
    ``says`` reads after the subject: "can't block".
    """

    __slots__ = ()

    def about(self, who: Selector, v: Voice) -> str:
        """The whole sentence, where it does not begin with whom it is about; else empty."""
        return ""

    def settled(self, ctx: Context) -> Rule:
        """The rule as a resolving spell or ability begins it: what it refers to is fixed then
        (611.2c)."""
        return self


# --- events, effects, abilities --------------------------------------------------------------


class EventPattern(Node):
    """What an ability waits for: ``this creature enters``.

    ``events``: the event classes it can match; ``looks_back``: whether the game has to look
    at what was just before the event (603.10).
    """

    __slots__ = ()

    @property
    def events(self) -> tuple[type[Event], ...]:
        raise NotImplementedError

    @property
    def looks_back(self) -> bool:
        return False

    @property
    def looks_forward(self) -> bool:
        """Whether it looks at what is just after some of its events (603.6)."""
        return not self.looks_back

    def looks_back_at(self, event: Any) -> bool:
        """Whether it looks at what was just before this very event (603.10)."""
        return self.looks_back

    def matches(self, event: Any, ctx: Context) -> bool:
        raise NotImplementedError

    def subject(self, event: Any) -> Entity | None:
        """What "it" or "that creature" means in the ability."""
        return getattr(event, "obj", None)

    def player(self, event: Any) -> Player | None:
        """Who "that player" is in the ability."""
        return getattr(event, "player", None)


class Effect(Node):
    """A one-shot effect: an instruction (608.2c, 610)."""

    __slots__ = ()

    def run(self, ctx: Context) -> Steps[None]:
        raise NotImplementedError

    def possible(self, ctx: Context) -> bool:
        """Whether a player could choose to do it; a "may" asks only then."""
        return True

    def say_as(self, v: Voice, prefix: str = "") -> str:
        """The instruction after words such as "you may "."""
        return prefix + self.say(v)


class Ability(Node):
    """An ability of an object (113). ``zones``: where it functions (113.6)."""

    __slots__ = ()
    zones: ClassVar[frozenset[str]] = frozenset({"battlefield"})


def tuple_of(items: Any) -> tuple[Any, ...]:
    """Converter for fields: one item or several become a tuple."""
    if isinstance(items, (list, tuple)):
        return tuple(items)
    return () if items is None else (items,)


def flatten(items: Iterable[Any]) -> tuple[Any, ...]:
    """Nested tuples and lists become one tuple."""
    found: list[Any] = []
    for item in items:
        if isinstance(item, (list, tuple)):
            found.extend(flatten(item))
        else:
            found.append(item)
    return tuple(found)


__all__ = [
    "Ability", "AllOf", "Amount", "AnyOf", "Change", "Condition", "Cost", "Duration", "Effect",
    "EventPattern", "Filter", "Node", "Not", "Phrase", "Rule", "Selector", "Voice", "field",
    "flatten", "tuple_of",
]  # fmt: skip
