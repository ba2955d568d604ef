"""Event patterns: what triggered and replacement abilities wait for (603.1, 603.10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from attrs import frozen

from cardwright import events as e
from cardwright.language import words
from cardwright.language.nodes import EventPattern, Filter, Phrase, Selector, Voice
from cardwright.language.selectors import THIS, Host, This
from cardwright.objects import BATTLEFIELD, GRAVEYARD, STACK, GameObject, Player

if TYPE_CHECKING:
    from cardwright.context import Context
    from cardwright.objects import Entity

What = Filter | Selector


def covers(what: What, entity: Any, ctx: Context) -> bool:
    """Whether a filter or a reference covers an entity."""
    if isinstance(what, Filter):
        return what.matches(entity, ctx)
    if type(what) is This:
        return entity is ctx.source
    if type(what) is Host:
        return bool(entity.id == ctx.source.attached_to)
    return any(found is entity for found in what.find(ctx))


def said(what: What, v: Voice) -> str:
    """The subject of the event: ``this creature``, ``another creature you control``."""
    if isinstance(what, Selector):
        return what.say(v)
    phrase = what.phrase(v)
    return another(phrase)


def another(phrase: Phrase, default: str = "permanent") -> str:
    """A singular noun phrase with its article: "a", "an" or "another"."""
    if phrase.adjectives[:1] == ["other"]:
        del phrase.adjectives[0]
        return f"another {phrase.render(default=default)}"
    return words.article(phrase.render(default=default))


@frozen
class Enters(EventPattern):
    """Something enters the battlefield (603.6a)."""

    what: What = THIS
    surface: str = ""

    @property
    def events(self) -> tuple[type[e.Event], ...]:
        return (e.ZoneChange, e.TokenEnters)

    def matches(self, event: Any, ctx: Context) -> bool:
        return (
            event.to == BATTLEFIELD and event.new is not None and covers(self.what, event.new, ctx)
        )

    def subject(self, event: Any) -> Entity | None:
        found: GameObject = event.new
        return found

    def say(self, v: Voice) -> str:
        return self.surface or f"{said(self.what, v)} enters"


@frozen
class ReturnsThisWay(EventPattern):
    """One of the cards exiled "until" something enters again as that effect has it (610.3), under
    a player's control: ``an exiled card enters under your control this way``."""

    cards: Selector
    who: Selector

    @property
    def events(self) -> tuple[type[e.Event], ...]:
        return (e.ZoneChange,)

    def matches(self, event: Any, ctx: Context) -> bool:
        if event.to != BATTLEFIELD or event.cause != "until" or event.new is None:
            return False
        seats = [player.id for player in self.who.find(ctx)]
        return event.new.controller in seats and covers(self.cards, event.obj, ctx)

    def subject(self, event: Any) -> Entity | None:
        found: GameObject = event.new
        return found

    def say(self, v: Voice) -> str:
        return f"an exiled card enters under {self.who.possessive(v)} control this way"


@frozen
class WouldEnter(EventPattern):
    """Something would enter the battlefield, as it would exist there (614.12)."""

    what: Filter

    @property
    def events(self) -> tuple[type[e.Event], ...]:
        return (e.ZoneChange, e.TokenEnters)

    def matches(self, event: Any, ctx: Context) -> bool:
        return (
            event.to == BATTLEFIELD
            and event.obj.zone != BATTLEFIELD
            and self.what.matches(ctx.game.replacements.entering(event), ctx)
        )

    def say(self, v: Voice) -> str:
        return f"{said(self.what, v)} would enter"


@frozen
class Leaves(EventPattern):
    """Something leaves the battlefield (603.6c); ``to`` narrows where it goes."""

    what: What = THIS
    to: str = ""

    @property
    def events(self) -> tuple[type[e.Event], ...]:
        return (e.ZoneChange,)

    @property
    def looks_back(self) -> bool:
        return True

    def looks_back_at(self, event: Any) -> bool:
        return bool(event.came_from == BATTLEFIELD)

    def matches(self, event: Any, ctx: Context) -> bool:
        return (
            event.came_from == BATTLEFIELD
            and (not self.to or event.to == self.to)
            and covers(self.what, event.obj, ctx)
        )

    def say(self, v: Voice) -> str:
        if self.to == GRAVEYARD:
            return f"{said(self.what, v)} is put into a graveyard from the battlefield"
        return f"{said(self.what, v)} leaves the battlefield"


