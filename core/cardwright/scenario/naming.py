"""How people name things: ``Grizzly Bears``, ``Grizzly Bears#2``, ``p2:Forest``, an alias, ``p2``.

Names are compared without regard to case and accents. Of several objects that fit, the first
is meant: permanents in the order in which they entered.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping
from functools import cache
from typing import TYPE_CHECKING, Any

from cardwright.objects import BATTLEFIELD, STACK, GameObject, Player
from cardwright.scenario.failures import ScenarioError

if TYPE_CHECKING:
    from cardwright.game import Game

_NUMBERED = re.compile(r"(.*\S)\s*#\s*(\d+)")
_OWNED = re.compile(r"(p\d)\s*(?::|'s|’s)\s*(\S.*)", re.IGNORECASE)


@cache
def plain(text: str) -> str:
    """A text for comparing: no case, no accents, no typographic marks."""
    folded = unicodedata.normalize("NFKD", text.replace("Æ", "Ae").replace("æ", "ae"))
    kept = "".join(c for c in folded if not unicodedata.combining(c))
    return " ".join(kept.replace("’", "'").replace("—", "-").replace("−", "-").casefold().split())


class Name:
    """A name as it was written, taken apart."""

    __slots__ = ("index", "player", "word", "written")

    def __init__(self, written: str) -> None:
        self.written = written
        self.index: int | None = None
        self.player = ""
        word = written.strip()
        owned = _OWNED.fullmatch(word)
        if owned:
            self.player, word = owned[1].casefold(), owned[2]
        numbered = _NUMBERED.fullmatch(word)
        if numbered:
            word, self.index = numbered[1], int(numbered[2]) - 1
        self.word = plain(word)


def called(entity: Any, word: str) -> bool:
    """Whether an object or player has this name, in the form of `plain`."""
    if isinstance(entity, Player):
        return word in (f"p{entity.id + 1}", plain(entity.name))
    if not isinstance(entity, GameObject):
        return False
    name = plain(entity.name)
    if word == name:
        return True
    if entity.is_token and word in (f"{name} token", name.removesuffix(" token")):
        return True
    if entity.card is not None and " // " in entity.card.name:
        if word == plain(entity.card.name):
            return True
        if entity.zone not in (BATTLEFIELD, STACK):
            return any(word == plain(face.name) for face in entity.card.faces)
    return entity.face_down and word in ("face-down card", "a face-down card")


class Names:
    """Finds the objects of one game by name. ``aliases``: alias → id of the first object."""

    def __init__(self, game: Game, aliases: Mapping[str, int] | None = None) -> None:
        self.game = game
        self.aliases: dict[str, int] = dict(aliases or {})

    def alias(self, word: str) -> GameObject | None:
        """What the aliased object is now, wherever it went; None if there is no such alias."""
        id_ = self.aliases.get(word.casefold().strip())
        if id_ is None:
            return None
        obj = self.game.objects[id_]
        while obj.became >= 0:
            obj = self.game.objects[obj.became]
        return obj

    def all(self, written: str, among: Iterable[Any]) -> list[Any]:
        """Those of the candidates that the name can mean; with ``#2`` only that one."""
        aliased = self.alias(written)
        if aliased is not None:
            return [entity for entity in among if entity is aliased]
        name = Name(written)
        found = [entity for entity in among if called(entity, name.word)]
        if name.player:
            found = [e for e in found if f"p{self._seat(e) + 1}" == name.player]
        if name.index is None:
            return found
        return found[name.index : name.index + 1]

    def one(self, written: str, among: Iterable[Any] | None = None) -> Any:
        """The one it means, the first if several fit; `ScenarioError` if none does."""
        candidates = list(self.everything() if among is None else among)
        found = self.all(written, candidates)
        if not found:
            raise ScenarioError(f"nothing is called {written!r}")
        return found[0]

    def everything(self) -> list[Any]:
        """All players and objects, those in the open first."""
        game = self.game
        return [
            *game.players,
            *game.zones.battlefield,
            *reversed(game.zones.stack),
            *(o for p in game.players for o in p.graveyard),
            *(o for p in game.players for o in p.hand),
            *game.zones.exile,
            *game.zones.command,
            *(o for p in game.players for o in reversed(p.library)),
        ]

    @staticmethod
    def _seat(entity: Any) -> int:
        return entity.id if isinstance(entity, Player) else entity.controller
