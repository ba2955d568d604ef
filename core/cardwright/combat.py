"""Combat: attackers, blockers, combat damage (506–511)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, product
from math import prod
from typing import TYPE_CHECKING

from cardwright.decisions import DeclareAttackers, DeclareBlockers, Divide, Steps
from cardwright.events import (
    AttackersDeclared,
    Attacks,
    AttacksUnblocked,
    BecomesBlocked,
    Blocks,
    Damage,
    Event,
    Tap,
)
from cardwright.language.rules import (
    AssignsExcess,
    AttacksUntapped,
    CanAttackAsThoughNoDefender,
    CanBlockAdditional,
    CanBlockAsThough,
    CanBlockOnly,
    CantAttack,
    CantAttackOrBlock,
    CantBeBlocked,
    CantBlock,
    DamageStep,
    DeadlyDamage,
    MaxBlockers,
    MinBlockers,
    MustAttack,
    MustBeBlocked,
    MustBlock,
)
from cardwright.objects import BATTLEFIELD, Entity, GameObject, Player

if TYPE_CHECKING:
    from cardwright.game import Game

Pairs = tuple[tuple[int, int], ...]

_ATTACKABLE = frozenset({"Planeswalker", "Battle"})

_MOST_DECLARATIONS = 4096
"""With more possible declarations of blockers than this, not all of them are tried."""


def _choices(count: int, limit: int) -> list[tuple[int, ...]]:
    """All ways to choose up to ``limit`` of so many attackers."""
    most = min(count, limit)
    return [chosen for size in range(most + 1) for chosen in combinations(range(count), size)]


class Combat:
    """The combat phase under way, if any.

    ``attackers``: id → id of what it attacks; ``blockers``: id → ids of the attackers it
    blocks; ``blocked``: attackers that became blocked, which they stay (509.1h);
    ``attacked``: whether anything has attacked, even if it is gone by now (508.8);
    ``removed``: attacked permanents that were removed from combat; what attacked them goes on
    attacking, but nothing in particular (506.4c).
    """

    __slots__ = (
        "attacked", "attackers", "blocked", "blockers", "blocks_declared", "game", "removed",
        "struck",
    )  # fmt: skip

    def __init__(self, game: Game) -> None:
        self.game = game
        self.attacked = False
        self.attackers: dict[int, int] = {}
        self.blockers: dict[int, list[int]] = {}
        self.blocked: set[int] = set()
        self.blocks_declared = False
        self.removed: set[int] = set()
        self.struck: frozenset[int] | None = None

    def copy(self, game: Game) -> Combat:
        other = Combat(game)
        other.attacked = self.attacked
        other.attackers = dict(self.attackers)
        other.blockers = {id_: list(ids) for id_, ids in self.blockers.items()}
        other.blocked = set(self.blocked)
        other.blocks_declared = self.blocks_declared
        other.removed = set(self.removed)
        other.struck = self.struck
        return other

    def end(self) -> None:
        """All creatures are removed from combat (511.3)."""
        self.attacked = False
        self.attackers = {}
        self.blockers = {}
        self.blocked = set()
        self.blocks_declared = False
        self.removed = set()
        self.struck = None

    def add_attacker(self, obj: GameObject, defender: Entity) -> None:
        self.attacked = True
        self.attackers[obj.id] = defender.id
        obj.memory["attacked player"] = self.game.controller_of(defender).id

    def add_blocker(self, obj: GameObject, attacker: GameObject) -> None:
        self.blockers.setdefault(obj.id, []).append(attacker.id)

    def remove(self, id_: int) -> None:
        """Remove a permanent from combat (506.4)."""
        self._stop(id_)
        if id_ in self.attackers.values():
            self.removed.add(id_)

    def _stop(self, id_: int) -> None:
        self.attackers.pop(id_, None)
        self.blockers.pop(id_, None)
        self.blocked.discard(id_)

    def tidy(self) -> None:
        """Remove attackers and blockers that are no longer creatures, and what is attacked and
        can no longer be (506.4, 506.4d)."""
        objects = self.game.objects
        for id_ in (*self.attackers, *self.blockers):
            if "Creature" not in objects[id_].chars.types:
                self._stop(id_)
        for id_ in self.attackers.values():
            if id_ in objects and not objects[id_].chars.types & _ATTACKABLE:
                self.removed.add(id_)

    def whom(self, obj: GameObject) -> Entity | None:
        """What an attacking creature attacks; None if that was removed from combat (506.4c)."""
        id_ = self.attackers.get(obj.id)
        if id_ is None or id_ in self.removed:
            return None
        entity = self.game.entity(id_)
        return entity if self.game.is_here(entity) else None

    def defending_player(self, obj: GameObject) -> Player | None:
        """The player an attacker attacks or last attacked, or who controlled the planeswalker it
        attacks as that became attacked (508.5)."""
        seat = obj.memory.get("attacked player")
        return None if seat is None else self.game.players[seat]

    # --- attackers ---------------------------------------------------------------------

    def defenders(self) -> list[Entity]:
        """What the active player's creatures could attack (508.1b)."""
        game = self.game
        found: list[Entity] = list(game.opponents(game.active))
        seats = {player.id for player in found if isinstance(player, Player)}
        found.extend(
            o
            for o in game.zones.battlefield
            if "Planeswalker" in o.chars.types and o.controller in seats
        )
        return found

    def can_attack(self, obj: GameObject, defender: Entity) -> bool:
        """Whether a creature could be declared as attacking something (508.1a, 508.1c)."""
        if obj.tapped or "Creature" not in obj.chars.types or "Battle" in obj.chars.types:
            return False
        game = self.game
        if not game.is_ready(obj) or obj.rules(CantAttackOrBlock):
            return False
        for rule, source in obj.rules(CantAttack):
            ctx = game.rule_context(obj, source)
            if rule.unless is not None and rule.unless.holds(ctx):
                continue
            if rule.whom is not None and defender not in rule.whom.find(ctx):
                continue
            if source == -1 and obj.has_keyword("defender") and obj.rules(CanAttackAsThoughNoDefender):  # noqa: E501  # fmt: skip
                continue
            return False
        return True

    def declare_attackers(self) -> Steps[None]:
        """The active player declares attackers (508.1)."""
        game = self.game
        player = game.active
        defenders = self.defenders()
        creatures: list[GameObject] = []
        against: list[list[Entity]] = []
        for obj in game.zones.battlefield:
            if obj.controller == player.id and "Creature" in obj.chars.types:
                choices = [d for d in defenders if self.can_attack(obj, d)]
                if choices:
                    creatures.append(obj)
                    against.append(choices)
        if not creatures:
            return
        must = frozenset(i for i, o in enumerate(creatures) if o.rules(MustAttack))

        def allows(declared: Pairs) -> str | None:
            attacking = [i for i, _ in declared]
            if len(set(attacking)) != len(attacking):
                return "a creature can attack only once"
            left_out = must.difference(attacking)
            if left_out:  # 508.1d
                return f"{creatures[min(left_out)]} attacks if able"
            return None

        preset = tuple((i, 0) for i in sorted(must))
        declared: Pairs = yield DeclareAttackers(
            player, "declare attackers", None, creatures, against, allows, preset
        )
        if not declared:
            return
        chosen = [(creatures[i], against[i][j]) for i, j in declared]
        tapping = [o for o, _ in chosen if not o.rules(AttacksUntapped)]
        yield from game.do(*(Tap(o) for o in tapping))
        alone = len(chosen) == 1
        events: list[Event] = [Attacks(o, defender, alone) for o, defender in chosen]
        events.append(AttackersDeclared(player, tuple(o for o, _ in chosen)))
        yield from game.do(*events)

    # --- blockers ----------------------------------------------------------------------

    def can_block(self, obj: GameObject, attacker: GameObject) -> bool:
        """Whether a creature could block an attacker, all by itself (509.1a, 509.1b)."""
        if obj.tapped or "Creature" not in obj.chars.types:
            return False
        if obj.rules(CantAttackOrBlock):
            return False
        game = self.game
        for rule, source in obj.rules(CantBlock):
            if rule.what is None or rule.what.matches(attacker, game.rule_context(obj, source)):
                return False
        for rule, source in obj.rules(CanBlockOnly):
            if not rule.what.matches(attacker, game.rule_context(obj, source)):
                return False
        evasions = attacker.rules(CantBeBlocked)
        if evasions:
            for rule, source in obj.rules(CanBlockAsThough):
                if rule.what.matches(attacker, game.rule_context(obj, source)):
                    return True
            for rule, source in evasions:
                if not rule.allows(obj, game.rule_context(attacker, source)):
                    return False
        return True

    def declare_blockers(self) -> Steps[None]:
        """Each defending player declares blockers (509.1)."""
        game = self.game
        for player in game.apnap()[1:]:
            yield from self._declare_blockers(player)
        self.blocks_declared = True
        events: list[Event] = []
        for id_ in self.attackers:
            attacker = game.objects[id_]
            blockers = tuple(game.objects[b] for b, ids in self.blockers.items() if id_ in ids)
            if blockers:
                events.append(BecomesBlocked(attacker, blockers))
            else:
                events.append(AttacksUnblocked(attacker))
        yield from game.do(*events)

    def _declare_blockers(self, player: Player) -> Steps[None]:
        game = self.game
        attackers = [
            game.objects[id_]
            for id_ in self.attackers
            if self.defending_player(game.objects[id_]) is player
        ]
        creatures: list[GameObject] = []
        against: list[list[GameObject]] = []
        for obj in game.zones.battlefield:
            if obj.controller == player.id and "Creature" in obj.chars.types and not obj.tapped:
                choices = [a for a in attackers if self.can_block(obj, a)]
                if choices:
                    creatures.append(obj)
                    against.append(choices)
        if not creatures:
            return
        limits = [1 + sum(r.count for r, _ in o.rules(CanBlockAdditional)) for o in creatures]
        best, preset = self._best_blocks(creatures, against, limits)

        def allows(declared: Pairs) -> str | None:
            why = self._illegal_blocks(declared, creatures, against, limits)
            if why is None and best and self._obeyed(declared, creatures, against) < best:
                return "a creature that must block, or be blocked, is left out"  # 509.1c
            return why

        declared: Pairs = yield DeclareBlockers(
            player, "declare blockers", None, creatures, against, allows, preset
        )
        if declared:
            blocking: set[int] = set()
            events: list[Event] = []
            for i, j in declared:
                events.append(Blocks(creatures[i], against[i][j], i in blocking))
                blocking.add(i)
            yield from game.do(*events)

    def _illegal_blocks(
        self,
        declared: Pairs,
        creatures: Sequence[GameObject],
        against: Sequence[Sequence[GameObject]],
        limits: Sequence[int],
    ) -> str | None:
        counts: dict[int, int] = {}
        blocked: dict[int, int] = {}
        for i, j in declared:
            counts[i] = counts.get(i, 0) + 1
            attacker = against[i][j].id
            blocked[attacker] = blocked.get(attacker, 0) + 1
        for i, count in counts.items():
            if count > limits[i]:
                return f"{creatures[i]} can block only {limits[i]}"
        for id_, count in blocked.items():
            attacker_obj = self.game.objects[id_]
            for rule, _ in attacker_obj.rules(MinBlockers):
                if count < rule.count:
                    return f"{attacker_obj} can't be blocked except by {rule.count} or more"
            for rule, _ in attacker_obj.rules(MaxBlockers):
                if count > rule.count:
                    return f"{attacker_obj} can't be blocked by more than {rule.count}"
        return None

    def _obeyed(
        self,
        declared: Pairs,
        creatures: Sequence[GameObject],
        against: Sequence[Sequence[GameObject]],
    ) -> int:
        """How many blocking requirements a declaration obeys (509.1c)."""
        blocking = {i for i, _ in declared}
        blocked = {against[i][j].id for i, j in declared}
        obeyed = sum(1 for i, o in enumerate(creatures) if i in blocking and o.rules(MustBlock))
        for id_ in {a.id for choices in against for a in choices}:
            for rule, _ in self.game.objects[id_].rules(MustBeBlocked):
                if rule.by_all:
                    obeyed += sum(1 for i, j in declared if against[i][j].id == id_)
                else:
                    obeyed += id_ in blocked
        return obeyed

    def _best_blocks(
        self,
        creatures: Sequence[GameObject],
        against: Sequence[Sequence[GameObject]],
        limits: Sequence[int],
    ) -> tuple[int, Pairs]:
        """The most requirements that can be obeyed, and a declaration that does (509.1c)."""
        required = any(o.rules(MustBlock) for o in creatures) or any(
            a.rules(MustBeBlocked) for choices in against for a in choices
        )
        best: int = 0
        found: Pairs = ()
        if not required:
            return best, found
        options = [_choices(len(c), limit) for c, limit in zip(against, limits, strict=True)]
        if prod(map(len, options)) > _MOST_DECLARATIONS:
            return self._greedy_blocks(creatures, against, limits)
        for picks in product(*options):
            declared: Pairs = tuple((i, j) for i, chosen in enumerate(picks) for j in chosen)
            if self._illegal_blocks(declared, creatures, against, limits) is None:
                obeyed = self._obeyed(declared, creatures, against)
                if obeyed > best:
                    best, found = obeyed, declared
        return best, found

    def _greedy_blocks(
        self,
        creatures: Sequence[GameObject],
        against: Sequence[Sequence[GameObject]],
        limits: Sequence[int],
    ) -> tuple[int, Pairs]:
        """Much the same where there are too many declarations to try: one block after the other,
        with as many blockers at once as the attacker needs."""
        best: int = 0
        declared: Pairs = ()
        pairs = [(i, j) for i, choices in enumerate(against) for j in range(len(choices))]
        for i, j in pairs:
            attacker = against[i][j]
            need = max((rule.count for rule, _ in attacker.rules(MinBlockers)), default=1)
            busy = {k for k, _ in declared}
            others = [
                (k, m) for k, m in pairs if k != i and k not in busy and against[k][m] is attacker
            ]
            tried = (*declared, (i, j))
            if (i, j) in declared:
                continue
            if not any(against[k][m] is attacker for k, m in declared):
                tried = (*tried, *others[: need - 1])
            if self._illegal_blocks(tried, creatures, against, limits) is None:
                obeyed = self._obeyed(tried, creatures, against)
                if obeyed > best:
                    best, declared = obeyed, tried
        return best, declared

    # --- damage ------------------------------------------------------------------------

    def has_first_strike_step(self) -> bool:
        """Whether there is a first combat damage step (510.4)."""
        return any(self._steps(id_)[0] for id_ in (*self.attackers, *self.blockers))

    def _steps(self, id_: int) -> tuple[bool, bool]:
        """Whether a creature deals damage in the first and in the second step (702.4, 702.7)."""
        rules = self.game.objects[id_].rules(DamageStep)
        if not rules:
            return (False, True)
        return (any(r.first for r, _ in rules), any(r.second for r, _ in rules))

    def _strikes_twice(self, id_: int) -> bool:
        return any(rule.second for rule, _ in self.game.objects[id_].rules(DamageStep))

    def deal_damage(self, first: bool) -> Steps[None]:
        """A combat damage step: assign, then deal all at once (510.1, 510.2)."""
        game = self.game
        if first:
            dealing = [i for i in (*self.attackers, *self.blockers) if self._steps(i)[0]]
            self.struck = frozenset(dealing)
        else:
            struck = self.struck or frozenset()
            # 510.4: those without either ability as the first step began, and double strikers.
            dealing = [
                i
                for i in (*self.attackers, *self.blockers)
                if i not in struck or self._strikes_twice(i)
            ]
        events: list[Damage] = []
        dealing.sort(key=self._order)
        for id_ in dealing:
            obj = game.objects[id_]
            amount = obj.chars.power or 0
            if obj.zone != BATTLEFIELD or amount <= 0 or "Creature" not in obj.chars.types:
                continue
            if id_ in self.attackers:
                yield from self._assign_attacker(obj, amount, events)
            else:
                yield from self._assign_blocker(obj, amount, events)
        yield from game.do(*events)

    def _order(self, id_: int) -> int:
        """In which order damage is assigned: attackers before blockers (510.1), and what makes
        damage lethal for others before those others, as the whole assignment counts (510.1e)."""
        if id_ not in self.attackers:
            return 3
        obj = self.game.objects[id_]
        return 0 if not obj.rules(AssignsExcess) else 1 if obj.rules(DeadlyDamage) else 2

    def _assign_attacker(self, obj: GameObject, amount: int, events: list[Damage]) -> Steps[None]:
        """510.1b, 510.1c, 702.19."""
        game = self.game
        defender = self.whom(obj)
        if obj.id not in self.blocked:
            if defender is not None:
                events.append(Damage(obj, defender, amount, True))
            return
        blockers = [game.objects[b] for b, ids in self.blockers.items() if obj.id in ids]
        excess = bool(obj.rules(AssignsExcess)) and defender is not None
        if not blockers:
            if defender is not None and excess:  # 702.19d
                events.append(Damage(obj, defender, amount, True))
            return
        if len(blockers) == 1 and not excess:
            events.append(Damage(obj, blockers[0], amount, True))
            return
        lethal = [self._lethal(obj, blocker, events) for blocker in blockers]
        options: list[Entity] = [*blockers]
        preset = self._preset(amount, lethal, excess)

        def allows(shares: tuple[int, ...]) -> str | None:
            if not excess or not shares[-1]:
                return None
            for share, need, blocker in zip(shares, lethal, blockers, strict=False):
                if share < need:
                    return f"{blocker} must be assigned lethal damage first ({need})"  # 702.19b
            return None

        if defender is not None and excess:
            options.append(defender)
        shares = yield Divide(
            game.players[obj.controller], f"combat damage of {obj}", obj, options, amount, 0,
            allows, preset,
        )  # fmt: skip
        events.extend(
            Damage(obj, to, share, True) for to, share in zip(options, shares, strict=True) if share
        )

    def _lethal(self, source: GameObject, obj: GameObject, events: Sequence[Damage]) -> int:
        """How much of this source's damage is lethal, with what others assign (702.19b)."""
        if obj.deadly_damage:
            return 0
        others = 0
        for event in events:
            if event.to is obj:
                if event.source.rules(DeadlyDamage):
                    return 0
                others += event.amount
        need = max(0, (obj.chars.toughness or 0) - obj.damage - others)
        return min(need, 1) if source.rules(DeadlyDamage) else need

    @staticmethod
    def _preset(amount: int, lethal: Sequence[int], excess: bool) -> tuple[int, ...]:
        shares: list[int] = []
        left = amount
        for need in lethal:
            share = min(left, need)
            shares.append(share)
            left -= share
        if excess:
            shares.append(left)
        else:
            shares[0] += left
        return tuple(shares)

    def _assign_blocker(self, obj: GameObject, amount: int, events: list[Damage]) -> Steps[None]:
        """510.1d."""
        game = self.game
        attackers: list[Entity] = [
            game.objects[a] for a in self.blockers[obj.id] if a in self.attackers
        ]
        if not attackers:
            return
        if len(attackers) == 1:
            events.append(Damage(obj, attackers[0], amount, True))
            return
        shares = yield Divide(
            game.players[obj.controller], f"combat damage of {obj}", obj, attackers, amount
        )
        events.extend(
            Damage(obj, to, share, True)
            for to, share in zip(attackers, shares, strict=True)
            if share
        )
