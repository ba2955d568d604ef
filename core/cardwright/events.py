"""Events: the one path on which the game changes (700.1, 614, 603).

An event is proposed, replacement and prevention effects edit it, it is applied, triggered
abilities look at it, and it is logged. `Game.do` is that path; nothing else changes the
state. A pack can add event classes of its own: an event knows how to apply itself.

Once applied, an event is never changed again: triggers and the log keep it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from attrs import define, evolve, field

from cardwright.mana import ManaUnit
from cardwright.objects import BATTLEFIELD, EXILE, GRAVEYARD, HAND, LIBRARY, STACK

if TYPE_CHECKING:
    from cardwright.game import Game
    from cardwright.language.abilities import Activated
    from cardwright.language.nodes import Change
    from cardwright.objects import Characteristics, Entity, GameObject, Player


@define(eq=False)
class Event:
    """Base of all events.

    ``topics`` names what the event can change, so that caches know what to throw away;
    ``rule`` the number it is logged with. ``replaced_by`` collects the replacement effects
    that have already been applied to it (614.5).
    """

    rule: ClassVar[str] = ""
    topics: ClassVar[frozenset[str]] = frozenset()
    replaced_by: tuple[Any, ...] = field(default=(), kw_only=True)

    def possible(self, game: Game) -> bool:
        """Whether it can happen at all; an impossible event does nothing (101.3)."""
        return True

    def apply(self, game: Game) -> Sequence[Event] | None:
        """Change the state; returns the events that follow from it, if any."""
        raise NotImplementedError

    def affected(self, game: Game) -> Player:
        """The player who chooses among replacement effects (616.1)."""
        return game.active

    def key(self) -> tuple[Any, ...]:
        """What makes it the same as another for comparing outcomes."""
        return (type(self).__name__,)

    def say(self) -> str:
        """One line for the log."""
        return type(self).__name__


@define(eq=False)
class ObjectEvent(Event):
    """An event that happens to one object; its controller chooses replacements."""

    obj: GameObject

    def possible(self, game: Game) -> bool:
        return self.obj.zone != ""

    def affected(self, game: Game) -> Player:
        obj = self.obj
        return game.players[obj.controller if obj.zone in (BATTLEFIELD, STACK) else obj.owner]

    def key(self) -> tuple[Any, ...]:
        return (type(self).__name__, self.obj.id)


@define(eq=False)
class PlayerEvent(Event):
    """An event that happens to one player, who chooses replacements."""

    player: Player

    def possible(self, game: Game) -> bool:
        return not self.player.left

    def affected(self, game: Game) -> Player:
        return self.player

    def key(self) -> tuple[Any, ...]:
        return (type(self).__name__, self.player.id)


# --- zones -----------------------------------------------------------------------------


@define(eq=False)
class ZoneChange(ObjectEvent):
    """An object moves to a zone and becomes a new object there (400.7).

    ``controller``: the seat under whose control it enters, None for its owner's;
    ``position``: from the top for a library (0 is the top, -1 the bottom);
    ``counters``, ``tapped``, ``attach_to``: how it enters the battlefield (614.12);
    ``changes``: what changes its copiable values as it enters (707.2); ``base``: the copiable
    values it enters with instead of its own, as a copy (707.5); ``lasting``: what a continuous
    effect makes of it from the moment it enters; ``face``: which of its faces
    is up, None for what the rules say (712.13);
    ``cause``: the event's class of cause, such as ``destroy`` or ``sacrifice``.
    After it happened, ``new`` is the new object and ``came_from`` the zone left.
    """

    rule: ClassVar[str] = "400.7"
    to: str
    cause: str = ""
    controller: int | None = None
    position: int = 0
    tapped: bool = False
    counters: dict[str, int] = field(factory=dict)
    attach_to: Entity | None = None
    by: Player | None = None
    face_down: bool = False
    memory: dict[str, Any] = field(factory=dict)
    changes: tuple[Change, ...] = ()
    lasting: tuple[Change, ...] = ()
    base: Characteristics | None = None
    face: int | None = None
    new: GameObject | None = None
    came_from: str = ""

    @property
    def topics(self) -> frozenset[str]:  # type: ignore[override]  # depends on the zones
        if self.to == BATTLEFIELD or self.came_from == BATTLEFIELD:
            return _BATTLEFIELD_MOVE
        return _OTHER_MOVE

    def possible(self, game: Game) -> bool:
        # 111.8: a token that has left the battlefield can't move again.
        obj = self.obj
        if obj.zone == "" or (obj.kind == "token" and obj.zone != BATTLEFIELD):
            return False
        if self.to != BATTLEFIELD or obj.card is None or obj.face is None:
            return True
        from cardwright.layouts import face_in

        # 400.4a: an instant or sorcery card that would enter stays where it is.
        return _NEVER_PERMANENT.isdisjoint(face_in(obj, self).types.types)

    def affected(self, game: Game) -> Player:
        if self.to == BATTLEFIELD and self.controller is not None:
            return game.players[self.controller]
        return super().affected(game)

    def apply(self, game: Game) -> Sequence[Event] | None:
        self.came_from = self.obj.zone
        self.new = game.zones.move(self)
        if self.dies and "Creature" in self.obj.chars.types:
            history = game.players[self.obj.controller].history
            history["creatures died"] = history.get("creatures died", 0) + 1
        return None

    @property
    def enters(self) -> bool:
        return self.to == BATTLEFIELD and self.came_from != BATTLEFIELD

    @property
    def dies(self) -> bool:
        """From the battlefield to a graveyard (700.4)."""
        return self.came_from == BATTLEFIELD and self.to == GRAVEYARD

    def key(self) -> tuple[Any, ...]:
        return ("ZoneChange", self.obj.id, self.to, self.controller, self.position, self.tapped,
                tuple(sorted(self.counters.items())))  # fmt: skip

    def say(self) -> str:
        return f"{self.obj}: {self.came_from or self.obj.zone} → {self.to}"


_NEVER_PERMANENT = frozenset({"Instant", "Sorcery"})
_BATTLEFIELD_MOVE = frozenset({"battlefield", "zones"})
_OTHER_MOVE = frozenset({"zones"})


@define(eq=False)
class Draw(PlayerEvent):
    """A player draws one card (121)."""

    rule: ClassVar[str] = "121.1"
    topics: ClassVar[frozenset[str]] = frozenset({"history"})
    card: GameObject | None = None

    def apply(self, game: Game) -> Sequence[Event] | None:
        player = self.player
        player.history["drawn"] = player.history.get("drawn", 0) + 1
        if not player.library:
            player.drew_from_empty = True
            return None
        move = ZoneChange(player.library[-1], HAND, "draw")
        self.card = move.obj
        return (move,)

    def say(self) -> str:
        return f"{self.player} draws a card"


@define(eq=False)
class Discard(ObjectEvent):
    """A player discards a card (701.8)."""

    rule: ClassVar[str] = "701.8a"
    by: Player | None = None

    def possible(self, game: Game) -> bool:
        return self.obj.zone == HAND

    def apply(self, game: Game) -> Sequence[Event] | None:
        return (ZoneChange(self.obj, GRAVEYARD, "discard"),)

    def say(self) -> str:
        return f"{self.obj} is discarded"


@define(eq=False)
class Destroy(ObjectEvent):
    """A permanent is destroyed (701.7). ``regenerable`` is whether regeneration can save it."""

    rule: ClassVar[str] = "701.7a"
    source: GameObject | None = None
    regenerable: bool = True

    def possible(self, game: Game) -> bool:
        from cardwright.language.rules import CantBeDestroyed

        return self.obj.zone == BATTLEFIELD and not self.obj.rules(CantBeDestroyed)

    def apply(self, game: Game) -> Sequence[Event] | None:
        return (ZoneChange(self.obj, GRAVEYARD, "destroy"),)

    def say(self) -> str:
        return f"{self.obj} is destroyed"


@define(eq=False)
class Sacrifice(ObjectEvent):
    """A player sacrifices a permanent they control (701.17)."""

    rule: ClassVar[str] = "701.17a"
    by: Player | None = None

    def possible(self, game: Game) -> bool:
        return self.obj.zone == BATTLEFIELD

    def apply(self, game: Game) -> Sequence[Event] | None:
        return (ZoneChange(self.obj, GRAVEYARD, "sacrifice"),)

    def say(self) -> str:
        return f"{self.obj} is sacrificed"


@define(eq=False)
class CounterSpell(ObjectEvent):
    """A spell or ability on the stack is countered (701.5)."""

    rule: ClassVar[str] = "701.5a"
    source: GameObject | None = None
    to: str = GRAVEYARD

    def possible(self, game: Game) -> bool:
        from cardwright.language.rules import CantBeCountered

        return self.obj.zone == STACK and not self.obj.rules(CantBeCountered)

    def apply(self, game: Game) -> Sequence[Event] | None:
        if self.obj.kind == "ability":
            game.zones.cease(self.obj)
            return None
        return (ZoneChange(self.obj, self.to, "counter"),)

    def say(self) -> str:
        return f"{self.obj} is countered"


@define(eq=False)
class Shuffle(PlayerEvent):
    """A player shuffles their library (701.20)."""

    rule: ClassVar[str] = "701.20a"

    def apply(self, game: Game) -> Sequence[Event] | None:
        game.rng.shuffle(self.player.library)
        return None

    def say(self) -> str:
        return f"{self.player} shuffles their library"


@define(eq=False)
class Reveal(PlayerEvent):
    """A player reveals cards (701.16)."""

    rule: ClassVar[str] = "701.16a"
    cards: tuple[GameObject, ...] = ()

    def apply(self, game: Game) -> Sequence[Event] | None:
        return None

    def say(self) -> str:
        return f"{self.player} reveals {', '.join(map(str, self.cards)) or 'nothing'}"


@define(eq=False)
class CreateToken(Event):
    """Tokens enter the battlefield under a player's control (111, 701.6)."""

    rule: ClassVar[str] = "701.6a"
    topics: ClassVar[frozenset[str]] = _BATTLEFIELD_MOVE
    player: Player
    token: Any
    count: int = 1
    tapped: bool = False
    attacking: Entity | None = None
    base: Any = None
    made: list[GameObject] = field(factory=list)

    def possible(self, game: Game) -> bool:
        return self.count > 0 and not self.player.left

    def affected(self, game: Game) -> Player:
        return self.player

    def apply(self, game: Game) -> Sequence[Event] | None:
        entering: list[Event] = []
        for _ in range(self.count):
            token = game.zones.new_token(self.player, self.token, self.base)
            self.made.append(token)
            entering.append(
                TokenEnters(token, BATTLEFIELD, "create", self.player.id, tapped=self.tapped,
                            memory={"attacking": self.attacking.id} if self.attacking else {})
            )  # fmt: skip
        return entering

    def say(self) -> str:
        name = self.token.name if self.token is not None else self.base.name
        return f"{self.player} creates {self.count} {name}"


