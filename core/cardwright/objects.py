"""Objects, players and characteristics (109, 110, 102).

Everything a rule can point at, a player or an object, is an *entity* with an id that is
unique in its game. Player ids are the seats 0, 1, …; object ids start above them. An object
that changes zones becomes a new object (400.7): the old one stays readable, with the
characteristics it last had, as its own last-known information.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from attrs import define, field

from cardwright.mana import ManaCost, ManaPool

if TYPE_CHECKING:
    from cardwright.abilities import AbilitySet
    from cardwright.language.cards import Card, Face
    from cardwright.stack import StackItem

LIBRARY, HAND, GRAVEYARD = "library", "hand", "graveyard"
BATTLEFIELD, STACK, EXILE, COMMAND = "battlefield", "stack", "exile", "command"
ZONES = (LIBRARY, HAND, GRAVEYARD, BATTLEFIELD, STACK, EXILE, COMMAND)
PHASED_OUT = "phased out"
"""Where a phased-out permanent is kept: it is on the battlefield, and nothing sees it (702.26)."""
GONE = ""
"""The zone of an object that is no longer in the game: it became another, or ceased to exist."""


@define(eq=False)
class Characteristics:
    """The characteristics of an object (109.3), with its abilities ready for use.

    Shared and never changed in place, except by the layers while they build one.
    ``abilities`` holds the abilities in printed order together with their index.
    """

    name: str
    mana_cost: ManaCost | None
    colors: frozenset[str]
    supertypes: frozenset[str]
    types: frozenset[str]
    subtypes: frozenset[str]
    abilities: AbilitySet
    power: int | None = None
    toughness: int | None = None
    loyalty: int | None = None
    defense: int | None = None
    rules: dict[type, tuple[Any, ...]] = field(factory=dict)
    front_value: int = 0
    """The mana value of the front face, which a back face without a cost has (202.3b)."""

    @property
    def mana_value(self) -> int:
        """The mana value, in mana (202.3)."""
        if self.mana_cost is None and self.front_value:
            return self.front_value
        return self.mana_cost.mana_value if self.mana_cost is not None else 0

    @property
    def names(self) -> tuple[str, ...]:
        """Its name; the two names of a split card that is both halves (709.4a)."""
        return tuple(self.name.split(" // "))

    def copy(self) -> Characteristics:
        return Characteristics(
            self.name,
            self.mana_cost,
            self.colors,
            self.supertypes,
            self.types,
            self.subtypes,
            self.abilities,
            self.power,
            self.toughness,
            self.loyalty,
            self.defense,
            self.rules,
            self.front_value,
        )


@define(eq=False)
class GameObject:
    """A card, a token, a copy or an ability in a zone (109.1).

    ``base`` are its copiable values, ``chars`` its characteristics after all continuous
    effects. ``controller`` is the seat that controls it now; ``base_controller`` the one
    that would without control effects. ``control_stamp`` is when its controller last
    changed (302.6). ``memory`` holds what linked abilities remember (607): plain data by name.
    """

    id: int
    card: Card | None
    face: Face | None
    owner: int
    controller: int
    zone: str
    base: Characteristics
    chars: Characteristics
    timestamp: int
    base_controller: int
    control_stamp: int
    kind: str = "card"
    was: int = -1
    became: int = -1
    tapped: bool = False
    damage: int = 0
    deadly_damage: bool = False
    counters: dict[str, int] = field(factory=dict)
    attached_to: int = -1
    attachments: list[int] = field(factory=list)
    item: StackItem | None = None
    memory: dict[str, Any] = field(factory=dict)
    revealed_to: frozenset[int] = frozenset()
    face_down: bool = False
    copied: Characteristics | None = None
    """Its copiable values where a copy effect in force changes them (613.2a)."""

    def __str__(self) -> str:
        return self.chars.name or "a face-down card"

    @property
    def name(self) -> str:
        return self.chars.name

    @property
    def is_token(self) -> bool:
        return self.kind == "token"

    def has_type(self, type_: str) -> bool:
        return type_ in self.chars.types

    def has_keyword(self, keyword: str) -> bool:
        return keyword in self.chars.abilities.keywords

    def rules(self, kind: type) -> tuple[Any, ...]:
        """The rules of a kind that apply to it, as (rule, source id or -1 for itself)."""
        return self.chars.rules.get(kind, ())

    def counter(self, kind: str) -> int:
        return self.counters.get(kind, 0)

    def copy(self) -> GameObject:
        """An equal object for a copied game."""
        return GameObject(
            self.id,
            self.card,
            self.face,
            self.owner,
            self.controller,
            self.zone,
            self.base,
            self.chars,
            self.timestamp,
            self.base_controller,
            self.control_stamp,
            self.kind,
            self.was,
            self.became,
            self.tapped,
            self.damage,
            self.deadly_damage,
            dict(self.counters),
            self.attached_to,
            list(self.attachments),
            self.item.copy() if self.item is not None else None,
            dict(self.memory),
            self.revealed_to,
            self.face_down,
            self.copied,
        )


@define(eq=False)
class Player:
    """A player and what is theirs (102, 400.1).

    ``library[-1]`` is the top card. ``turn_stamp`` is when the player's most recent turn
    began (302.6); ``history`` counts what happened this turn, by name.
    """

    id: int
    name: str
    life: int = 20
    library: list[GameObject] = field(factory=list)
    hand: list[GameObject] = field(factory=list)
    graveyard: list[GameObject] = field(factory=list)
    pool: ManaPool = field(factory=ManaPool)
    counters: dict[str, int] = field(factory=dict)
    attachments: list[int] = field(factory=list)
    lands_played: int = 0
    turn_stamp: int = 0
    turns_taken: int = 0
    drew_from_empty: bool = False
    left: bool = False
    lost: bool = False
    won: bool = False
    loss_reason: str = ""
    history: dict[str, int] = field(factory=dict)
    rules_by_kind: dict[type, tuple[Any, ...]] = field(factory=dict)
    memory: dict[str, Any] = field(factory=dict)

    def __str__(self) -> str:
        return self.name

    def rules(self, kind: type) -> tuple[Any, ...]:
        """The rules of a kind that apply to the player, as (rule, source id)."""
        return self.rules_by_kind.get(kind, ())

    def zone(self, name: str) -> list[GameObject]:
        """The player's own library, hand or graveyard."""
        if name == LIBRARY:
            return self.library
        if name == HAND:
            return self.hand
        if name == GRAVEYARD:
            return self.graveyard
        raise KeyError(name)

    def copy(self, objects: dict[int, GameObject]) -> Player:
        """An equal player for a copied game, whose objects are given by id."""
        return Player(
            self.id,
            self.name,
            self.life,
            [objects[o.id] for o in self.library],
            [objects[o.id] for o in self.hand],
            [objects[o.id] for o in self.graveyard],
            self.pool.copy(),
            dict(self.counters),
            list(self.attachments),
            self.lands_played,
            self.turn_stamp,
            self.turns_taken,
            self.drew_from_empty,
            self.left,
            self.lost,
            self.won,
            self.loss_reason,
            dict(self.history),
            self.rules_by_kind,
            dict(self.memory),
        )


Entity = GameObject | Player