@frozen
class Dies(Leaves):
    """A creature or planeswalker dies (700.4)."""

    to: str = GRAVEYARD

    def say(self, v: Voice) -> str:
        return f"{said(self.what, v)} dies"


@frozen
class PutIntoGraveyard(EventPattern):
    """A card is put into a graveyard from anywhere, or from the zone named; ``whose`` narrows
    it to a player's graveyard."""

    what: What
    came_from: str = ""
    whose: Selector | None = None

    @property
    def events(self) -> tuple[type[e.Event], ...]:
        return (e.ZoneChange,)

    @property
    def looks_back(self) -> bool:
        return self.came_from == BATTLEFIELD

    def looks_back_at(self, event: Any) -> bool:
        return self.looks_back and bool(event.came_from == BATTLEFIELD)

    def matches(self, event: Any, ctx: Context) -> bool:
        return (
            event.to == GRAVEYARD
            and (not self.came_from or event.came_from == self.came_from)
            and (self.whose is None or ctx.game.players[event.obj.owner] in self.whose.find(ctx))
            and (covers(self.what, event.new, ctx) or covers(self.what, event.obj, ctx))
        )

    def say(self, v: Voice) -> str:
        where = f"the {self.came_from}" if self.came_from else "anywhere"
        whose = self.whose.possessive(v) if self.whose is not None else "a"
        return f"{said(self.what, v)} is put into {whose} graveyard from {where}"


@frozen
class AttacksPattern(EventPattern):
    """A creature attacks (508.3a); ``alone`` only if no other creature does (506.5)."""

    what: What = THIS
    alone: bool = False
    whom: Selector | None = None

    @property
    def events(self) -> tuple[type[e.Event], ...]:
        return (e.Attacks,)

    def matches(self, event: Any, ctx: Context) -> bool:
        if self.alone and not event.alone:
            return False
        if self.whom is not None and event.defender not in self.whom.find(ctx):
            return False
        return covers(self.what, event.obj, ctx)

    def player(self, event: Any) -> Player | None:
        return event.defender if isinstance(event.defender, Player) else None

    def say(self, v: Voice) -> str:
        whom = f" {self.whom.say(v)}" if self.whom else ""
        return f"{said(self.what, v)} attacks{whom}{' alone' if self.alone else ''}"


@frozen
class YouAttack(EventPattern):
    """A player attacks with one or more creatures (508.3d)."""

    who: Selector

    @property
    def events(self) -> tuple[type[e.Event], ...]:
        return (e.AttackersDeclared,)

    def matches(self, event: Any, ctx: Context) -> bool:
        return event.player in self.who.find(ctx)

    def say(self, v: Voice) -> str:
        return f"{self.who.say(v)} {self.who.verb('attack')}"


@frozen
class BlocksPattern(EventPattern):
    """A creature blocks, or blocks a creature that matches (509.3a, 509.3b)."""

    what: What = THIS
    attacker: Filter | None = None

    @property
    def events(self) -> tuple[type[e.Event], ...]:
        return (e.Blocks,)

    def matches(self, event: Any, ctx: Context) -> bool:
        if self.attacker is None:
            return not event.again and covers(self.what, event.obj, ctx)  # 509.3a
        return covers(self.what, event.obj, ctx) and self.attacker.matches(event.attacker, ctx)

    def subject(self, event: Any) -> Entity | None:
        found: GameObject = event.attacker if self.attacker is not None else event.obj
        return found

    def say(self, v: Voice) -> str:
        whom = f" {another(self.attacker.phrase(v))}" if self.attacker is not None else ""
        return f"{said(self.what, v)} blocks{whom}"


@frozen
class BecomesBlockedPattern(EventPattern):
    """An attacking creature becomes blocked (509.3c)."""

    what: What = THIS

    @property
    def events(self) -> tuple[type[e.Event], ...]:
        return (e.BecomesBlocked,)

    def matches(self, event: Any, ctx: Context) -> bool:
        return covers(self.what, event.obj, ctx)

    def say(self, v: Voice) -> str:
        return f"{said(self.what, v)} becomes blocked"