@define(eq=False)
class TokenEnters(ZoneChange):
    """A created token enters the battlefield; it stays the same object (111.1)."""

    rule: ClassVar[str] = "111.1"

    def possible(self, game: Game) -> bool:
        return True

    def apply(self, game: Game) -> Sequence[Event] | None:
        self.came_from = ""
        game.zones.enter(self, self.obj)
        self.new = self.obj
        return None


# --- permanents ------------------------------------------------------------------------


@define(eq=False)
class Tap(ObjectEvent):
    """A permanent becomes tapped (701.21)."""

    rule: ClassVar[str] = "701.21a"
    topics: ClassVar[frozenset[str]] = frozenset({"tapped"})

    def possible(self, game: Game) -> bool:
        return self.obj.zone == BATTLEFIELD and not self.obj.tapped

    def apply(self, game: Game) -> Sequence[Event] | None:
        self.obj.tapped = True
        return None

    def say(self) -> str:
        return f"{self.obj} becomes tapped"


@define(eq=False)
class Untap(ObjectEvent):
    """A permanent becomes untapped (701.21)."""

    rule: ClassVar[str] = "701.21b"
    topics: ClassVar[frozenset[str]] = frozenset({"tapped"})

    def possible(self, game: Game) -> bool:
        return self.obj.zone == BATTLEFIELD and self.obj.tapped

    def apply(self, game: Game) -> Sequence[Event] | None:
        self.obj.tapped = False
        return None

    def say(self) -> str:
        return f"{self.obj} becomes untapped"


