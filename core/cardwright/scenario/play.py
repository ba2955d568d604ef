"""Playing a scenario: actions and answers by name, and reading the state."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any

from attrs import define, field

from cardwright.actions import Action, Activate, Cast, PlayLand
from cardwright.catalog import Catalog
from cardwright.decisions import (
    Answer,
    ChooseModes,
    ChooseTargets,
    ChooseX,
    Decision,
    DeclareAttackers,
    DeclareBlockers,
    Divide,
    IllegalAnswer,
    PriorityDecision,
    YesNo,
)
from cardwright.game import Game
from cardwright.language.nodes import Voice
from cardwright.objects import GameObject, Player
from cardwright.pool import CardPool
from cardwright.scenario import policy, refusals
from cardwright.scenario.arranging import Arranger
from cardwright.scenario.board import Board, Side, seat_named, step_named
from cardwright.scenario.drawing import draw, told
from cardwright.scenario.failures import NotLegal, ScenarioError, ScenarioFailure
from cardwright.scenario.matching import NoMatch, declared, listed, match, pick, said
from cardwright.scenario.naming import Name, Names, plain
from cardwright.scenario.views import ObjectView, PlayerView

_MANY = 2000
"""More passes or questions in a row than any scenario needs."""


@lru_cache(maxsize=64)
def _pool(catalog: Catalog, names: frozenset[str]) -> CardPool:
    return CardPool.build(catalog, names)


@lru_cache(maxsize=8)
def catalog_of(packs: tuple[str, ...] = ()) -> Catalog:
    """What is installed of the distribution ``cardwright`` and of these, and nothing else."""
    return Catalog.installed().only("cardwright", *packs)


@define(eq=False)
class _Plan:
    """The answers that came with the action under way."""

    action: Action
    targets: Any = None
    modes: Any = None
    x: int | str | None = None
    pay: list[str] | None = None
    choose: list[Any] = field(factory=list)
    found: GameObject | None = None

    def is_source(self, obj: GameObject | None) -> bool:
        """Whether an object is the spell or ability this action puts on the stack."""
        if obj is None:
            return False
        if isinstance(self.action, Cast):
            if obj.was == self.action.card.id or obj is self.action.card:
                self.found = obj
                return True
            return False
        if isinstance(self.action, Activate):
            item = obj.item
            if item is not None and item.ability is self.action.ability:
                if item.source == self.action.source.id:
                    self.found = obj
                    return True
            return obj is self.action.source
        return False


class Scenario:
    """A game set up in the middle, played by name.

    Sides are given as ``p1``, ``p2``, …: tables with ``life``, ``hand``, ``battlefield``,
    ``graveyard``, ``library`` (top down), ``exile``, ``command``, ``counters``, ``mana`` and
    ``lands_played``. A card is a name, a counted name (``"4 Mountain"``), a card object, or a
    table with ``name``, ``count``, ``alias``, ``tapped``, ``sick``, ``damage``, ``counters``,
    ``attached_to``, ``owner``, ``choose`` and ``commander``.

    It begins in the precombat main phase of the first turn of ``active``. Questions are
    answered with what an action or ``choose`` says; the rest by a default policy, or, with
    ``strict``, not at all: then the scenario fails. An action that is not legal raises
    `NotLegal` with the reason.
    """

    def __init__(
        self,
        *,
        active: str = "p1",
        step: str = "precombat main",
        seed: int = 0,
        shuffle: bool = False,
        strict: bool = False,
        catalog: Catalog | None = None,
        board: Board | None = None,
        **sides: Any,
    ) -> None:
        if board is None:
            board = _board(sides, active, step, seed, shuffle)
        self.board = board
        self.strict = strict
        self.replay = ""
        self._queue: list[tuple[Player | None, Any]] = []
        self._plan: _Plan | None = None
        self._attacks: dict[Any, Any] | None = None
        self._blocks: dict[Any, Any] | None = None
        self._marks: list[tuple[int, str]] = []
        self._options_asked: Sequence[Any] = ()
        pool = _pool(catalog or catalog_of(), frozenset(board.names()))
        count = len(board.sides)
        seats = [f"p{seat + 1}" for seat in range(count)]
        self.game = Game(pool, [[]] * count, seed=board.seed, names=seats, log=True)
        self.names = Names(self.game)
        cards = {name: pool.cards[full_name(pool, name)] for name in board.names()}
        arranger = Arranger(self.game, board, self.names.one, cards, self.choose)
        self.names.aliases = arranger.aliases
        self._begin(arranger)

    def _begin(self, arranger: Arranger) -> None:
        self.game.begin(arranger.steps(), first=self.board.active)
        self._questions()
        if step_named(self.board.step) != self.game.turn.step:
            self.advance(self.board.step)
        arranger.finish()
        self._refresh()

    # --- reading -----------------------------------------------------------------------

    def player(self, word: str) -> PlayerView:
        """A player: ``p1``, ``p2``, …"""
        return PlayerView(self.game, self.game.players[seat_named(word, len(self.game.players))])

    @property
    def p1(self) -> PlayerView:
        return self.player("p1")

    @property
    def p2(self) -> PlayerView:
        return self.player("p2")

    @property
    def p3(self) -> PlayerView:
        return self.player("p3")

    @property
    def p4(self) -> PlayerView:
        return self.player("p4")

    def __getitem__(self, name: str) -> ObjectView:
        """The object of a name or an alias; permanents come first."""
        found = self.names.alias(name) or self.names.one(
            name, [e for e in self.names.everything() if isinstance(e, GameObject)]
        )
        return ObjectView(self.game, found)

    def all(self, name: str) -> list[ObjectView]:
        """All permanents of a name."""
        found = self.names.all(name, self.game.zones.battlefield)
        return [ObjectView(self.game, obj) for obj in found]

    @property
    def stack(self) -> list[str]:
        """The names on the stack, the top first; abilities have their sources' names."""
        return [str(obj) for obj in reversed(self.game.zones.stack)]

    @property
    def step(self) -> str:
        return self.game.turn.step

    @property
    def turn(self) -> int:
        return self.game.turn.number

    @property
    def over(self) -> bool:
        return self.game.over

    @property
    def result(self) -> str:
        return self.game.result

    @property
    def entries(self) -> list[tuple[str, str]]:
        """The log as pairs of rule number and text; decisions have no number."""
        found: list[tuple[str, str]] = []
        marks = iter(self._marks)
        mark = next(marks, None)
        for index, event in enumerate(self.game.log or ()):
            while mark is not None and mark[0] <= index:
                found.append(("", mark[1]))
                mark = next(marks, None)
            found.append((event.rule, event.say()))
        while mark is not None:
            found.append(("", mark[1]))
            mark = next(marks, None)
        return found

    @property
    def log(self) -> list[str]:
        """The log, one text per event: ``704.5g Grizzly Bears is destroyed``."""
        return [f"{rule} {text}" for rule, text in self.entries if rule]

    def logged(self, text: str) -> bool:
        """Whether some line of the log holds this text."""
        return any(text in line for line in self.log)

    @property
    def question(self) -> Decision | None:
        """What is to be decided now."""
        return self.game.decision

    @property
    def options(self) -> list[str]:
        """The options of the last question that was not one of priority, in words."""
        return [str(option) for option in self._options_asked]

    def legal(self) -> list[str]:
        """What the player with priority can do, in words."""
        decision = self.game.decision
        if not isinstance(decision, PriorityDecision):
            return []
        return [str(action) for action in decision.options]

    def picture(self) -> str:
        """The board, the log, and how to see it again."""
        parts = [draw(self.game), "log:", told(self.entries)]
        if self.replay:
            parts.append(f"again: {self.replay}")
        return "\n\n".join(parts)

    # --- answers -----------------------------------------------------------------------

    def choose(self, *answers: Any, by: str | None = None) -> Scenario:
        """Answer the questions that are going to come, in their order."""
        player = self._player(by) if by else None
        self._queue.extend((player, answer) for answer in answers)
        return self

    def yes(self, by: str | None = None) -> Scenario:
        """Answer yes to a question that is going to come."""
        return self.choose(True, by=by)

    def no(self, by: str | None = None) -> Scenario:
        """Answer no to a question that is going to come."""
        return self.choose(False, by=by)

    def finish(self) -> None:
        """End the scenario: fails if an answer was given that no one asked for."""
        if self._queue:
            left = ", ".join(repr(answer) for _, answer in self._queue)
            raise self._failure(f"nobody asked for these answers: {left}")

    # --- acting ------------------------------------------------------------------------

    def cast(
        self,
        name: str,
        *,
        targets: Any = None,
        modes: Any = None,
        x: int | str | None = None,
        pay: str | Sequence[str] = (),
        way: str | None = None,
        choose: Any = (),
        by: str | None = None,
    ) -> Scenario:
        """Cast a spell; it is on the stack afterwards.

        ``targets``: names, in the order of the text, or a table of names and shares for what
        is divided; ``modes``: numbers from 1 or beginnings of their texts; ``pay``: optional
        costs to pay, once for each time they are named; ``way``: an alternative, by its
        keyword; ``choose``: further answers, such as what to sacrifice. The name of a face or
        half means that it is cast as that (709.3, 712.11, 715.3).
        """
        zones = ("hand", "graveyard", "exile", "command", "library")
        player, card = self._card(name, by, zones)
        self._give_priority(player)
        found = [a for a in self._options() if isinstance(a, Cast) and _same(a.card, card)]
        if way is not None:
            found = [a for a in found if plain(a.way.keyword) == plain(way)]
        face = _face(card, name)
        if face is not None:
            found = [a for a in found if a.way.face == face]
        found.sort(key=lambda action: bool(action.way.keyword))
        if not found:
            why = refusals.why_not_cast(self.game, player, card)
            raise self._not_legal(why or f"{card} can't be cast{f' for {way}' if way else ''}")
        plan = _Plan(found[0], self._meant(targets), modes, x, listed(pay), listed(choose))
        return self._do(plan)

    def play(self, name: str, *, choose: Any = (), by: str | None = None) -> Scenario:
        """Play a land."""
        player, card = self._card(name, by, ("hand", "exile", "graveyard", "library"))
        self._give_priority(player)
        found = [a for a in self._options() if isinstance(a, PlayLand) and _same(a.card, card)]
        face = _face(card, name)
        if face is not None:
            found = [a for a in found if a.face == face]
        if not found:
            why = refusals.why_not_play(self.game, player, card)
            raise self._not_legal(why or f"{card} can't be played")
        return self._do(_Plan(found[0], choose=listed(choose)))

    def activate(
        self,
        name: str,
        ability: int | str | None = None,
        *,
        targets: Any = None,
        modes: Any = None,
        x: int | str | None = None,
        choose: Any = (),
        by: str | None = None,
    ) -> Scenario:
        """Activate an ability of an object.

        ``ability`` is a part of its text, or its number from 1 among the activated abilities,
        those that add mana after the others; it can be left out if one can be activated.
        """
        player, obj, action = self._activation(name, ability, by)
        self._give_priority(player)
        decision = self.game.decision
        assert isinstance(decision, PriorityDecision)
        offered = [*decision.options, *decision.mana_options]
        legal = [a for a in offered if isinstance(a, Activate) and a.source is obj]
        if action is None:
            if not legal:
                raise self._not_legal(self._why_no_ability(player, obj))
            action = legal[0]
        action = next((a for a in legal if a.ability is action.ability), action)
        if action not in legal:
            why = refusals.why_not_activate(self.game, player, action)
            raise self._not_legal(why or f"{action} can't be activated")
        return self._do(_Plan(action, self._meant(targets), modes, x, [], listed(choose)))

    def pass_priority(self, by: str | None = None) -> Scenario:
        """The player with priority passes; ``by`` says who that has to be."""
        if by is not None:
            self._give_priority(self._player(by))
        self._pass()
        return self

    def resolve(self, count: int | None = None) -> Scenario:
        """All players pass until the stack is empty, or until so many objects have resolved."""
        if not self.game.zones.stack:
            raise self._not_legal("there is nothing on the stack to resolve (608.1)")
        for done in range(_MANY):
            if self.game.over or not self.game.zones.stack or done == count:
                return self
            top = self.game.zones.stack[-1]
            while not self._is_gone(top):
                self._pass()
        raise self._failure("the stack never gets empty")

    def advance(self, step: str, *, turn: int | None = None) -> Scenario:
        """All players pass until the next time this step comes, or until it comes in a turn."""
        wanted = step_named(step)
        now = self.game.turn
        before = (now.number, now.index)
        last = turn if turn is not None else now.number + len(self.game.players)
        for _ in range(_MANY):
            if self.game.over:
                raise self._failure(f"the game is over before {wanted}")
            here = (now.number, now.index)
            if now.step == wanted and here != before and turn in (None, now.number):
                return self
            if now.number > last:
                raise self._failure(f"there was no {wanted} step")
            self._pass()
        raise self._failure(f"{wanted} never comes")

    def next_turn(self, step: str = "precombat main") -> Scenario:
        """All players pass until the precombat main phase of the next turn."""
        return self.advance(step, turn=self.game.turn.number + 1)

    def attack(self, *creatures: str | Mapping[str, Any], defender: str | None = None) -> Scenario:
        """Go to the declaration of attackers and attack with these creatures.

        A table says for each creature what it attacks; otherwise all attack ``defender``, or
        the first opponent.
        """
        self._attacks = _declaration(creatures, defender)
        return self._declare("declare attackers", self.game.active)

    def block(self, *blocks: str | Mapping[str, Any]) -> Scenario:
        """Go to the declaration of blockers and block: ``block("Wall", "Bear")``, or a table
        of blockers and what each blocks."""
        if len(blocks) == 2 and all(isinstance(block, str) for block in blocks):
            self._blocks = {blocks[0]: blocks[1]}
        else:
            self._blocks = _declaration(blocks, None)
        return self._declare("declare blockers", None)

    def concede(self, player: str) -> Scenario:
        """A player concedes."""
        self._mark(f"{player} concedes")
        self.game.concede(self._player(player))
        self._questions()
        return self

    def divide(self, **shares: int) -> Scenario:
        """Answer a division that is going to come, where the names are plain words."""
        return self.choose(shares)

    # --- what would be legal -----------------------------------------------------------

    def why_not_cast(self, name: str, *, by: str | None = None) -> str:
        """Why a card can't be cast now, with the rule; empty if it can."""
        player, card = self._card(name, by, ("hand", "graveyard", "exile", "command", "library"))
        return refusals.why_not_cast(self.game, player, card)

    def can_cast(self, name: str, *, by: str | None = None) -> bool:
        return not self.why_not_cast(name, by=by)

    def why_not_play(self, name: str, *, by: str | None = None) -> str:
        """Why a land can't be played now, with the rule; empty if it can."""
        player, card = self._card(name, by, ("hand", "exile", "graveyard", "library"))
        return refusals.why_not_play(self.game, player, card)

    def can_play(self, name: str, *, by: str | None = None) -> bool:
        return not self.why_not_play(name, by=by)

    def why_not_activate(
        self, name: str, ability: int | str | None = None, *, by: str | None = None
    ) -> str:
        """Why an ability can't be activated now, with the rule; empty if it can."""
        player, obj, action = self._activation(name, ability, by)
        if action is not None:
            return refusals.why_not_activate(self.game, player, action)
        abilities = _activated(obj)
        whys = [refusals.why_not_activate(self.game, player, Activate(obj, a)) for a in abilities]
        if not whys:
            return f"{obj} has no activated ability (602.1)"
        return "" if not all(whys) else whys[0]

    def can_activate(
        self, name: str, ability: int | str | None = None, *, by: str | None = None
    ) -> bool:
        return not self.why_not_activate(name, ability, by=by)

    def can_attack(self, name: str, defender: str | None = None) -> bool:
        """Whether a creature could be declared as an attacker, as things are now."""
        obj = self._permanent(name, self.game.active)
        defenders = self.game.combat.defenders()
        if defender is not None:
            defenders = [self.names.one(defender, defenders)]
        return any(self.game.combat.can_attack(obj, one) for one in defenders)

    def can_block(self, blocker: str, attacker: str) -> bool:
        """Whether a creature could block an attacker, all by itself, as things are now."""
        return self.game.combat.can_block(self._permanent(blocker), self._permanent(attacker))

    # --- within: actions ---------------------------------------------------------------

    def _player(self, word: str) -> Player:
        return self.game.players[seat_named(word, len(self.game.players))]

    def _options(self) -> Sequence[Any]:
        return self.game.decision.options if self.game.decision is not None else ()

    def _card(self, name: str, by: str | None, zones: Sequence[str]) -> tuple[Player, GameObject]:
        """The card that is meant and who acts: whoever has it, the one with priority first."""
        players = [self._player(by)] if by else self._by_priority()
        for zone in zones:
            for player in players:
                if zone in ("exile", "command"):
                    among = [
                        o
                        for o in self.game.zones.list_of(zone, 0)
                        if o.owner == player.id or by or self.game.casting.ways(player, o)
                    ]
                    among.sort(key=lambda o: o.owner != player.id)
                elif zone == "library":
                    tops = [p.library[-1] for p in (player, *self.game.players) if p.library]
                    offered = [getattr(action, "card", None) for action in self._options()]
                    if player is not self._by_priority()[0]:
                        offered = []
                    among = [
                        o
                        for o in tops
                        if o.owner == player.id
                        or self.game.casting.ways(player, o)
                        or any(o is one for one in offered)
                    ]
                else:
                    among = list(player.zone(zone))
                found = self.names.all(name, among)
                if found:
                    return player, found[0]
        where = f"of {by}" if by else "of anybody"
        raise self._not_legal(f"no card {where} is called {name!r}")

    def _permanent(self, name: str, player: Player | None = None) -> GameObject:
        permanents = self.game.zones.battlefield
        if player is not None:
            own = [o for o in permanents if o.controller == player.id]
            permanents = own if self.names.all(name, own) else permanents
        found: GameObject = self.names.one(name, permanents)
        return found

    def _by_priority(self) -> list[Player]:
        game = self.game
        first = game.decision.player if game.decision is not None else game.active
        return [first, *(p for p in game.players if p is not first and not p.left)]

    def _activation(
        self, name: str, ability: int | str | None, by: str | None
    ) -> tuple[Player, GameObject, Activate | None]:
        players = [self._player(by)] if by else self._by_priority()
        game = self.game
        for player in players:
            among: Iterable[GameObject] = [
                *(o for o in game.zones.battlefield if o.controller == player.id),
                *player.hand,
                *player.graveyard,
                *(o for o in game.zones.exile if o.owner == player.id),
                *(o for o in game.zones.command if o.owner == player.id),
            ]
            for obj in self.names.all(name, among):
                abilities = _activated(obj)
                if not abilities:
                    continue
                if ability is None:
                    return player, obj, None
                return player, obj, self._ability(obj, abilities, ability)
        raise self._not_legal(f"nothing called {name!r} has an activated ability")

    def _ability(self, obj: GameObject, abilities: Sequence[Any], which: int | str) -> Activate:
        if isinstance(which, int):
            if 1 <= which <= len(abilities):
                return Activate(obj, abilities[which - 1])
            raise self._not_legal(f"{obj} has {len(abilities)} activated abilities, no {which}.")
        word = plain(which)
        texts = [plain(_text(obj, one)) for one in abilities]
        for test in (str.startswith, str.__contains__):
            for one, text in zip(abilities, texts, strict=True):
                if test(text, word):
                    return Activate(obj, one)
        raise self._not_legal(f"no ability of {obj} says {which!r}: {'; '.join(texts)}")

    def _why_no_ability(self, player: Player, obj: GameObject) -> str:
        for ability in _activated(obj):
            why = refusals.why_not_activate(self.game, player, Activate(obj, ability))
            if why:
                return why
        return f"{obj} has no ability to activate now (602.1)"

    def _meant(self, targets: Any) -> Any:
        """Targets with those named by number, such as ``Memnite#2``, found now: the number counts
        all objects of the name, not only legal targets."""
        if isinstance(targets, Mapping):
            return {self._numbered(name): share for name, share in targets.items()}
        if targets is None or isinstance(targets, str | ObjectView | PlayerView):
            return self._numbered(targets)
        return [self._numbered(one) for one in targets]

    def _numbered(self, name: Any) -> Any:
        if not isinstance(name, str) or Name(name).index is None:
            return name
        return self.names.one(name)

    def _give_priority(self, player: Player) -> None:
        """The others pass until this player has priority, which resolves nothing."""
        game = self.game
        while not game.over and game.decision is not None and game.decision.player is not player:
            if game.passed + 1 >= len(game.in_game()):
                raise self._not_legal(
                    f"{player} does not get priority again before something resolves or the "
                    f"step ends (117.4)"
                )
            self._pass()
        if game.over:
            raise self._not_legal(f"the game is over: {game.result}")

    def _is_gone(self, obj: GameObject) -> bool:
        return self.game.over or obj.zone != "stack"

    def _pass(self) -> None:
        if not isinstance(self.game.decision, PriorityDecision):
            raise self._failure("nobody has priority")
        self._give(0)
        self._questions()

    def _do(self, plan: _Plan) -> Scenario:
        decision = self.game.decision
        assert isinstance(decision, PriorityDecision)
        place = next((i for i, a in enumerate(decision.options) if a is plan.action), None)
        if place is None:
            mana = list(decision.mana_options)
            index = next(i for i, a in enumerate(mana) if a is plan.action)
            place = len(decision.options) + index
        self._mark(f"{decision.player}: {plan.action}")
        known = len(self.game.zones.stack)
        self._plan = plan
        try:
            self._give(place, marked=True)
            self._questions()
            self._check_plan(plan, known)
        finally:
            self._plan = None
        return self

    def _check_plan(self, plan: _Plan, known: int) -> None:
        """All answers that came with an action have to be used."""
        found: GameObject | None = None
        for obj in self.game.zones.stack[known:]:
            if plan.is_source(obj) and obj.item is not None:
                found = obj
        if isinstance(plan.action, Cast) and found is None:
            raise self._not_legal(f"{plan.action.card} could not be cast, so it was not (730.1)")
        if plan.targets is not None:
            self._check_targets(plan, found)
        if plan.choose:
            raise self._failure(f"nobody asked for these answers: {plan.choose!r}")
        if plan.pay:
            raise self._failure(f"nobody asked to pay {', '.join(plan.pay)}")

    def _check_targets(self, plan: _Plan, found: GameObject | None) -> None:
        item = found.item if found is not None else None
        if item is None:
            raise self._failure(f"{plan.action} has no targets")
        chosen = [self.game.entity(id_) for ids in item.targets for id_ in ids]
        missing = self._left(_flat(plan.targets), chosen)
        if missing:
            raise self._not_legal(
                f"{said(missing)} is no legal target of {plan.action} (115.1, 601.2c); "
                f"its targets are {said(chosen)}"
            )

    def _left(self, wanted: list[Any], chosen: Sequence[Any]) -> list[Any]:
        """The wanted ones that are not among the chosen, each chosen one counted once."""
        taken: list[int] = []
        left: list[Any] = []
        for one in wanted:
            index = pick(chosen, one, self.names, taken)
            if index is None:
                left.append(one)
            else:
                taken.append(index)
        return left

    def _declare(self, step: str, player: Player | None) -> Scenario:
        what = "attack" if step == "declare attackers" else "block"
        wanted = self._attacks if what == "attack" else self._blocks
        now = self.game.turn
        try:
            if now.step != step or what == "block":
                self.advance(step, turn=now.number)
            if self._attacks is not None or self._blocks is not None:
                names = said(wanted or ())
                why = self._why_not_declared(wanted) or "no creature can (508.1, 509.1)"
                raise self._not_legal(f"{names} can't {what}: {why}")
        finally:
            self._attacks = self._blocks = None
        return self

    def _why_not_declared(self, wanted: Mapping[Any, Any] | None) -> str:
        for name in wanted or ():
            found = self.names.all(str(name), self.game.zones.battlefield)
            if not found:
                return f"there is no permanent called {name!r}"
            if found[0].tapped:
                return f"{found[0]} is tapped (508.1a, 509.1a)"
            if not self.game.is_ready(found[0]):
                return f"{found[0]} has summoning sickness (302.6)"
        return ""

    # --- within: questions -------------------------------------------------------------

    def _give(self, answer: Answer, *, marked: bool = False) -> None:
        decision = self.game.decision
        assert decision is not None
        if not marked and not isinstance(decision, PriorityDecision):
            self._mark(f"{decision.player}: {decision.reason}: {decision.say(answer)}")
        self.game.answer(answer)

    def _mark(self, text: str) -> None:
        self._marks.append((len(self.game.log or ()), text))

    def _questions(self) -> None:
        """Answer until somebody has priority or the game is over."""
        for _ in range(_MANY):
            decision = self.game.decision
            if decision is None or isinstance(decision, PriorityDecision):
                return
            self._options_asked = decision.options
            self._give(self._answer(decision))
        raise self._failure("the questions never end")

    def _answer(self, decision: Decision) -> Answer:
        if isinstance(decision, DeclareAttackers | DeclareBlockers):
            return self._declaration(decision)
        planned = self._planned(decision)
        if planned is not None:
            return planned
        for index, (player, wanted) in enumerate(self._queue):
            if player is not None and player is not decision.player:
                continue
            try:
                answer = match(decision, wanted, self.names)
            except NoMatch as error:
                if self.strict:
                    raise self._failure(f"{decision.player} can't answer so: {error}") from None
                break
            del self._queue[index]
            return answer
        if self.strict:
            raise self._failure(
                f"nobody answered: {decision.player}: {decision.reason}, "
                f"from {said(decision.options)}"
            )
        return policy.answer(decision, self.game)

    def _declaration(self, decision: DeclareAttackers | DeclareBlockers) -> Answer:
        attacking = isinstance(decision, DeclareAttackers)
        wanted = self._attacks if attacking else self._blocks
        if wanted is None:
            return decision.default()
        if attacking:
            self._attacks = None
        else:
            own = [o for o in decision.options if self._named_among(o, wanted)]
            if not own:
                return decision.default()
            self._blocks = None
        try:
            return decision.check(declared(decision, wanted, self.names))
        except (NoMatch, IllegalAnswer) as error:
            why = self._why_not_declared(wanted)
            raise self._not_legal(f"{error}; {why}" if why else str(error)) from None

    def _named_among(self, obj: Any, wanted: Mapping[Any, Any]) -> bool:
        permanents = self.game.zones.battlefield
        return any(obj in self.names.all(str(name), permanents) for name in wanted)

    def _planned(self, decision: Decision) -> Answer | None:
        """What the action under way says about a question; None if it says nothing."""
        plan = self._plan
        if plan is None:
            return None
        try:
            if plan.is_source(decision.source):
                if isinstance(decision, ChooseTargets) and plan.targets is not None:
                    return self._targets(decision, plan)
                if isinstance(decision, ChooseModes) and plan.modes is not None:
                    return match(decision, plan.modes, self.names)
                if isinstance(decision, ChooseX) and plan.x is not None:
                    return match(decision, plan.x, self.names)
                if isinstance(decision, Divide) and isinstance(plan.targets, Mapping):
                    return match(decision, plan.targets, self.names)
                if isinstance(decision, YesNo) and self._is_cost(decision, plan):
                    return self._pays(decision, plan)
        except NoMatch as error:
            raise self._not_legal(str(error)) from None
        if not plan.choose:
            return None
        try:
            answer = match(decision, plan.choose[0], self.names)
        except NoMatch as error:
            if self.strict:
                raise self._failure(f"{decision.player} can't answer so: {error}") from None
            return None
        del plan.choose[0]
        return answer

    @staticmethod
    def _is_cost(decision: YesNo, plan: _Plan) -> bool:
        return plan.pay is not None and decision.reason.startswith("pay ")

    def _pays(self, decision: YesNo, plan: _Plan) -> int | None:
        assert plan.pay is not None
        paid = decision.reason.removeprefix("pay ")
        for index, name in enumerate(plan.pay):
            if plain(paid).startswith(plain(name)):
                del plan.pay[index]
                return 1
        if plan.choose or self._queue:
            return None
        return None if self.strict and not plan.pay else 0

    def _targets(self, decision: ChooseTargets, plan: _Plan) -> Answer:
        item = decision.source.item if decision.source is not None else None
        before = [self.game.entity(i) for ids in item.targets for i in ids] if item else []
        left = self._left(_flat(plan.targets), before)
        chosen: list[int] = []
        for one in left:
            if len(chosen) == decision.maximum:
                break
            index = pick(decision.options, one, self.names, chosen)
            if index is None:
                break
            chosen.append(index)
        if len(chosen) < decision.minimum:
            missing = said(left) if left else "too few targets"
            raise NoMatch(
                f"{decision.reason}: {missing}: not among the legal targets "
                f"{said(decision.options)} (115.1, 601.2c)"
            )
        return decision.check(tuple(chosen))

    # --- within: failing ---------------------------------------------------------------

    def _failure(self, reason: str) -> ScenarioFailure:
        return ScenarioFailure(reason, self.picture())

    def _not_legal(self, reason: str) -> NotLegal:
        return NotLegal(reason, self.picture())

    def _refresh(self) -> None:
        """Ask again what can be done, after the set-up changed something."""
        decision = self.game.decision
        if isinstance(decision, PriorityDecision):
            from cardwright import priority

            self.game.decision = priority.decision(self.game)


