"""Random boards of mana sources, and slow, literal readings of the rules to compare with."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from attrs import field, frozen
from hypothesis import strategies as st

from cardwright.language import (
    Activated,
    AddMana,
    Creature,
    Instant,
    PayLife,
    SacrificeCost,
    TapOthers,
    ToActivate,
    ToCast,
    as_costs,
    creature,
    land,
    one_face,
)
from cardwright.mana import ManaCost, Pip
from cardwright.payment import Purpose
from cardwright.scenario import Piece, Scenario

ONLY = {
    "": None,
    "creature": ToCast(creature),
    "ability": ToActivate(land),
}
BUNDLES = ("W", "U", "C", "WU", "UU", "WC", "CCC", "WWU")
COSTS = ("", "", "", "{1}", "{W}", "{U}", "{2}", "{W/U}", "{U/P}")
SYMBOLS = ("1", "2", "W", "W", "U", "C", "W/U", "2/W", "U/P", "W/U/P", "S")


@frozen
class Spec:
    """A mana source: ``{cost}, {T}, …: Add one of the bundles.``

    ``claim``: another creature is tapped, or a creature sacrificed, as a part of the cost;
    without bundles it is just a permanent.
    """

    bundles: tuple[str, ...]
    cost: str = ""
    life: int = 0
    snow: bool = False
    only: str = ""
    tap: bool = True
    sacrifice: bool = False
    claim: str = ""
    creature: bool = False

    def card(self, name: str) -> Any:
        parts: list[Any] = [self.cost] if self.cost else []
        if self.tap:
            parts.append("{T}")
        if self.life:
            parts.append(PayLife(self.life))
        if self.sacrifice:
            parts.append(SacrificeCost())
        if self.claim == "tap":
            parts.append(TapOthers(creature))
        if self.claim == "sacrifice":
            parts.append(SacrificeCost(creature))
        choices = tuple("".join(f"{{{t}}}" for t in bundle) for bundle in self.bundles)
        effect = AddMana(choices, only=ONLY[self.only])
        cost = [one for part in parts for one in as_costs(part)]
        abilities = [Activated(cost, effect)] if self.bundles else []
        types = f"{'Snow ' if self.snow else ''}Land{' Creature' if self.creature else ''}"
        return one_face(name, None, types, abilities, "1/1" if self.creature else "")


specs = st.builds(
    Spec,
    bundles=st.lists(st.sampled_from(BUNDLES), min_size=1, max_size=2, unique=True).map(tuple),
    cost=st.sampled_from(COSTS),
    life=st.sampled_from((0, 0, 0, 1)),
    snow=st.sampled_from((False, False, True)),
    only=st.sampled_from(("", "", "", "creature", "ability")),
    tap=st.just(True),
    sacrifice=st.sampled_from((False, False, True)),
) | st.builds(
    Spec,
    bundles=st.sampled_from((("W",), ("U", "C"))),
    cost=st.sampled_from(("", "{1}")),
    tap=st.just(False),
    sacrifice=st.booleans(),
    creature=st.booleans(),
).filter(lambda spec: spec.sacrifice or bool(spec.cost))
creatures = st.builds(
    Spec,
    bundles=st.sampled_from(((), ("W",), ("U",), ("WU",))),
    cost=st.sampled_from(("", "", "{1}")),
    creature=st.just(True),
)
claimers = st.builds(
    Spec,
    bundles=st.sampled_from((("W",), ("U", "C"), ("CC",))),
    cost=st.sampled_from(("", "", "{1}")),
    tap=st.booleans(),
    claim=st.sampled_from(("tap", "sacrifice")),
    creature=st.booleans(),
)
costs = st.lists(st.sampled_from(SYMBOLS), min_size=1, max_size=4).map(
    lambda symbols: ManaCost(tuple(symbols))
)


@frozen
class Case:
    """A board of sources, mana in the pool, a life total, and what is to be paid for."""

    sources: tuple[Spec, ...]
    cost: ManaCost
    pool: str = ""
    life: int = 20
    spell: str = "creature"
    scenario: Any = field(default=None, eq=False)

    def play(self) -> tuple[Scenario, Purpose]:
        """The board, set up."""
        cards = [Piece(f"Source {i}", card=s.card(f"Source {i}"))
                 for i, s in enumerate(self.sources)]  # fmt: skip
        spell = (
            Creature("Spell", "{9}", "Bear", "2/2")
            if self.spell == "creature"
            else Instant("Spell", "{9}")
        )
        s = Scenario(p1=dict(battlefield=cards, hand=[spell], mana=self.pool, life=self.life))
        return s, Purpose(s["Spell"].entity)


cases = st.builds(
    Case,
    sources=(
        st.lists(specs, max_size=4) | st.lists(specs | creatures | claimers, min_size=2, max_size=5)
    ).map(tuple),
    cost=costs,
    pool=st.text("WUC", max_size=2),
    life=st.sampled_from((20, 20, 1, 2, 3)),
    spell=st.sampled_from(("creature", "instant")),
)

# --- the literal reading: all orders of activating, all ways to spend ------------------------

Mana = tuple[str, bool, str]


def _fits(pip: Pip, mana: Mana) -> bool:
    return mana[0] in pip.types or (pip.snow and mana[1])


def ways_to_spend(
    pool: tuple[Mana, ...], pips: Sequence[Pip], generic: int, life: int, purpose: str
) -> Iterator[tuple[tuple[Mana, ...], int]]:
    """All ways to pay a cost from what is in the pool: what is left of pool and life."""
    if pips:
        pip, rest = pips[0], pips[1:]
        for index, mana in enumerate(pool):
            if _may(mana, purpose) and _fits(pip, mana):
                left = pool[:index] + pool[index + 1 :]
                yield from ways_to_spend(left, rest, generic, life, purpose)
        if pip.generic:
            yield from ways_to_spend(pool, rest, generic + pip.generic, life, purpose)
        if pip.life and life >= pip.life:
            yield from ways_to_spend(pool, rest, generic, life - pip.life, purpose)
        return
    if not generic:
        yield pool, life
        return
    for index, mana in enumerate(pool):
        if _may(mana, purpose):
            left = pool[:index] + pool[index + 1 :]
            yield from ways_to_spend(left, (), generic - 1, life, purpose)


def _may(mana: Mana, purpose: str) -> bool:
    return mana[2] in ("", purpose)


def brute_force(case: Case) -> bool:
    """Whether some order of activating the sources ends with a pool that pays the cost."""
    none: frozenset[int] = frozenset()
    start = (tuple(sorted((t, False, "") for t in case.pool)), case.life, none, none)
    seen = {start}
    waiting = [start]
    while waiting:
        pool, life, tapped, gone = waiting.pop()
        for _ in ways_to_spend(pool, case.cost.pips, case.cost.generic, life, case.spell):
            return True
        for number, spec in enumerate(case.sources):
            if not spec.bundles or number in gone or (spec.tap and number in tapped):
                continue
            own = ManaCost.parse(spec.cost)
            for left, rest in ways_to_spend(pool, own.pips, own.generic, life, "ability"):
                if rest < spec.life:
                    continue
                for now_tapped, now_gone in _wear(case, number, tapped, gone):
                    for bundle in spec.bundles:
                        made = tuple((t, spec.snow, spec.only) for t in bundle)
                        after = tuple(sorted((*left, *made)))
                        state = (after, rest - spec.life, now_tapped, now_gone)
                        if state not in seen:
                            seen.add(state)
                            waiting.append(state)
    return False


def _wear(
    case: Case, number: int, tapped: frozenset[int], gone: frozenset[int]
) -> Iterator[tuple[frozenset[int], frozenset[int]]]:
    """What is tapped and gone after one activation, in each way to choose."""
    spec = case.sources[number]
    if spec.tap:
        tapped |= {number}
    bears = [i for i, s in enumerate(case.sources) if s.creature and i not in gone]
    if spec.claim == "tap":
        choices = [(tapped | {i}, gone) for i in bears if i not in tapped]
    elif spec.claim == "sacrifice":
        choices = [(tapped, gone | {i}) for i in bears]
    else:
        choices = [(tapped, gone)]
    for now_tapped, now_gone in choices:
        if not spec.sacrifice:
            yield now_tapped, now_gone
        elif number not in now_gone:
            yield now_tapped, now_gone | {number}
