"""The game: its state, the one path on which it changes, and how it is played.

A game is a function of its card pool, its set-up, its seed and the answers given. Between
decisions about priority there is no rule half done: the state is plain data. A decision in
the middle of a rule belongs to a generator that waits for its answer.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import TYPE_CHECKING, Any

from cardwright import digest, explain, leaving, priority, setup, state_based_actions
from cardwright.abilities import Abilities
from cardwright.casting import Casting
from cardwright.combat import Combat
from cardwright.context import Context
from cardwright.continuous import ContinuousEffects
from cardwright.damage import DamageResults
from cardwright.decisions import Answer, Decision, IllegalAnswer, PriorityDecision, Steps, YesNo
from cardwright.events import Event
from cardwright.language.abilities import Replacement, Static, Triggered
from cardwright.language.rules import IgnoresSickness
from cardwright.layers import Layers
from cardwright.loops import Loops
from cardwright.objects import (
    COMMAND,
    LIBRARY,
    Characteristics,
    Entity,
    GameObject,
    Player,
)
from cardwright.payment import Payment
from cardwright.problems import CardwrightError
from cardwright.production import Production
from cardwright.replacement import Replacements
from cardwright.targeting import Targeting
from cardwright.triggers import Triggers
from cardwright.turn import MAIN, Turn
from cardwright.zones import Zones

if TYPE_CHECKING:
    from cardwright.language.nodes import Ability
    from cardwright.pool import CardPool
    from cardwright.reasons import Reason

CONCEDE = "concede"
"""The answer that concedes, legal at every decision (104.3a)."""

Watch = Callable[["Game", Sequence[Event]], None]
"""Told of events that have happened together, right after they did; may only look."""

_LOOP_LIMIT = 500


class GameError(CardwrightError):
    """The game can't go on: a card or the engine went wrong. The game up to there is intact."""