@define(eq=False)
class PutCounters(Event):
    """Counters are put on an object or a player (122.1, 122.6)."""

    rule: ClassVar[str] = "122.6"
    topics: ClassVar[frozenset[str]] = frozenset({"counters"})
    on: Entity
    kind: str
    count: int
    by: Player | None = None
    by_effect: bool = True
    """Whether an effect puts them, not a cost, the rules or combat damage (614.16)."""

    def possible(self, game: Game) -> bool:
        return self.count > 0 and game.is_here(self.on)

    def affected(self, game: Game) -> Player:
        return game.controller_of(self.on)

    def apply(self, game: Game) -> Sequence[Event] | None:
        self.on.counters[self.kind] = self.on.counters.get(self.kind, 0) + self.count
        return None

    def key(self) -> tuple[Any, ...]:
        return ("PutCounters", self.on.id, self.kind, self.count)

    def say(self) -> str:
        return f"{self.count} {self.kind} counters on {self.on}"


@define(eq=False)
class RemoveCounters(Event):
    """Counters are removed from an object or a player; never below none (122.1)."""

    rule: ClassVar[str] = "122.1"
    topics: ClassVar[frozenset[str]] = frozenset({"counters"})
    on: Entity
    kind: str
    count: int

    def possible(self, game: Game) -> bool:
        return self.count > 0 and self.on.counters.get(self.kind, 0) > 0 and game.is_here(self.on)

    def affected(self, game: Game) -> Player:
        return game.controller_of(self.on)

    def apply(self, game: Game) -> Sequence[Event] | None:
        left = self.on.counters[self.kind] - self.count
        if left > 0:
            self.on.counters[self.kind] = left
        else:
            self.count = self.on.counters.pop(self.kind)
        return None

    def say(self) -> str:
        return f"{self.count} {self.kind} counters removed from {self.on}"


