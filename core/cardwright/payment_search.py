"""The search for a mana payment (118.3, 601.2g): pure, on plain data.

Symbols of a cost are paid first, those with the fewest ways to pay them at the front; generic
mana is paid from what is left. Sources that are alike are one choice, so forty basic lands
are as quick as two. The search is complete: if a payment exists it finds one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from attrs import define, field

from cardwright.mana import ManaCost, ManaUnit, Pip

if TYPE_CHECKING:
    from cardwright.language.abilities import Activated
    from cardwright.objects import GameObject
    from cardwright.production import Bundle

Unit = tuple[frozenset[str], bool]
"""A mana as the search sees it: the types it may be spent as, and whether it is snow."""

GENERIC_ONLY: Unit = (frozenset(), False)
"""Pays one generic mana and nothing else."""


@define(eq=False)
class Alternative:
    """One way to use a source.

    ``ability`` None: it is tapped or exiled to pay for a part of the cost. ``choices``: the
    bundles to choose; ``units``: the mana it makes; ``penalty``: how dear it is; ``cost``: the
    mana it costs itself; ``limited``: its mana, if some may not be spent on everything.
    """

    ability: Activated | None
    choices: tuple[Bundle, ...]
    units: tuple[Unit, ...]
    penalty: int
    cost: ManaCost
    limited: tuple[ManaUnit, ...] = ()


@define(eq=False)
class Source:
    """An object that can be used once, in one of its alternatives."""

    obj: GameObject
    alternatives: tuple[Alternative, ...]
    key: int
    """The same number for sources that are alike."""
    rank: tuple[int, int]
    most: int
    limited: bool

    def at(self, obj: GameObject) -> Source:
        """The same for another object that is alike."""
        return Source(obj, self.alternatives, self.key, self.rank, self.most, self.limited)

    @classmethod
    def of(cls, obj: GameObject, alternatives: Sequence[Alternative]) -> Source:
        """The source with these alternatives, the cheapest first."""
        ordered = tuple(sorted(alternatives, key=lambda a: a.penalty))
        alike = tuple((a.units, a.penalty, a.cost.symbols) for a in ordered)
        key = _KEYS.setdefault(alike, len(_KEYS))
        kinds: frozenset[str] = frozenset().union(*(u[0] for a in ordered for u in a.units))
        return cls(
            obj,
            ordered,
            key,
            (ordered[0].penalty, len(kinds)),
            max(len(a.units) for a in ordered),
            any(a.limited for a in ordered),
        )


_KEYS: dict[tuple[Any, ...], int] = {}
"""Numbers for kinds of sources: a constant of the process, not a part of any game."""


@define(eq=False)
class Plan:
    """How a cost is paid: the sources to use in turn, life for symbols, and, once nothing more
    has to be activated, which units of the pool are spent (as indexes)."""

    uses: list[tuple[Source, Alternative]] = field(factory=list)
    life: int = 0
    spent: list[int] = field(factory=list)


Step = tuple[int, int]


class Search:
    """One search for a payment."""

    __slots__ = ("floating", "groups", "left", "life", "order", "steps", "ways")

    def __init__(self, sources: Sequence[Source], floating: Sequence[Unit], life: int) -> None:
        self.groups: dict[int, list[Source]] = {}
        for source in sources:
            self.groups.setdefault(source.key, []).append(source)
        self.left = {key: len(group) for key, group in self.groups.items()}
        self.order = sorted(self.groups, key=lambda key: self.groups[key][0].rank)
        self.ways = {key: group[0].alternatives for key, group in self.groups.items()}
        self.floating: list[tuple[Unit, int]] = [(u, i) for i, u in enumerate(floating)]
        self.steps: list[Step] = []
        self.life = life

    def run(self, pips: Sequence[Pip], generic: int) -> Plan | None:
        """The first payment found, or None if there is none."""
        ordered = sorted(pips, key=self._ways)
        for life, spent in self._pay(ordered, generic, 0, []):
            plan = Plan(life=life)
            taken = dict.fromkeys(self.groups, 0)
            for key, index in self.steps:
                source = self.groups[key][taken[key]]
                taken[key] += 1
                plan.uses.append((source, source.alternatives[index]))
            plan.spent = [index for index in spent if index >= 0]
            return plan
        return None

    def _ways(self, pip: Pip) -> int:
        """In how many ways a symbol can be paid: the hardest come first."""
        count = sum(pays(pip, unit) for unit, _ in self.floating)
        for key, left in self.left.items():
            if any(pays(pip, unit) for way in self.ways[key] for unit in way.units):
                count += left
        return count + (100 if pip.generic or pip.life else 0)

    def _pay(
        self, pips: Sequence[Pip], generic: int, life: int, spent: list[int]
    ) -> Iterator[tuple[int, list[int]]]:
        """All ways to pay, one by one: the life paid and the units spent."""
        if not pips:
            yield from self._pay_generic(generic, life, spent)
            return
        pip, rest = pips[0], pips[1:]
        tried: set[Unit] = set()
        for place in range(len(self.floating)):
            unit, index = self.floating[place]
            if unit in tried or not pays(pip, unit):
                continue
            tried.add(unit)
            del self.floating[place]
            yield from self._pay(rest, generic, life, [*spent, index])
            self.floating.insert(place, (unit, index))
        for _ in self._use(lambda units: any(pays(pip, unit) for unit in units)):
            place = next(
                i for i in range(len(self.floating) - 1, -1, -1) if pays(pip, self.floating[i][0])
            )
            unit, index = self.floating.pop(place)
            yield from self._pay(rest, generic, life, [*spent, index])
            self.floating.insert(place, (unit, index))
        if pip.generic:
            yield from self._pay(rest, generic + pip.generic, life, spent)
        if pip.life and self.life >= life + pip.life:
            yield from self._pay(rest, generic, life + pip.life, spent)

    def _use(self, useful: Any) -> Iterator[None]:
        """Use one source whose mana is useful; yields with its mana floating, then undoes it."""
        for key in self.order:
            if not self.left[key]:
                continue
            for which, way in enumerate(self.ways[key]):
                units = way.units
                if not useful(units):
                    continue
                self.left[key] -= 1
                for _ in self._costs(way.cost):
                    self.steps.append((key, which))
                    self.floating.extend((unit, -1) for unit in units)
                    yield
                    del self.floating[-len(units) :]
                    self.steps.pop()
                self.left[key] += 1

    def _costs(self, cost: ManaCost) -> Iterator[None]:
        """Pay the mana that a mana ability itself costs, before its mana is there."""
        if not cost.symbols:
            yield
            return
        before = list(self.floating)
        for _life, _spent in self._pay(sorted(cost.pips, key=self._ways), cost.generic, 0, []):
            yield
        self.floating[:] = before

    def _pay_generic(
        self, generic: int, life: int, spent: list[int]
    ) -> Iterator[tuple[int, list[int]]]:
        """Pay the generic part: from what floats, the least flexible first, then sources."""
        if generic <= len(self.floating):
            before = list(self.floating)
            cheapest = sorted(range(len(before)), key=lambda i: (len(before[i][0][0]), i))
            used = set(cheapest[:generic])
            self.floating[:] = [u for i, u in enumerate(before) if i not in used]
            yield life, [*spent, *(before[i][1] for i in sorted(used))]
            self.floating[:] = before
            return
        if generic > len(self.floating) + self._could_add():
            return
        for _ in self._use(bool):
            yield from self._pay_generic(generic, life, spent)

    def _could_add(self) -> int:
        return sum(
            left * max(len(way.units) for way in self.ways[key]) for key, left in self.left.items()
        )


def pays(pip: Pip, unit: Unit) -> bool:
    """Whether one mana pays a symbol (107.4)."""
    return not pip.types.isdisjoint(unit[0]) or (pip.snow and unit[1])
