"""Filters about zones: ``in your graveyard``, ``from your hand``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from attrs import frozen

from cardwright.language import words
from cardwright.language.nodes import Filter, Phrase, Selector, Voice
from cardwright.objects import BATTLEFIELD, EXILE, GRAVEYARD, HAND, LIBRARY, GameObject

if TYPE_CHECKING:
    from cardwright.context import Context


@frozen
class InZone(Filter):
    """Is in a zone of a player: ``card from your graveyard``, ``card in your hand``;
    ``every``: said of that zone of all players."""

    zone: str
    who: Selector | None = None
    preposition: str = "from"
    every: bool = False

    def matches(self, entity: Any, ctx: Context) -> bool:
        if not isinstance(entity, GameObject) or entity.zone != self.zone:
            return False
        if self.who is None:
            return True
        return any(entity.owner == player.id for player in self.who.find(ctx))

    def describe(self, phrase: Phrase, v: Voice) -> None:
        if self.zone == BATTLEFIELD:
            phrase.tails.append("on the battlefield")
            return
        if not phrase.nouns or phrase.nouns[-1] != "card":
            phrase.nouns.append("card")
        if self.zone == EXILE:
            phrase.tails.append("in exile" if self.preposition == "in" else "from exile")
        elif self.who is None and self.every:
            phrase.tails.append(f"{self.preposition} all {words.plural(self.zone)}")
        elif self.who is None:
            phrase.tails.append(f"{self.preposition} a {self.zone}")
        else:
            phrase.tails.append(f"{self.preposition} {self.who.possessive(v)} {self.zone}")

    @property
    def watches(self) -> frozenset[str]:
        return frozenset({"zones"})


def from_graveyard(who: Selector | None = None) -> InZone:
    """``creature & from_graveyard(YOU)``: "creature card from your graveyard"."""
    return InZone(GRAVEYARD, who)


def from_all_graveyards() -> InZone:
    """``all_(creature & from_all_graveyards())``: "all creature cards from all graveyards"."""
    return InZone(GRAVEYARD, every=True)


def in_graveyard(who: Selector | None = None) -> InZone:
    """``creature & in_graveyard(YOU)``: "creature card in your graveyard"."""
    return InZone(GRAVEYARD, who, "in")


def from_hand(who: Selector | None = None) -> InZone:
    """``creature & from_hand(YOU)``: "creature card from your hand"."""
    return InZone(HAND, who)


def in_hand(who: Selector | None = None) -> InZone:
    """``card & in_hand(YOU)``: "card in your hand"."""
    return InZone(HAND, who, "in")


def in_library(who: Selector | None = None) -> InZone:
    """``card & in_library(YOU)``."""
    return InZone(LIBRARY, who, "in")


on_the_battlefield = InZone(BATTLEFIELD, None, "on")
"""``subtype("Goblin") & on_the_battlefield``: "Goblin on the battlefield"."""
