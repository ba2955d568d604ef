"""Decisions: the only way in.

Every choice a player makes is a typed decision that says who chooses, why, and what is
legal. An answer is plain data (integers and tuples of integers, indexes into the options),
so a game is its set-up, its seed and its answers. An answer that is not legal is refused
with `IllegalAnswer` and changes nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from random import Random
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define, field

if TYPE_CHECKING:
    from cardwright.objects import GameObject, Player

Answer = Any
"""What a player answers: an int, a tuple of ints, or a tuple of pairs of ints."""

T = TypeVar("T")
Steps = Generator["Decision", Answer, T]
"""A piece of the game that may stop to ask a player: it yields decisions and is sent answers."""


class IllegalAnswer(ValueError):
    """An answer that the decision does not allow; says why."""


@define(eq=False)
class Decision:
    """What a player has to choose.

    ``player``: who chooses; ``reason``: what for, in words; ``source``: the object that
    asks, if any; ``options``: what can be chosen, as objects, players, actions or texts.
    """

    player: Player
    reason: str = ""
    source: GameObject | None = None
    options: Sequence[Any] = ()

    def check(self, answer: Answer) -> Answer:
        """The answer in its normal form; raises `IllegalAnswer` with the reason."""
        raise NotImplementedError

    def sample(self, rng: Random) -> Answer:
        """A legal answer, drawn uniformly where that can be done."""
        raise NotImplementedError

    def default(self) -> Answer:
        """A legal answer that needs no thought."""
        raise NotImplementedError

    def say(self, answer: Answer) -> str:
        """The answer in words, for the log."""
        return str(answer)

    def _index(self, answer: Answer) -> int:
        if type(answer) is not int or not 0 <= answer < len(self.options):
            raise IllegalAnswer(
                f"{self.reason or 'choice'}: {answer!r} is not a number from 0 to "
                f"{len(self.options) - 1}"
            )
        return answer


@define(eq=False)
class ChooseOne(Decision):
    """Choose exactly one of the options; the answer is its index."""

    def check(self, answer: Answer) -> int:
        return self._index(answer)

    def sample(self, rng: Random) -> int:
        return rng.randrange(len(self.options))

    def default(self) -> int:
        return 0

    def say(self, answer: Answer) -> str:
        return str(self.options[answer])


@define(eq=False)
class YesNo(ChooseOne):
    """A may: the answer is 1 for yes and 0 for no."""

    options: Sequence[Any] = ("no", "yes")


@define(eq=False)
class PriorityDecision(ChooseOne):
    """What a player does with priority (117). Options are `cardwright.actions.Action`.

    ``mana_options`` are the mana abilities they could activate by hand (605.3a), worked out
    when somebody asks; in answers they are numbered after the options.
    """

    find_mana: Callable[[], Sequence[Any]] = tuple
    _mana: Sequence[Any] | None = field(default=None, init=False)

    @property
    def mana_options(self) -> Sequence[Any]:
        if self._mana is None:
            self._mana = self.find_mana()
        return self._mana

    def check(self, answer: Answer) -> int:
        if type(answer) is int and 0 <= answer - len(self.options) < len(self.mana_options):
            return answer
        return self._index(answer)

    def action(self, answer: int) -> Any:
        """The action an answer stands for."""
        if answer < len(self.options):
            return self.options[answer]
        return self.mana_options[answer - len(self.options)]

    def say(self, answer: Answer) -> str:
        return str(self.action(answer))


@define(eq=False)
class ChooseSome(Decision):
    """Choose from ``minimum`` to ``maximum`` different options; a tuple of indexes.

    ``allows`` refuses combinations: it returns the reason, or None for a legal one.
    """

    minimum: int = 0
    maximum: int = 1
    allows: Callable[[tuple[int, ...]], str | None] | None = None
    preset: tuple[int, ...] | None = None

    def check(self, answer: Answer) -> tuple[int, ...]:
        if not isinstance(answer, (tuple, list)):
            raise IllegalAnswer(f"{self.reason}: expected a list of indexes, not {answer!r}")
        chosen = tuple(self._index(index) for index in answer)
        if len(set(chosen)) != len(chosen):
            raise IllegalAnswer(f"{self.reason}: the same option twice in {answer!r}")
        if not self.minimum <= len(chosen) <= self.maximum:
            raise IllegalAnswer(
                f"{self.reason}: choose {self.minimum} to {self.maximum}, not {len(chosen)}"
            )
        if self.allows is not None:
            why = self.allows(chosen)
            if why is not None:
                raise IllegalAnswer(f"{self.reason}: {why}")
        return chosen

    def sample(self, rng: Random) -> tuple[int, ...]:
        for _ in range(20):
            count = rng.randint(self.minimum, min(self.maximum, len(self.options)))
            chosen = tuple(rng.sample(range(len(self.options)), count))
            if self.allows is None or self.allows(chosen) is None:
                return chosen
        return self.default()

    def default(self) -> tuple[int, ...]:
        if self.preset is not None:
            return self.preset
        return tuple(range(self.minimum))

    def say(self, answer: Answer) -> str:
        return ", ".join(str(self.options[index]) for index in answer) or "none"


@define(eq=False)
class ChooseTargets(ChooseSome):
    """Choose targets while a spell or ability is put on the stack (601.2c, 603.3d)."""


@define(eq=False)
class ChooseModes(ChooseSome):
    """Choose the modes of a spell or ability (601.2b, 700.2). Options are their texts.

    ``numbers`` are the printed numbers of the options, from 0.
    """

    numbers: tuple[int, ...] = ()


@define(eq=False)
class ChooseNumber(Decision):
    """Choose a whole number from ``minimum`` to ``maximum``, both included."""

    minimum: int = 0
    maximum: int = 0

    def check(self, answer: Answer) -> int:
        if type(answer) is not int or not self.minimum <= answer <= self.maximum:
            raise IllegalAnswer(
                f"{self.reason}: {answer!r} is not a number from {self.minimum} to {self.maximum}"
            )
        return answer

    def sample(self, rng: Random) -> int:
        return rng.randint(self.minimum, self.maximum)

    def default(self) -> int:
        return self.minimum


@define(eq=False)
class ChooseX(ChooseNumber):
    """Announce the value of X (107.3a, 601.2b)."""


@define(eq=False)
class ChooseOrder(Decision):
    """Put all options in an order; the answer is a permutation of their indexes."""

    def check(self, answer: Answer) -> tuple[int, ...]:
        if not isinstance(answer, (tuple, list)) or sorted(answer) != list(
            range(len(self.options))
        ):
            raise IllegalAnswer(f"{self.reason}: {answer!r} is not an order of the options")
        return tuple(answer)

    def sample(self, rng: Random) -> tuple[int, ...]:
        return tuple(rng.sample(range(len(self.options)), len(self.options)))

    def default(self) -> tuple[int, ...]:
        return tuple(range(len(self.options)))

    def say(self, answer: Answer) -> str:
        return ", then ".join(str(self.options[index]) for index in answer)


@define(eq=False)
class Divide(Decision):
    """Divide ``total`` among the options; a tuple with the share of each.

    ``least`` is the smallest share of each option; ``allows`` refuses a division with the
    reason; ``preset`` is a division that is allowed.
    """

    total: int = 0
    least: int = 0
    allows: Callable[[tuple[int, ...]], str | None] | None = None
    preset: tuple[int, ...] | None = None

    def check(self, answer: Answer) -> tuple[int, ...]:
        if not isinstance(answer, (tuple, list)) or len(answer) != len(self.options):
            raise IllegalAnswer(f"{self.reason}: expected {len(self.options)} shares")
        shares = tuple(answer)
        if any(type(share) is not int or share < self.least for share in shares):
            raise IllegalAnswer(f"{self.reason}: each share must be at least {self.least}")
        if sum(shares) != self.total:
            raise IllegalAnswer(f"{self.reason}: the shares must add up to {self.total}")
        if self.allows is not None:
            why = self.allows(shares)
            if why is not None:
                raise IllegalAnswer(f"{self.reason}: {why}")
        return shares

    def sample(self, rng: Random) -> tuple[int, ...]:
        for _ in range(10):
            shares = [self.least] * len(self.options)
            for _unit in range(self.total - self.least * len(self.options)):
                shares[rng.randrange(len(shares))] += 1
            answer = tuple(shares)
            if self.allows is None or self.allows(answer) is None:
                return answer
        return self.default()

    def default(self) -> tuple[int, ...]:
        if self.preset is not None:
            return self.preset
        shares = [self.least] * len(self.options)
        shares[0] += self.total - sum(shares)
        return tuple(shares)


@define(eq=False)
class Declare(Decision):
    """Declare attackers or blockers: a tuple of pairs (creature index, object index).

    ``options`` are the creatures; ``against`` what each may attack or block, aligned with
    them (indexes are into that creature's own list); ``allows`` checks the whole
    declaration; ``preset`` is a declaration that is allowed.
    """

    against: Sequence[Sequence[Any]] = ()
    allows: Callable[[tuple[tuple[int, int], ...]], str | None] = field(
        default=lambda _declared: None
    )
    preset: tuple[tuple[int, int], ...] = ()

    def check(self, answer: Answer) -> tuple[tuple[int, int], ...]:
        if not isinstance(answer, (tuple, list)):
            raise IllegalAnswer(f"{self.reason}: expected a list of pairs, not {answer!r}")
        pairs: list[tuple[int, int]] = []
        for pair in answer:
            if not isinstance(pair, (tuple, list)) or len(pair) != 2:
                raise IllegalAnswer(f"{self.reason}: {pair!r} is not a pair")
            creature, what = pair
            self._index(creature)
            if type(what) is not int or not 0 <= what < len(self.against[creature]):
                raise IllegalAnswer(
                    f"{self.reason}: {self.options[creature]} has no choice {what!r}"
                )
            pairs.append((creature, what))
        declared = tuple(pairs)
        if len(set(declared)) != len(declared):
            raise IllegalAnswer(f"{self.reason}: the same pair twice")
        why = self.allows(declared)
        if why is not None:
            raise IllegalAnswer(f"{self.reason}: {why}")
        return declared

    def sample(self, rng: Random) -> tuple[tuple[int, int], ...]:
        for _ in range(8):
            declared = tuple(
                (index, rng.randrange(len(choices)))
                for index, choices in enumerate(self.against)
                if choices and rng.random() < 0.5
            )
            if self.allows(declared) is None:
                return declared
        return self.preset

    def default(self) -> tuple[tuple[int, int], ...]:
        return self.preset

    def say(self, answer: Answer) -> str:
        return ", ".join(f"{self.options[i]} → {self.against[i][j]}" for i, j in answer) or "none"


@define(eq=False)
class DeclareAttackers(Declare):
    """Which creatures attack, and whom (508.1)."""


@define(eq=False)
class DeclareBlockers(Declare):
    """Which creatures block, and which attackers (509.1)."""
