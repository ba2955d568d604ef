"""The search for a mana payment (118.3, 601.2g): pure, on plain data.

Symbols of a cost are paid first, those with the fewest ways to pay them at the front; generic
mana is paid from what is left. Sources that are alike are one choice, so forty basic lands
are as quick as two. The search is complete: if a payment exists it finds one, and what it
finds is an order of activations in which all costs can be paid.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from attrs import define, field

from cardwright.mana import ManaCost, ManaUnit, Pip

if TYPE_CHECKING:
    from cardwright.language.abilities import Activated
    from cardwright.objects import GameObject
    from cardwright.production import Bundle

MAIN = 0
"""The purpose of the search: what the whole cost is paid for. Others are mana abilities."""


class Unit(NamedTuple):
    """A mana as the search sees it.

    ``types``: what it may be spent as; ``uses``: the purposes it may be spent on, None for all.
    """

    types: frozenset[str]
    snow: bool = False
    uses: frozenset[int] | None = None


GENERIC_ONLY = Unit(frozenset(), False, frozenset((MAIN,)))
"""Pays one generic mana of the cost itself and nothing else."""

ANY = Pip("1", frozenset("WUBRGC"))
"""One generic mana, where it matters which mana pays it."""


Tokens = tuple[tuple[str, int], ...]
"""What has been tapped or sacrificed: which, and the id of which object."""


class Claim(NamedTuple):
    """Permanents of which a mana ability taps or sacrifices some as a cost."""

    what: str
    """``tap`` or ``sacrifice``."""
    ids: frozenset[int]
    amount: int = 1


@define(eq=False)
class Alternative:
    """One way to use a source.

    ``ability`` None: it is tapped or exiled to pay for a part of the cost. ``choices``: the
    bundles to choose; ``units``: the mana it makes; ``penalty``: how dear it is; ``cost``: the
    mana it costs itself; ``made``: its mana as it would be in the pool; ``life``: the life it
    costs; ``claims``: what else it uses up; ``takes``: whether it taps or sacrifices its own
    object; ``purpose``: its number among the purposes.
    """

    ability: Activated | None
    choices: tuple[Bundle, ...]
    units: tuple[Unit, ...]
    penalty: int
    cost: ManaCost
    made: tuple[ManaUnit, ...] = ()
    life: int = 0
    claims: tuple[Claim, ...] = ()
    takes: tuple[str, ...] = ("tap",)
    purpose: int = 1


@define(eq=False)
class Source:
    """An object that can be used so many ``times``, each time in one of its alternatives."""

    obj: GameObject
    alternatives: tuple[Alternative, ...]
    key: Any
    """The same for sources that are alike."""
    rank: tuple[int, int]
    most: int
    """The most mana it makes, what it costs not counted."""
    limited: bool
    """Whether some of its mana may not be spent on everything."""
    origin: int
    """The object that its alternatives were read from, which is alike."""
    times: int = 1

    def at(self, obj: GameObject) -> Source:
        """The same for another object that is alike."""
        return Source(
            obj, self.alternatives, self.key, self.rank, self.most, self.limited, self.origin
        )

    @classmethod
    def of(
        cls,
        obj: GameObject,
        alternatives: Sequence[Alternative],
        times: int = 1,
    ) -> Source:
        """The source with these alternatives, the cheapest first."""
        ordered = tuple(sorted(alternatives, key=lambda a: a.penalty))
        alike: Any = tuple(
            (a.units, a.penalty, a.cost.symbols, a.life, a.claims, a.takes, a.purpose)
            for a in ordered
        )
        key = alike
        if not any(a.claims for a in ordered):
            key = _KEYS.setdefault(alike, len(_KEYS))
        kinds: frozenset[str] = frozenset().union(*(u.types for a in ordered for u in a.units))
        return cls(
            obj,
            ordered,
            (key, times) if times > 1 else key,
            (ordered[0].penalty, len(kinds)),
            times * max(len(a.units) for a in ordered),
            any(unit.only is not None for a in ordered for unit in a.made),
            obj.id,
            times,
        )


_KEYS: dict[Any, int] = {}
"""Numbers for kinds of sources: a constant of the process, not a part of any game."""


@define(eq=False)
class Use:
    """A source to be used: in which way, what pays its own mana cost, what it taps and
    sacrifices, and, if it makes no mana, which symbol of the cost it pays for."""

    source: Source
    way: Alternative
    pays: list[Unit] = field(factory=list)
    life: int = 0
    taken: Tokens = ()
    symbol: str = ""


@define(eq=False)
class Plan:
    """How a cost is paid: the sources to use in turn, life for symbols, and, once nothing more
    has to be activated, which units of the pool are spent (as indexes)."""

    uses: list[Use] = field(factory=list)
    life: int = 0
    spent: list[int] = field(factory=list)
    purposes: Any = None
    """What the numbers of purposes in its units mean, if it matters."""


class Group:
    """Sources that are alike."""

    __slots__ = ("most", "one", "single", "sources", "times", "units", "ways")

    def nth(self, number: int) -> Source:
        """The source that is used as the one of this number, from 0."""
        return _nth(self.sources, number)

    def __init__(self, sources: list[Source], one: bool) -> None:
        self.sources = sources
        self.one = one
        """Whether it is one object, which something else may tap or sacrifice too."""
        self.ways = sources[0].alternatives
        self.times = sum(source.times for source in sources)
        self.most = max([0, *(len(way.units) - _least(way.cost) for way in self.ways)])
        """The most that using one of them can add to the mana there is."""
        self.single = all(len(way.units) == 1 for way in self.ways)
        self.units = [unit for way in self.ways for unit in way.units]


def _least(cost: ManaCost) -> int:
    """The least mana that pays a cost; life may pay the rest (107.4f)."""
    return cost.generic + sum(1 for p in cost.pips if not p.life)


class Board:
    """The sources of a player, sorted by kind: what a search starts from. Never changed."""

    __slots__ = ("claimed", "converts", "groups", "lasting", "most", "simple", "total")

    def __init__(self, sources: Sequence[Source]) -> None:
        groups: dict[Any, list[Source]] = {}
        objects: set[int] = set()
        claimed: set[int] = set()
        for source in sources:
            if source.obj.id in objects:
                claimed.add(source.obj.id)
            objects.add(source.obj.id)
            for way in source.alternatives:
                for claim in way.claims:
                    claimed |= claim.ids
        for source in sources:
            # What another source may tap or sacrifice too is a choice of its own.
            key = (source.key, source.obj.id) if source.obj.id in claimed else source.key
            groups.setdefault(key, []).append(source)
        found = [Group(group, group[0].obj.id in claimed) for group in groups.values()]
        self.groups = sorted(found, key=lambda group: group.sources[0].rank)
        self.total = sum(source.most for source in sources)
        self.most = self.bound([group.times for group in self.groups])
        self.claimed = bool(claimed)
        self.simple = not self.claimed and all(
            group.single
            and not any(
                way.cost.symbols or way.life or unit.uses is not None
                for way in group.ways
                for unit in way.units
            )
            for group in self.groups
        )
        self.lasting = {
            source.obj.id for source in sources if any(not w.takes for w in source.alternatives)
        }
        """The objects with an ability that neither taps nor sacrifices them."""
        self.converts = any(way.cost.symbols for group in self.groups for way in group.ways)
        """Whether some mana ability costs mana itself."""

    def bound(self, left: Sequence[int]) -> int:
        """The most mana that using the sources can add, each so often as is left: of those that
        tap or sacrifice others not more than there are to tap or sacrifice."""
        found = 0
        claims: dict[str, tuple[set[int], int, int]] = {}
        for number, group in enumerate(self.groups):
            most = left[number] * group.most
            kinds = {way.claims[0].what if way.claims else "" for way in group.ways}
            if not most or "" in kinds or len(kinds) > 1:
                found += most
                continue
            (kind,) = kinds
            ids, total, best = claims.get(kind, (set(), 0, 0))
            for way in group.ways:
                ids = ids | way.claims[0].ids
            claims[kind] = (ids, total + most, max(best, group.most))
        return found + sum(min(total, len(ids) * best) for ids, total, best in claims.values())

    def covers(self, pips: Sequence[Pip], generic: int, floating: Sequence[Unit]) -> bool | None:
        """Whether a cost can be paid, if it is so simple that no search is needed: each source
        makes one mana and costs no mana, each symbol takes one; None if it is not."""
        if not self.simple:
            return None
        for pip in pips:
            if pip.generic or pip.life:
                return None
        for unit in floating:
            if unit.uses is not None:
                return None
        need = len(pips) + generic
        if need > self.total + len(floating):
            return False
        if not pips:
            return True
        stock = [([unit], 1) for unit in floating]
        stock += [(group.units, group.times) for group in self.groups]
        taken: list[list[int]] = [[] for _ in stock]
        fits = {
            pip: [n for n, (units, _) in enumerate(stock) if any(pays(pip, u) for u in units)]
            for pip in dict.fromkeys(pips)
        }

        def place(number: int, seen: set[int]) -> bool:
            """Give a symbol a source; those that have it already move on if they can."""
            for at in fits[pips[number]]:
                if at not in seen:
                    seen.add(at)
                    if len(taken[at]) < stock[at][1]:
                        taken[at].append(number)
                        return True
                    for index, other in enumerate(taken[at]):
                        if place(other, seen):
                            taken[at][index] = number
                            return True
            return False

        return all(place(number, set()) for number in range(len(pips)))


class _Pay(NamedTuple):
    """What is left to pay of one cost: of the main one, or of that of a mana ability.

    ``fresh``: the mana just made, of which one has to pay the first symbol.
    """

    pips: tuple[Pip, ...]
    generic: int
    purpose: int
    fresh: tuple[int, ...] = ()


class _Make(NamedTuple):
    """The mana of a source whose costs are paid."""

    group: int
    way: int


_Agenda = tuple[_Pay | _Make, Any] | tuple[()]
"""What is to be done, the first thing first: nested pairs, so that it can be compared."""


_MOST_REJECTED = 100
MOST_LOOKED_AT = 5_000
"""After so many steps it is quicker to search forwards (see `cardwright.payment_forward`)."""


class TooLong(Exception):  # it is no error of the program
    """The search would take too long."""


class Search:
    """One search for a payment.

    Mana abilities that cost mana are tried only when there is no payment without them, and a
    position that was searched in vain is not searched again.
    """

    __slots__ = (
        "begun",
        "board",
        "converting",
        "could_add",
        "failed",
        "indexes",
        "kinds",
        "known",
        "left",
        "life",
        "looked_at",
        "paying",
        "plan",
        "pool",
        "rejected",
        "tapped",
        "there",
        "told",
        "trail",
    )  # fmt: skip

    def __init__(self, board: Board, floating: Sequence[Unit], life: int) -> None:
        self.board = board
        self.life = life
        self.known: dict[Unit, int] = {}
        self.kinds: list[Unit] = []
        self.pool: list[int] = []
        self.indexes: dict[int, list[int]] = {}
        for index, unit in enumerate(floating):
            kind = self._kind(unit)
            self.pool[kind] += 1
            self.indexes.setdefault(kind, []).append(index)
        self.left = [group.times for group in board.groups]
        self.could_add = board.most
        """The most that what is left to use could add to the mana there is."""
        self.there = len(floating)
        self.trail: list[tuple[Any, ...]] = []
        self.tapped: Tokens = ()
        self.begun: list[int] = []
        self.failed: set[Any] = set()
        self.paying: dict[tuple[Pip, int], bool] = {}
        self.converting = False
        self.plan: Plan | None = None
        self.told = True
        self.looked_at = 0
        self.rejected = 0
        """How many payments were found that can be put in no order. That depends on more than
        the position, so positions from which one was found may be searched again, for a time."""

    def run(self, pips: Sequence[Pip], generic: int, *, told: bool = True) -> Plan | None:
        """The first payment found, or None if there is none; an empty plan unless ``told``."""
        self.told = told
        start: _Agenda = (_Pay(self._ordered(pips), generic, MAIN), ())
        if self.pool:
            # What is there already is used before anything is activated.
            left, self.left, self.could_add = self.left, [0] * len(self.left), 0
            if self._solve(start):
                return self.plan
            self.left, self.could_add = left, self.board.most
            self.failed = set()
        if self._enough(pips) and not self._solve(start) and self.board.converts:
            self.converting = True
            self.failed = set()
            self._leave_out_of_reach()
            self._solve(start)
        return self.plan

    # --- what there is -------------------------------------------------------------------

    def _kind(self, unit: Unit) -> int:
        """The number of a kind of mana in this search."""
        found = self.known.get(unit)
        if found is None:
            found = self.known[unit] = len(self.kinds)
            self.kinds.append(unit)
            self.pool.append(0)
        return found

    def _pays(self, pip: Pip, kind: int, purpose: int) -> bool:
        unit = self.kinds[kind]
        if unit.uses is not None and purpose not in unit.uses:
            return False
        key = (pip, kind)
        found = self.paying.get(key)
        if found is None:
            found = self.paying[key] = pays(pip, unit)
        return found

    def _ordered(self, pips: Sequence[Pip]) -> tuple[Pip, ...]:
        """The symbols with the fewest ways to pay them first; alike ones together."""
        if len(pips) < 2:
            return tuple(pips)
        ways = {pip: self._ways(pip) for pip in set(pips)}
        return tuple(sorted(pips, key=lambda pip: (ways[pip], pip.symbol)))

    def _ways(self, pip: Pip) -> int:
        count = sum(n for kind, n in enumerate(self.pool) if pays(pip, self.kinds[kind]))
        for group in self.board.groups:
            if any(pays(pip, unit) for way in group.ways for unit in way.units):
                count += group.times
        return count + (100 if pip.generic or pip.life else 0)

    def _enough(self, pips: Sequence[Pip]) -> bool:
        """Whether there is as much fitting mana as there are equal symbols."""
        for pip in set(pips):
            if pip.generic or pip.life:
                continue
            need = sum(other == pip for other in pips)
            have = sum(n for kind, n in enumerate(self.pool) if pays(pip, self.kinds[kind]))
            for group in self.board.groups:
                if have >= need:
                    break
                most = max(sum(pays(pip, unit) for unit in way.units) for way in group.ways)
                have += most * group.times
            if have < need:
                return False
        return True

    def _leave_out_of_reach(self) -> None:
        """Leave out sources whose own cost nothing there is could ever pay for."""
        groups = self.board.groups
        kinds = {kind for kind, n in enumerate(self.pool) if n}
        out = set(range(len(groups)))
        while True:
            near = {n for n in out if any(self._in_reach(way, kinds) for way in groups[n].ways)}
            if not near:
                break
            out -= near
            for number in near:
                for way in groups[number].ways:
                    kinds |= {self._kind(unit) for unit in way.units}
        for number in out:
            self.left[number] = 0
        self.could_add = self.board.bound(self.left)

    def _in_reach(self, way: Alternative, kinds: set[int]) -> bool:
        pips = (*way.cost.pips, *((ANY,) if way.cost.generic else ()))
        return all(
            p.life or any(self._pays(p, kind, way.purpose) for kind in kinds)
            or (p.generic and any(self._pays(ANY, kind, way.purpose) for kind in kinds))
            for p in pips
        )  # fmt: skip

    # --- searching -----------------------------------------------------------------------

    def _solve(self, agenda: _Agenda) -> bool:
        """Whether all of the agenda can be done from here; the trail then says how."""
        assert agenda
        self.looked_at += 1
        if self.looked_at > MOST_LOOKED_AT:
            raise TooLong
        task, rest = agenda
        if isinstance(task, _Make):
            return self._make(task, rest)
        if task.purpose == MAIN and not task.pips:
            return self._main_generic(task)
        if not task.pips:
            return self._solve(rest)
        if self._demand(agenda) > self.there + self.could_add:
            return False
        position = (agenda, tuple(self.pool), tuple(self.left), self.life, self.tapped)
        if position in self.failed:
            return False
        rejected = self.rejected
        if self._pay(task, rest):
            return True
        if self.rejected == rejected:
            self.failed.add(position)
        return False

    def _demand(self, agenda: _Agenda) -> int:
        """The least mana that all of the agenda needs, less what it is going to make."""
        found = 0
        while agenda:
            task, agenda = agenda
            if isinstance(task, _Make):
                found -= len(self.board.groups[task.group].ways[task.way].units)
            else:
                found += task.generic + sum(not pip.life for pip in task.pips)
        return found

    def _pay(self, task: _Pay, rest: _Agenda) -> bool:
        """Pay the first symbol, in one way after the other."""
        pip, purpose = task.pips[0], task.purpose
        after: _Agenda = (_Pay(task.pips[1:], task.generic, purpose), rest)
        for kind in task.fresh or self._floating(pip, purpose):
            if self.pool[kind] and self._pays(pip, kind, purpose):
                self.pool[kind] -= 1
                self.there -= 1
                self.trail.append(("spend", kind, pip.symbol))
                if self._solve(after):
                    return True
                self.trail.pop()
                self.there += 1
                self.pool[kind] += 1
        if task.fresh:
            return False
        if self._use(task, rest, pip):
            return True
        if pip.generic:
            if purpose == MAIN:
                more: _Agenda = (_Pay(task.pips[1:], task.generic + pip.generic, MAIN), rest)
            else:
                more = (_Pay((*task.pips[1:], *(ANY,) * pip.generic), 0, purpose), rest)
            if self._solve(more):
                return True
        if pip.life and self.life >= pip.life:
            self.life -= pip.life
            self.trail.append(("life", pip.life))
            if self._solve(after):
                return True
            self.trail.pop()
            self.life += pip.life
        return False

    def _floating(self, pip: Pip, purpose: int) -> list[int]:
        """The kinds of mana there are, those to spend first at the front."""
        kinds = [k for k, n in enumerate(self.pool) if n and self._pays(pip, k, purpose)]
        if len(kinds) > 1:
            exact = frozenset(pip.symbol.split("/"))
            kinds.sort(key=lambda k: self._worth(k, exact))
        return kinds

    def _worth(self, kind: int, exact: frozenset[str] = frozenset("C")) -> tuple[Any, ...]:
        """How dear it is to spend a mana: what fits nothing else is cheap."""
        unit = self.kinds[kind]
        return (unit.uses is None, len(unit.types), exact.isdisjoint(unit.types), unit.snow,
                -self.pool[kind])  # fmt: skip

    def _use(self, task: _Pay, rest: _Agenda, pip: Pip | None) -> bool:
        """Use a source for the first symbol, or for generic mana of the main cost."""
        purpose = task.purpose
        for number, group in enumerate(self.board.groups):
            if not self.left[number]:
                continue
            if group.single and number in self.begun:
                # Its mana for its own cost: the first of the two would do.
                continue
            for which, way in enumerate(group.ways):
                if way.cost.symbols and not self.converting:
                    continue
                if way.life > self.life:
                    continue
                if pip is None:
                    if not any(u.uses is None or purpose in u.uses for u in way.units):
                        continue
                    then: _Agenda = (task, rest)
                else:
                    made = dict.fromkeys(map(self._kind, way.units))
                    fresh = tuple(k for k in made if self._pays(pip, k, purpose))
                    if not fresh:
                        continue
                    then = (_Pay(task.pips, task.generic, purpose, fresh), rest)
                for taken in self._claims(group, way):
                    if self._use_so(number, which, way, then, taken):
                        return True
        return False

    def _use_so(
        self, number: int, which: int, way: Alternative, then: _Agenda, taken: Tokens
    ) -> bool:
        before = self.tapped
        self.left[number] -= 1
        self.could_add -= self.board.groups[number].most
        self.life -= way.life
        self.tapped = tuple(sorted((*before, *taken))) if taken else before
        self.trail.append(("use", number, which, taken))
        make: _Agenda = (_Make(number, which), then)
        if way.cost.symbols:
            generic = (ANY,) * way.cost.generic
            pips = (*self._ordered(way.cost.pips), *generic)
            make = (_Pay(pips, 0, way.purpose), make)
        self.begun.append(number)
        if self._solve(make):
            return True
        self.begun.pop()
        self.trail.pop()
        self.tapped = before
        self.life += way.life
        self.could_add += self.board.groups[number].most
        self.left[number] += 1
        return False

    def _make(self, task: _Make, rest: _Agenda) -> bool:
        units = self.board.groups[task.group].ways[task.way].units
        kinds = [self._kind(unit) for unit in units]
        for kind in kinds:
            self.pool[kind] += 1
        self.there += len(kinds)
        self.trail.append(("made",))
        begun = self.begun.pop()
        if self._solve(rest):
            return True
        self.begun.append(begun)
        self.trail.pop()
        self.there -= len(kinds)
        for kind in kinds:
            self.pool[kind] -= 1
        return False

    def _main_generic(self, task: _Pay) -> bool:
        """The generic part of the main cost: whatever is left pays it."""
        usable = [
            k for k, n in enumerate(self.pool)
            if n and ((uses := self.kinds[k].uses) is None or MAIN in uses)
        ]  # fmt: skip
        there = sum(self.pool[k] for k in usable)
        if there >= task.generic:
            need = task.generic
            for kind in sorted(usable, key=self._worth):
                for _ in range(min(need, self.pool[kind])):
                    self.trail.append(("spend", kind, "1"))
                need -= min(need, self.pool[kind])
            if self._settle():
                return True
            del self.trail[len(self.trail) - task.generic :]
            return False
        if task.generic > self.there + self.could_add:
            return False
        position = (task.generic, tuple(self.pool), tuple(self.left), self.life, self.tapped)
        if position in self.failed:
            return False
        rejected = self.rejected
        if self._use(task, (), None):
            return True
        if self.rejected == rejected:
            self.failed.add(position)
        return False

    # --- what else mana abilities use up --------------------------------------------------

    def _claims(self, group: Group, way: Alternative) -> Iterator[Tokens]:
        """The ways to tap or sacrifice what a mana ability takes: nothing of note for most."""
        if not self.board.claimed:
            yield ()
            return
        used = set(self.tapped)
        own: Tokens = ()
        if group.one:
            id_ = group.sources[0].obj.id
            own = tuple((what, id_) for what in way.takes)
            if not used.isdisjoint(own):
                return
        yield from self._taking(way.claims, own, used)

    def _taking(
        self, claims: tuple[Claim, ...], taken: Tokens, used: set[tuple[str, int]]
    ) -> Iterator[Tokens]:
        if not claims:
            yield taken
            return
        claim, rest = claims[0], claims[1:]
        gone = used.union(taken)
        free = sorted(i for i in claim.ids if (claim.what, i) not in gone)
        if claim.amount == 0:
            yield from self._taking(rest, taken, used)
            return
        sources = {s.obj.id for group in self.board.groups for s in group.sources}
        plain = [i for i in free if i not in sources]
        fewer = (claim._replace(amount=claim.amount - 1), *rest)
        # What makes no mana itself is taken first; one of those is as good as another, as
        # long as every claim on it could take the others too.
        choices = [*(plain[:1] if len(claims) == 1 and self._same(plain) else plain),
                   *(i for i in free if i in sources)]  # fmt: skip
        for one in choices:
            yield from self._taking(fewer, (*taken, (claim.what, one)), used)

    def _same(self, ids: Sequence[int]) -> bool:
        """Whether all claims there are take all of these or none."""
        wanted = set(ids)
        return all(
            wanted <= claim.ids or wanted.isdisjoint(claim.ids)
            for group in self.board.groups
            for way in group.ways
            for claim in way.claims
        )

    # --- the plan ------------------------------------------------------------------------

    def _settle(self) -> bool:
        """Make the plan that the trail tells; False if its uses can be put in no order."""
        if not self.told and not self._sacrifices_tapped():
            self.plan = Plan()
            return True
        plan = self._read_trail()
        if self._sacrifices_tapped():
            floating = [unit for unit in self.kinds for _ in self.indexes.get(self.known[unit], ())]
            uses = _in_order(plan.uses, floating)
            if uses is None:
                self.rejected += self.rejected < _MOST_REJECTED
                return False
            plan.uses = uses
        plan.uses.sort(key=lambda use: use.way.ability is None)
        self.plan = plan
        return True

    def _sacrifices_tapped(self) -> bool:
        """Whether something is both tapped and sacrificed: which comes first then matters, and
        the position does not tell it."""
        if not self.tapped:
            return False
        gone = {id_ for what, id_ in self.tapped if what == "sacrifice"}
        return not gone.isdisjoint(self.board.lasting) or any(
            what == "tap" and id_ in gone for what, id_ in self.tapped
        )

    def _read_trail(self) -> Plan:
        plan = Plan()
        counts = [0] * len(self.board.groups)
        open_: list[Use] = []
        spent: list[int] = []
        pool = {kind: list(indexes) for kind, indexes in self.indexes.items()}
        helping: Use | None = None
        for step in self.trail:
            if step[0] == "use":
                group = self.board.groups[step[1]]
                source = _nth(group.sources, counts[step[1]])
                open_.append(Use(source, group.ways[step[2]], taken=step[3]))
                counts[step[1]] += 1
            elif step[0] == "made":
                use = open_.pop()
                plan.uses.append(use)
                helping = use if use.way.ability is None else None
            elif step[0] == "life":
                if open_:
                    open_[-1].life += step[1]
                else:
                    plan.life += step[1]
            elif open_:
                open_[-1].pays.append(self.kinds[step[1]])
            else:
                if helping is not None and self.kinds[step[1]] in helping.way.units:
                    helping.symbol, helping = step[2], None
                if pool.get(step[1]):
                    spent.append(pool[step[1]].pop(0))
        plan.spent = spent
        return plan


def _nth(sources: Sequence[Source], number: int) -> Source:
    for source in sources:
        if number < source.times:
            return source
        number -= source.times
    raise IndexError(number)


def _in_order(uses: list[Use], floating: list[Unit]) -> list[Use] | None:
    """The uses in an order in which the mana for each is there, and nothing is tapped or used
    after it was sacrificed; None if there is none."""
    failed: set[frozenset[int]] = set()

    def order(waiting: frozenset[int], there: list[Unit]) -> list[Use] | None:
        if not waiting:
            return []
        if waiting in failed:
            return None
        for place in sorted(waiting):
            use = uses[place]
            left = list(there)
            rest = waiting - {place}
            if not _take_out(left, use.pays) or not _may_go(use, [uses[n] for n in rest]):
                continue
            found = order(rest, [*left, *use.way.units])
            if found is not None:
                return [use, *found]
        failed.add(waiting)
        return None

    return order(frozenset(range(len(uses))), floating)


def _take_out(units: list[Unit], wanted: Sequence[Unit]) -> bool:
    """Take these out of a list of mana; False if they are not all there."""
    for unit in wanted:
        if unit not in units:
            return False
        units.remove(unit)
    return True


def _may_go(use: Use, later: Sequence[Use]) -> bool:
    """Whether nothing that a use sacrifices is tapped or used by what comes later."""
    gone = {id_ for what, id_ in use.taken if what == "sacrifice"}
    return not gone or gone.isdisjoint(
        {other.source.obj.id for other in later}
        | {id_ for other in later for what, id_ in other.taken if what == "tap"}
    )


def pays(pip: Pip, unit: Unit) -> bool:
    """Whether one mana pays a symbol (107.4)."""
    return (
        not pip.types.isdisjoint(unit.types)
        or (pip.snow and unit.snow)
        or (pip is ANY and unit.types != frozenset())
    )