@define(eq=False)
class Attach(ObjectEvent):
    """An Aura, Equipment or Fortification becomes attached (701.3)."""

    rule: ClassVar[str] = "701.3a"
    topics: ClassVar[frozenset[str]] = frozenset({"attached"})
    to: Entity

    def possible(self, game: Game) -> bool:
        return self.obj.zone == BATTLEFIELD and game.is_here(self.to)

    def apply(self, game: Game) -> Sequence[Event] | None:
        game.zones.attach(self.obj, self.to)
        return None

    def say(self) -> str:
        return f"{self.obj} becomes attached to {self.to}"


@define(eq=False)
class Unattach(ObjectEvent):
    """A permanent becomes unattached and stays where it is (701.3d)."""

    rule: ClassVar[str] = "701.3d"
    topics: ClassVar[frozenset[str]] = frozenset({"attached"})

    def apply(self, game: Game) -> Sequence[Event] | None:
        game.zones.detach(self.obj)
        return None

    def say(self) -> str:
        return f"{self.obj} becomes unattached"


@define(eq=False)
class Transformed(ObjectEvent):
    """A double-faced permanent turns its other face up (701.28)."""

    rule: ClassVar[str] = "701.28a"
    topics: ClassVar[frozenset[str]] = frozenset({"battlefield", "effects"})

    def possible(self, game: Game) -> bool:
        card = self.obj.card
        return self.obj.zone == BATTLEFIELD and card is not None and card.layout == "transform"

    def apply(self, game: Game) -> Sequence[Event] | None:
        obj = self.obj
        assert obj.card is not None
        front, back = obj.card.faces[0], obj.card.faces[1]
        obj.face = back if obj.face is front else front
        obj.base = game.abilities.printed(obj.face, obj.card)
        obj.timestamp = game.stamp()  # 613.7g
        return None

    def say(self) -> str:
        return f"{self.obj} transforms"


@define(eq=False)
class PhaseOut(ObjectEvent):
    """A permanent phases out (702.26)."""

    rule: ClassVar[str] = "702.26b"
    topics: ClassVar[frozenset[str]] = frozenset({"battlefield"})

    def apply(self, game: Game) -> Sequence[Event] | None:
        game.zones.phase_out(self.obj)
        return None

    def say(self) -> str:
        return f"{self.obj} phases out"


@define(eq=False)
class PhaseIn(ObjectEvent):
    """A permanent phases in (702.26)."""

    rule: ClassVar[str] = "702.26c"
    topics: ClassVar[frozenset[str]] = frozenset({"battlefield"})

    def apply(self, game: Game) -> Sequence[Event] | None:
        game.zones.phase_in(self.obj)
        return None

    def say(self) -> str:
        return f"{self.obj} phases in"


