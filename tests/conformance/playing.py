"""Running one conformance scenario: the priority script, declarations, the stop."""

from __future__ import annotations

import traceback
from collections.abc import Generator

from cardwright.actions import Activate, Cast, PlayLand
from cardwright.catalog import Catalog
from cardwright.decisions import (
    Answer,
    Decision,
    DeclareAttackers,
    DeclareBlockers,
    PriorityDecision,
)
from cardwright.events import Event, ProduceMana, PutCounters, StepBegins, TurnBegins
from cardwright.game import Game
from cardwright.language.effects.mana import MakesMana
from cardwright.objects import Player
from cardwright.pool import CardPool
from cardwright.problems import CardwrightError, Kind, UnknownCards
from cardwright.scenario.arranging import Arranger
from cardwright.scenario.naming import Names, called, plain
from cardwright.scenario.play import full_name
from cardwright.turn import STEPS as GAME_STEPS

from .asserting import LETTERS, Asserter, casts, on_stack
from .deciding import Decider, is_refusal
from .outcomes import Failed, Outcome, Result, Unreadable, Unsupported
from .reading import STEPS, Json, board, refuse_rules, scripts, seats
from .references import References, reads

_MANY = 4000


class Stop(CardwrightError):
    """The game has come to where the scenario ends."""


class StoppingGame(Game):
    """A game that stops where a scenario says: ``stop`` is a turn and the index of a step."""

    stop: tuple[int, int] | None = None

    def do(self, *events: Event) -> Generator[Decision, Answer, list[Event]]:
        if self.stop is not None:
            for event in events:
                if self._is_past(event):
                    raise Stop
        return super().do(*events)

    def _is_past(self, event: Event) -> bool:
        assert self.stop is not None
        number, step = self.stop
        now = self.turn.number
        if isinstance(event, TurnBegins):
            return now > number or (now == number and step == 0)
        if isinstance(event, StepBegins) and event.step != "untap":
            return (now, GAME_STEPS.index(event.step)) > self.stop
        return False


