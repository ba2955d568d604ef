"""Paying mana: what a player could pay, and paying it (106.6, 118.3, 601.2g, 605.3a).

A player's *sources* are the mana abilities they could activate now. The search in
`cardwright.payment_search` finds which of them pay a cost; the same search answers whether a
spell can be cast at all. Sources that cost more than a tap come last, and those that can make
fewer types come first, so that what stays untapped keeps most options open.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from attrs import define

from cardwright.context import Context
from cardwright.decisions import ChooseOne, Steps
from cardwright.events import AbilityActivated, LoseLife, ProduceMana, Tap, ZoneChange
from cardwright.language.abilities import Activated
from cardwright.language.costs import Mana, SacrificeCost, TapSelf, mana_part
from cardwright.language.effects.mana import AddMana
from cardwright.language.rules import CantActivate, ExileToPay, SpendOnlyManaFrom, TapToPay
from cardwright.language.spending import LifeForMana, SpendAsThough
from cardwright.mana import TYPES, ManaCost, ManaUnit, Pip
from cardwright.objects import BATTLEFIELD, EXILE, GameObject, Player
from cardwright.payment_search import GENERIC_ONLY, Alternative, Plan, Search, Source, Unit
from cardwright.production import Bundle
from cardwright.stack import StackItem

if TYPE_CHECKING:
    from cardwright.abilities import AbilitySet
    from cardwright.game import Game


@define(eq=False)
class Purpose:
    """What mana is spent on (106.6): a spell, or an ability of an object.

    ``has_x``: the cost contains {X}. ``any_type``: a permission lets mana of any type pay
    for this one spell (609.4b).
    """

    obj: GameObject
    ability: Activated | None = None
    has_x: bool = False
    any_type: bool = False


class Payment:
    """Finds and makes mana payments."""

    __slots__ = ("_cache", "_cache_version", "_kinds", "_plain", "_wanted", "by_hand", "game")

    def __init__(self, game: Game) -> None:
        self.game = game
        self._cache: dict[int, tuple[Source, ...]] = {}
        self._kinds: dict[int, dict[str, frozenset[str]]] = {}
        self._plain: dict[int, tuple[AbilitySet, Source]] = {}
        self._cache_version = -1
        self._wanted: list[Bundle] = []
        self.by_hand: frozenset[int] = frozenset()
        """The seats of players who pay source by source."""

    # --- sources -----------------------------------------------------------------------

    def _fresh(self) -> None:
        version = self.game.version
        if self._cache_version != version:
            self._cache = {}
            self._kinds = {}
            self._cache_version = version

    def sources(self, player: Player) -> tuple[Source, ...]:
        """The mana sources a player could use now, the ones to use first at the front."""
        self._fresh()
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
        abilities = obj.chars.abilities
        if len(abilities.mana) == 1 and self._is_plain(player, obj, abilities.mana[0]):
            if obj.tapped or not self.game.is_ready(obj):
                return None
            plain = self._plain.get(id(abilities))
            if plain is None or plain[0] is not abilities:
                made = self._make_source(obj, player)
                if made is None:
                    return None
                plain = self._plain[id(abilities)] = (abilities, made)
            return plain[1].at(obj)
        return self._make_source(obj, player)

    def _is_plain(self, player: Player, obj: GameObject, ability: Activated) -> bool:
        """Whether all that matters is the ability itself: "{T}: Add {G}." and nothing about it."""
        game = self.game
        return (
            len(ability.cost) == 1
            and type(ability.cost[0]) is TapSelf
            and not ability.only
            and len(ability.effects) == 1
            and type(ability.effects[0]) is AddMana
            and not ability.effects[0].riders
            and ProduceMana not in game.triggers.forward
            and ProduceMana not in game.replacements.index
            and not game.replacements.floating
            and not player.rules_by_kind
            and "Snow" not in obj.chars.supertypes
            and CantActivate not in obj.chars.rules
        )

    def _make_source(self, obj: GameObject, player: Player) -> Source | None:
        alternatives: list[Alternative] = []
        for ability in obj.chars.abilities.mana:
            usable, penalty, mana = self._usable_ability(player, obj, ability)
            if not usable:
                continue
            for outcome in self.game.production.outcomes(player, obj, ability):
                units = tuple(self._unit(player, unit) for unit in outcome.units)
                limited = any(unit.only is not None for unit in outcome.units)
                alternatives.append(
                    Alternative(ability, outcome.choices, units, penalty + limited, mana,
                                outcome.units if limited else ())
                )  # fmt: skip
        return Source.of(obj, alternatives) if alternatives else None

    def _usable_ability(
        self, player: Player, obj: GameObject, ability: Activated
    ) -> tuple[bool, int, ManaCost]:
        """Whether a mana ability could be activated now, how dear it is, and its mana cost."""
        game = self.game
        cost = ability.cost
        mana = ManaCost()
        if len(cost) == 1 and type(cost[0]) is TapSelf:
            if obj.tapped or not game.is_ready(obj):
                return False, 0, mana
            penalty = 0
        else:
            ctx = Context(game, obj, player)
            mana = mana_part(cost)
            rest = [part for part in cost if not isinstance(part, Mana)]
            if mana.xs or not all(part.payable(ctx) for part in rest):
                return False, 0, mana
            penalty = sum(3 if isinstance(part, SacrificeCost) else 1 for part in rest) - 1
            penalty += 2 if not ability.has_tap else 1
            if mana.symbols and not ability.has_tap and not _uses_up(ability):
                penalty += 1
        penalty += len(ability.effects) - 1
        return self.can_activate(player, obj, ability), penalty, mana

    def can_activate(self, player: Player, obj: GameObject, ability: Activated) -> bool:
        """Whether rules and limits let the player activate a mana ability now."""
        for rule, _source in obj.rules(CantActivate):
            if not rule.mana:
                return False
        if not ability.only:
            return True
        ctx = Context(self.game, obj, player)
        return all(limit.allows(ctx, ability) for limit in ability.only)

    # --- what mana counts as -----------------------------------------------------------------

    def kinds(self, player: Player) -> dict[str, frozenset[str]]:
        """For each type of mana, the types the player may spend it as (609.4b)."""
        self._fresh()
        found = self._kinds.get(player.id)
        if found is None:
            found = {type_: frozenset((type_,)) for type_ in TYPES}
            rules = [rule for rule, _ in player.rules(SpendAsThough)]
            for rule in rules:
                if rule.only:
                    found.update((t, rule.as_if) for t in rule.mana)
            for rule in rules:
                if not rule.only:
                    found.update((t, found[t] | rule.as_if) for t in rule.mana)
            self._kinds[player.id] = found
        return found

    def _unit(self, player: Player, unit: ManaUnit) -> Unit:
        return (self.kinds(player)[unit.type], unit.snow)

    def _pips(self, player: Player, cost: ManaCost, purpose: Purpose | None) -> list[Pip]:
        """The symbols of a cost as this player may pay them for this purpose."""
        pips = list(cost.pips)
        if purpose is not None and purpose.any_type:
            # 609.4b: mana of any type pays for a symbol of a type, and for nothing else.
            pips = [Pip(p.symbol, p.types | set(TYPES) if p.types else p.types, p.generic,
                        p.life, p.snow) for p in pips]  # fmt: skip
        lives = player.rules(LifeForMana)
        if lives:
            for rule, _ in lives:
                pips = [
                    Pip(p.symbol, p.types, p.generic, rule.life, p.snow)
                    if rule.color in p.symbol.split("/") and not p.life
                    else p
                    for p in pips
                ]
        return pips

    # --- finding a payment ---------------------------------------------------------------

    def can_pay(
        self, player: Player, cost: ManaCost, ctx: Context | None = None, spare: int = -1
    ) -> bool:
        """Whether the player could pay a mana cost now; ``spare`` is an object not to use."""
        if not cost.symbols:
            return True
        return self.plan(player, cost, spare, None if ctx is None else ctx.purpose) is not None

    def plan(
        self, player: Player, cost: ManaCost, spare: int = -1, purpose: Purpose | None = None
    ) -> Plan | None:
        """A payment of the cost, or None if there is none."""
        sources = self.sources(player)
        pool = self._usable(player, purpose)
        if purpose is not None and purpose.ability is None and purpose.obj.chars.rules:
            sources = self._for_spell(player, purpose.obj, sources)
        pips = self._pips(player, cost, purpose)
        total = len(pool) + sum(s.most for s in sources if s.obj.id != spare)
        least = cost.generic + sum(1 for p in pips if not p.life)
        if total < least:
            return None
        fitting = [
            fit
            for source in sources
            if source.obj.id != spare and (fit := self._fit(source, purpose)) is not None
        ]
        floating = [self._unit(player, unit) for unit in pool]
        return Search(fitting, floating, player.life).run(pips, cost.generic)

    def _fit(self, source: Source, purpose: Purpose | None) -> Source | None:
        """A source without the alternatives whose mana may not be spent on this (106.6)."""
        if not source.limited:
            return source
        ctx = self.game.context(source.obj)
        kept = [
            a
            for a in source.alternatives
            if all(u.only is None or u.only.allows(purpose, ctx) for u in a.limited)
        ]
        if len(kept) == len(source.alternatives):
            return source
        return Source.of(source.obj, kept) if kept else None

    def _usable(self, player: Player, purpose: Purpose | None) -> list[ManaUnit]:
        """The mana in the pool that may be spent on this (106.6)."""
        units = player.pool.units
        if not units:
            return units
        found = [u for u in units if u.only is None or u.only.allows(purpose, self._maker(u))]
        if purpose is not None and purpose.ability is None:
            ctx = Context(self.game, purpose.obj, player)
            for rule, _ in purpose.obj.rules(SpendOnlyManaFrom):
                entity = self.game.entity
                found = [
                    u for u in found if u.source >= 0 and rule.what.matches(entity(u.source), ctx)
                ]
        return found

    def _maker(self, unit: ManaUnit) -> Context:
        """The context of what produced a mana, as it last was."""
        game = self.game
        obj = game.objects.get(unit.source, game.rules_object)
        return game.context(obj)

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
                    helpers.append(_helper(obj, sorted(obj.chars.colors) if rule.colored else []))
        for rule, _ in what.rules(ExileToPay):
            helpers.extend(_helper(o, []) for o in player.zone(rule.zone) if o is not what)
        if not helpers:
            return sources
        # A permanent that is tapped to help can't also be tapped for mana.
        by_id = {helper.obj.id: helper for helper in helpers}
        merged = [
            Source.of(s.obj, [*s.alternatives, *by_id.pop(s.obj.id).alternatives])
            if s.obj.id in by_id
            else s
            for s in sources
        ]
        return (*merged, *by_id.values())

    # --- paying ------------------------------------------------------------------------

    def pay(
        self, player: Player, cost: ManaCost, ctx: Context | None = None, spare: int = -1
    ) -> Steps[bool]:
        """Pay a mana cost: activate what the plan says, then spend (601.2g, 601.2h)."""
        if not cost.symbols:
            return True
        purpose = None if ctx is None else ctx.purpose
        if player.id in self.by_hand:
            yield from self._activate_by_hand(player, cost, spare, purpose)
        for _ in range(60):
            plan = self.plan(player, cost, spare, purpose)
            if plan is None:
                return False
            if not plan.uses:
                yield from self._spend(player, cost, plan, purpose)
                return True
            for source, alternative in plan.uses:
                ability = alternative.ability
                if ability is not None:
                    yield from self.activate(player, source.obj, ability, alternative.choices)
                    if alternative.cost.symbols:
                        break  # What it cost may have come from elsewhere than planned.
                    continue
                # 702.51a, 702.66a: it pays for a part of the cost and makes no mana.
                if source.obj.zone == BATTLEFIELD:
                    yield from self.game.do(Tap(source.obj))
                else:
                    yield from self.game.do(ZoneChange(source.obj, EXILE, "delve"))
                cost = _without(cost, alternative.units[0])
        return False

    def _activate_by_hand(
        self, player: Player, cost: ManaCost, spare: int, purpose: Purpose | None
    ) -> Steps[None]:
        """Let the player activate mana abilities, one by one, until they want to pay (601.2g)."""
        while True:
            options: list[object] = []
            uses: list[tuple[GameObject, Activated]] = []
            for source in self.sources(player):
                if source.obj.id == spare:
                    continue
                for ability in dict.fromkeys(
                    a.ability for a in source.alternatives if a.ability is not None
                ):
                    uses.append((source.obj, ability))
                    options.append(f"activate {source.obj}")
            if self.plan(player, cost, spare, purpose) is not None:
                options.append(f"pay {cost}")
            if not uses or not options:
                return
            answer = yield ChooseOne(player, f"pay {cost}", None, options)
            if answer >= len(uses):
                return
            obj, ability = uses[answer]
            yield from self.activate(player, obj, ability)

    def _spend(
        self, player: Player, cost: ManaCost, plan: Plan, purpose: Purpose | None
    ) -> Steps[None]:
        """Take the mana out of the pool, and let its riders know (106.6)."""
        units = self._usable(player, purpose)
        spent = [units[index] for index in plan.spent]
        for unit in spent:
            player.pool.remove(unit)
        if purpose is not None and purpose.obj.item is not None:
            item = purpose.obj.item
            item.spent = (*item.spent, *spent)
        if plan.life:
            yield from self.game.do(LoseLife(player, plan.life))
        if purpose is None:
            return
        seen: set[tuple[int, int]] = set()
        for unit in spent:
            for rider in unit.riders:
                if (id(rider), unit.source) not in seen:
                    seen.add((id(rider), unit.source))
                    yield from rider.spent(unit, purpose, self._maker(unit))

    def activate(
        self,
        player: Player,
        obj: GameObject,
        ability: Activated,
        choices: Sequence[Bundle] = (),
    ) -> Steps[bool]:
        """Activate a mana ability: it resolves at once (605.3b). ``choices`` are the bundles
        to choose, in turn; without them the player is asked."""
        game = self.game
        item = StackItem(ability, ability.effects, obj.id)
        ctx = Context(game, obj, player, item)
        ctx.purpose = Purpose(obj, ability)
        mana = mana_part(ability.cost)
        if mana.symbols:
            spare = obj.id if ability.has_tap else -1
            if not (yield from self.pay(player, mana, ctx, spare)):
                return False
        for cost in ability.cost:
            if not isinstance(cost, Mana) and not (yield from cost.pay(ctx)):
                return False
        game.note_use(obj, ability)
        if AbilityActivated in game.triggers.forward:
            yield from game.do(AbilityActivated(obj, player, ability))
        self._wanted = list(choices)
        for effect in ability.effects:
            yield from effect.run(ctx)
        self._wanted = []
        return True

    def wanted_bundle(self, bundles: Sequence[Bundle]) -> int | None:
        """The bundle the payment under way needs next, if one is under way."""
        if not self._wanted:
            return None
        wanted = self._wanted.pop(0)
        if wanted not in bundles:
            self._wanted = []
            return None
        return list(bundles).index(wanted)


def _uses_up(ability: Activated) -> bool:
    """Whether activating it uses its object up, so that it can't be activated again."""
    return any(isinstance(cost, SacrificeCost) for cost in ability.cost)


def _helper(obj: GameObject, colors: Sequence[str]) -> Source:
    units: list[Unit] = [(frozenset((color,)), False) for color in colors]
    units.append(GENERIC_ONLY)
    return Source.of(obj, [Alternative(None, (), (unit,), 4, ManaCost()) for unit in units])


def _without(cost: ManaCost, unit: Unit) -> ManaCost:
    """The cost with one symbol of a color, or one generic, already paid for."""
    for index, symbol in enumerate(cost.symbols):
        if not unit[0].isdisjoint(symbol.split("/")):
            return ManaCost(cost.symbols[:index] + cost.symbols[index + 1 :])
    return cost.less(1)