@frozen
class BecomesBlockedBy(EventPattern):
    """An attacking creature becomes blocked by a creature that matches, once for each
    (509.3d). "The blocking creature" is the subject."""

    by: Filter
    what: What = THIS

    @property
    def events(self) -> tuple[type[e.Event], ...]:
        return (e.Blocks,)

    def matches(self, event: Any, ctx: Context) -> bool:
        return covers(self.what, event.attacker, ctx) and self.by.matches(event.obj, ctx)

    def say(self, v: Voice) -> str:
        return f"{said(self.what, v)} becomes blocked by {another(self.by.phrase(v))}"


@frozen
class AttackTogether(EventPattern):
    """A creature and at least one other creature that matches attack (508.3c)."""

    other: Filter
    what: What = THIS

    @property
    def events(self) -> tuple[type[e.Event], ...]:
        return (e.AttackersDeclared,)

    def matches(self, event: Any, ctx: Context) -> bool:
        mine = [o for o in event.attackers if covers(self.what, o, ctx)]
        return any(
            o is not one and self.other.matches(o, ctx) for one in mine for o in event.attackers
        )

    def say(self, v: Voice) -> str:
        return f"{said(self.what, v)} and at least one other {self.other.singular(v)} attack"


@frozen
class DealsDamage(EventPattern):
    """A source deals damage (120.4b); ``combat``: only combat damage; ``to``: to whom.

    Without ``to``, what one source deals at the same time is one event, however it is divided
    (603.2c).
    """

    what: What = THIS
    to: What | None = None
    combat: bool = False

    @property
    def events(self) -> tuple[type[e.Event], ...]:
        return (e.Damage,)

    def matches(self, event: Any, ctx: Context) -> bool:
        if self.combat and not event.combat:
            return False
        if self.to is None:
            return self._first(event, ctx) and covers(self.what, event.source, ctx)
        return covers(self.to, event.to, ctx) and covers(self.what, event.source, ctx)

    def _first(self, event: Any, ctx: Context) -> bool:
        """Whether no other damage by the same source at the same time comes before it."""
        return event is next(
            (
                other
                for other in ctx.game.triggers.together
                if isinstance(other, e.Damage) and other.source is event.source
            ),
            event,
        )

    def subject(self, event: Any) -> Entity | None:
        to: Entity = event.to
        source: GameObject = event.source
        return source if isinstance(to, Player) else to

    def player(self, event: Any) -> Player | None:
        return event.to if isinstance(event.to, Player) else None

    def say(self, v: Voice) -> str:
        kind = "combat damage" if self.combat else "damage"
        to = f" to {said(self.to, v)}" if self.to is not None else ""
        return f"{said(self.what, v)} deals {kind}{to}"


@frozen
class IsDealtDamage(EventPattern):
    """Something is dealt damage."""

    what: What = THIS
    combat: bool = False

    @property
    def events(self) -> tuple[type[e.Event], ...]:
        return (e.Damage,)

    def matches(self, event: Any, ctx: Context) -> bool:
        return (event.combat or not self.combat) and covers(self.what, event.to, ctx)

    def subject(self, event: Any) -> Entity | None:
        found: Entity = event.to
        return found

    def say(self, v: Voice) -> str:
        return f"{said(self.what, v)} is dealt {'combat ' if self.combat else ''}damage"


@frozen
class Casts(EventPattern):
    """A player casts a spell that matches (601.2i)."""

    who: Selector
    what: Filter | None = None
    number: int = 0

    @property
    def events(self) -> tuple[type[e.Event], ...]:
        return (e.SpellCast,)

    def matches(self, event: Any, ctx: Context) -> bool:
        if event.player not in self.who.find(ctx):
            return False
        if self.number and event.player.history.get("spells cast", 0) != self.number:
            return False
        return self.what is None or self.what.matches(event.obj, ctx)

    def say(self, v: Voice) -> str:
        who = f"{self.who.say(v)} {self.who.verb('cast')}"
        if self.number:
            ordinal = {1: "first", 2: "second", 3: "third"}[self.number]
            return f"{who} {self.who.possessive(v)} {ordinal} spell each turn"
        if self.what is None:
            return f"{who} a spell"
        noun = self.what.phrase(v)
        if not noun.nouns or noun.nouns[-1] != "spell":
            noun.nouns.append("spell")
        return f"{who} {another(noun, 'spell')}"


