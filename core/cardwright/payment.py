"""Paying mana: what a player could pay, and paying it (106.6, 118.3, 601.2g, 605.3a).

A player's *sources* are the mana abilities they could activate now. `solve` finds which of
them pay a cost; the same search answers whether a spell can be cast at all. Sources that
cost more than a tap come last, and those that can make fewer types come first, so that
what stays untapped keeps most options open.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from attrs import define, field

from cardwright.context import Context
from cardwright.decisions import Steps
from cardwright.events import AbilityActivated, LoseLife, Tap, ZoneChange
from cardwright.language.abilities import Activated
from cardwright.language.costs import Mana, SacrificeCost, TapSelf
from cardwright.language.effects.mana import MakesMana
from cardwright.language.rules import CantActivate, ExileToPay, SpendOnlyManaFrom, TapToPay
from cardwright.mana import ManaCost, ManaUnit, Pip
from cardwright.objects import BATTLEFIELD, EXILE, GameObject, Player
from cardwright.stack import StackItem

if TYPE_CHECKING:
    from cardwright.game import Game

Bundle = tuple[str, ...]


@define(eq=False)
class Alternative:
    """One way to use a source: an ability and the bundle it would add."""

    ability: Activated | None
    """None for a permanent tapped, or a card exiled, to pay for a part of the cost."""
    bundle: Bundle
    penalty: int
    snow: bool = False


@define(eq=False)
class Source:
    """An object whose mana abilities could be activated now: one of its alternatives."""

    obj: GameObject
    alternatives: tuple[Alternative, ...]
    key: tuple[Any, ...] = ()
    rank: tuple[int, int] = (0, 0)
    most: int = 0


@define(eq=False)
class Plan:
    """How a cost is paid: the sources to use, and the life for Phyrexian symbols."""

    uses: list[tuple[Source, Alternative]] = field(factory=list)
    life: int = 0


class Payment:
    """Finds and makes mana payments."""

    __slots__ = ("_cache", "_cache_version", "_wanted", "game")

    def __init__(self, game: Game) -> None:
        self.game = game
        self._cache: dict[int, tuple[Source, ...]] = {}
        self._cache_version = -1
        self._wanted: Bundle | None = None

    # --- sources -----------------------------------------------------------------------

    def sources(self, player: Player) -> tuple[Source, ...]:
        """The mana sources a player could use now, the ones to use first at the front."""
        version = self.game.version
        if self._cache_version != version:
            self._cache = {}
            self._cache_version = version
        found = self._cache.get(player.id)
        if found is None:
            found = self._cache[player.id] = self._find_sources(player)
        return found

    def _find_sources(self, player: Player) -> tuple[Source, ...]:
        found: list[Source] = []
        seat = player.id
        for obj in self.game.zones.battlefield:
            if obj.controller == seat and obj.chars.abilities.mana:
                source = self._source(obj, player)
                if source is not None:
                    found.append(source)
        found.sort(key=lambda source: source.rank)
        return tuple(found)

    def _source(self, obj: GameObject, player: Player) -> Source | None:
        game = self.game
        alternatives: list[Alternative] = []
        ctx: Context | None = None
        for ability in obj.chars.abilities.mana:
            cost = ability.cost
            if len(cost) == 1 and type(cost[0]) is TapSelf:
                if obj.tapped or not game.is_ready(obj):
                    continue
                penalty = 0
            else:
                if any(isinstance(part, Mana) for part in cost):
                    continue  # Paid for by hand: it needs mana itself.
                ctx = ctx or game.context(obj)
                if not all(part.payable(ctx) for part in cost):
                    continue
                penalty = 2 + sum(2 for part in cost if isinstance(part, SacrificeCost))
            if not self.can_activate(player, obj, ability):
                continue
            ctx = ctx or game.context(obj)
            makes = [e for e in ability.effects if isinstance(e, MakesMana)]
            if len(makes) != 1 or makes[0].only is not None:
                continue
            penalty += len(ability.effects) - 1
            snow = "Snow" in obj.chars.supertypes
            alternatives.extend(
                Alternative(ability, bundle, penalty, snow) for bundle in makes[0].bundles(ctx)
            )
        if not alternatives:
            return None
        alternatives.sort(key=lambda a: a.penalty)
        key = tuple((a.bundle, a.penalty, a.snow) for a in alternatives)
        types = {t for a in alternatives for t in a.bundle}
        most = max(len(a.bundle) for a in alternatives)
        return Source(obj, tuple(alternatives), key, (alternatives[0].penalty, len(types)), most)

    def can_activate(self, player: Player, obj: GameObject, ability: Activated) -> bool:
        """Whether rules and limits let the player activate a mana ability now."""
        for rule, _source in obj.rules(CantActivate):
            if not rule.mana:
                return False
        if not ability.only:
            return True
        ctx = Context(self.game, obj, player)
        return all(limit.allows(ctx, ability) for limit in ability.only)

    # --- finding a payment ---------------------------------------------------------------

    def can_pay(
        self, player: Player, cost: ManaCost, ctx: Context | None = None, spare: int = -1
    ) -> bool:
        """Whether the player could pay a mana cost now; ``spare`` is an object not to use."""
        if not cost.symbols:
            return True
        return self.plan(player, cost, spare, _spell_of(ctx)) is not None

    def plan(
        self, player: Player, cost: ManaCost, spare: int = -1, what: Any = None
    ) -> Plan | None:
        """A payment of the cost, or None if there is none."""
        sources = self.sources(player)
        pool = self._usable(player, what)
        if what is not None and what.chars.rules:
            sources = self._for_spell(player, what, sources)
        total = len(pool) + sum(s.most for s in sources if s.obj.id != spare)
        least = cost.mana_value - sum(max(1, p.generic) for p in cost.pips if p.life)
        if total < least:
            return None
        if spare >= 0:
            sources = tuple(s for s in sources if s.obj.id != spare)
        groups: dict[tuple[Any, ...], list[Source]] = {}
        for source in sources:
            groups.setdefault(source.key, []).append(source)
        search = _Search(groups, [(u.type, u.snow) for u in pool], player.life)
        return search.run(cost)

    def _usable(self, player: Player, what: GameObject | None) -> list[ManaUnit]:
        """The mana in the pool that may be spent on this (106.6)."""
        units = player.pool.units
        if not units:
            return units
        if what is None:
            return [unit for unit in units if unit.only is None]
        ctx = Context(self.game, what, player)
        found = [u for u in units if u.only is None or u.only.matches(what, ctx)]
        for rule, _ in what.rules(SpendOnlyManaFrom):
            maker = self.game.entity
            found = [u for u in found if u.source and rule.what.matches(maker(u.source), ctx)]
        return found

    def _for_spell(
        self, player: Player, what: GameObject, sources: tuple[Source, ...]
    ) -> tuple[Source, ...]:
        """The sources for casting one spell: limits on its mana, and other ways to pay."""
        game = self.game
        ctx = Context(game, what, player)
        for rule, _ in what.rules(SpendOnlyManaFrom):
            sources = tuple(s for s in sources if rule.what.matches(s.obj, ctx))
        helpers: list[Source] = []
        for rule, _ in what.rules(TapToPay):
            for obj in game.zones.battlefield:
                if obj.controller == player.id and not obj.tapped and rule.what.matches(obj, ctx):
                    colors = sorted(obj.chars.colors) if rule.colored else []
                    helpers.append(_helper(obj, colors))
        for rule, _ in what.rules(ExileToPay):
            helpers.extend(_helper(o, []) for o in player.zone(rule.zone) if o is not what)
        if not helpers:
            return sources
        # A permanent that is tapped to help can't also be tapped for mana.
        helping = {helper.obj.id for helper in helpers}
        merged = [
            Source(s.obj, (*s.alternatives, *h.alternatives), s.key + h.key, s.rank, s.most)
            for s in sources
            for h in helpers
            if s.obj is h.obj
        ]
        both = {source.obj.id for source in merged}
        alone = [helper for helper in helpers if helper.obj.id not in both]
        return (*(s for s in sources if s.obj.id not in helping), *alone, *merged)

    # --- paying ------------------------------------------------------------------------

    def pay(
        self, player: Player, cost: ManaCost, ctx: Context | None = None, spare: int = -1
    ) -> Steps[bool]:
        """Pay a mana cost: activate what the plan says, then spend (601.2g, 601.2h)."""
        if not cost.symbols:
            return True
        what = _spell_of(ctx)
        for _ in range(8):
            plan = self.plan(player, cost, spare, what)
            if plan is None:
                return False
            if not plan.uses:
                yield from self._spend(player, cost, plan.life, what)
                return True
            for source, alternative in plan.uses:
                if alternative.ability is not None:
                    bundle = alternative.bundle
                    yield from self.activate(player, source.obj, alternative.ability, bundle)
                    continue
                # 702.51a, 702.66a: it pays for a part of the cost and makes no mana.
                if source.obj.zone == BATTLEFIELD:
                    yield from self.game.do(Tap(source.obj))
                else:
                    yield from self.game.do(ZoneChange(source.obj, EXILE, "delve"))
                cost = _without(cost, alternative.bundle[0])
        return False

    def _spend(self, player: Player, cost: ManaCost, life: int, what: Any) -> Steps[None]:
        units = self._usable(player, what)
        spent: list[ManaUnit] = []

        def take(fits: Any) -> bool:
            for unit in units:
                if not any(unit is s for s in spent) and fits(unit):
                    spent.append(unit)
                    return True
            return False

        life_left = life
        for pip in sorted(cost.pips, key=lambda p: (bool(p.generic), bool(p.life), len(p.types))):
            if take(lambda u, p=pip: (p.snow and u.snow) or u.type in p.types):
                continue
            if pip.life and life_left >= pip.life:
                life_left -= pip.life
                continue
            for _ in range(pip.generic or 1):
                take(lambda u: True)
        for _ in range(cost.generic):
            take(lambda u: True)
        for unit in spent:
            player.pool.remove(unit)
        if what is not None and what.item is not None:
            what.item.spent = (*what.item.spent, *spent)
        if life:
            yield from self.game.do(LoseLife(player, life))

    def activate(
        self, player: Player, obj: GameObject, ability: Activated, bundle: Bundle | None = None
    ) -> Steps[bool]:
        """Activate a mana ability: it resolves at once (605.3b)."""
        game = self.game
        item = StackItem(ability, ability.effects, obj.id)
        ctx = Context(game, obj, player, item)
        for cost in ability.cost:
            if not (yield from cost.pay(ctx)):
                return False
        game.note_use(obj, ability)
        if AbilityActivated in game.triggers.forward:
            yield from game.do(AbilityActivated(obj, player, ability))
        self._wanted = bundle
        for effect in ability.effects:
            yield from effect.run(ctx)
        self._wanted = None
        return True

    def wanted_bundle(self, ctx: Context, bundles: Sequence[Bundle]) -> int | None:
        """The bundle the payment under way needs, if one is under way."""
        wanted, self._wanted = self._wanted, None
        if wanted is None or wanted not in bundles:
            return None
        return list(bundles).index(wanted)


def _spell_of(ctx: Context | None) -> GameObject | None:
    """The spell a payment is for, which restricted mana looks at (106.6)."""
    return ctx.source if ctx is not None and ctx.spell else None


class _Search:
    """Looks for a payment: coloured symbols first, then generic mana from what is left."""

    __slots__ = ("floating", "groups", "left", "life", "used")

    def __init__(
        self,
        groups: dict[tuple[Any, ...], list[Source]],
        floating: list[tuple[str, bool]],
        life: int,
    ) -> None:
        self.groups = groups
        self.left = {key: len(sources) for key, sources in groups.items()}
        self.floating = list(floating)
        self.used: list[tuple[tuple[Any, ...], int]] = []
        self.life = life

    def run(self, cost: ManaCost) -> Plan | None:
        pips = sorted(cost.pips, key=self._choices)
        found = self._pips(pips, 0, cost.generic, 0)
        if found is None:
            return None
        plan = Plan(life=found)
        taken = dict.fromkeys(self.groups, 0)
        for key, index in self.used:
            source = self.groups[key][taken[key]]
            taken[key] += 1
            plan.uses.append((source, source.alternatives[index]))
        return plan

    def _choices(self, pip: Pip) -> int:
        count = sum(pip_paid(pip, t, s) for t, s in self.floating)
        for key, left in self.left.items():
            if any(pip_paid(pip, t, snow) for bundle, _, snow in key for t in bundle):
                count += left
        return count + (50 if pip.generic or pip.life else 0)

    def _pips(self, pips: Sequence[Pip], index: int, generic: int, life: int) -> int | None:
        """The life spent, or None if the rest can't be paid."""
        if index == len(pips):
            return life if self._generic(generic) else None
        pip = pips[index]
        tried: set[tuple[str, bool]] = set()
        for place, unit in enumerate(self.floating):
            if unit not in tried and pip_paid(pip, *unit):
                tried.add(unit)
                del self.floating[place]
                found = self._pips(pips, index + 1, generic, life)
                if found is not None:
                    return found
                self.floating.insert(place, unit)
        for key, left in self.left.items():
            if not left:
                continue
            for which, (bundle, _penalty, snow) in enumerate(key):
                place = next((i for i, t in enumerate(bundle) if pip_paid(pip, t, snow)), -1)
                if place < 0:
                    continue
                rest = [(t, snow) for i, t in enumerate(bundle) if i != place]
                self._use(key, which, rest)
                found = self._pips(pips, index + 1, generic, life)
                if found is not None:
                    return found
                self._unuse(key, len(rest))
        if pip.generic:
            found = self._pips(pips, index + 1, generic + pip.generic, life)
            if found is not None:
                return found
        if pip.life and self.life >= life + pip.life:
            return self._pips(pips, index + 1, generic, life + pip.life)
        return None

    def _use(self, key: tuple[Any, ...], which: int, rest: list[tuple[str, bool]]) -> None:
        self.left[key] -= 1
        self.used.append((key, which))
        self.floating.extend(rest)

    def _unuse(self, key: tuple[Any, ...], rest: int) -> None:
        self.left[key] += 1
        self.used.pop()
        if rest:
            del self.floating[-rest:]

    def _generic(self, generic: int) -> bool:
        """Pay the generic part with what is left, the simplest sources first."""
        need = generic - len(self.floating)
        if need <= 0:
            return True
        have = sum(
            left * max(len(bundle) for bundle, _, _ in key) for key, left in self.left.items()
        )
        if have < need:
            return False
        for key in self.left:
            which = max(range(len(key)), key=lambda i: (len(key[i][0]), -key[i][1]))
            size = len(key[which][0])
            while need > 0 and self.left[key]:
                self.left[key] -= 1
                self.used.append((key, which))
                need -= size
        return True


GENERIC_ONLY = "*"
"""Stands in a bundle for a way to pay one generic mana and nothing else."""


def _helper(obj: GameObject, colors: Sequence[str]) -> Source:
    alternatives = tuple(Alternative(None, (t,), 3) for t in (*colors, GENERIC_ONLY))
    key = tuple((a.bundle, a.penalty, "helps") for a in alternatives)
    return Source(obj, alternatives, key, (3, len(alternatives)), 1)


def _without(cost: ManaCost, type_: str) -> ManaCost:
    """The cost with one symbol of a color, or one generic, already paid for."""
    for index, symbol in enumerate(cost.symbols):
        if symbol == type_ or (type_ != GENERIC_ONLY and type_ in symbol.split("/")):
            return ManaCost(cost.symbols[:index] + cost.symbols[index + 1 :])
    return cost.less(1)


def pip_paid(pip: Pip, type_: str, snow: bool) -> bool:
    """Whether one mana pays a symbol (107.4)."""
    return type_ in pip.types or (pip.snow and snow)
