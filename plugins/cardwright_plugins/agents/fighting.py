"""Combat as the greedy agent sees it: who survives a fight, whom to attack with and to block.

It looks at one fight at a time: power against toughness with what damage does and when
(702.2, 702.4, 702.7, 702.12). Tricks that players may have are left out.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cardwright.language.rules import (
    AssignsExcess,
    AttacksUntapped,
    CantBeDestroyed,
    DamageStep,
    DeadlyDamage,
    MinBlockers,
)
from cardwright.objects import GameObject, Player
from cardwright_plugins.agents import worth

if TYPE_CHECKING:
    from cardwright.decisions import DeclareAttackers, DeclareBlockers
    from cardwright.game import Game

Pairs = tuple[tuple[int, int], ...]


def power(obj: GameObject) -> int:
    """How much combat damage it deals."""
    return max(0, obj.chars.power or 0)


def left(obj: GameObject) -> int:
    """How much more damage it takes to destroy it."""
    return (obj.chars.toughness or 0) - obj.damage


def kills(source: GameObject, victim: GameObject, dp: int = 0, dt: int = 0) -> bool:
    """Whether its combat damage destroys the other; with changes of power and toughness."""
    force = (source.chars.power or 0) + dp
    if force <= 0 or victim.rules(CantBeDestroyed):
        return False
    return force >= left(victim) + dt or bool(source.rules(DeadlyDamage))


def strikes(obj: GameObject) -> tuple[bool, bool]:
    """Whether it deals damage in the first and in the second damage step (510.4)."""
    rules = obj.rules(DamageStep)
    if not rules:
        return False, True
    return any(r.first for r, _ in rules), any(r.second for r, _ in rules)


def duel(one: GameObject, other: GameObject, dp: int = 0, dt: int = 0) -> tuple[bool, bool]:
    """Which of the two die in a fight; ``dp`` and ``dt`` are added to the first."""
    one_kills, other_kills = kills(one, other, dp), kills(other, one, 0, dt)
    first, other_first = strikes(one)[0], strikes(other)[0]
    if first and not other_first and one_kills:
        return False, True
    if other_first and not first and other_kills:
        return True, False
    return other_kills, one_kills


# --- attacking ---------------------------------------------------------------------------


def attackers(game: Game, decision: DeclareAttackers) -> Pairs:
    """With which creatures to attack, and whom."""
    me = decision.player
    chosen: list[tuple[int, int]] = []
    for index, choices in enumerate(decision.against):
        at = next((j for j, one in enumerate(choices) if isinstance(one, Player)), 0)
        chosen.append((index, at))
    creatures = decision.options
    defender = game.controller_of(decision.against[0][chosen[0][1]])
    blockers = [
        o
        for o in game.battlefield
        if o.controller == defender.id and "Creature" in o.chars.types and not o.tapped
    ]
    able = [[b for b in blockers if game.combat.can_block(b, creature)] for creature in creatures]
    forced = {i for i, _ in decision.preset}
    if _through(creatures, able, len(blockers)) >= defender.life:
        going = [i for i, creature in enumerate(creatures) if power(creature) or i in forced]
    else:
        going = [
            i
            for i, creature in enumerate(creatures)
            if i in forced or (power(creature) and _worthwhile(creature, able[i]))
        ]
        _keep_home(game, me, defender, creatures, able, going, forced)
    declared = tuple(chosen[i] for i in going)
    return declared if decision.allows(declared) is None else decision.preset


def _through(
    creatures: Sequence[GameObject], able: Sequence[Sequence[GameObject]], blockers: int
) -> int:
    """How much damage gets through at least if all attack and each blocker stops one."""
    total = sum(map(power, creatures))
    stopped = sorted(
        (
            min(power(o), sum(max(0, left(b)) for b in can)) if o.rules(AssignsExcess) else power(o)
            for o, can in zip(creatures, able, strict=True)
            if can
        ),
        reverse=True,
    )
    return total - sum(stopped[:blockers])


def _worthwhile(creature: GameObject, able: Sequence[GameObject]) -> bool:
    """Whether each block that could be made is one to be glad of, or to bear."""
    if not able:
        return True
    need = max((r.count for r, _ in creature.rules(MinBlockers)), default=1)
    if len(able) < need:
        return True
    mine = worth.creature(creature)
    for blocker in able:
        dies, kills_it = duel(creature, blocker)
        if dies and not (kills_it and worth.creature(blocker) >= 0.9 * mine):
            return False
    strongest = sorted((power(b) for b in able), reverse=True)[:2]
    if len(strongest) == 2 and sum(strongest) >= left(creature):
        # Two could block together: then it should at least take a good one with it.
        best = max((worth.creature(b) for b in able if kills(creature, b)), default=0.0)
        return best >= 0.6 * mine
    return True


def _keep_home(
    game: Game,
    me: Player,
    defender: Player,
    creatures: Sequence[GameObject],
    able: Sequence[Sequence[GameObject]],
    going: list[int],
    forced: set[int],
) -> None:
    """Take attackers back until what strikes back isn't lethal."""
    enemies = sorted(
        (
            power(o)
            for o in game.battlefield
            if o.controller == defender.id and "Creature" in o.chars.types
        ),
        reverse=True,
    )
    if sum(enemies) < me.life:
        return
    home = sum(
        1
        for o in game.battlefield
        if o.controller == me.id and "Creature" in o.chars.types and not o.tapped
    )
    tapping = [i for i in going if not creatures[i].rules(AttacksUntapped)]
    optional = [i for i in tapping if i not in forced]
    optional.sort(key=lambda i: (not able[i], power(creatures[i])))
    home -= len(tapping)
    while optional and sum(enemies[max(0, home) :]) >= me.life:
        going.remove(optional.pop(0))
        home += 1


