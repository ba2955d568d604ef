"""Selectors: which objects or players an instruction is about (109.5, 115, 608.2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from attrs import field, frozen

from cardwright.decisions import ChooseOne, Steps
from cardwright.events import ZoneChange
from cardwright.language import words
from cardwright.language.amounts import AnyNumber, Number, as_amount
from cardwright.language.filters import IsPlayer, Other
from cardwright.language.nodes import Amount, Filter, Selector, Voice
from cardwright.objects import (
    BATTLEFIELD,
    COMMAND,
    EXILE,
    GRAVEYARD,
    HAND,
    LIBRARY,
    STACK,
    GameObject,
)

if TYPE_CHECKING:
    from cardwright.context import Context
    from cardwright.objects import Entity


# --- the source and its controller -------------------------------------------------------


@frozen
class This(Selector):
    """The object the text is on: ``this creature``, or its name (201.5); ``surface`` is how
    the text says it where that is not so: ``it``."""

    surface: str = ""

    def find(self, ctx: Context) -> Sequence[Any]:
        return (ctx.source,)

    def say(self, v: Voice) -> str:
        return self.surface or v.this


@frozen
class ThisSpell(This):
    """The spell the text is on, as its own costs speak of it: ``this spell``."""

    def say(self, v: Voice) -> str:
        return "this spell"


@frozen
class ThisByName(This):
    """The object the text is on, by its name whatever it is, as what changes its type does."""

    def say(self, v: Voice) -> str:
        return v.name


@frozen
class ThisCard(Selector):
    """The card the text is on: ``this card``.

    When the ability triggered as it moved, this is what it became there (400.7e); a delayed
    triggered ability keeps the one it was created about (603.7c).
    """

    def find(self, ctx: Context) -> Sequence[Any]:
        if "this card" in ctx.found:
            return ctx.entities("this card")
        event, source = ctx.event, ctx.source
        if isinstance(event, ZoneChange) and event.new is not None and event.obj.id == source.id:
            return (event.new,)
        return (source,)

    def say(self, v: Voice) -> str:
        return "this card"


@frozen
class You(Selector):
    """The controller of the ability (109.5)."""

    def find(self, ctx: Context) -> Sequence[Any]:
        return () if ctx.controller.left else (ctx.controller,)

    @property
    def is_you(self) -> bool:
        return True

    def say(self, v: Voice) -> str:
        return "you"


# --- players -----------------------------------------------------------------------------


@frozen
class Players(Selector):
    """Each player, each opponent, or any of them: in APNAP order (101.4).

    ``word`` is ``each player``, ``each opponent``, ``an opponent``, ``a player``, ``players``,
    ``your opponents`` or ``each other player``.
    """

    word: str = "each player"

    def find(self, ctx: Context) -> Sequence[Any]:
        players = ctx.game.apnap()
        if "opponent" in self.word:
            return [p for p in players if ctx.game.are_opponents(p, ctx.controller)]
        if "other" in self.word:
            return [p for p in players if p is not ctx.controller]
        return players

    def say(self, v: Voice) -> str:
        return self.word

    @property
    def plural(self) -> bool:  # type: ignore[override]  # depends on the word
        return self.word in ("players", "your opponents")


@frozen
class PlayerOf(Selector):
    """The controller or owner of something: ``its controller``, ``its owner``."""

    of: Selector
    role: str = "controller"

    def find(self, ctx: Context) -> Sequence[Any]:
        players: list[Entity] = []
        for entity in self.of.find(ctx):
            seat = getattr(entity, self.role, None)
            if seat is None:
                continue
            one = ctx.game.players[seat]
            if one not in players and not one.left:
                players.append(one)
        return players

    def say(self, v: Voice) -> str:
        return f"{self.of.possessive(v)} {self.role}"


@frozen
class PlayerOrControllerOf(Selector):
    """What was named, if it is a player, or its controller, if it is a permanent:
    ``that player or that planeswalker's controller``."""

    of: Selector

    def find(self, ctx: Context) -> Sequence[Any]:
        found: list[Any] = []
        for entity in self.of.find(ctx):
            one = ctx.game.players[entity.controller] if isinstance(entity, GameObject) else entity
            if one not in found and not one.left:
                found.append(one)
        return found

    def say(self, v: Voice) -> str:
        return f"that player or {self.of.possessive(v)} controller"


@frozen
class ThatPlayer(Selector):
    """The player of the event that triggered the ability: ``that player``."""

    word: str = "that player"

    def find(self, ctx: Context) -> Sequence[Any]:
        players = ctx.found.get("that player")
        return [ctx.game.entity(id_) for id_ in players] if players else ()

    def say(self, v: Voice) -> str:
        return self.word