def _board(sides: Mapping[str, Any], active: str, step: str, seed: int, shuffle: bool) -> Board:
    read: dict[int, Side] = {}
    for word, value in sides.items():
        seat = seat_named(word, 9)
        read[seat] = Side.read({} if value is None else value, word)
    count = max(2, *(seat + 1 for seat in read), 2)
    found = tuple(read.get(seat, Side()) for seat in range(count))
    return Board(found, seat_named(active, count, "active"), step_named(step), seed, shuffle)


def full_name(pool: CardPool, name: str) -> str:
    """The name under which a pool has a card that was asked for by a shorter one."""
    if name in pool.cards:
        return name
    word = plain(name)
    for full in pool.cards:
        if plain(full) == word or plain(full).partition(" // ")[0] == word:
            return full
    raise ScenarioError(f"no card is called {name!r}")


def _declaration(
    creatures: Iterable[str | Mapping[str, Any]], defender: str | None
) -> dict[Any, Any]:
    found: dict[Any, Any] = {}
    for one in creatures:
        if isinstance(one, Mapping):
            found.update(one)
        else:
            found[one] = defender
    return found


def _same(one: GameObject, other: GameObject) -> bool:
    """Whether a legal action with one card is an action with the other as well."""
    return one is other or (one.base is other.base and one.zone == other.zone)


def _face(card: GameObject, name: str) -> int | None:
    """Which of the faces or halves of a card a name means; None if it means the card."""
    if card.card is None or len(card.card.faces) == 1:
        return None
    word = Name(name).word
    named = (i for i, face in enumerate(card.card.faces) if plain(face.name) == word)
    return next(named, None)


def _activated(obj: GameObject) -> list[Any]:
    abilities = (obj.chars if obj.zone == "battlefield" else obj.base).abilities
    return [*abilities.activated, *abilities.mana]


def _text(obj: GameObject, ability: Any) -> str:
    voice = obj.face.voice if obj.face is not None else Voice("this permanent", obj.name)
    text: str = ability.say(voice)
    return text


def _flat(targets: Any) -> list[Any]:
    if isinstance(targets, Mapping):
        return list(targets)
    return listed(targets)