# --- blocking ----------------------------------------------------------------------------


def blockers(game: Game, decision: DeclareBlockers) -> Pairs:
    """Which creatures block, and what."""
    me = decision.player
    creatures, against = decision.options, decision.against
    attacking = [game.objects[id_] for id_ in game.combat.attackers]
    attacking = [a for a in attacking if game.combat.defending_player(a) is me]
    attacking.sort(key=lambda a: (-power(a), a.id))
    free = list(range(len(creatures)))
    blocks: dict[int, list[int]] = {}
    at_me = [a for a in attacking if game.combat.attackers[a.id] == me.id]

    def coming() -> int:
        return sum(power(a) * (1 + all(strikes(a))) for a in at_me if a.id not in blocks)

    for stage in (_gladly, _trading, _chumping):
        for attacker in attacking:
            if attacker.id in blocks or (stage is not _gladly and coming() < me.life):
                continue
            need = max((r.count for r, _ in attacker.rules(MinBlockers)), default=1)
            can = [i for i in free if attacker in against[i]]
            if len(can) < need:
                continue
            ranked = [
                (score, i) for i in can if (score := stage(attacker, creatures[i])) is not None
            ]
            if len(ranked) < need:
                continue
            ranked.sort(reverse=True)
            picked = [i for _, i in ranked[:need]]
            blocks[attacker.id] = picked
            free = [i for i in free if i not in picked]
    declared = tuple(
        (i, list(against[i]).index(game.objects[id_]))
        for id_, picked in blocks.items()
        for i in picked
    )
    return _legal(decision, declared)


def _gladly(attacker: GameObject, blocker: GameObject) -> float | None:
    """Blocks worth making at any life: it survives, or trades up."""
    blocker_dies, attacker_dies = duel(blocker, attacker)
    theirs, mine = worth.creature(attacker), worth.creature(blocker)
    if not blocker_dies:
        return 100.0 + (theirs if attacker_dies else 0.0) * 10 - mine
    if attacker_dies and theirs >= mine:
        return theirs - mine
    return None


def _trading(attacker: GameObject, blocker: GameObject) -> float | None:
    """Blocks to make when behind: any that takes the attacker along."""
    blocker_dies, attacker_dies = duel(blocker, attacker)
    if attacker_dies or not blocker_dies:
        return worth.creature(attacker) - worth.creature(blocker)
    return None


def _chumping(attacker: GameObject, blocker: GameObject) -> float | None:
    """Blocks to make when facing death: with what is worth least."""
    return -worth.creature(blocker)


def _legal(decision: DeclareBlockers, declared: Pairs) -> Pairs:
    """The declaration, or the nearest to it that is allowed."""
    if decision.allows(declared) is None:
        return declared
    merged = decision.preset + tuple(
        pair for pair in declared if pair[0] not in {i for i, _ in decision.preset}
    )
    while merged and merged != decision.preset:
        if decision.allows(merged) is None:
            return merged
        merged = merged[:-1]
    return decision.preset