class Run:
    """One run of a scenario up to the end of one of its segments."""

    def __init__(self, scenario: Json, upto: int, pool: CardPool) -> None:
        segment = scenario["segments"][upto]
        self.scenario = scenario
        self.segment = segment
        self.scripts = scripts(scenario, upto)
        self.board = board(scenario)
        self.resolved = 0
        count = len(self.board.sides)
        self.game = StoppingGame(pool, [[]] * count, names=scenario["turn_order"], log=True)
        self.game.ask_forced = True
        stop = segment["stop_at"]
        self.stop = (stop["turn"], GAME_STEPS.index(STEPS[stop["step"]]))
        self.names = Names(self.game)
        self.references = References(self.game, self.names, seats(scenario))
        self.decider = Decider(self.references, self.scripts, segment["strict"])
        self.asserter = Asserter(self.references, self._unused)

    def play(self) -> None:
        """Play until the stop; raises an `Outcome` when something goes wrong."""
        game = self.game
        cards = {name: game.pool.cards[full_name(game.pool, name)] for name in self.board.names()}
        arranger = Arranger(game, self.board, self.names.one, cards)
        self.names.aliases = arranger.aliases
        game.stop = self.stop
        try:
            game.begin(arranger.steps(), first=self.board.active)
            for _ in range(_MANY):
                if game.over or game.decision is None:
                    return
                if isinstance(game.decision, PriorityDecision):
                    if not self._priority(game.decision):
                        return
                else:
                    self._answer(game.decision)
        except Stop:
            return
        raise Failed("the game does not end")

    # --- priority ----------------------------------------------------------------------

    def _priority(self, decision: PriorityDecision) -> bool:
        """Do what the player's script says; False at the stop."""
        script = self.decider.script_of(decision.player)
        turn = self.game.turn
        for op in script.actions:
            if op["turn"] == turn.number and STEPS[op["step"]] == turn.step:
                if self._perform(decision, op, script.actions):
                    return True
                break
        return self._pass()

    def _pass(self) -> bool:
        game = self.game
        last = game.passed + 1 >= len(game.in_game())
        at_end = last and not game.zones.stack
        if at_end and (game.turn.number, game.turn.index) == self.stop:
            return False
        if last and game.zones.stack:
            self.resolved += 1
        game.answer(0)
        return True

    def _perform(self, decision: PriorityDecision, op: Json, actions: list[Json]) -> bool:
        """Try an action; whether it was done. What can't be done yet stays in the list."""
        kind = op["op"]
        if kind == "wait_stack":
            return self._wait(op, actions)
        if kind == "check":
            self._done(op, actions)
            self.asserter.check(op)
            return True
        if kind == "concede":
            self._done(op, actions)
            self.game.concede(decision.player)
            return True
        if kind == "add_counters":
            self._done(op, actions)
            self._add_counters(decision.player, op)
            return True
        if "condition" in op and not self._condition(decision.player, op["condition"]):
            return False
        index = self._find(decision, op)
        if index is None:
            if kind == "activate_mana":
                return False
            named = op.get("raw") or op.get("card") or op["ability"]["raw"]
            raise Failed(f"not legal: {kind} {named}", "illegal_action")
        self._done(op, actions)
        self._act(decision, index, op)
        return True

    @staticmethod
    def _done(op: Json, actions: list[Json]) -> None:
        actions[:] = [other for other in actions if other is not op]

    def _wait(self, op: Json, actions: list[Json]) -> bool:
        wanted = op.get("resolutions")
        begun = op.setdefault("begun", self.resolved)
        enough = wanted is not None and self.resolved - begun >= wanted
        if enough or not self.game.zones.stack:
            self._done(op, actions)
            return True
        return False

    def _condition(self, player: Player, condition: Json) -> bool:
        kind = condition["if"]
        stack = self.game.zones.stack
        if kind == "mana_in_pool_at_least":
            return len(player.pool) >= condition["amount"]
        holding = [o for o in stack if on_stack(self.game, o, condition["text"], str.__contains__)]
        if kind == "on_stack":
            return bool(holding)
        if kind == "not_on_stack":
            return not holding
        if kind == "copy_on_stack":
            return any(o.kind == "copy" for o in holding)
        return bool(stack) and stack[-1] in holding

    def _find(self, decision: PriorityDecision, op: Json) -> int | None:
        """The number of the action an operation means; None if it is not legal now."""
        kind = op["op"]
        if kind == "cast":
            return self._find_cast(decision, op)
        if kind == "play_land":
            word = plain(op["card"])
            for index, action in enumerate(decision.options):
                if isinstance(action, PlayLand) and called(action.card, word):
                    return index
            return None
        offered = [*decision.options, *decision.mana_options]
        source = op["ability"].get("source")
        for index, action in enumerate(offered):
            if not isinstance(action, Activate):
                continue
            if source is not None and not self.references.is_meant(action.source, source):
                continue
            if reads(self.game, action, op["ability"]):
                return index
        return None

    def _find_cast(self, decision: PriorityDecision, op: Json) -> int | None:
        wanted = self.names.alias(op["alias"]) if "alias" in op else None
        name = op.get("card") or (wanted.name if wanted is not None else "")
        found = [
            (index, action)
            for index, action in enumerate(decision.options)
            if casts(action, {"card": name, "method": op.get("method")})
            and (wanted is None or action.card.base is wanted.base)
        ]
        if not found:
            return None
        queue = self.decider.script_of(decision.player).choice
        if queue and queue[0]["kind"] == "cost":
            entry = queue.pop(0)
            for index, action in found:
                if _is_way(action, entry):
                    return index
            raise Unreadable(f"a way to cast: {entry.get('raw')}")
        found.sort(key=lambda pair: bool(pair[1].way.keyword))
        return found[0][0]

    def _act(self, decision: PriorityDecision, index: int, op: Json) -> None:
        game = self.game
        action = decision.action(index)
        self.decider.planned = list(op["targets"]) if op.get("targets") else None
        self.decider.shares = {}
        before = {obj.id for obj in game.zones.stack}
        since = len(game.log or ())
        game.answer(index)
        while game.decision is not None and not isinstance(game.decision, PriorityDecision):
            self._answer(game.decision)
        if not (isinstance(action, Activate) and action.ability.is_mana):
            self._note_colors(decision.player, since)
        left = self.decider.planned
        self.decider.planned = None
        if isinstance(action, Cast):
            spells = [o for o in game.zones.stack if o.id not in before and o.kind != "ability"]
            if not spells and not game.over:
                raise Failed(f"{action.card} could not be cast", "illegal_action")
        if left:
            raise Failed(f"no target {left} of {action}", "illegal_target illegal_action")

    def _add_counters(self, player: Player, op: Json) -> None:
        found = self.references.permanents(op["permanent"])
        if not found:
            raise Failed(f"no permanent {op['permanent']}")
        kind = op["counter"].replace("_", " ")
        event = PutCounters(found[0], kind, op["count"], player)

        def steps() -> Generator[Decision, Answer, None]:
            yield from self.game.do(event)
            yield from self.game.settle()

        self.game._run(steps(), None)

    # --- decisions ---------------------------------------------------------------------

    def _answer(self, decision: Decision) -> None:
        if isinstance(decision, DeclareAttackers):
            answer: Answer = self._attackers(decision)
        elif isinstance(decision, DeclareBlockers):
            answer = self._blockers(decision)
        else:
            answer = self.decider.answer(decision)
        self.game.answer(answer)

    def _note_colors(self, player: Player, since: int) -> None:
        """Colors that the automatic payment chose as the script says; nobody was asked."""
        queue = self.decider.script_of(player).choice
        for event in (self.game.log or [])[since:]:
            if not isinstance(event, ProduceMana) or event.player is not player:
                continue
            types = set(event.types) if self._has_choice(event) else set()
            if queue and queue[0]["kind"] == "color" and LETTERS[queue[0]["value"]] in types:
                queue.pop(0)

    def _has_choice(self, event: ProduceMana) -> bool:
        """Whether the ability could have added something else."""
        ctx = self.game.context(event.source)
        effects = event.ability.effects if event.ability is not None else ()
        made = [e.bundles(ctx) for e in effects if isinstance(e, MakesMana)]
        return any(len(bundles) > 1 for bundles in made)

    def _attackers(self, decision: DeclareAttackers) -> Answer:
        declared: list[tuple[int, int]] = []
        script = self.decider.script_of(decision.player)
        for op in self._declarations(decision.player, "attack"):
            if not any(
                o.controller == decision.player.id
                for o in self.references.permanents(op["attacker"])
            ):
                raise Failed(f"{op['attacker']} is not controlled by {decision.player}")
            taken = [index for index, _ in declared]
            index = self.references.index(op["attacker"], decision.options, taken)
            if index is None:
                continue
            against = decision.against[index]
            whom = self.references.index(op["defender"], against) if "defender" in op else 0
            if whom is None:
                continue
            declared.append((index, whom))
            self._done(op, script.declarations)
        if not declared:
            return decision.default()
        taken = [index for index, _ in declared]
        declared += [pair for pair in decision.preset if pair[0] not in taken]
        why = decision.allows(tuple(declared))
        if why is not None:
            raise Failed(f"attackers: {why}", "illegal_combat")
        return tuple(declared)

    def _blockers(self, decision: DeclareBlockers) -> Answer:
        declared: list[tuple[int, int]] = []
        script = self.decider.script_of(decision.player)
        for op in self._declarations(decision.player, "block"):
            self._done(op, script.declarations)
            taken = [index for index, _ in declared] if op["blocker"].get("index") is None else []
            again = self.references.index(op["blocker"], decision.options)
            index = self.references.index(op["blocker"], decision.options, taken)
            index = again if index is None else index
            if index is None:
                continue
            against = decision.against[index]
            taken = [j for i, j in declared if i == index]
            whom = self.references.index(op["attacker"], against, taken)
            if whom is not None:
                declared.append((index, whom))
        if not declared:
            return decision.default()
        why = decision.allows(tuple(declared))
        if why is not None:
            raise Failed(f"blockers: {why}", "illegal_block")
        return tuple(declared)

    def _declarations(self, player: Player, kind: str) -> list[Json]:
        script = self.decider.script_of(player)
        now = self.game.turn.number
        return [op for op in script.declarations if op["op"] == kind and op["turn"] == now]

    # --- the end -----------------------------------------------------------------------

    def _unused(self, letter: str, what: str) -> int:
        return len(getattr(self.scripts[letter], what))

    def left_over(self) -> None:
        """Actions that were never done fail; so do blocks of a turn without attackers."""
        for letter, script in self.scripts.items():
            left = [op for op in script.actions if op["op"] != "wait_stack"]
            left += [op for op in script.declarations if op["op"] == "attack"]
            if left:
                raise Failed(f"{letter} has unused actions: {_short(left[0])}", "unused_actions")

    def unused_answers(self) -> None:
        """Answers that nobody asked for."""
        for letter, script in self.scripts.items():
            for what in ("target", "mode", "choice"):
                left = [op for op in getattr(script, what) if op["kind"] != "skip"]
                left = [op for op in left if what != "choice" or not is_refusal(op)]
                if left:
                    raise Unreadable(
                        f"{letter} was never asked for {what}: {_short(left[0])}",
                        f"unused_{what}s",
                    )