@frozen
class DefendingPlayer(Selector):
    """The player the source attacks, or whose planeswalker it attacks (508.5)."""

    def find(self, ctx: Context) -> Sequence[Any]:
        player = ctx.game.combat.defending_player(ctx.source)
        return () if player is None else (player,)

    def say(self, v: Voice) -> str:
        return "defending player"


@frozen
class ActivePlayer(Selector):
    """The player whose turn it is."""

    def find(self, ctx: Context) -> Sequence[Any]:
        return (ctx.game.active,)

    def say(self, v: Voice) -> str:
        return "the active player"


# --- targets -----------------------------------------------------------------------------


@frozen
class Target(Selector):
    """``target creature``, ``up to two target creatures`` (115).

    Each `Target` piece of an ability is a target of its own; the same piece used twice is
    the same target. ``count`` is how many; with ``up_to`` fewer are allowed. ``chosen_by`` is
    who chooses it if not the controller; of several such players the controller picks one.
    With ``apart`` the targets have to be controlled by different players.
    """

    filter: Filter
    count: Amount = field(default=Number(1), converter=as_amount)
    up_to: bool = False
    zone: str = BATTLEFIELD
    any_target: bool = False
    chosen_by: Selector | None = None
    apart: bool = False

    def allows(self, chosen: Sequence[Any]) -> str | None:
        """Why these can't be targets together, if they can't (115.1)."""
        seats = [getattr(entity, "controller", entity.id) for entity in chosen]
        if self.apart and len(set(seats)) < len(seats):
            return "the targets must be controlled by different players"
        return None

    def find(self, ctx: Context) -> Sequence[Any]:
        return ctx.item.targets_of(self, ctx.game) if ctx.item is not None else ()

    @property
    def plural(self) -> bool:  # type: ignore[override]  # depends on the count
        return self.count != Number(1)

    def candidates(self, ctx: Context) -> list[Entity]:
        """Everything it could target now, rules about targeting aside."""
        game = ctx.game
        found: list[Entity] = []
        if self.any_target:
            found.extend(p for p in game.players if not p.left)
        elif _wants_player(self.filter):
            found.extend(p for p in game.players if self.filter.matches(p, ctx))
            if type(self.filter) is IsPlayer:
                return found
        matches = self.filter.matches
        found.extend(o for o in game.zones.objects(self.zone) if matches(o, ctx))
        return found

    def matches(self, entity: Entity, ctx: Context) -> bool:
        """Whether the entity is still a legal target in itself (608.2b)."""
        if isinstance(entity, GameObject):
            return entity.zone == self.zone and self.filter.matches(entity, ctx)
        return not entity.left and (self.any_target or self.filter.matches(entity, ctx))

    def say(self, v: Voice) -> str:
        choice = f" of {self.chosen_by.possessive(v)} choice" if self.chosen_by else ""
        return self._said(v) + choice

    def _said(self, v: Voice) -> str:
        if self.any_target:
            text = "target" if not self.plural else "targets"
            if self.count == Number(1):
                return "any other target" if isinstance(self.filter, Other) else "any target"
            quantity = self.count.say(v)
            up_to = self.up_to and not isinstance(self.count, AnyNumber)
            return f"{'up to ' if up_to else ''}{quantity} {text}"
        phrase = self.filter.phrase(v)
        other = bool(phrase.adjectives) and phrase.adjectives[0] == "other"
        if other:
            del phrase.adjectives[0]
        noun = phrase.render(self.plural, _default_noun(self.zone))
        noun += _from_zone(self.zone, noun, self.plural)
        if self.plural:
            word = "other target" if other else "target"
            quantity = self.count.say(v)
            up_to = self.up_to and not isinstance(self.count, AnyNumber)
            apart = " controlled by different players" if self.apart else ""
            return f"{'up to ' if up_to else ''}{quantity} {word} {noun}{apart}"
        word = "another target" if other else "target"
        if self.up_to:
            return f"up to one {'other ' if other else ''}target {noun}"
        return f"{word} {noun}"


def _wants_player(filter_: Filter) -> bool:
    return any(isinstance(piece, IsPlayer) for piece in filter_.walk())


def _default_noun(zone: str) -> str:
    return {BATTLEFIELD: "permanent", STACK: "spell"}.get(zone, "card")


def _from_zone(zone: str, noun: str, several: bool) -> str:
    if zone == GRAVEYARD and "graveyard" not in noun:
        return " from graveyards" if several else " from a graveyard"
    return ""