class Game:
    """One game.

    ``decision`` is what somebody has to decide now, None once the game is ``over``;
    ``answer`` decides it. ``answers`` are all answers so far: with the pool, the decks and
    the seed they are the game. With ``ask_forced`` players are also asked where modes,
    targets, the order of triggers, discards or sacrifices can only come out one way; it has to
    be set before the game begins.
    """

    def __init__(
        self,
        pool: CardPool,
        decks: Sequence[Sequence[str]],
        *,
        seed: int = 0,
        names: Sequence[str] = (),
        life: int = 20,
        log: bool = False,
        watch: Watch | None = None,
    ) -> None:
        self.pool = pool
        self.seed = seed
        self.rng = Random(seed)
        self.players: list[Player] = [
            Player(seat, names[seat] if seat < len(names) else f"Player {seat + 1}", life)
            for seat in range(len(decks))
        ]
        self.objects: dict[int, GameObject] = {}
        self.next_id = len(decks)
        self._stamps = 0
        self.version = 0
        self.abilities = abilities_of(pool)
        self._ability_chars: dict[str, Characteristics] = {}
        self.turn = Turn()
        self.loops = Loops()
        self.zones = Zones(self)
        self.triggers = Triggers(self)
        self.replacements = Replacements(self)
        self.effects = ContinuousEffects(self)
        self.layers = Layers(self)
        self.combat = Combat(self)
        self.damage = DamageResults(self)
        self.payment = Payment(self)
        self.production = Production(self)
        self.casting = Casting(self)
        self.targeting = Targeting(self)
        self.keyword_names = frozenset(pool.keywords)
        declared = pool.global_abilities
        self.global_statics = tuple(a for a in declared if isinstance(a, Static))
        self.global_triggers = tuple(a for a in declared if isinstance(a, Triggered))
        self.global_replacements = tuple(a for a in declared if isinstance(a, Replacement))
        self.pool_actions = pool.state_based_actions
        self.pool_turn_actions = pool.turn_based_actions
        self.leave_actions = pool.leave_game_actions
        self.stray_tokens: list[GameObject] = []
        self.commanders: list[int] = []
        """The ids of the objects that the players' commanders are now (903.3)."""
        self.uses: dict[tuple[int, int], int] = {}
        self.priority = 0
        self.passed = 0
        self.over = False
        self.winners: tuple[Player, ...] = ()
        self.result = ""
        self.answers: list[Answer] = []
        self.log: list[Event] | None = [] if log else None
        self.watch = watch
        self.decision: Decision | None = None
        self._running: Steps[None] | None = None
        self.ask_forced = False
        self.rules_object = self._make_rules_object()
        for seat, names_ in enumerate(decks):
            for name in names_:
                self.zones.new_card(pool.cards[name], seat, LIBRARY)

    def _make_rules_object(self) -> GameObject:
        """What stands in as the source of rules that no object has."""
        chars = self.ability_chars("the rules of the game")
        return GameObject(-1, None, None, 0, 0, COMMAND, chars, chars, 0, 0, 0, "rules")

    # --- playing -----------------------------------------------------------------------

    def start(self, *, first: int | None = None, mulligans: bool = True) -> Game:
        """Begin the game: the first player is drawn at random unless named (103.1)."""
        self.turn.active = self.rng.randrange(len(self.players)) if first is None else first
        self.priority = self.turn.active
        self._run(setup.begin(self) if mulligans else setup.start(self), None)
        return self

    def begin(self, steps: Steps[None], *, first: int = 0) -> Game:
        """Begin with a set-up of one's own: steps that end where a player has priority."""
        self.turn.active = self.priority = first
        self._run(steps, None)
        return self

    def answer(self, answer: Answer) -> None:
        """Decide the current decision.

        Raises `IllegalAnswer`, and changes nothing, if the answer is not legal; `GameError`
        if a card or the engine fails, which ends this game only.
        """
        decision = self.decision
        if decision is None:
            raise IllegalAnswer("the game is over")
        if answer == CONCEDE:
            self.concede(decision.player)
            return
        if isinstance(answer, (tuple, list)) and len(answer) == 2 and answer[0] == CONCEDE:
            self.concede(self.players[answer[1]])  # as `answers` keeps it
            return
        answer = decision.check(answer)
        self.answers.append(answer)
        if type(decision) is PriorityDecision:
            self._run(priority.act(self, decision.action(answer)), None)
        else:
            assert self._running is not None
            if type(decision) is YesNo:
                self.loops.reset()
            self._run(self._running, answer)

    def concede(self, player: Player) -> None:
        """The player concedes and leaves the game at once (104.3a)."""
        self.answers.append((CONCEDE, player.id))
        player.lost = True
        player.loss_reason = "conceded"
        running, waiting = self._running, self.decision
        for _ in leaving.leave(self, player):
            raise GameError("nobody can choose while a player leaves")  # pragma: no cover
        self._check_end()
        if self.over:
            return
        if running is not None and waiting is not None:
            if waiting.player is player:
                self._run(running, waiting.default())
            return  # In the middle of a rule: it goes on, and others still have to decide.
        if waiting is not None and waiting.player is player:
            self.passed = 0
        self._run(self._after_departure(), None)

    def _after_departure(self) -> Steps[None]:
        yield from self.settle()

    def _run(self, steps: Steps[None], answer: Answer) -> None:
        self._running = steps
        try:
            try:
                self.decision = steps.send(answer)
                while self.decision.player.left:
                    # 800.4g, 800.4h: what is left of the rule takes what needs no thought.
                    self.decision = steps.send(self.decision.default())
            except StopIteration:
                self._running = None
                self.decision = None if self.over else priority.decision(self)
        except CardwrightError:
            raise
        except Exception as error:
            raise GameError(f"the game failed in turn {self.turn.number}: {error!r}") from error

    def settle(self) -> Steps[bool]:
        """State-based actions, then triggers, until there are none (117.5, 704.3)."""
        happened = False
        rounds = 0
        while not self.over:
            while (yield from state_based_actions.check(self)):
                happened = True
                rounds += 1
                self._check_end()
                if self._ended(rounds):
                    break
            self._check_end()
            if self._ended(rounds) or not self.triggers.pending:
                break
            yield from self.triggers.put_on_stack()
            happened = True
            rounds += 1
        return happened

    def _ended(self, rounds: int) -> bool:
        """Whether the game is over, or ends now in a loop of mandatory actions (104.4b)."""
        if rounds > _LOOP_LIMIT and not self.over:
            self.end_in_a_draw("a loop of mandatory actions")
        return self.over

    # --- the one path --------------------------------------------------------------------

    def do(self, *events: Event) -> Steps[list[Event]]:
        """Propose events that happen together, and carry out what becomes of them.

        Replacement effects edit them (614), they are applied, triggered abilities look
        (603), and the events that follow from them come next. Returns what happened.
        """
        replacements = self.replacements
        final: list[Event] = []
        for event in events:
            if replacements.may_apply(event):
                final.extend((yield from replacements.process(event)))
            else:
                final.append(event)
        if not final:
            return final
        triggers, layers = self.triggers, self.layers
        before = triggers.back
        happened: list[Event] = []
        follow: list[Event] = []
        for event in final:
            if event.possible(self):
                after = event.apply(self)
                happened.append(event)
                if after:
                    follow.extend(after)
                layers.touch(event.topics)
        if not happened:
            return happened
        self.version += 1
        if self.log is not None:
            self.log.extend(happened)
        if (self.effects.in_force or self.effects.next_spells) and self.effects.end_by(happened):
            layers.dirty = True
        if replacements.floating:
            replacements.end_by(happened)
        if layers.dirty:
            layers.refresh()
        triggers.collect(happened, before)
        if self.watch is not None:
            self.watch(self, happened)
        returns = self.zones.returns(happened)
        if returns:
            happened.extend((yield from self.do(*returns)))
        if follow:
            happened.extend((yield from self.do(*follow)))
        if triggers.mana:
            yield from triggers.resolve_mana()
        return happened

    # --- the end -----------------------------------------------------------------------

    def _check_end(self) -> None:
        """Whether somebody has won or the game is a draw (104.2, 104.4)."""
        if self.over:
            return
        for player in self.players:
            if player.lost and not player.left:
                for _ in leaving.leave(self, player):
                    raise GameError("nobody can choose while a player leaves")
        won = [p for p in self.players if p.won and not p.lost]
        remaining = self.in_game()
        if won:
            self._end(tuple(won), f"{won[0].name} won")
        elif not remaining:
            self._end((), "draw: everybody lost")  # 104.4a
        elif len(remaining) == 1:
            others = [p.loss_reason for p in self.players if p.lost]
            self._end((remaining[0],), others[-1] if others else "")

    def _end(self, winners: tuple[Player, ...], result: str) -> None:
        self.over = True
        self.winners = winners
        self.result = result
        self.decision = None

    def end_in_a_draw(self, reason: str) -> None:
        """The game is a draw (104.4)."""
        self._end((), f"draw: {reason}")

    def digest(self) -> str:
        """A short text that is equal for equal states, in any process (see `digest`)."""
        return digest.digest(self)

    def explain(self, subject: Any, about: Any = None) -> list[Reason]:
        """Why something is as it is: reasons, each with its source and its rule.

        ``explain(event)``: why a production (`ProduceMana`, from the log) made its mana;
        ``explain(obj, "U")``: why a permanent could produce that type of mana; ``explain(obj,
        "p/t")``, or ``"colors"``, ``"types"``, ``"abilities"``, …: why it is like that;
        ``explain(player, card)``: why the player can't cast or play the card, ``explain(obj,
        ability)``: why its controller can't activate it: no reasons if they can. It changes
        nothing.
        """
        return explain.explain(self, subject, about)

    # --- reading -----------------------------------------------------------------------

    @property
    def active(self) -> Player:
        """The player whose turn it is (102.1)."""
        return self.players[self.turn.active]

    @property
    def battlefield(self) -> list[GameObject]:
        return self.zones.battlefield

    def in_game(self) -> list[Player]:
        """The players who have not left."""
        return [player for player in self.players if not player.left]

    def apnap(self) -> list[Player]:
        """The players in the game in turn order, the active player first (101.4)."""
        seat = self.turn.active
        order = self.players[seat:] + self.players[:seat]
        return [player for player in order if not player.left]

    def next_seat(self, seat: int) -> int:
        """The seat of the next player in turn order who is in the game."""
        count = len(self.players)
        for step in range(1, count + 1):
            following = (seat + step) % count
            if not self.players[following].left:
                return following
        return seat

    def opponents(self, player: Player) -> list[Player]:
        """A player's opponents in the game, in turn order from that player (102.2, 102.3)."""
        seat = player.id
        order = self.players[seat + 1 :] + self.players[:seat]
        return [other for other in order if not other.left]

    def are_opponents(self, one: Player, other: Player) -> bool:
        return one is not other

    def entity(self, id_: int) -> Entity:
        """The player or object with an id, even if the object has left."""
        return self.players[id_] if 0 <= id_ < len(self.players) else self.objects[id_]

    def is_here(self, entity: Entity) -> bool:
        """Whether an entity is in the game: a player who has not left, an object in a zone."""
        if isinstance(entity, Player):
            return not entity.left
        return entity.zone != ""

    def controller_of(self, entity: Entity) -> Player:
        """A player themselves; an object's controller."""
        return entity if isinstance(entity, Player) else self.players[entity.controller]

    def live_objects(self) -> Iterator[GameObject]:
        """All objects in all zones, in a fixed order."""
        zones = self.zones
        shared = (zones.battlefield, zones.phased_out, zones.stack, zones.exile, zones.command)
        for place in shared:
            yield from list(place)
        for player in self.players:
            yield from list(player.library)
            yield from list(player.hand)
            yield from list(player.graveyard)

    def context(self, obj: GameObject) -> Context:
        """The context of what stands on an object."""
        return Context(self, obj, self.players[obj.controller])

    def rule_context(self, holder: Entity, source: int) -> Context:
        """The context of a rule found on an entity: its source's, or the entity's own."""
        if source >= len(self.players):
            return self.context(self.objects[source])
        if isinstance(holder, GameObject):
            return self.context(holder)
        return Context(self, self.rules_object, holder)

    def is_ready(self, obj: GameObject) -> bool:
        """Whether summoning sickness lets it attack and pay {T} or {Q} (302.6)."""
        if "Creature" not in obj.chars.types:
            return True
        return obj.control_stamp < self.players[obj.controller].turn_stamp or bool(
            obj.rules(IgnoresSickness)
        )

    def sorcery_timing(self, player: Player) -> bool:
        """Whether the player could cast a sorcery now, as to time (307.1)."""
        return (
            self.turn.active == player.id
            and self.turn.step in MAIN
            and not self.zones.stack
            and self.priority == player.id
        )

    def note_use(self, obj: GameObject, ability: Ability) -> None:
        """Count an activation this turn (602.5b)."""
        key = (obj.id, id(ability))
        self.uses[key] = self.uses.get(key, 0) + 1

    def uses_this_turn(self, obj: GameObject, ability: Ability) -> int:
        return self.uses.get((obj.id, id(ability)), 0)

    def stamp(self) -> int:
        """The next timestamp (613.7)."""
        self._stamps += 1
        return self._stamps

    def ability_chars(self, name: str) -> Characteristics:
        """What an ability of a source of this name is like on the stack."""
        found = self._ability_chars.get(name)
        if found is None:
            none: frozenset[str] = frozenset()
            found = self._ability_chars[name] = Characteristics(
                name, None, none, none, none, none, self.abilities.none
            )
        return found


def abilities_of(pool: CardPool) -> Abilities:
    """The ability sets of a pool, made once and shared by all its games."""
    found = _BY_POOL.get(id(pool))
    if found is None or found[0] is not pool:
        found = _BY_POOL[id(pool)] = (pool, Abilities(pool.keywords, pool.abilities_of))
    return found[1]


_BY_POOL: dict[int, tuple[CardPool, Abilities]] = {}
