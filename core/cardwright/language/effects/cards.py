"""Effects on hands and libraries: drawing, discarding, searching, looking (121, 701)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import field, frozen

from cardwright import events as e
from cardwright.decisions import ChooseOne, ChooseOrder, ChooseSome, Steps, YesNo
from cardwright.language import words
from cardwright.language.amounts import Number, as_amount
from cardwright.language.filters import card_noun
from cardwright.language.nodes import Amount, Effect, Filter, Selector, Voice
from cardwright.language.selectors import YOU
from cardwright.objects import BATTLEFIELD, EXILE, GRAVEYARD, HAND, LIBRARY, GameObject, Player

if TYPE_CHECKING:
    from cardwright.context import Context


def cards(amount: Amount, v: Voice) -> str:
    """``a card``, ``two cards``, ``cards equal to …``, ``X cards, where X is …``."""
    from cardwright.language.amounts import Defined, EventAmount, Half, Noted, XValue

    if isinstance(amount, (Number, XValue, EventAmount, Noted, Half)):
        return amount.times("card", v)
    if isinstance(amount, Defined):
        return f"X cards, where X is {amount.inner.say(v)}"
    return f"cards equal to {amount.say(v)}"


@frozen
class Draw(Effect):
    """A player draws cards, one at a time (121.2): ``draw two cards``."""

    count: Amount = field(default=Number(1), converter=as_amount)
    who: Selector = YOU

    def run(self, ctx: Context) -> Steps[None]:
        count = self.count.value(ctx)
        for player in (yield from self.who.select(ctx)):
            for _ in range(count):
                yield from ctx.game.do(e.Draw(player))

    def say(self, v: Voice) -> str:
        if self.who.is_you:
            return f"draw {cards(self.count, v)}"
        return f"{self.who.say(v)} {self.who.verb('draw')} {cards(self.count, v)}"


@frozen
class DiscardCards(Effect):
    """A player discards cards they choose, or at random (701.8)."""

    count: Amount = field(default=Number(1), converter=as_amount)
    who: Selector = YOU
    at_random: bool = False
    what: Filter | None = None

    def possible(self, ctx: Context) -> bool:
        need = self.count.value(ctx)
        return any(len(self._choices(p, ctx)) >= need for p in self.who.find(ctx))

    def _choices(self, player: Player, ctx: Context) -> list[GameObject]:
        if self.what is None:
            return list(player.hand)
        return [o for o in player.hand if self.what.matches(o, ctx)]

    def run(self, ctx: Context) -> Steps[None]:
        need = self.count.value(ctx)
        game = ctx.game
        gone: list[GameObject] = []
        for player in (yield from self.who.select(ctx)):
            choices = self._choices(player, ctx)
            if len(choices) < need or (len(choices) == need and not game.ask_forced):
                gone.extend(choices)
            elif self.at_random:
                gone.extend(game.rng.sample(choices, need))
            else:
                answer = yield ChooseSome(player, "discard", ctx.source, choices, need, need)
                gone.extend(choices[index] for index in answer)
        ctx.remember("discarded", gone)
        ctx.numbers["did"] = len(gone)
        yield from game.do(*(e.Discard(o, game.players[o.owner]) for o in gone))

    def say(self, v: Voice) -> str:
        if self.what is not None:
            noun = self.count.times(f"{self.what.singular(v, '')} card".strip(), v)
        else:
            noun = cards(self.count, v)
        noun += " at random" if self.at_random else ""
        if self.who.is_you:
            return f"discard {noun}"
        return f"{self.who.say(v)} {self.who.verb('discard')} {noun}"


@frozen
class DiscardHand(Effect):
    """A player discards their hand."""

    who: Selector = YOU

    def run(self, ctx: Context) -> Steps[None]:
        players = yield from self.who.select(ctx)
        yield from ctx.game.do(*(e.Discard(o, p) for p in players for o in list(p.hand)))

    def say(self, v: Voice) -> str:
        if self.who.is_you:
            return "discard your hand"
        return f"{self.who.say(v)} {self.who.verb('discard')} their hand"


@frozen
class DiscardChosen(Effect):
    """A player reveals their hand; you choose a card from it; they discard it."""

    who: Selector
    what: Filter | None = None
    noun: str = ""

    def run(self, ctx: Context) -> Steps[None]:
        for player in (yield from self.who.select(ctx)):
            yield from ctx.game.do(e.Reveal(player, tuple(player.hand)))
            fitting = [o for o in player.hand if self.what is None or self.what.matches(o, ctx)]
            if not fitting:
                continue
            reason = f"choose what {player} discards"
            answer = yield ChooseSome(ctx.controller, reason, ctx.source, fitting, 1, 1)
            chosen = [fitting[index] for index in answer]
            ctx.remember("discarded", chosen)
            yield from ctx.game.do(*(e.Discard(o, player) for o in chosen))

    def say(self, v: Voice) -> str:
        noun = words.article(self.noun or card_noun(self.what, v))
        return (
            f"{self.who.say(v)} {self.who.verb('reveal')} their hand. You choose {noun} from it. "
            "That player discards that card"
        )


@frozen
class Mill(Effect):
    """A player mills cards (701.13)."""

    count: Amount = field(converter=as_amount)
    who: Selector = YOU

    def run(self, ctx: Context) -> Steps[None]:
        count = self.count.value(ctx)
        moves: list[e.ZoneChange] = []
        for player in (yield from self.who.select(ctx)):
            top = player.library[-count:] if count else []
            moves.extend(e.ZoneChange(o, GRAVEYARD, "mill") for o in reversed(top))
        yield from ctx.game.do(*moves)
        ctx.remember("milled", [m.new for m in moves if m.new is not None])

    def say(self, v: Voice) -> str:
        if self.who.is_you:
            return f"mill {cards(self.count, v)}"
        return f"{self.who.say(v)} {self.who.verb('mill')} {cards(self.count, v)}"


@frozen
class ExileTop(Effect):
    """Exile cards from the top of a player's library (701.11), remembered as ``exiled``.

    ``theirs`` says that the player does it: "each player exiles the top card of their library".
    """

    count: Amount = field(default=Number(1), converter=as_amount)
    who: Selector = YOU
    theirs: bool = False

    def run(self, ctx: Context) -> Steps[None]:
        count = max(0, self.count.value(ctx))
        moves: list[e.ZoneChange] = []
        for player in (yield from self.who.select(ctx)):
            top = player.library[-count:] if count else []
            moves.extend(e.ZoneChange(o, EXILE, "exile", by=ctx.controller) for o in reversed(top))
        yield from ctx.game.do(*moves)
        exiled = [m.new for m in moves if m.new is not None and m.new.zone == EXILE]
        ctx.remember("exiled", exiled)
        ctx.link("exiled", exiled)

    def say(self, v: Voice) -> str:
        from cardwright.language.amounts import Defined, XValue

        many = "card" if self.count == Number(1) else f"{self.count.say(v)} cards"
        if self.theirs:
            who = f"{self.who.say(v)} {self.who.verb('exile')}"
            return f"{who} the top {many} of their library"
        library = f"{self.who.possessive(v)} library"
        if isinstance(self.count, (Number, XValue, Defined)):
            return f"exile the top {many} of {library}"
        return f"exile {cards(self.count, v)} from the top of {library}"


@frozen
class LookAndExile(Effect):
    """Look at the top cards of a player's library, exile one of them face down, which you may
    look at (406.3), and put the rest away: ``bottom random`` or ``graveyard``. The exiled card
    is remembered as ``exiled``."""

    look: int
    who: Selector
    rest: str = "bottom random"

    def run(self, ctx: Context) -> Steps[None]:
        game, you = ctx.game, ctx.controller
        exiled: list[GameObject] = []
        for player in (yield from self.who.select(ctx)):
            seen = player.library[-self.look :][::-1]
            if not seen:
                continue
            index = 0
            if len(seen) > 1:
                index = yield ChooseOne(you, "exile face down", ctx.source, seen)
            move = e.ZoneChange(seen[index], EXILE, "exile", by=you, face_down=True)
            yield from game.do(move)
            if move.new is not None and move.new.zone == EXILE:
                move.new.revealed_to |= {you.id}
                exiled.append(move.new)
            left = [o for o in seen if o.zone == LIBRARY]
            if self.rest == GRAVEYARD:
                yield from game.do(*(e.ZoneChange(o, GRAVEYARD, "put") for o in left))
            else:
                game.rng.shuffle(left)
                game.zones.reorder(player, left, bottom=True)
        ctx.remember("exiled", exiled)
        ctx.link("exiled", exiled)

    def say(self, v: Voice) -> str:
        rest = {
            "bottom random": "on the bottom of that library in a random order",
            GRAVEYARD: "into their graveyard",
        }[self.rest]
        return (
            f"look at the top {words.number(self.look)} cards of {self.who.possessive(v)} library, "
            f"exile one of them face down, then put the rest {rest}"
        )


@frozen
class ExileUntil(Effect):
    """Exile cards from the top of your library until one of them matches (702.85a): all of them
    are remembered as ``exiled``, the one that matches as ``found``."""

    what: Filter

    def run(self, ctx: Context) -> Steps[None]:
        player = ctx.controller
        exiled: list[GameObject] = []
        found: list[GameObject] = []
        while player.library and not found:
            top = player.library[-1]
            move = e.ZoneChange(top, EXILE, "exile", by=player)
            yield from ctx.game.do(move)
            if top.zone == LIBRARY or move.new is None:
                break
            if move.new.zone == EXILE:
                exiled.append(move.new)
                if self.what.matches(move.new, ctx):
                    found.append(move.new)
        ctx.remember("exiled", exiled)
        ctx.remember("found", found)

    def say(self, v: Voice) -> str:
        noun = words.article(card_noun(self.what, v))
        return f"exile cards from the top of your library until you exile {noun}"


@frozen
class Scry(Effect):
    """Look at the top cards, put any number on the bottom and the rest on top (701.18)."""

    count: Amount = field(converter=as_amount)
    to_graveyard: bool = False
    who: Selector = YOU

    def run(self, ctx: Context) -> Steps[None]:
        count = max(0, self.count.value(ctx))
        for player in (yield from self.who.select(ctx)):
            yield from self._look(player, count, ctx)

    def _look(self, player: Player, count: int, ctx: Context) -> Steps[None]:
        seen = player.library[-count:][::-1] if count else []
        if not seen:
            return
        reason = "put into your graveyard" if self.to_graveyard else "put on the bottom"
        answer = yield ChooseSome(player, reason, ctx.source, seen, 0, len(seen))
        away = [seen[index] for index in answer]
        kept = [o for o in seen if o not in away]
        if self.to_graveyard:
            yield from ctx.game.do(*(e.ZoneChange(o, GRAVEYARD, "surveil") for o in away))
        elif away:
            if len(away) > 1:
                order = yield ChooseOrder(player, "order on the bottom", ctx.source, away)
                away = [away[index] for index in order]
            ctx.game.zones.reorder(player, away, bottom=True)
        if len(kept) > 1:
            order = yield ChooseOrder(player, "order on top, first on top", ctx.source, kept)
            kept = [kept[index] for index in order]
        ctx.game.zones.reorder(player, kept, bottom=False)

    def say(self, v: Voice) -> str:
        verb = "surveil" if self.to_graveyard else "scry"
        amount = getattr(self.count, "n", None)
        said = self.count.say(v) if amount is None else str(amount)
        if self.who.is_you:
            return f"{verb} {said}"
        return f"{self.who.say(v)} {self.who.verb(verb)} {said}"


def surveil(count: int) -> Scry:
    """``surveil(2)`` (701.42)."""
    return Scry(count, to_graveyard=True)


@frozen
class Search(Effect):
    """Search your library for cards and put them somewhere, then shuffle (701.19).

    ``to``: ``hand``, ``battlefield``, ``graveyard``, ``exile`` or ``library`` (on top, after
    the shuffle). ``count`` more than one searches for up to so many. ``pronoun`` is how the
    text calls a card that is not revealed, where it is not "that card". ``library_of``: whose
    library is searched, and shuffled by its owner, if it is not the searching player's (701.19a).
    """

    what: Filter | None
    to: str = HAND
    count: int = 1
    tapped: bool = False
    reveal: bool = False
    who: Selector = YOU
    pronoun: str = ""
    library_of: Selector | None = None
    face_down: bool = False

    def run(self, ctx: Context) -> Steps[None]:
        if self.library_of is None:
            for player in (yield from self.who.select(ctx)):
                yield from self._search(player, player, ctx)
            return
        for owner in (yield from self.library_of.select(ctx)):
            for player in self.who.find(ctx):
                yield from self._search(player, owner, ctx)

    def _search(self, player: Player, owner: Player, ctx: Context) -> Steps[None]:
        game = ctx.game
        fitting = [o for o in owner.library if self.what is None or self.what.matches(o, ctx)]
        # 701.19b: with stated qualities a player may find nothing; else not.
        least = 0 if self.what is not None else min(self.count, len(fitting))
        chosen: list[GameObject] = []
        if fitting:
            most = min(self.count, len(fitting))
            whose = "your library" if owner is player else f"the library of {owner}"
            answer = yield ChooseSome(player, f"search {whose}", ctx.source, fitting, least, most)
            chosen = [fitting[index] for index in answer]
        if self.reveal and chosen:
            yield from game.do(e.Reveal(player, tuple(chosen)))
        if self.to == LIBRARY:
            yield from game.do(e.Shuffle(owner))
            game.zones.reorder(owner, chosen, bottom=False)
            ctx.remember("found", chosen)
            return
        seat = player.id if self.to == BATTLEFIELD else None
        moves = [
            e.ZoneChange(o, self.to, "search", seat, tapped=self.tapped, face_down=self.face_down)
            for o in chosen
        ]
        yield from game.do(*moves)
        ctx.remember("found", [m.new for m in moves if m.new is not None])
        yield from game.do(e.Shuffle(owner))

    def _say_other(self, library_of: Selector, v: Voice) -> str:
        """The search of another player's library, for one card that is exiled or taken."""
        noun = words.article(card_noun(self.what, v))
        down = " face down" if self.face_down else ""
        step = f"exile it{down}" if self.to == EXILE else f"put it onto the {self.to}"
        text = f"search {library_of.possessive(v)} library for {noun} and {step}"
        return f"{text}. Then that player shuffles"

    def say(self, v: Voice) -> str:
        if self.library_of is not None:
            return self._say_other(self.library_of, v)
        noun = card_noun(self.what, v, plural=self.count != 1)
        what = words.article(noun) if self.count == 1 else f"up to {words.number(self.count)} {noun}"  # fmt: skip  # noqa: E501
        it = "it" if self.count == 1 else "them"
        that = "that card" if self.count == 1 else "those cards"
        steps = [f"search your library for {what}"]
        if self.reveal:
            steps.append(f"reveal {it}")
        obj = self.pronoun or (it if self.reveal else that)
        if self.to == LIBRARY:
            return f"{', '.join(steps)}, then shuffle and put that card on top"
        place = {HAND: "into your hand", GRAVEYARD: "into your graveyard",
                 BATTLEFIELD: "onto the battlefield" + (" tapped" if self.tapped else "")}  # fmt: skip  # noqa: E501
        steps.append(f"exile {obj}" if self.to == EXILE else f"put {obj} {place[self.to]}")
        return f"{', '.join(steps)}, then shuffle"