def target(
    filter_: Filter,
    count: int | str | Amount = 1,
    *,
    up_to: bool = False,
    zone: str = BATTLEFIELD,
    apart: bool = False,
) -> Target:
    """``target(creature)``: a target on the battlefield, or in another zone if named; of
    ``ANY_NUMBER`` it may be none."""
    up_to = up_to or isinstance(count, AnyNumber)
    return Target(filter_, count, up_to, zone_of(filter_, zone), apart=apart)


def zone_of(filter_: Filter, zone: str) -> str:
    """The zone a filter names, if it names one."""
    from cardwright.language.filters import IsSpell
    from cardwright.language.zones import InZone

    for piece in filter_.walk():
        if isinstance(piece, InZone):
            return piece.zone
        if isinstance(piece, IsSpell):
            return STACK
    return zone


def _zone_topics(zone: str) -> frozenset[str]:
    return frozenset() if zone == BATTLEFIELD else frozenset({"zones"})


def any_target(
    count: int | str | Amount = 1, *, up_to: bool = False, chosen_by: Selector | None = None
) -> Target:
    """Any target: a creature, player, planeswalker or battle (115.4)."""
    from cardwright.language.filters import battle, creature, planeswalker

    what = creature | planeswalker | battle
    up_to = up_to or isinstance(count, AnyNumber)
    return Target(what, count, up_to, any_target=True, chosen_by=chosen_by)


def target_player() -> Target:
    """Target player."""
    return Target(IsPlayer())


def target_opponent() -> Target:
    """Target opponent."""
    return Target(IsPlayer(opponent=True))


def target_spell(filter_: Filter | None = None) -> Target:
    """Target spell; ``target_spell(creature)`` is "target creature spell"."""
    from cardwright.language.filters import spell

    return Target(spell if filter_ is None else filter_ & spell, zone=STACK)


# --- groups ------------------------------------------------------------------------------


@frozen
class Each(Selector):
    """``each creature``: everything that matches, singular."""

    filter: Filter
    zone: str = BATTLEFIELD
    word: str = "each"

    def find(self, ctx: Context) -> Sequence[Any]:
        found: list[Any] = []
        if _wants_player(self.filter):
            found.extend(p for p in ctx.game.apnap() if self.filter.matches(p, ctx))
            if type(self.filter) is IsPlayer:
                return found
        matches = self.filter.matches
        found.extend(o for o in ctx.game.zones.objects(self.zone) if matches(o, ctx))
        return found

    def say(self, v: Voice) -> str:
        return f"{self.word} {self.filter.singular(v, _default_noun(self.zone))}"

    @property
    def watches(self) -> frozenset[str]:
        return self.filter.watches | _zone_topics(self.zone)


@frozen
class All(Selector):
    """``creatures you control``, ``all creatures``: everything that matches, plural."""

    filter: Filter
    zone: str = BATTLEFIELD
    word: str = ""
    plural: ClassVar[bool] = True

    def find(self, ctx: Context) -> Sequence[Any]:
        matches = self.filter.matches
        return [o for o in ctx.game.zones.objects(self.zone) if matches(o, ctx)]

    def say(self, v: Voice) -> str:
        noun = self.filter.plural(v, _default_noun(self.zone))
        return f"{self.word} {noun}" if self.word else noun

    @property
    def watches(self) -> frozenset[str]:
        return self.filter.watches | _zone_topics(self.zone)


@frozen
class Chosen(Selector):
    """``a permanent you control``: one that matches, without targeting; the controller chooses
    it as the instruction is followed (608.2d). Remembered as ``chosen``."""

    filter: Filter
    zone: str = BATTLEFIELD

    def find(self, ctx: Context) -> Sequence[Any]:
        """Everything that could be chosen."""
        matches = self.filter.matches
        return [o for o in ctx.game.zones.objects(self.zone) if matches(o, ctx)]

    def select(self, ctx: Context) -> Steps[Sequence[Any]]:
        found = list(self.find(ctx))
        if len(found) > 1:
            reason = f"choose {words.article(self.filter.singular(Voice()))}"
            index = yield ChooseOne(ctx.controller, reason, ctx.source, found)
            found = [found[index]]
        ctx.remember("chosen", found)
        return found

    def say(self, v: Voice) -> str:
        phrase = self.filter.phrase(v)
        default = _default_noun(self.zone)
        if phrase.adjectives[:1] == ["other"]:
            del phrase.adjectives[0]
            return f"another {phrase.render(default=default)}"
        return words.article(phrase.render(default=default))