def _is_way(action: Cast, entry: Json) -> bool:
    """Whether a way to cast is the one that a choice of a cost names."""
    keyword = plain(action.way.keyword)
    if not entry["alternative"]:
        return not keyword
    if entry.get("free"):
        return not action.way.cost
    return bool(keyword) and keyword in (
        plain((entry.get("method") or "").replace("_", " ")),
        "alternative cost",
        "permission",
    )


def _short(op: Json) -> str:
    ability = op.get("ability") or {}
    named = op.get("raw") or op.get("card") or ability.get("raw") or op.get("attacker")
    return f"{op['op']} {named} (turn {op.get('turn')} {op.get('step', '')})"


def run(scenario: Json, catalog: Catalog) -> Result:
    """Run a scenario; never raises."""
    id_ = scenario["id"]
    try:
        refuse_rules(scenario)
        pool = _pool(scenario, catalog)
        for upto in range(len(scenario["segments"])):
            _segment(Run(scenario, upto, pool))
    except Outcome as outcome:
        return Result(id_, outcome.state, outcome.reason)
    except Exception as error:  # noqa: BLE001  # whatever goes wrong is this scenario's result
        where = traceback.extract_tb(_innermost(error).__traceback__)
        place = f"{where[-1].filename.rpartition('/')[2]}:{where[-1].lineno}" if where else ""
        return Result(id_, "error", f"{_innermost(error)!r} at {place}")
    return Result(id_, "passed")


