"""Effects that have a player cast a card at once (608.2g), or let them for a while (601.3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from attrs import field, frozen

from cardwright.decisions import ChooseOne, Steps
from cardwright.language import words
from cardwright.language.changes import as_changes
from cardwright.language.conditions import RemainIn
from cardwright.language.costs import as_costs, say_costs
from cardwright.language.durations import ForAsLongAs
from cardwright.language.nodes import Cost, Duration, Effect, Filter, Phrase, Selector, Voice
from cardwright.language.rules import CanCastExiled
from cardwright.language.selectors import YOU
from cardwright.objects import EXILE

if TYPE_CHECKING:
    from cardwright.context import Context


@frozen
class CastIt(Effect):
    """Cast a card for an alternative cost; without paying its mana cost if that is empty.

    Timing rules based on its types are ignored; all else of 601 applies (608.2g, 118.9).
    ``keyword`` names the cost for what asks later whether it was paid; ``spell`` is what the
    resulting spell has to be like: "if the resulting spell's mana value is …".
    """

    what: Selector
    cost: tuple[Cost, ...] = field(default=(), converter=as_costs)
    keyword: str = ""
    spell: Filter | None = None

    def _cards(self, found: Sequence[Any], ctx: Context) -> list[tuple[Any, int]]:
        """The cards, and the faces of them, that could be cast this way."""
        casting = ctx.game.casting
        return [
            (card, face)
            for card in found
            for face in casting.faces_now(ctx.controller, card, self.cost, self.keyword)
            if self.spell is None or casting.would_match(card, face, self.spell, ctx)
        ]

    def possible(self, ctx: Context) -> bool:
        return bool(self._cards(self.what.find(ctx), ctx))

    def run(self, ctx: Context) -> Steps[None]:
        for card in (yield from self.what.select(ctx)):
            yield from self._cast(self._cards([card], ctx), ctx)

    def _cast(self, options: list[tuple[Any, int]], ctx: Context) -> Steps[None]:
        """Cast one of these cards as one of these faces."""
        if not options:
            return
        index = 0
        if len(options) > 1:
            names = [card.card.faces[face].name for card, face in options]
            index = yield ChooseOne(ctx.controller, "which spell to cast", ctx.source, names)
        card, face = options[index]
        yield from ctx.game.casting.cast_now(ctx.controller, card, self.cost, self.keyword, face)

    def say(self, v: Voice) -> str:
        text = f"cast {self.what.say(v)} without paying its mana cost"
        if self.cost:
            said = say_costs(self.cost, v)
            text = f"cast {self.what.say(v)} by paying {said} rather than paying its mana cost"
        if self.spell is not None:
            tail = " ".join(self.spell.phrase(v).tails).removeprefix("with ")
            subject, _, rest = tail.partition(" less ")
            text += f" if the resulting spell's {subject} is less {rest}"
        return text


@frozen
class CastOneFrom(CastIt):
    """Cast one spell that matches from among cards: ``cast an instant or sorcery spell from
    among cards exiled with this creature without paying its mana cost`` (608.2g)."""

    def run(self, ctx: Context) -> Steps[None]:
        found = yield from self.what.select(ctx)
        yield from self._cast(self._cards(found, ctx), ctx)

    def say(self, v: Voice) -> str:
        phrase = Phrase() if self.spell is None else self.spell.phrase(v)
        phrase.nouns.append("spell")
        noun = words.article(phrase.render())
        return f"cast {noun} from among {self.what.say(v)} without paying its mana cost"


@frozen
class MayCastExiled(Effect):
    """A player may cast exiled cards for a while (601.3): ``you may cast spells from among those
    cards for as long as they remain exiled``. When they can be cast stays as it is (117.1a).
    ``play``: lands among them may be played as well (701.14a)."""

    cards: Selector
    any_type: bool = False
    who: Selector = YOU
    until: Duration | None = None
    play: bool = False

    def run(self, ctx: Context) -> Steps[None]:
        ids = tuple(card.id for card in self.cards.find(ctx) if card.zone == EXILE)
        if not ids:
            return
        found = yield from self.who.select(ctx)
        changes = as_changes([CanCastExiled(ids, self.any_type, self.play)])
        yield from ctx.game.effects.begin(ctx, found, changes, self._until())

    def _until(self) -> Duration:
        return self.until if self.until is not None else ForAsLongAs(RemainIn(self.cards))

    def say(self, v: Voice) -> str:
        what = self.cards.say(v)
        if self.cards.plural:
            what = f"{'cards' if self.play else 'spells'} from among {what}"
        verb = "play" if self.play else "cast"
        text = f"{self.who.say(v)} may {verb} {what} {self._until().say(v)}"
        if self.any_type:
            them = "them" if self.cards.plural else "that spell"
            text += f", and mana of any type can be spent to cast {them}"
        return text
