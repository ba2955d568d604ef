"""What a player can do with priority: the options of a `PriorityDecision` (117.1)."""

from __future__ import annotations

from attrs import frozen

from cardwright.language.abilities import Activated
from cardwright.language.nodes import Cost
from cardwright.objects import GameObject


@frozen(eq=False)
class Way:
    """A way to cast a card: for which cost, from where, by which permission (601.3).

    ``keyword`` names the ability that offers it, empty for the normal way; ``goes_to`` is
    where the spell goes instead of anywhere else when it leaves the stack.
    """

    cost: tuple[Cost, ...]
    keyword: str = ""
    goes_to: str = ""
    any_type: bool = False
    any_color: bool = False
    face: int = 0
    """Which face or half of the card is cast (709.3, 712.11, 715.3)."""


def _face_name(obj: GameObject, face: int) -> str:
    return str(obj) if obj.card is None or not face else obj.card.faces[face].name


@frozen(eq=False)
class Action:
    """Something to do with priority."""

    def __str__(self) -> str:
        return "pass"


@frozen(eq=False)
class Pass(Action):
    """Pass priority (117.3d)."""


@frozen(eq=False)
class PlayLand(Action):
    """Play a land (116.2a, 305.1)."""

    card: GameObject
    face: int = 0

    def __str__(self) -> str:
        return f"play {_face_name(self.card, self.face)}"


@frozen(eq=False)
class Cast(Action):
    """Cast a spell (601)."""

    card: GameObject
    way: Way

    def __str__(self) -> str:
        name = _face_name(self.card, self.way.face)
        return f"cast {name}" + (f" ({self.way.keyword})" if self.way.keyword else "")


@frozen(eq=False)
class Activate(Action):
    """Activate an ability (602)."""

    source: GameObject
    ability: Activated

    def __str__(self) -> str:
        from cardwright.language.nodes import Voice

        face = self.source.face
        voice = face.voice if face is not None else Voice("this permanent", self.source.name)
        return f"{self.source}: {self.ability.say(voice)}"


PASS = Pass()
