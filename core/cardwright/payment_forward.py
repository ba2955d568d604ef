"""A payment found forwards: by activating mana abilities in every order (118.3, 605.3a).

The search in `cardwright.payment_search` works backwards from the cost, which is quick on the
boards that games have. On a few it would take too long: several mana abilities that cost mana
themselves and can be activated again and again, or that tap and sacrifice each other. Those
have few positions; they are gone through here.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

from cardwright.mana import Pip
from cardwright.payment_search import (
    ANY,
    Alternative,
    Board,
    Claim,
    Group,
    Plan,
    Search,
    Tokens,
    Unit,
    Use,
    pays,
)

MOST_POSITIONS = 4_000
"""More are not looked at; then there is no payment."""


class _Position(NamedTuple):
    """The mana there is, sorted; how often each kind of source is left; life; what is used."""

    pool: tuple[tuple[int, Unit], ...]
    left: tuple[int, ...]
    life: int
    used: frozenset[tuple[str, int]]


def forwards(
    board: Board, floating: Sequence[Unit], life: int, pips: Sequence[Pip], generic: int
) -> Plan | None:
    """A payment, if one is found within `MOST_POSITIONS`."""
    numbers: dict[Unit, int] = {}

    def numbered(units: Sequence[Unit]) -> tuple[tuple[int, Unit], ...]:
        return tuple(sorted((numbers.setdefault(u, len(numbers)), u) for u in units))

    empty = Board([])
    left = tuple(group.times for group in board.groups)
    start = _Position(numbered(floating), left, life, frozenset())
    came: dict[_Position, tuple[_Position, Use, int] | None] = {start: None}
    waiting = deque([start])
    while waiting and len(came) < MOST_POSITIONS:
        at = waiting.popleft()
        units = [unit for _, unit in at.pool]
        plan = Search(empty, units, at.life).run(pips, generic)
        if plan is not None:
            return Plan(_uses(came, at, board, pips), plan.life)
        for number, group in enumerate(board.groups):
            if not at.left[number]:
                continue
            for way in group.ways:
                for rest, spent, paid in _costs(units, way, at.life - way.life):
                    for taken in _taken(group, way, at.used):
                        now = list(at.left)
                        now[number] -= 1
                        pool = numbered([*rest, *way.units])
                        after = _Position(pool, tuple(now), at.life - way.life - paid,
                                          at.used.union(taken))  # fmt: skip
                        if after not in came:
                            use = Use(group.sources[0], way, list(spent), paid, taken)
                            came[after] = (at, use, number)
                            waiting.append(after)
    return None


def _uses(
    came: dict[_Position, tuple[_Position, Use, int] | None],
    at: _Position,
    board: Board,
    pips: Sequence[Pip],
) -> list[Use]:
    """The uses that led to a position, each of an object of its own; what makes no mana comes
    last (601.2h) and is told which symbol it pays for."""
    found: list[tuple[Use, int]] = []
    step = came[at]
    while step is not None:
        before, use, number = step
        found.append((use, number))
        step = came[before]
    found.reverse()
    counts = [0] * len(board.groups)
    for use, number in found:
        use.source = board.groups[number].nth(counts[number])
        counts[number] += 1
    unpaid = list(pips)
    for use, _ in found:
        if use.way.ability is None:
            pip = next((pip for pip in unpaid if pays(pip, use.way.units[0])), None)
            if pip is not None:
                unpaid.remove(pip)
                use.symbol = pip.symbol
    return sorted((use for use, _ in found), key=lambda use: use.way.ability is None)


def _costs(
    units: list[Unit], way: Alternative, life: int
) -> Iterator[tuple[list[Unit], tuple[Unit, ...], int]]:
    """The ways to pay a mana ability's own cost from what is there: what is left of it, what
    was spent, and the life that was paid."""
    if life >= 0:
        pips = (*way.cost.pips, *(ANY,) * way.cost.generic)
        yield from _spend(units, pips, way.purpose, life, (), 0)


def _spend(
    units: list[Unit], pips: Sequence[Pip], purpose: int, life: int,
    spent: tuple[Unit, ...], paid: int,
) -> Iterator[tuple[list[Unit], tuple[Unit, ...], int]]:  # fmt: skip
    if not pips:
        yield units, spent, paid
        return
    pip, rest = pips[0], pips[1:]
    for unit in dict.fromkeys(units):
        if (unit.uses is None or purpose in unit.uses) and pays(pip, unit):
            left = list(units)
            left.remove(unit)
            yield from _spend(left, rest, purpose, life, (*spent, unit), paid)
    if pip.generic:
        yield from _spend(units, (*rest, *(ANY,) * pip.generic), purpose, life, spent, paid)
    if pip.life and paid + pip.life <= life:
        yield from _spend(units, rest, purpose, life, spent, paid + pip.life)


def _taken(group: Group, way: Alternative, used: frozenset[tuple[str, int]]) -> Iterator[Tokens]:
    """The ways to tap and sacrifice what a use takes, nothing twice and nothing that is gone."""
    own: Tokens = ()
    if group.one:
        id_ = group.sources[0].obj.id
        own = tuple((what, id_) for what in way.takes)
        if ("sacrifice", id_) in used or not used.isdisjoint(own):
            return
    yield from _claimed(way.claims, own, used)


def _claimed(
    claims: Sequence[Claim], taken: Tokens, used: frozenset[tuple[str, int]]
) -> Iterator[Tokens]:
    if not claims:
        yield taken
        return
    claim, rest = claims[0], claims[1:]
    gone = used.union(taken)
    free = [
        id_
        for id_ in sorted(claim.ids)
        if (claim.what, id_) not in gone and ("sacrifice", id_) not in used
    ]
    for chosen in combinations(free, claim.amount):
        yield from _claimed(rest, (*taken, *((claim.what, id_) for id_ in chosen)), used)
