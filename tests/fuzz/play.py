"""One random game, watched."""

from __future__ import annotations

import traceback
from collections import Counter
from collections.abc import Sequence
from random import Random
from time import process_time

import attrs
from tests.fuzz.decks import ALL, Decks

from cardwright import invariants
from cardwright.actions import Activate, Cast
from cardwright.decisions import Answer, Decision, IllegalAnswer, PriorityDecision
from cardwright.events import AbilityActivated, Event, LandPlayed, SpellCast
from cardwright.game import CONCEDE, Game

MOST_TURNS = 400
"""Libraries of 60 run out long before."""

MOST_DECISIONS = 60_000

MOST_ON_STACK = 12
"""With more than this on the stack players pass, or free abilities would go on for ever."""

MANA_BY_HAND = 0.03
CONCEDES = 0.00005
NONSENSE: tuple[Answer, ...] = (-1, 10**6, "nonsense", None, (-1,), (0, 0), (10**6,), ((0, -1),))
"""Answers that no decision takes."""


@attrs.define
class Result:
    """How a random game went. ``failures`` is empty if all was well."""

    seed: int
    pair: str
    failures: list[str] = attrs.field(factory=list)
    decisions: int = 0
    events: int = 0
    turns: int = 0
    ending: str = ""
    seconds: float = attrs.field(default=0.0, eq=False)
    """Of processor time."""
    used: Counter[str] = attrs.field(factory=Counter)
    """How often each card was cast or played, and had abilities activated."""
    rewound: Counter[str] = attrs.field(factory=Counter)
    """What was offered and begun, and turned out illegal after further choices (730.1)."""

    @property
    def replay(self) -> str:
        """The command that plays the game again."""
        return f"python -m tests.fuzz --replay {self.seed} {self.pair}"


class Watcher:
    """Checks the invariants after each event and counts what is used."""

    def __init__(self, result: Result) -> None:
        self.result = result
        self.said = ""
        self._doing = ""

    def decided(self, game: Game, decision: Decision, answer: Answer) -> None:
        """Note what a player begins to do; with the next priority it has been done."""
        said = "" if answer == CONCEDE else decision.say(answer)
        if isinstance(decision, PriorityDecision):
            if self._doing:
                self.result.rewound[self._doing] += 1
            action = None if answer == CONCEDE else decision.action(answer)
            mana = isinstance(action, Activate) and action.ability.is_mana
            self._doing = said if isinstance(action, (Cast, Activate)) and not mana else ""

    def __call__(self, game: Game, happened: Sequence[Event]) -> None:
        result = self.result
        result.events += len(happened)
        self.said = "; ".join(event.say() for event in happened)
        for event in happened:
            if isinstance(event, (SpellCast, AbilityActivated)):
                self._doing = ""
            if isinstance(event, (SpellCast, LandPlayed)):
                card = event.obj.card
                result.used[card.name if card is not None else event.obj.name] += 1
            elif isinstance(event, AbilityActivated):
                result.used[f"{event.obj.base.name}, activated"] += 1
        found = invariants.check_events(game, happened)
        if found:
            result.failures.extend(f"{why} [after: {self.said}]" for why in found)


def play(decks: Decks, seed: int, pair: str = ALL, *, log: bool = False) -> tuple[Result, Game]:
    """Play a random game to its end, or until something is wrong."""
    result = Result(seed, pair)
    began = process_time()
    watcher = Watcher(result)
    game = Game(decks.pool, decks.of(pair, seed), seed=seed, log=log, watch=watcher)
    rng = Random(seed)
    try:
        game.start()
        while not game.over and not result.failures:
            decision = game.decision
            result.failures.extend(invariants.check(game))
            if result.failures or decision is None:
                break
            result.failures.extend(_takes_nonsense(decision))
            concedes = CONCEDES * (40 if len(game.players) > 2 else 1)
            crowded = len(game.zones.stack) > MOST_ON_STACK
            answer = _choose(decision, rng, concedes, crowded=crowded)
            watcher.decided(game, decision, answer)
            game.answer(answer)
            result.decisions += 1
            if game.turn.number > MOST_TURNS or result.decisions > MOST_DECISIONS:
                result.failures.append(f"no end after {game.turn.number} turns")
    except Exception as error:  # noqa: BLE001  # whatever goes wrong is what is looked for
        result.failures.append(_told(error))
    result.turns = game.turn.number
    result.ending = game.result
    result.seconds = process_time() - began
    if result.failures:
        turn = f"turn {game.turn.number}, {game.turn.step}, after {len(game.answers)} answers"
        result.failures.insert(0, turn)
    return result, game


def _takes_nonsense(decision: Decision) -> list[str]:
    """An answer that is not legal is refused with the reason."""
    for answer in NONSENSE:
        try:
            decision.check(answer)
        except IllegalAnswer:
            continue
        return [f"{type(decision).__name__} {decision.reason!r} takes the answer {answer!r}"]
    return []


def _choose(decision: Decision, rng: Random, concedes: float, *, crowded: bool) -> Answer:
    if rng.random() < concedes:
        return CONCEDE
    if isinstance(decision, PriorityDecision):
        if crowded:
            return 0
        if rng.random() < MANA_BY_HAND and decision.mana_options:
            return len(decision.options) + rng.randrange(len(decision.mana_options))
    return decision.sample(rng)


def _told(error: Exception) -> str:
    cause = error.__cause__ or error
    lines = traceback.format_exception(type(cause), cause, cause.__traceback__)
    return "".join(lines[:1] + lines[-4:]).strip()