@frozen
class CastThis(EventPattern):
    """You cast this spell; functions on the stack."""

    @property
    def events(self) -> tuple[type[e.Event], ...]:
        return (e.SpellCast,)

    def matches(self, event: Any, ctx: Context) -> bool:
        return bool(event.obj is ctx.source)

    def say(self, v: Voice) -> str:
        return "you cast this spell"


@frozen
class Draws(EventPattern):
    """A player draws a card; ``number`` 2 for "your second card each turn"."""

    who: Selector
    number: int = 0

    @property
    def events(self) -> tuple[type[e.Event], ...]:
        return (e.Draw,)

    def matches(self, event: Any, ctx: Context) -> bool:
        if event.card is None or event.player not in self.who.find(ctx):
            return False
        return not self.number or event.player.history.get("drawn", 0) == self.number

    def say(self, v: Voice) -> str:
        who = f"{self.who.say(v)} {self.who.verb('draw')}"
        if self.number:
            ordinal = {1: "first", 2: "second", 3: "third"}[self.number]
            return f"{who} {self.who.possessive(v)} {ordinal} card each turn"
        return f"{who} a card"


@frozen
class Discards(EventPattern):
    """A player discards a card."""

    who: Selector
    what: Filter | None = None

    @property
    def events(self) -> tuple[type[e.Event], ...]:
        return (e.Discard,)

    def matches(self, event: Any, ctx: Context) -> bool:
        players = [player.id for player in self.who.find(ctx)]
        return event.obj.owner in players and (
            self.what is None or self.what.matches(event.obj, ctx)
        )

    def say(self, v: Voice) -> str:
        what = "a card" if self.what is None else another(self.what.phrase(v), "card")
        return f"{self.who.say(v)} {self.who.verb('discard')} {what}"


@frozen
class GainsLife(EventPattern):
    """A player gains life (119.9)."""

    who: Selector

    @property
    def events(self) -> tuple[type[e.Event], ...]:
        return (e.GainLife,)

    def matches(self, event: Any, ctx: Context) -> bool:
        return event.player in self.who.find(ctx)

    def say(self, v: Voice) -> str:
        return f"{self.who.say(v)} {self.who.verb('gain')} life"


@frozen
class LosesLife(EventPattern):
    """A player loses life."""

    who: Selector

    @property
    def events(self) -> tuple[type[e.Event], ...]:
        return (e.LoseLife,)

    def matches(self, event: Any, ctx: Context) -> bool:
        return event.player in self.who.find(ctx)

    def say(self, v: Voice) -> str:
        return f"{self.who.say(v)} {self.who.verb('lose')} life"


@frozen
class Sacrifices(EventPattern):
    """A player sacrifices something."""

    who: Selector
    what: Filter

    @property
    def events(self) -> tuple[type[e.Event], ...]:
        return (e.Sacrifice,)

    @property
    def looks_back(self) -> bool:
        return True

    def matches(self, event: Any, ctx: Context) -> bool:
        players = [player.id for player in self.who.find(ctx)]
        return event.obj.controller in players and self.what.matches(event.obj, ctx)

    def say(self, v: Voice) -> str:
        return f"{self.who.say(v)} {self.who.verb('sacrifice')} {another(self.what.phrase(v))}"


@frozen
class BecomesTapped(EventPattern):
    """Something becomes tapped (701.21)."""

    what: What = THIS

    @property
    def events(self) -> tuple[type[e.Event], ...]:
        return (e.Tap,)

    def matches(self, event: Any, ctx: Context) -> bool:
        return covers(self.what, event.obj, ctx)

    def say(self, v: Voice) -> str:
        return f"{said(self.what, v)} becomes tapped"


@frozen
class BecomesUntapped(EventPattern):
    """Something becomes untapped."""

    what: What = THIS

    @property
    def events(self) -> tuple[type[e.Event], ...]:
        return (e.Untap,)

    def matches(self, event: Any, ctx: Context) -> bool:
        return covers(self.what, event.obj, ctx)

    def say(self, v: Voice) -> str:
        return f"{said(self.what, v)} becomes untapped"


@frozen
class LastCounterRemoved(EventPattern):
    """The last counter of a kind is removed from something (702.63a)."""

    kind: str
    what: What = THIS

    @property
    def events(self) -> tuple[type[e.Event], ...]:
        return (e.RemoveCounters,)

    def matches(self, event: Any, ctx: Context) -> bool:
        return (
            event.kind == self.kind
            and covers(self.what, event.on, ctx)
            and self.kind not in event.on.counters
        )

    def subject(self, event: Any) -> Entity | None:
        found: Entity = event.on
        return found

    def say(self, v: Voice) -> str:
        return f"the last {self.kind} counter is removed from {said(self.what, v)}"