@frozen
class AllOfThem(Selector):
    """Several selectors together: ``each creature and each player``."""

    parts: tuple[Selector, ...]

    @property
    def plural(self) -> bool:  # type: ignore[override]  # depends on the parts
        return all(part.plural for part in self.parts)

    def find(self, ctx: Context) -> Sequence[Any]:
        found: list[Any] = []
        for part in self.parts:
            found.extend(e for e in part.find(ctx) if e not in found)
        return found

    def say(self, v: Voice) -> str:
        return words.series([part.say(v) for part in self.parts])


@frozen
class Elsewhere(Selector):
    """Cards that match and are in any zone but the battlefield (109.2a): ``nonland cards you own
    that aren't on the battlefield``; without a filter all cards there."""

    filter: Filter | None = None
    word: str = ""
    plural: ClassVar[bool] = True

    def find(self, ctx: Context) -> Sequence[Any]:
        zones, what = ctx.game.zones, self.filter
        return [
            obj
            for zone in (LIBRARY, HAND, GRAVEYARD, STACK, EXILE, COMMAND)
            for obj in zones.objects(zone)
            if obj.kind == "card" and (what is None or what.matches(obj, ctx))
        ]

    def say(self, v: Voice) -> str:
        from cardwright.language.filters import card_noun

        text = f"{card_noun(self.filter, v, plural=True)} that aren't on the battlefield"
        return f"{self.word} {text}" if self.word else text

    @property
    def watches(self) -> frozenset[str]:
        return super().watches | {"zones", "stack"}


@frozen
class TheSameIsTrue(Selector):
    """What a sentence is about, and what the next one says the same of: "Nonland permanents you
    control are white. The same is true for spells you control"."""

    what: Selector
    rest: tuple[Selector, ...]
    plural: ClassVar[bool] = True

    def find(self, ctx: Context) -> Sequence[Any]:
        return AllOfThem((self.what, *self.rest)).find(ctx)

    def say(self, v: Voice) -> str:
        return self.what.say(v)

    def say_rest(self, v: Voice) -> str:
        """The sentence that adds the rest."""
        return f"The same is true for {words.series([one.say(v) for one in self.rest])}."


def each(filter_: Filter, *, zone: str = BATTLEFIELD) -> Each:
    """``each(creature)``: "each creature"."""
    return Each(filter_, zone_of(filter_, zone))


def one(filter_: Filter, *, zone: str = BATTLEFIELD) -> Chosen:
    """``one(permanent & controlled_by(YOU))``: "a permanent you control", chosen on resolution."""
    return Chosen(filter_, zone_of(filter_, zone))


def all_(filter_: Filter, *, zone: str = BATTLEFIELD) -> All:
    """``all_(creature)``: "all creatures"."""
    return All(filter_, zone_of(filter_, zone), "all")


def those(filter_: Filter, *, zone: str = BATTLEFIELD) -> All:
    """``those(creature & controlled_by(YOU))``: "creatures you control"."""
    return All(filter_, zone_of(filter_, zone))


# --- what the source is attached to --------------------------------------------------------


@frozen
class Host(Selector):
    """What the source is attached to: ``enchanted creature``, ``equipped creature``."""

    word: str

    def find(self, ctx: Context) -> Sequence[Any]:
        id_ = ctx.source.attached_to
        return () if id_ < 0 else (ctx.game.entity(id_),)

    def say(self, v: Voice) -> str:
        return self.word


# --- references --------------------------------------------------------------------------


@frozen
class Ref(Selector):
    """Something the ability has already spoken of.

    ``entity`` says what: ``event`` (the object of the triggering event), ``target`` or
    ``target 2``, ``each`` (the current one of "for each"), or a name under which an earlier
    effect remembered what it did, such as ``exiled``, ``created``, ``revealed`` or
    ``sacrificed``. ``surface`` is how the text says it: ``it``, ``that creature``.
    """

    entity: str
    surface: str = "it"
    plural: bool = False  # type: ignore[misc]  # a field here, a constant elsewhere

    def find(self, ctx: Context) -> Sequence[Any]:
        entity = self.entity
        if entity == "event":
            return () if ctx.subject is None else (ctx.subject,)
        if entity == "each":
            return () if ctx.subject is None else (ctx.subject,)
        if entity.startswith("target"):
            if ctx.item is None:
                # A delayed ability remembers the targets of the one that made it (603.7c).
                return ctx.entities(entity)
            if not ctx.item.slots and entity in ctx.found:
                return ctx.entities(entity)
            slot = int(entity.removeprefix("target") or 1) - 1
            return ctx.item.targets_in(slot, ctx.game)
        return ctx.entities(entity)

    def say(self, v: Voice) -> str:
        return self.surface


