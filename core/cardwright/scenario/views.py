"""Reading the state of a scenario: players and objects as people speak of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from cardwright.mana import COLORS
from cardwright.objects import GameObject, Player

if TYPE_CHECKING:
    from cardwright.game import Game


class PlayerView:
    """A player of a scenario. Zones are lists of names: a library from its top, the
    battlefield in the order of entering, other zones in the order the cards came."""

    def __init__(self, game: Game, player: Player) -> None:
        self._game = game
        self.entity = player

    def __repr__(self) -> str:
        return f"<{self.entity} life {self.life}>"

    def __str__(self) -> str:
        return str(self.entity)

    @property
    def life(self) -> int:
        return self.entity.life

    @property
    def hand(self) -> list[str]:
        return _names(self.entity.hand)

    @property
    def graveyard(self) -> list[str]:
        return _names(self.entity.graveyard)

    @property
    def library(self) -> list[str]:
        return _names(list(reversed(self.entity.library)))

    @property
    def battlefield(self) -> list[str]:
        seat = self.entity.id
        return _names([o for o in self._game.zones.battlefield if o.controller == seat])

    @property
    def exile(self) -> list[str]:
        return _names([o for o in self._game.zones.exile if o.owner == self.entity.id])

    @property
    def command(self) -> list[str]:
        return _names([o for o in self._game.zones.command if o.owner == self.entity.id])

    @property
    def counters(self) -> dict[str, int]:
        return {kind: count for kind, count in self.entity.counters.items() if count}

    @property
    def mana(self) -> str:
        """The mana pool, as ``{R}{R}``."""
        return str(self.entity.pool)

    @property
    def lost(self) -> bool:
        return self.entity.lost

    @property
    def won(self) -> bool:
        return self.entity in self._game.winners


class ObjectView:
    """An object of a scenario, read from what it is now: after a zone change it goes on to
    speak of the object that the card became."""

    def __init__(self, game: Game, obj: GameObject) -> None:
        self._game = game
        self._first = obj

    @property
    def entity(self) -> GameObject:
        obj = self._first
        while obj.became >= 0:
            obj = self._game.objects[obj.became]
        return obj

    def __repr__(self) -> str:
        return f"<{self.entity} in {self.zone or 'no zone'}>"

    def __str__(self) -> str:
        return str(self.entity)

    @property
    def name(self) -> str:
        return self.entity.name

    @property
    def zone(self) -> str:
        """Its zone; empty for a token or ability that has ceased to exist."""
        return self.entity.zone

    @property
    def power(self) -> int | None:
        return self.entity.chars.power

    @property
    def toughness(self) -> int | None:
        return self.entity.chars.toughness

    @property
    def pt(self) -> str:
        """``2/2``."""
        return f"{self.power}/{self.toughness}"

    @property
    def keywords(self) -> list[str]:
        """The keywords it has, by name, in order."""
        return list(self.entity.chars.abilities.keywords)

    def has(self, keyword: str) -> bool:
        """Whether it has a keyword ability."""
        return self.entity.has_keyword(keyword)

    @property
    def types(self) -> list[str]:
        """Supertypes, card types and subtypes, each in order of the alphabet."""
        chars = self.entity.chars
        return [*sorted(chars.supertypes), *sorted(chars.types), *sorted(chars.subtypes)]

    @property
    def colors(self) -> str:
        """Its colors as letters in the order WUBRG, empty for none."""
        return "".join(color for color in COLORS if color in self.entity.chars.colors)

    @property
    def counters(self) -> dict[str, int]:
        return {kind: count for kind, count in self.entity.counters.items() if count}

    @property
    def tapped(self) -> bool:
        return self.entity.tapped

    @property
    def damage(self) -> int:
        return self.entity.damage

    @property
    def controller(self) -> str:
        return f"p{self.entity.controller + 1}"

    @property
    def owner(self) -> str:
        return f"p{self.entity.owner + 1}"

    @property
    def attached_to(self) -> str:
        """The name of what it is attached to, empty for nothing."""
        host = self.entity.attached_to
        return str(self._game.entity(host)) if host >= 0 else ""

    @property
    def attachments(self) -> list[str]:
        return [str(self._game.objects[id_]) for id_ in self.entity.attachments]

    @property
    def attacking(self) -> str:
        """What it attacks, empty for nothing."""
        whom = self._game.combat.whom(self.entity)
        return "" if whom is None else str(whom)

    @property
    def targets(self) -> list[str]:
        """The targets of a spell or ability on the stack."""
        item = self.entity.item
        chosen: list[Any] = [] if item is None else item.targets
        return [str(self._game.entity(id_)) for ids in chosen for id_ in ids]


def _names(objects: Sequence[GameObject]) -> list[str]:
    return [str(obj) for obj in objects]
