"""Mana: symbols, costs, units and pools (106, 107.4, 202).

A *color* is one of five letters, ``W U B R G``. A *type* of mana is a color or ``C``,
colorless: colour and type are two things (106.1a, 106.1b).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from typing import TYPE_CHECKING

from attrs import field, frozen

if TYPE_CHECKING:
    from cardwright.language.spending import Rider, Spending

COLORS: tuple[str, ...] = ("W", "U", "B", "R", "G")
TYPES: tuple[str, ...] = (*COLORS, "C")
COLOR_NAMES: dict[str, str] = {"W": "white", "U": "blue", "B": "black", "R": "red", "G": "green"}

_SYMBOL = re.compile(r"\{([^{}]*)\}")
_PLAIN = frozenset(TYPES) | {"S", "X"}
_ONLY = "only "
"""Begins what stands for one mana of an X that only mana of one type pays: no symbol, so that
what may pay for a symbol of that color does not pay for it (107.3)."""


class ManaError(ValueError):
    """A mana symbol or a mana cost that does not parse."""


@frozen(cache_hash=True)
class Pip:
    """One non-generic symbol of a cost and the ways it can be paid (107.4).

    ``types``: the types of mana that pay it; ``generic``: this much mana of any type
    pays it instead (monocolored hybrid, 107.4e), 0 if none; ``life``: this much life
    pays it instead (Phyrexian, 107.4f), 0 if none; ``snow``: any mana from a snow source
    pays it (107.4h).
    """

    symbol: str
    types: frozenset[str]
    generic: int = 0
    life: int = 0
    snow: bool = False


@cache
def pip(symbol: str) -> Pip:
    """The pip of a symbol's inner text, such as ``G``, ``2/W`` or ``W/U/P``."""
    if symbol == "S":
        return Pip(symbol, frozenset(), snow=True)
    if symbol.startswith(_ONLY):
        return Pip(symbol, frozenset({symbol.removeprefix(_ONLY)}))
    parts = symbol.split("/")
    types = frozenset(part for part in parts if part in TYPES)
    generic = next((int(part) for part in parts if part.isdigit()), 0)
    life = 2 if "P" in parts[1:] else 0
    if not types or len(types) + bool(generic) + bool(life) != len(parts):
        raise ManaError(f"unknown mana symbol {{{symbol}}}")
    return Pip(symbol, types, generic, life)


def _symbols(text: str) -> tuple[str, ...]:
    found = tuple(match.group(1).upper() for match in _SYMBOL.finditer(text))
    if _SYMBOL.sub("", text).strip():
        raise ManaError(f"not a mana cost: {text!r}")
    for symbol in found:
        if not symbol.isdigit() and symbol not in _PLAIN:
            pip(symbol)
    return found


@frozen
class ManaCost:
    """A mana cost: its symbols in order (202.1). Hashable and immutable.

    ``x_only`` is the only type of mana that may be spent on X, if not any; ``x_least`` the
    smallest value that X may have (107.3).
    """

    symbols: tuple[str, ...] = ()
    x_only: str = ""
    x_least: int = 0
    generic: int = field(init=False, eq=False)
    xs: int = field(init=False, eq=False)
    pips: tuple[Pip, ...] = field(init=False, eq=False)

    def __attrs_post_init__(self) -> None:
        object.__setattr__(self, "generic", sum(int(s) for s in self.symbols if s.isdigit()))
        object.__setattr__(self, "xs", self.symbols.count("X"))
        pips = tuple(pip(s) for s in self.symbols if not s.isdigit() and s != "X")
        object.__setattr__(self, "pips", pips)

    @classmethod
    def parse(cls, text: str) -> ManaCost:
        """Read a cost such as ``{2}{W}{W}``; raises `ManaError` on anything else."""
        return cls(_symbols(text))

    def __str__(self) -> str:
        return "".join(f"{{{symbol}}}" for symbol in self.symbols)

    @property
    def mana_value(self) -> int:
        """The mana value, in mana, with X as 0 (202.3)."""
        return self.generic + sum(max(1, p.generic) for p in self.pips)

    @property
    def colors(self) -> frozenset[str]:
        """The colors among its symbols (202.2)."""
        return frozenset(t for p in self.pips for t in p.types if t != "C")

    def with_x(self, x: int) -> ManaCost:
        """The cost with every {X} replaced by ``x`` generic mana, or by that much mana of the
        type that may be spent on X."""
        if not self.xs:
            return self
        rest = tuple(s for s in self.symbols if s != "X")
        if self.x_only:
            return ManaCost((*rest, *(f"{_ONLY}{self.x_only}",) * (x * self.xs)))
        return ManaCost((str(x * self.xs), *rest)) if x else ManaCost(rest)

    def plus(self, other: ManaCost) -> ManaCost:
        """Both costs together."""
        if not other.symbols:
            return self
        if not self.symbols:
            return other
        least = max(self.x_least, other.x_least)
        return ManaCost(self.symbols + other.symbols, self.x_only or other.x_only, least)

    def less(self, generic: int) -> ManaCost:
        """The cost with its generic part reduced, not below zero (601.2f, 118.7)."""
        if generic <= 0 or not self.generic:
            return self
        rest = tuple(s for s in self.symbols if not s.isdigit())
        left = max(0, self.generic - generic)
        return ManaCost((str(left), *rest)) if left else ManaCost(rest)

    def more(self, generic: int) -> ManaCost:
        """The cost with its generic part increased."""
        if generic <= 0:
            return self
        rest = tuple(s for s in self.symbols if not s.isdigit())
        return ManaCost((str(self.generic + generic), *rest))


FREE = ManaCost()


UNDEFINED = "undefined"
"""A type of mana that no rule defines: producing it produces no mana (106.5)."""


@frozen
class ManaUnit:
    """One mana in a pool (106.1, 106.6).

    ``type`` is one of `TYPES`; ``source`` the id of the object that produced it, -1 if none;
    ``only`` restricts what it may be spent on; ``riders`` are what happens when it is spent.
    """

    type: str
    source: int = -1
    snow: bool = False
    only: Spending | None = None
    riders: tuple[Rider, ...] = ()


class ManaPool:
    """The unspent mana of a player (106.4)."""

    __slots__ = ("units",)

    def __init__(self, units: Iterable[ManaUnit] = ()) -> None:
        self.units: list[ManaUnit] = list(units)

    def __len__(self) -> int:
        return len(self.units)

    def __iter__(self) -> Iterator[ManaUnit]:
        return iter(self.units)

    def add(self, unit: ManaUnit) -> None:
        self.units.append(unit)

    def remove(self, unit: ManaUnit) -> None:
        """Take one unit out; the unit must be in the pool."""
        for index, held in enumerate(self.units):
            if held is unit:
                del self.units[index]
                return
        self.units.remove(unit)

    def count(self, type_: str) -> int:
        return sum(unit.type == type_ for unit in self.units)

    def copy(self) -> ManaPool:
        return ManaPool(self.units)

    def __str__(self) -> str:
        return "".join(f"{{{unit.type}}}" for unit in self.units)
