"""Saga cards: chapter abilities (714)."""

from __future__ import annotations

from typing import Any

from attrs import field, frozen

from cardwright import events as e
from cardwright.context import Context
from cardwright.language.abilities import EntersWith, Triggered, labelled, say_body
from cardwright.language.cards import Card, one_face
from cardwright.language.entering import WithCounters
from cardwright.language.nodes import Ability, Effect, EventPattern, Voice, flatten
from cardwright.objects import BATTLEFIELD

ROMAN = ("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X")
LORE = "lore"


@frozen
class ReachesChapter(EventPattern):
    """Lore counters are put on the source and a chapter number is reached (714.2b)."""

    chapter: int

    @property
    def events(self) -> tuple[type[e.Event], ...]:
        return (e.PutCounters, e.ZoneChange, e.TokenEnters)

    def matches(self, event: Any, ctx: Context) -> bool:
        if isinstance(event, e.PutCounters):
            if event.on is not ctx.source or event.kind != LORE:
                return False
            after = event.on.counters.get(LORE, 0)
            return after - event.count < self.chapter <= after
        if event.new is not ctx.source or event.to != BATTLEFIELD:
            return False
        return bool(event.counters.get(LORE, 0) >= self.chapter)

    def subject(self, event: Any) -> Any:
        return getattr(event, "new", None) or getattr(event, "on", None)

    def say(self, v: Voice) -> str:
        return f"{v.this} reaches chapter {ROMAN[self.chapter]}"


@frozen
class Chapter(Ability):
    """``I, II — Draw a card.``: one triggered ability for each of its numbers (714.2c)."""

    chapters: tuple[int, ...]
    effects: tuple[Effect, ...] = field(converter=flatten)
    label: str = ""
    meaning: tuple[Triggered, ...] = field(init=False, eq=False, repr=False)

    def __attrs_post_init__(self) -> None:
        made = tuple(Triggered("When", ReachesChapter(n), self.effects) for n in self.chapters)
        object.__setattr__(self, "meaning", made)

    def say(self, v: Voice) -> str:
        numerals = ", ".join(ROMAN[n] for n in self.chapters)
        return f"{numerals} — {labelled(self.label, say_body(self.effects, v))}"


ENTERS_WITH_LORE = EntersWith(WithCounters(LORE))
"""As a Saga enters, its controller puts a lore counter on it (714.3a)."""


def chapter(numbers: str, *effects: Effect, label: str = "") -> Chapter:
    """``chapter("I, II", Draw(1))``; ``label`` is a flavor word (207.2d)."""
    return Chapter(tuple(ROMAN.index(n.strip()) for n in numbers.split(",")), effects, label)


def Saga(name: str, cost: str, *abilities: Any, types: str = "Enchantment") -> Card:  # noqa: N802
    """``Saga("…", "{2}{W}", chapter("I", …), chapter("II", …))``."""
    return one_face(name, cost, f"{types} — Saga", abilities)