def _innermost(error: BaseException) -> BaseException:
    return _innermost(error.__cause__) if error.__cause__ is not None else error


def _segment(one: Run) -> None:
    expected = one.segment.get("expect_failure")
    try:
        one.play()
        one.left_over()
    except Outcome as outcome:
        if expected is None or not outcome.kind:
            raise
        if expected["kind"] not in (*outcome.kind.split(), "any"):
            raise Failed(f"expected {expected['kind']}, but: {outcome.reason}") from None
        expected = None
    else:
        if expected is not None and expected["kind"] in ("unused_choices", "unused_targets"):
            try:
                one.unused_answers()
            except Unreadable:
                expected = None
        if expected is not None and expected.get("required"):
            raise Failed(f"expected {expected['kind']}, but nothing went wrong")
    for assertion in one.segment["assertions"]:
        if not assertion.get("before_execute"):
            one.asserter.assertion(assertion)
    if "expect_failure" not in one.segment:
        one.unused_answers()


def _pool(scenario: Json, catalog: Catalog) -> CardPool:
    names = dict.fromkeys([*scenario["cards"], *board(scenario).names()])
    missing = [name for name in names if catalog.find(name) is None]
    if missing:
        raise Unsupported(f"card: {', '.join(missing)}")
    try:
        pool = CardPool.build(catalog, names)
    except UnknownCards as error:
        raise Unsupported(f"card: {', '.join(error.names)}") from None
    for problem in pool.problems:
        if problem.kind is Kind.UNSUPPORTED_KEYWORD:
            raise Unsupported(f"rule: {problem.reason} ({problem.plugin})")
    return pool