@frozen
class BecomesTarget(EventPattern):
    """Something becomes the target of a spell or ability that matches."""

    what: What = THIS
    by: Filter | None = None
    surface: str = "a spell or ability"

    @property
    def events(self) -> tuple[type[e.Event], ...]:
        return (e.Targeted,)

    def matches(self, event: Any, ctx: Context) -> bool:
        return covers(self.what, event.obj, ctx) and (
            self.by is None or self.by.matches(event.by, ctx)
        )

    def subject(self, event: Any) -> Entity | None:
        found: GameObject = event.by
        return found

    def say(self, v: Voice) -> str:
        return f"{said(self.what, v)} becomes the target of {self.surface}"


@frozen
class TappedForMana(EventPattern):
    """A permanent is tapped for mana: its mana ability with {T} has resolved and produced
    mana (106.12a). ``who``: said of a player who taps it; ``chosen``: for mana of the color
    chosen for the source."""

    what: What
    who: Selector | None = None
    chosen: bool = False

    @property
    def events(self) -> tuple[type[e.Event], ...]:
        return (e.ProduceMana,)

    def matches(self, event: Any, ctx: Context) -> bool:
        if not event.tapped or not event.units or not covers(self.what, event.source, ctx):
            return False
        if self.chosen and ctx.source.memory.get("color") not in event.types:
            return False
        return self.who is None or event.tapped_by in self.who.find(ctx)

    def player(self, event: Any) -> Player | None:
        found: Player = event.tapped_by
        return found

    def subject(self, event: Any) -> Entity | None:
        found: GameObject = event.source
        return found

    def say(self, v: Voice) -> str:
        of = " of the chosen color" if self.chosen else ""
        if self.who is not None:
            return f"{self.who.say(v)} {self.who.verb('tap')} {said(self.what, v)} for mana{of}"
        return f"{said(self.what, v)} is tapped for mana{of}"


@frozen
class AddsChosenColor(EventPattern):
    """An ability of something has a player add one or more mana of the color chosen for the
    source, tapped for it or not (106.3)."""

    of: Filter
    who: Selector

    @property
    def events(self) -> tuple[type[e.Event], ...]:
        return (e.ProduceMana,)

    def matches(self, event: Any, ctx: Context) -> bool:
        return (
            ctx.source.memory.get("color") in event.types
            and event.source.zone != STACK
            and self.of.matches(event.source, ctx)
            and event.player in self.who.find(ctx)
        )

    def subject(self, event: Any) -> Entity | None:
        found: GameObject = event.source
        return found

    def say(self, v: Voice) -> str:
        of = words.possessive(words.article(self.of.singular(v)))
        return f"{of} ability causes {self.who.say(v)} to add one or more mana of the chosen color"


@frozen
class AtStep(EventPattern):
    """At the beginning of a step (603.6b... 503, 513): ``your upkeep``, ``each end step``.

    ``whose`` limits whose turn it is; ``surface`` says both.
    """

    step: str
    whose: Selector | None = None
    surface: str = ""

    @property
    def events(self) -> tuple[type[e.Event], ...]:
        return (e.StepBegins,)

    def matches(self, event: Any, ctx: Context) -> bool:
        return event.step == self.step and (
            self.whose is None or event.player in self.whose.find(ctx)
        )

    def say(self, v: Voice) -> str:
        name = {"end": "end step", "combat": "combat", "precombat main": "first main phase"}.get(
            self.step, self.step
        )
        if self.surface:
            return f"the beginning of {self.surface}"
        if self.whose is None:
            return f"the beginning of each {name}"
        if self.step == "combat" and self.whose.is_you:
            return "the beginning of combat on your turn"
        return f"the beginning of {self.whose.possessive(v)} {name}"