# --- life and damage -------------------------------------------------------------------


@define(eq=False)
class GainLife(PlayerEvent):
    """A player gains life (119.3)."""

    rule: ClassVar[str] = "119.3"
    topics: ClassVar[frozenset[str]] = frozenset({"life", "history"})
    amount: int = 0
    total: int | None = None
    """The life total afterwards, once it happened."""

    def possible(self, game: Game) -> bool:
        from cardwright.language.rules import CantGainLife

        return self.amount > 0 and not self.player.left and not self.player.rules(CantGainLife)

    def apply(self, game: Game) -> Sequence[Event] | None:
        self.player.life += self.amount
        self.total = self.player.life
        history = self.player.history
        history["life gained"] = history.get("life gained", 0) + self.amount
        return None

    def say(self) -> str:
        now = "" if self.total is None else f" ({self.total})"
        return f"{self.player} gains {self.amount} life{now}"


@define(eq=False)
class LoseLife(PlayerEvent):
    """A player loses life (119.3), for whatever reason."""

    rule: ClassVar[str] = "119.3"
    topics: ClassVar[frozenset[str]] = frozenset({"life", "history"})
    amount: int = 0
    total: int | None = None
    """The life total afterwards, once it happened."""

    def possible(self, game: Game) -> bool:
        return self.amount > 0 and not self.player.left

    def apply(self, game: Game) -> Sequence[Event] | None:
        self.player.life -= self.amount
        self.total = self.player.life
        history = self.player.history
        history["life lost"] = history.get("life lost", 0) + self.amount
        return None

    def say(self) -> str:
        now = "" if self.total is None else f" ({self.total})"
        return f"{self.player} loses {self.amount} life{now}"


@define(eq=False)
class Damage(Event):
    """A source deals damage to a player or permanent (120)."""

    rule: ClassVar[str] = "120.3"
    topics: ClassVar[frozenset[str]] = frozenset({"damage", "history"})
    source: GameObject
    to: Entity
    amount: int
    combat: bool = False
    preventable: bool = True

    def possible(self, game: Game) -> bool:
        return self.amount > 0 and game.is_here(self.to)

    def affected(self, game: Game) -> Player:
        return game.controller_of(self.to)

    def apply(self, game: Game) -> Sequence[Event] | None:
        turn, sources = self.to.memory.get("damaged by", (0, frozenset()))
        before = sources if turn == game.turn.number else frozenset()
        self.to.memory["damaged by"] = (game.turn.number, before | {self.source.id})
        return game.damage.results(self)

    def key(self) -> tuple[Any, ...]:
        return ("Damage", self.source.id, self.to.id, self.amount, self.combat)

    def say(self) -> str:
        kind = "combat damage" if self.combat else "damage"
        return f"{self.source} deals {self.amount} {kind} to {self.to}"


# --- mana ------------------------------------------------------------------------------


@define(eq=False)
class ProduceMana(PlayerEvent):
    """Mana is added to a player's pool: the whole bundle of one production (106.3, 106.12).

    ``tapped``: the permanent was tapped for it, with {T} in the cost of a mana ability.
    """

    rule: ClassVar[str] = "106.4"
    topics: ClassVar[frozenset[str]] = frozenset({"mana"})
    source: GameObject
    units: tuple[ManaUnit, ...] = ()
    tapped: bool = False
    ability: Activated | None = None
    by: Player | None = None
    """Who activated the ability, if that is not who gets the mana."""
    edits: tuple[tuple[str, tuple[str, ...], tuple[str, ...]], ...] = ()
    """What replacement effects did to it: their source, the types before and after."""

    @property
    def types(self) -> tuple[str, ...]:
        """The types of the mana, one for each."""
        return tuple(unit.type for unit in self.units)

    @property
    def tapped_by(self) -> Player:
        """Who tapped the permanent for mana: whoever activated the ability (106.12)."""
        return self.by or self.player

    @property
    def originally(self) -> tuple[str, ...]:
        """The types before any replacement effect."""
        return self.edits[0][1] if self.edits else self.types

    def possible(self, game: Game) -> bool:
        return bool(self.units) and not self.player.left

    def apply(self, game: Game) -> Sequence[Event] | None:
        self.player.pool.units.extend(self.units)
        return None

    def key(self) -> tuple[Any, ...]:
        return ("ProduceMana", self.player.id, tuple(sorted(u.type for u in self.units)))

    def say(self) -> str:
        return f"{self.player} adds {''.join('{' + u.type + '}' for u in self.units)}"