@frozen
class Became(Selector):
    """What the object of the triggering event became in the zone it moved to, if that zone is
    public (400.7e): ``it``, ``that card``."""

    surface: str = "it"

    def find(self, ctx: Context) -> Sequence[Any]:
        event = ctx.event
        if not isinstance(event, ZoneChange) or event.new is None or event.to in (HAND, LIBRARY):
            return ()
        return (event.new,)

    def say(self, v: Voice) -> str:
        return self.surface


@frozen
class ExiledByThis(Selector):
    """The cards that a linked ability of the source exiled and that are still exiled (607.2a):
    ``the exiled card``. In ``surface`` ``~`` stands for the source."""

    surface: str = "the exiled card"
    plural: bool = False  # type: ignore[misc]  # a field here, a constant elsewhere

    def find(self, ctx: Context) -> Sequence[Any]:
        cards = [ctx.game.entity(id_) for id_ in ctx.source.memory.get("exiled", ())]
        return [card for card in cards if getattr(card, "zone", "") == EXILE]

    def say(self, v: Voice) -> str:
        return self.surface.replace("~", v.this)


@frozen
class WhatBecame(Selector):
    """What things became in the zone they were moved to, while they are still there (400.7)."""

    of: Selector
    surface: str

    def find(self, ctx: Context) -> Sequence[Any]:
        ids = [getattr(entity, "became", -1) for entity in self.of.find(ctx)]
        found = [ctx.game.entity(id_) for id_ in ids if id_ >= 0]
        return [o for o in found if isinstance(o, GameObject) and o.zone]

    def say(self, v: Voice) -> str:
        return self.surface


@frozen
class AllBut(Selector):
    """What one selector finds without what another does: ``the other exiled cards``."""

    of: Selector
    but: Selector
    surface: str
    plural: ClassVar[bool] = True

    def find(self, ctx: Context) -> Sequence[Any]:
        but = self.but.find(ctx)
        return [o for o in self.of.find(ctx) if not any(o is other for other in but)]

    def say(self, v: Voice) -> str:
        return self.surface


@frozen
class Called(Selector):
    """What another selector finds, as the text calls it once it has named it: ``that creature``
    after "as long as you control exactly one creature"."""

    of: Selector
    surface: str

    @property
    def plural(self) -> bool:  # type: ignore[override]  # depends on what it calls
        return self.of.plural

    def find(self, ctx: Context) -> Sequence[Any]:
        return self.of.find(ctx)

    def say(self, v: Voice) -> str:
        return self.surface


def became(surface: str = "it") -> Became:
    """``became("that card")``: the card that the object of the event became."""
    return Became(surface)


def it(entity: str = "event") -> Ref:
    """``it``: the event's object unless another entity is named."""
    return Ref(entity)


def that(noun: str, entity: str = "event") -> Ref:
    """``that("creature", "target")``: "that creature", what was targeted."""
    return Ref(entity, f"that {noun}")


def those_(noun: str, entity: str) -> Ref:
    """``those_("cards", "exiled")``: "those cards"."""
    return Ref(entity, f"those {noun}", plural=True)


def unsaid(entity: str) -> Ref:
    """``unsaid("target")``: what the text leaves to be understood from what came before."""
    return Ref(entity, "")


def controller_of(what: Selector) -> PlayerOf:
    """``controller_of(it("target"))``: "its controller"."""
    return PlayerOf(what)


def owner_of(what: Selector) -> PlayerOf:
    """``owner_of(it("target"))``: "its owner"."""
    return PlayerOf(what, "owner")


THIS = This()
IT_THIS = This("it")
THIS_BY_NAME = ThisByName()
THIS_CARD = ThisCard()
THIS_SPELL = ThisSpell()
YOU = You()
OPPONENT = Players("an opponent")
EACH_OPPONENT = Players("each opponent")
YOUR_OPPONENTS = Players("your opponents")
EACH_PLAYER = Players("each player")
A_PLAYER = Players("a player")
PLAYERS = Players("players")
EACH_OTHER_PLAYER = Players("each other player")
THAT_PLAYER = ThatPlayer()
DEFENDING_PLAYER = DefendingPlayer()
ENCHANTED_CREATURE = Host("enchanted creature")
ENCHANTED_PERMANENT = Host("enchanted permanent")
ENCHANTED_LAND = Host("enchanted land")
EQUIPPED_CREATURE = Host("equipped creature")
THE_EXILED_CARD = ExiledByThis()
IT = it()
IT_TARGET = it("target")

other = Other(THIS)
