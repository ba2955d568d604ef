"""The context in which a declaration is read: whose it is, and what it refers to.

A filter, an amount, a condition or an effect is immutable and belongs to no game. A context
ties it to a game, a source object, a controller and, for an ability on the stack or one
that is resolving, its targets, X and the event that triggered it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from attrs import define, field

if TYPE_CHECKING:
    from cardwright.events import Event
    from cardwright.game import Game
    from cardwright.objects import Entity, GameObject, Player
    from cardwright.payment import Purpose
    from cardwright.stack import StackItem


@define(eq=False)
class Context:
    """``found`` remembers, by name, the entities that earlier parts of the same ability
    chose, moved or made (608.2c), as ids."""

    game: Game
    source: GameObject
    controller: Player
    item: StackItem | None = None
    event: Event | None = None
    x: int = 0
    subject: Entity | None = None
    found: dict[str, list[int]] = field(factory=dict)
    numbers: dict[str, int] = field(factory=dict)
    purpose: Purpose | None = None
    """The spell or ability that is being paid for, if any (106.6)."""

    def entities(self, name: str) -> list[Entity]:
        """The entities remembered under a name, those that have left included."""
        game = self.game
        return [game.entity(id_) for id_ in self.found.get(name, ())]

    def remember(self, name: str, entities: list[Any]) -> None:
        self.found[name] = [entity.id for entity in entities]

    def link(self, name: str, entities: list[Any]) -> None:
        """Add to what abilities linked to this one find under a name (607.2a)."""
        linked = self.source.memory.get(name, ())
        self.source.memory[name] = (*linked, *(entity.id for entity in entities))

    def fork(self, subject: Entity) -> Context:
        """The same context with another subject, for "each of them"."""
        return Context(
            self.game,
            self.source,
            self.controller,
            self.item,
            self.event,
            self.x,
            subject,
            self.found,
            self.numbers,
        )