@frozen
class AnyPattern(EventPattern):
    """One event or another: ``this creature enters or attacks``."""

    parts: tuple[EventPattern, ...]
    surface: str = ""

    @property
    def events(self) -> tuple[type[e.Event], ...]:
        return tuple(dict.fromkeys(kind for part in self.parts for kind in part.events))

    @property
    def looks_back(self) -> bool:
        return any(part.looks_back for part in self.parts)

    @property
    def looks_forward(self) -> bool:
        return any(part.looks_forward for part in self.parts)

    def looks_back_at(self, event: Any) -> bool:
        return self._part(event).looks_back_at(event)

    def _part(self, event: Any) -> EventPattern:
        """The part the event is for: one that looks back, if it is an event of that kind."""
        fitting = [part for part in self.parts if isinstance(event, part.events)]
        fitting.sort(key=lambda part: not part.looks_back_at(event))
        return next(
            (p for p in fitting if not p.looks_back or p.looks_back_at(event)), self.parts[0]
        )

    def subject(self, event: Any) -> Entity | None:
        return self._part(event).subject(event)

    def player(self, event: Any) -> Player | None:
        return self._part(event).player(event)

    def matches(self, event: Any, ctx: Context) -> bool:
        return any(
            isinstance(event, part.events) and part.matches(event, ctx) for part in self.parts
        )

    def say(self, v: Voice) -> str:
        if self.surface:
            return self.surface
        said_ = [part.say(v) for part in self.parts]
        head = said_[0]
        prefix = v.this + " "
        if all(text.startswith(prefix) for text in said_):
            return words.series([head, *(text.removeprefix(prefix) for text in said_[1:])], "or")
        return words.series(said_, "or")


def enters(what: What = THIS) -> Enters:
    """``enters(THIS)``: "this creature enters"."""
    return Enters(what)


def leaves(what: What = THIS) -> Leaves:
    """``leaves(THIS)``: "this creature leaves the battlefield"."""
    return Leaves(what)


def dies(what: What = THIS) -> Dies:
    """``dies(creature & other)``: "another creature dies"."""
    return Dies(what)


def attacks(what: What = THIS, *, alone: bool = False) -> AttacksPattern:
    """``attacks(THIS)``: "this creature attacks"."""
    return AttacksPattern(what, alone)


def blocks(what: What = THIS, attacker: Filter | None = None) -> BlocksPattern:
    """``blocks(THIS)``: "this creature blocks"."""
    return BlocksPattern(what, attacker)


def casts(who: Selector, what: Filter | None = None) -> Casts:
    """``casts(YOU, instant | sorcery)``: "you cast an instant or sorcery spell"."""
    return Casts(who, what)


def deals_combat_damage(what: What = THIS, to: What | None = None) -> DealsDamage:
    """``deals_combat_damage(THIS, player)``: "this creature deals combat damage to a player"."""
    return DealsDamage(what, to, combat=True)


def deals_damage(what: What = THIS, to: What | None = None) -> DealsDamage:
    """``deals_damage(THIS, opponent)``: "this creature deals damage to an opponent"."""
    return DealsDamage(what, to)


def upkeep(whose: Selector | None = None) -> AtStep:
    """``upkeep(YOU)``: "your upkeep"."""
    return AtStep("upkeep", whose)


def end_step(whose: Selector | None = None, surface: str = "") -> AtStep:
    """``end_step(YOU)``: "your end step"; ``surface`` "the end step" is that of any turn."""
    return AtStep("end", whose, surface)


def any_of(*patterns: EventPattern) -> AnyPattern:
    """``any_of(enters(THIS), attacks(THIS))``: "this creature enters or attacks"."""
    return AnyPattern(patterns)


@frozen
class TapsForMana(EventPattern):
    """A player taps a permanent for mana (106.12), for replacement effects: ``you tap a
    permanent for mana``. Without ``who``: ``a land is tapped for mana``."""

    what: What
    who: Selector | None = None

    @property
    def events(self) -> tuple[type[e.Event], ...]:
        return (e.ProduceMana,)

    def matches(self, event: Any, ctx: Context) -> bool:
        if not event.tapped or not event.units:
            return False
        if self.who is not None and event.tapped_by not in self.who.find(ctx):
            return False
        return covers(self.what, event.source, ctx)

    def subject(self, event: Any) -> Entity | None:
        found: GameObject = event.source
        return found

    def say(self, v: Voice) -> str:
        if self.who is None:
            return f"{said(self.what, v)} is tapped for mana"
        return f"{self.who.say(v)} {self.who.verb('tap')} {said(self.what, v)} for mana"