@define(eq=False)
class EmptyPool(PlayerEvent):
    """A player loses their unspent mana, as a step or phase ends (500.4) or because an effect
    says so (106.13).

    ``kept``: the types of mana that an effect keeps in the pool; ``becomes``: the type that
    the rest becomes instead of being lost, if any. After it happened, ``lost`` is what was lost.
    """

    rule: ClassVar[str] = "500.4"
    topics: ClassVar[frozenset[str]] = frozenset({"mana"})
    kept: frozenset[str] = frozenset()
    becomes: str = ""
    lost: tuple[ManaUnit, ...] = ()

    def apply(self, game: Game) -> Sequence[Event] | None:
        pool = self.player.pool
        gone = tuple(unit for unit in pool.units if unit.type not in self.kept)
        if self.becomes:
            pool.units[:] = [
                unit if unit.type in self.kept else evolve(unit, type=self.becomes)
                for unit in pool.units
            ]
        else:
            pool.units[:] = [unit for unit in pool.units if unit.type in self.kept]
            self.lost = gone
        return None

    def say(self) -> str:
        if self.becomes:
            return f"{self.player}'s unspent mana becomes {{{self.becomes}}}"
        return f"{self.player}'s unspent mana empties"


# --- spells and abilities ----------------------------------------------------------------


@define(eq=False)
class SpellCast(ObjectEvent):
    """A spell has become cast (601.2i)."""

    rule: ClassVar[str] = "601.2i"
    topics: ClassVar[frozenset[str]] = frozenset({"stack", "history"})
    player: Player
    came_from: str = HAND

    def apply(self, game: Game) -> Sequence[Event] | None:
        history = self.player.history
        history["spells cast"] = history.get("spells cast", 0) + 1
        turn, before = self.player.memory.get("cast this turn", (0, ()))
        earlier = before if turn == game.turn.number else ()
        self.player.memory["cast this turn"] = (game.turn.number, (*earlier, self.obj.id))
        return None

    def say(self) -> str:
        return f"{self.player} casts {self.obj}"


@define(eq=False)
class AbilityActivated(ObjectEvent):
    """An ability has become activated (602.2b). ``obj`` is its source."""

    rule: ClassVar[str] = "602.2b"
    topics: ClassVar[frozenset[str]] = frozenset({"stack"})
    player: Player
    ability: Activated

    def possible(self, game: Game) -> bool:
        return True

    def apply(self, game: Game) -> Sequence[Event] | None:
        return None

    def say(self) -> str:
        return f"{self.player} activates an ability of {self.obj}"


@define(eq=False)
class Targeted(ObjectEvent):
    """An object or player becomes the target of a spell or ability (115.1)."""

    rule: ClassVar[str] = "115.1"
    by: GameObject

    def possible(self, game: Game) -> bool:
        return True

    def apply(self, game: Game) -> Sequence[Event] | None:
        return None

    def say(self) -> str:
        return f"{self.obj} becomes the target of {self.by}"


@define(eq=False)
class LandPlayed(ObjectEvent):
    """A player plays a land (305.1)."""

    rule: ClassVar[str] = "305.1"
    player: Player
    topics: ClassVar[frozenset[str]] = frozenset({"history"})
    face: int = 0

    def apply(self, game: Game) -> Sequence[Event] | None:
        self.player.lands_played += 1
        return (ZoneChange(self.obj, BATTLEFIELD, "play", self.player.id, face=self.face),)

    def say(self) -> str:
        return f"{self.player} plays {self.obj}"


# --- turn and combat ---------------------------------------------------------------------


@define(eq=False)
class TurnBegins(PlayerEvent):
    """A player's turn begins (500.1)."""

    rule: ClassVar[str] = "500.1"
    topics: ClassVar[frozenset[str]] = frozenset({"turn"})

    def apply(self, game: Game) -> Sequence[Event] | None:
        return None

    def say(self) -> str:
        return f"{self.player}'s turn begins"