@frozen
class LookAndTake(Effect):
    """Look at the top cards, put some into your hand and the rest elsewhere (701).

    ``rest``: ``bottom`` in any order, ``bottom random``, or ``graveyard``. With ``what`` only
    fitting cards may be taken, and they are revealed.
    """

    look: int
    take: int = 1
    rest: str = "bottom"
    what: Filter | None = None
    optional: bool = False

    def run(self, ctx: Context) -> Steps[None]:
        player, game = ctx.controller, ctx.game
        seen = player.library[-self.look :][::-1]
        fitting = [o for o in seen if self.what is None or self.what.matches(o, ctx)]
        most = min(self.take, len(fitting))
        least = 0 if self.optional else most
        chosen: list[GameObject] = []
        if most:
            answer = yield ChooseSome(player, "put into hand", ctx.source, fitting, least, most)
            chosen = [fitting[index] for index in answer]
        if self.what is not None and chosen:
            yield from game.do(e.Reveal(player, tuple(chosen)))
        yield from game.do(*(e.ZoneChange(o, HAND, "put") for o in chosen))
        left = [o for o in seen if o not in chosen]
        if self.rest == GRAVEYARD:
            yield from game.do(*(e.ZoneChange(o, GRAVEYARD, "put") for o in left))
            return
        if self.rest == "bottom random":
            game.rng.shuffle(left)
        elif len(left) > 1:
            order = yield ChooseOrder(player, "order on the bottom", ctx.source, left)
            left = [left[index] for index in order]
        game.zones.reorder(player, left, bottom=True)

    def say(self, v: Voice) -> str:
        look = f"look at the top {words.number(self.look)} cards of your library"
        rest = {
            "bottom": "the rest on the bottom of your library in any order",
            "bottom random": "the rest on the bottom of your library in a random order",
            GRAVEYARD: "the rest into your graveyard",
        }[self.rest]
        if self.what is None:
            take = "one" if self.take == 1 else words.number(self.take)
            other = rest
            if self.look - self.take == 1:
                other = rest.replace("the rest", "the other", 1).replace(" in any order", "")
            return f"{look}. Put {take} of them into your hand and {other}"
        noun = words.article(self.what.singular(v, "card") + " card")
        return (
            f"{look}. You may reveal {noun} from among them and put it into your hand. Put {rest}"
        )


