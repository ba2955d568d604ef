"""Random boards of permanents that look at each other, and 106.7 read literally and slowly."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from attrs import frozen
from hypothesis import strategies as st

from cardwright.language import (
    OPPONENT,
    YOU,
    Activated,
    AddCouldProduce,
    AddMana,
    Enchantment,
    Land,
    Replacement,
    TapsForMana,
    ThisTypeInstead,
    TimesAsMuch,
    When,
    controlled_by,
    enters,
    land,
    permanent,
)
from cardwright.language import THIS as ITSELF
from cardwright.scenario import Piece, Scenario

Bundle = tuple[str, ...]


@frozen
class TapsForType(TapsForMana):
    """A permanent is tapped for mana of a type, or for so much mana."""

    type: str = ""
    least: int = 1

    def matches(self, event: Any, ctx: Any) -> bool:
        if not super().matches(event, ctx) or len(event.units) < self.least:
            return False
        return not self.type or self.type in event.types


@frozen
class Maker:
    """A land: an ability with these bundles, or one that looks at lands.

    ``looks``: ``own`` or ``other``, at lands its controller or an opponent controls, the
    latter for colors only; ``enters``: the ability triggers as it enters, and is not tapped for.
    """

    seat: int
    bundles: tuple[str, ...] = ()
    looks: str = ""
    enters: bool = False

    def card(self, name: str) -> Any:
        if self.looks == "own":
            effect: Any = AddCouldProduce(land & controlled_by(YOU))
        elif self.looks == "other":
            effect = AddCouldProduce(land & controlled_by(OPPONENT), colors=True)
        else:
            effect = AddMana(tuple("".join(f"{{{t}}}" for t in b) for b in self.bundles))
        if self.enters:
            return Land(name, When(enters(ITSELF), effect))
        return Land(name, Activated("{T}", effect))


@frozen
class Replacing:
    """An enchantment: when a permanent is tapped for mana (of a type, for so much), it is
    ``times`` as much, or mana of one type, or one mana of that type.

    ``own``: only when its controller taps it.
    """

    seat: int
    to: str = ""
    times: int = 1
    one: bool = False
    when: str = ""
    least: int = 1
    own: bool = False

    def card(self, name: str) -> Any:
        edit = ThisTypeInstead(self.to, amount=self.one) if self.to else TimesAsMuch(self.times)
        who = YOU if self.own else None
        event = TapsForType(permanent, who, type=self.when, least=self.least)
        if not self.when and self.least == 1:
            event = TapsForMana(permanent, who)
        return Enchantment(name, "{1}", Replacement(event, edit))

    def applies(self, units: Bundle, seat: int) -> bool:
        return (
            len(units) >= max(1, self.least)
            and (not self.when or self.when in units)
            and (not self.own or seat == self.seat)
        )

    def apply(self, units: Bundle) -> Bundle:
        if not self.to:
            return units * self.times
        return (self.to,) * (1 if self.one else len(units))


makers = st.builds(
    Maker,
    seat=st.integers(0, 2),
    bundles=st.lists(
        st.sampled_from(("W", "R", "C", "RG", "UU")), min_size=1, max_size=2, unique=True
    ).map(tuple),
    enters=st.sampled_from((False, False, False, True)),
) | st.builds(
    Maker, seat=st.integers(0, 2), looks=st.sampled_from(("own", "other")),
    enters=st.sampled_from((False, False, False, True)),
)  # fmt: skip
replacing = st.builds(
    Replacing,
    seat=st.integers(0, 2),
    to=st.sampled_from(("", "B", "R", "G", "C")),
    times=st.integers(2, 3),
    one=st.booleans(),
    when=st.sampled_from(("", "", "R", "G")),
    least=st.sampled_from((1, 1, 2, 3)),
    own=st.booleans(),
)


def play(makers: list[Maker], effects: list[Replacing]) -> Scenario:
    """The board, set up; ``Maker 0``, ``Maker 1``, … in three players' hands."""
    sides: dict[str, Any] = {f"p{seat + 1}": {"battlefield": []} for seat in range(3)}
    for kind, pieces in (("Maker", makers), ("Effect", effects)):
        for number, piece in enumerate(pieces):
            name = f"{kind} {number}"
            side = sides[f"p{piece.seat + 1}"]["battlefield"]
            side.append(Piece(name, card=piece.card(name)))
    return Scenario(**sides)


# --- the literal reading ---------------------------------------------------------------------


def orders(units: Bundle, left: list[Replacing], seat: int) -> Iterator[Bundle]:
    """What becomes of a production, in every order in which the effects can be applied."""
    can = [effect for effect in left if effect.applies(units, seat)]
    if not can:
        yield units
    for effect in can:
        rest = [other for other in left if other is not effect]
        yield from orders(effect.apply(units), rest, seat)


def literal(makers: list[Maker], effects: list[Replacing]) -> list[set[str]]:
    """The types that each maker could produce."""
    found: list[set[str]] = [set() for _ in makers]
    while True:
        after = [_types(maker, makers, effects, found) for maker in makers]
        if after == found:
            return found
        found = after


def _types(
    maker: Maker, makers: list[Maker], effects: list[Replacing], known: list[set[str]]
) -> set[str]:
    bundles: list[Bundle] = [tuple(b) for b in maker.bundles]
    if maker.looks:
        own = maker.looks == "own"
        seen = [k for k, m in zip(known, makers, strict=True) if (m.seat == maker.seat) is own]
        types = set().union(*seen)
        bundles = [(t,) for t in types if own or t != "C"]
    applying = [] if maker.enters else effects
    return {type_ for b in bundles for made in orders(b, applying, maker.seat) for type_ in made}
