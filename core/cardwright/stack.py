"""What an object on the stack carries: choices made as it was put there (405, 601.2, 603.3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from attrs import define, field

from cardwright.language.nodes import Effect
from cardwright.language.selectors import Target

if TYPE_CHECKING:
    from cardwright.events import Event
    from cardwright.game import Game
    from cardwright.language.nodes import Ability
    from cardwright.objects import Entity


@define(eq=False)
class StackItem:
    """The choices of a spell or ability.

    ``targets[i]`` are the ids chosen for ``slots[i]``; ``shares[i]`` what each of them gets
    of something divided. ``paid`` counts optional costs paid, by name. ``illegal`` are the
    targets found illegal as it resolves (608.2b).
    """

    ability: Ability | None
    effects: tuple[Effect, ...]
    source: int
    modes: tuple[int, ...] = ()
    slots: tuple[Target, ...] = ()
    targets: list[tuple[int, ...]] = field(factory=list)
    shares: dict[int, tuple[int, ...]] = field(factory=dict)
    x: int = 0
    event: Event | None = None
    subject: int = -1
    paid: dict[str, int] = field(factory=dict)
    found: dict[str, list[int]] = field(factory=dict)
    numbers: dict[str, int] = field(factory=dict)
    illegal: frozenset[tuple[int, int]] = frozenset()
    way: str = ""
    goes_to: str = ""
    spent: tuple[Any, ...] = ()
    cast_from: str = ""

    def copy(self) -> StackItem:
        return StackItem(
            self.ability,
            self.effects,
            self.source,
            self.modes,
            self.slots,
            list(self.targets),
            dict(self.shares),
            self.x,
            self.event,
            self.subject,
            dict(self.paid),
            {name: list(ids) for name, ids in self.found.items()},
            dict(self.numbers),
            self.illegal,
            self.way,
            self.goes_to,
            self.spent,
            self.cast_from,
        )

    def slot_of(self, target: Target) -> int:
        """Which slot a target piece is; -1 if it was not announced."""
        for index, slot in enumerate(self.slots):
            if slot is target:
                return index
        return -1

    def targets_of(self, target: Target, game: Game) -> Sequence[Entity]:
        """What was chosen for a target piece and is still legal."""
        index = self.slot_of(target)
        return self.targets_in(index, game) if index >= 0 else ()

    def targets_in(self, index: int, game: Game) -> Sequence[Entity]:
        """What was chosen for a slot and is still legal."""
        if not 0 <= index < len(self.targets):
            return ()
        illegal = self.illegal
        return [
            game.entity(id_)
            for place, id_ in enumerate(self.targets[index])
            if (index, place) not in illegal
        ]

    def shares_of(self, target: Target, game: Game) -> list[tuple[Entity, int]]:
        """Legal targets of a piece with what each gets of the division."""
        index = self.slot_of(target)
        if index < 0:
            return []
        shares = self.shares.get(index, ())
        return [
            (game.entity(id_), share)
            for place, (id_, share) in enumerate(zip(self.targets[index], shares, strict=False))
            if (index, place) not in self.illegal
        ]