@frozen
class PutBack(Effect):
    """A player puts cards they choose from their hand on top of their library in any order."""

    count: int
    who: Selector = YOU

    def run(self, ctx: Context) -> Steps[None]:
        for player in (yield from self.who.select(ctx)):
            yield from self._put_back(player, ctx)

    def _put_back(self, player: Player, ctx: Context) -> Steps[None]:
        hand = list(player.hand)
        need = min(self.count, len(hand))
        if need == 0:
            return
        answer = yield ChooseSome(player, "put on top of library", ctx.source, hand, need, need)
        chosen = [hand[index] for index in answer]
        if len(chosen) > 1:
            order = yield ChooseOrder(player, "order on top, first on top", ctx.source, chosen)
            chosen = [chosen[index] for index in order]
        for o in reversed(chosen):
            yield from ctx.game.do(e.ZoneChange(o, LIBRARY, "put"))

    def say(self, v: Voice) -> str:
        noun = words.count(self.count, "card")
        order = " in any order" if self.count > 1 else ""
        if self.who.is_you:
            return f"put {noun} from your hand on top of your library{order}"
        who = f"{self.who.say(v)} {self.who.verb('put')}"
        return f"{who} {noun} from their hand on top of their library{order}"


@frozen
class LookAtTop(Effect):
    """Look at the top cards of your library and put them back in any order."""

    count: int

    def run(self, ctx: Context) -> Steps[None]:
        player = ctx.controller
        seen = player.library[-self.count :][::-1]
        if len(seen) > 1:
            order = yield ChooseOrder(player, "order on top, first on top", ctx.source, seen)
            seen = [seen[index] for index in order]
        ctx.game.zones.reorder(player, seen, bottom=False)

    def say(self, v: Voice) -> str:
        return (
            f"look at the top {words.number(self.count)} cards of your library, "
            "then put them back in any order"
        )


@frozen
class RevealHand(Effect):
    """A player reveals their hand, or you look at it."""

    who: Selector
    look: bool = True

    def run(self, ctx: Context) -> Steps[None]:
        for player in (yield from self.who.select(ctx)):
            yield from ctx.game.do(e.Reveal(player, tuple(player.hand)))

    def say(self, v: Voice) -> str:
        if self.look:
            return f"look at {self.who.possessive(v)} hand"
        return f"{self.who.say(v)} {self.who.verb('reveal')} their hand"


@frozen
class ShuffleLibrary(Effect):
    """A player shuffles their library."""

    who: Selector = YOU
    optional: bool = False

    def run(self, ctx: Context) -> Steps[None]:
        for player in (yield from self.who.select(ctx)):
            if self.optional and not (yield YesNo(player, "shuffle?", ctx.source)):
                continue
            yield from ctx.game.do(e.Shuffle(player))

    def say(self, v: Voice) -> str:
        if self.optional:
            return "you may shuffle"
        return "shuffle" if self.who.is_you else f"{self.who.say(v)} shuffles"