@define(eq=False)
class StepBegins(PlayerEvent):
    """A step or phase of a player's turn begins (500.5). ``step`` is its name."""

    rule: ClassVar[str] = "500.5"
    topics: ClassVar[frozenset[str]] = frozenset({"step"})
    step: str = ""

    def apply(self, game: Game) -> Sequence[Event] | None:
        return None

    def say(self) -> str:
        return f"{self.player}'s {self.step} begins"


@define(eq=False)
class Attacks(ObjectEvent):
    """A creature is declared as an attacker (508.1k, 508.3a)."""

    rule: ClassVar[str] = "508.1k"
    topics: ClassVar[frozenset[str]] = frozenset({"combat", "history"})
    defender: Entity
    alone: bool = False

    def apply(self, game: Game) -> Sequence[Event] | None:
        game.combat.add_attacker(self.obj, self.defender)
        self.obj.memory["attacked"] = game.turn.number
        return None

    def say(self) -> str:
        return f"{self.obj} attacks {self.defender}"


@define(eq=False)
class AttackersDeclared(PlayerEvent):
    """A player has declared one or more attackers (508.1, 508.3d)."""

    rule: ClassVar[str] = "508.1"
    attackers: tuple[GameObject, ...] = ()

    def apply(self, game: Game) -> Sequence[Event] | None:
        self.player.history["attacked"] = len(self.attackers)
        return None

    def say(self) -> str:
        return f"{self.player} attacks with {', '.join(map(str, self.attackers))}"


@define(eq=False)
class Blocks(ObjectEvent):
    """A creature is declared as a blocker of an attacker (509.1g, 509.3a)."""

    rule: ClassVar[str] = "509.1g"
    topics: ClassVar[frozenset[str]] = frozenset({"combat"})
    attacker: GameObject
    again: bool = False
    """Whether it is declared as blocking another attacker too, before this one (509.3a)."""

    def apply(self, game: Game) -> Sequence[Event] | None:
        game.combat.add_blocker(self.obj, self.attacker)
        return None

    def say(self) -> str:
        return f"{self.obj} blocks {self.attacker}"


@define(eq=False)
class BecomesBlocked(ObjectEvent):
    """An attacking creature becomes blocked (509.1h, 509.3c)."""

    rule: ClassVar[str] = "509.1h"
    topics: ClassVar[frozenset[str]] = frozenset({"combat"})
    blockers: tuple[GameObject, ...] = ()

    def apply(self, game: Game) -> Sequence[Event] | None:
        game.combat.blocked.add(self.obj.id)
        return None

    def say(self) -> str:
        return f"{self.obj} becomes blocked"


@define(eq=False)
class AttacksUnblocked(ObjectEvent):
    """An attacking creature attacks and isn't blocked (509.1h, 509.3g)."""

    rule: ClassVar[str] = "509.1h"

    def apply(self, game: Game) -> Sequence[Event] | None:
        return None

    def say(self) -> str:
        return f"{self.obj} isn't blocked"


# --- the end ---------------------------------------------------------------------------


@define(eq=False)
class LoseGame(PlayerEvent):
    """A player loses the game (104.3)."""

    rule: ClassVar[str] = "104.3"
    reason: str = ""

    def apply(self, game: Game) -> Sequence[Event] | None:
        self.player.lost = True
        self.player.loss_reason = self.reason
        return None

    def say(self) -> str:
        return f"{self.player} loses the game: {self.reason}"


@define(eq=False)
class WinGame(PlayerEvent):
    """An effect makes a player win the game (104.2b)."""

    rule: ClassVar[str] = "104.2b"
    reason: str = ""

    def apply(self, game: Game) -> Sequence[Event] | None:
        self.player.won = True
        return None

    def say(self) -> str:
        return f"{self.player} wins the game: {self.reason}"


@define(eq=False)
class EffectEnds(Event):
    """A continuous effect begins or ends; makes the layers look again (611.2a)."""

    rule: ClassVar[str] = "611.2a"
    topics: ClassVar[frozenset[str]] = frozenset({"effects"})
    what: str = ""

    def apply(self, game: Game) -> Sequence[Event] | None:
        return None

    def say(self) -> str:
        return self.what


__all__ = [name for name, value in list(globals().items()) if isinstance(value, type)
           and issubclass(value, Event)] + ["EXILE", "LIBRARY"]  # fmt: skip
