"""Paying mana: what a player could pay, and paying it (106.6, 118.3, 601.2g, 605.3a).

A player's *sources* are the mana abilities they could activate now. The search in
`cardwright.payment_search` finds which of them pay a cost; the same search answers whether a
spell can be cast at all. Sources that cost more than a tap come last, and those that can make
fewer types come first, so that what stays untapped keeps most options open.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from attrs import define

from cardwright.actions import Activate
from cardwright.context import Context
from cardwright.decisions import ChooseOne, Steps
from cardwright.events import AbilityActivated, LoseLife, ProduceMana, Tap, ZoneChange
from cardwright.language.abilities import Activated, OncePerTurn
from cardwright.language.costs import (
    ChoiceCost,
    Mana,
    PayLife,
    RemoveCountersCost,
    ReturnCost,
    SacrificeCost,
    TapOthers,
    TapSelf,
    UntapSelf,
    mana_part,
)
from cardwright.language.effects.mana import AddMana
from cardwright.language.nodes import Cost, Selector
from cardwright.language.rules import CantActivate, ExileToPay, SpendOnlyManaFrom, TapToPay
from cardwright.language.spending import LifeForMana, SpendAsThough
from cardwright.mana import COLORS, FREE, TYPES, ManaCost, ManaUnit, Pip
from cardwright.objects import BATTLEFIELD, EXILE, GameObject, Player
from cardwright.payment_forward import forwards
from cardwright.payment_search import (
    GENERIC_ONLY,
    MAIN,
    Alternative,
    Board,
    Claim,
    Plan,
    Search,
    Source,
    TooLong,
    Unit,
    Use,
)
from cardwright.production import Bundle
from cardwright.stack import StackItem

if TYPE_CHECKING:
    from cardwright.abilities import AbilitySet
    from cardwright.game import Game


_OFTEN = 20
"""No mana ability is activated more often than this in one payment."""


@define(eq=False)
class _Wear:
    """What activating a mana ability takes: see `Alternative`."""

    takes: tuple[str, ...]
    times: int
    penalty: int
    mana: ManaCost = FREE
    life: int = 0
    claims: tuple[Claim, ...] = ()


@define(eq=False)
class Purpose:
    """What mana is spent on (106.6): a spell, or an ability of an object.

    ``has_x``: the cost contains {X}. ``any_type``: a permission lets mana of any type pay
    for this one spell (609.4b), ``any_color``: as though it were mana of any color.
    """

    obj: GameObject
    ability: Activated | None = None
    has_x: bool = False
    any_type: bool = False
    any_color: bool = False


HELPING = frozenset({TapToPay, ExileToPay})
"""Rules of a spell that let other things than mana pay for a part of it."""


class Payment:
    """Finds and makes mana payments."""

    __slots__ = (
        "_boards",
        "_cache",
        "_cache_version",
        "_kinds",
        "_limited",
        "_payable",
        "_plain",
        "_wanted",
        "by_hand",
        "game",
    )

    def __init__(self, game: Game) -> None:
        self.game = game
        self._cache: dict[int, tuple[Source, ...]] = {}
        self._kinds: dict[int, dict[str, frozenset[str]]] = {}
        self._boards: dict[tuple[int, int], Board] = {}
        self._payable: dict[tuple[Any, ...], bool] = {}
        self._limited: dict[int, bool] = {}
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
            self._boards = {}
            self._payable = {}
            self._cache_version = version

    def sources(self, player: Player) -> tuple[Source, ...]:
        """The mana sources a player could use now, the ones to use first at the front."""
        self._fresh()
        found = self._cache.get(player.id)
        if found is None:
            found = self._cache[player.id] = self._find_sources(player)
            self._limited[player.id] = any(source.limited for source in found)
        return found

    def _find_sources(self, player: Player) -> tuple[Source, ...]:
        found: list[Source] = []
        seat = player.id
        for obj in self.game.zones.battlefield:
            if obj.controller == seat and obj.chars.abilities.mana:
                found.extend(self._sources_of(obj, player))
        found.sort(key=lambda source: source.rank)
        return tuple(found)

    def _sources_of(self, obj: GameObject, player: Player) -> list[Source]:
        """An object as sources: one that uses it up, and one for each ability that does not."""
        abilities = obj.chars.abilities
        if len(abilities.mana) == 1 and self._is_plain(player, obj, abilities.mana[0]):
            if obj.tapped or not self.game.is_ready(obj):
                return []
            plain = self._plain.get(id(abilities))
            if plain is None or plain[0] is not abilities:
                made = self._make_sources(obj, player)
                if not made:
                    return []
                plain = self._plain[id(abilities)] = (abilities, made[0])
            return [plain[1].at(obj)]
        return self._make_sources(obj, player)

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

    def _make_sources(self, obj: GameObject, player: Player) -> list[Source]:
        alternatives: dict[str, list[Alternative]] = {}
        times: dict[str, int] = {}
        for number, ability in enumerate(obj.chars.abilities.mana):
            wear = self._wear(player, obj, ability)
            if wear is None or not self.can_activate(player, obj, ability):
                continue
            # Abilities that tap their object, or use it up, exclude each other.
            slot = wear.takes[0] if wear.takes else str(number)
            times[slot] = wear.times
            for outcome in self.game.production.outcomes(player, obj, ability):
                units = tuple(self._unit(player, unit) for unit in outcome.units)
                limited = any(unit.only is not None for unit in outcome.units)
                alternatives.setdefault(slot, []).append(
                    Alternative(ability, outcome.choices, units, wear.penalty + limited, wear.mana,
                                outcome.units, wear.life, wear.claims, wear.takes)
                )  # fmt: skip
        return [Source.of(obj, found, times[slot]) for slot, found in alternatives.items()]

    def _wear(self, player: Player, obj: GameObject, ability: Activated) -> _Wear | None:
        """What activating a mana ability takes, None if it can't be activated now."""
        game = self.game
        cost = ability.cost
        extra = len(ability.effects) - 1
        if len(cost) == 1 and type(cost[0]) is TapSelf:
            return None if obj.tapped or not game.is_ready(obj) else _Wear(("tap",), 1, extra)
        ctx = Context(game, obj, player)
        mana = mana_part(cost)
        rest = [part for part in cost if not isinstance(part, Mana)]
        if mana.xs or not all(part.payable(ctx) for part in rest):
            return None
        penalty = extra + sum(3 if isinstance(p, SacrificeCost) else 1 for p in rest) - 1
        penalty += 1 if ability.has_tap else 2
        takes: list[str] = []
        claims: list[Claim] = []
        life, times = 0, _OFTEN
        for part in rest:
            if isinstance(part, TapSelf):
                takes.append("tap")
            elif isinstance(part, PayLife):
                life += part.amount.value(ctx)
            elif isinstance(part, SacrificeCost) and isinstance(part.what, Selector):
                takes.append("sacrifice")
            elif isinstance(part, TapOthers | SacrificeCost | ReturnCost):
                ids = frozenset(o.id for o in part.offered(ctx))
                what = "tap" if isinstance(part, TapOthers) else "sacrifice"
                amount = part.count.value(ctx)
                claims.append(Claim(what, ids, amount))
                times = min(times, len(ids) // max(1, amount))
            else:
                times = min(times, _times(part, ctx))
        for limit in ability.only:
            if isinstance(limit, OncePerTurn):
                times = min(times, limit.times - game.uses_this_turn(obj, ability))
        if mana.symbols and not takes:
            penalty += 1
        return _Wear(tuple(takes), 1 if takes else times, penalty, mana, life, tuple(claims))

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
                if rule.others is not None:
                    found.update((t, rule.others) for t in TYPES if t not in rule.mana)
            for rule in rules:
                found.update((t, found[t] | rule.as_if) for t in rule.mana)
            self._kinds[player.id] = found
        return found

    def _unit(self, player: Player, unit: ManaUnit, uses: frozenset[int] | None = None) -> Unit:
        return Unit(self.kinds(player)[unit.type], unit.snow, uses)

    def _pips(self, player: Player, cost: ManaCost, purpose: Purpose | None) -> list[Pip]:
        """The symbols of a cost as this player may pay them for this purpose."""
        pips = list(cost.pips)
        if purpose is not None and purpose.any_type:
            # 609.4b: mana of any type pays for a symbol of a type, and for nothing else.
            pips = [Pip(p.symbol, p.types | set(TYPES) if p.types else p.types, p.generic,
                        p.life, p.snow) for p in pips]  # fmt: skip
        elif purpose is not None and purpose.any_color:
            pips = [Pip(p.symbol, p.types | set(TYPES) if p.types & set(COLORS) else p.types,
                        p.generic, p.life, p.snow) for p in pips]  # fmt: skip
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
        purpose = None if ctx is None else ctx.purpose
        uses = self._purposes(player, spare, purpose)
        if uses is not None or _helped(purpose):
            return self._search(player, cost, spare, purpose, uses, told=False) is not None
        freely = purpose is not None and (purpose.any_type, purpose.any_color)
        pool = tuple((unit.type, unit.snow) for unit in player.pool)
        key = (player.id, spare, cost.symbols, cost.x_only, freely, pool, player.life)
        found = self._payable.get(key)
        if found is None:
            plan = self._search(player, cost, spare, purpose, None, told=False)
            found = self._payable[key] = plan is not None
        return found

    def plan(
        self, player: Player, cost: ManaCost, spare: int = -1, purpose: Purpose | None = None
    ) -> Plan | None:
        """A payment of the cost, or None if there is none."""
        uses = self._purposes(player, spare, purpose)
        return self._search(player, cost, spare, purpose, uses)

    def _search(
        self,
        player: Player,
        cost: ManaCost,
        spare: int,
        purpose: Purpose | None,
        uses: _Purposes | None,
        *,
        told: bool = True,
    ) -> Plan | None:
        board = self._board(player, spare, purpose, uses)
        pips = self._pips(player, cost, purpose)
        if len(player.pool) + board.total < cost.generic + sum(1 for p in pips if not p.life):
            return None
        if uses is None:
            floating = [self._unit(player, unit) for unit in player.pool]
        else:
            floating = [self._unit(player, unit, uses.of(unit)) for unit in player.pool]
        if not told and (simply := board.covers(pips, cost.generic, floating)) is not None:
            return Plan() if simply else None
        try:
            plan = Search(board, floating, player.life).run(pips, cost.generic, told=told)
        except TooLong:
            plan = forwards(board, floating, player.life, pips, cost.generic)
        if plan is not None:
            plan.purposes = uses
        return plan

    def _purposes(self, player: Player, spare: int, purpose: Purpose | None) -> _Purposes | None:
        """What mana may be spent on here, if not all of it may be spent on all (106.6)."""
        sources = self.sources(player)
        rules: tuple[Any, ...] = ()
        if purpose is not None and purpose.ability is None:
            rules = purpose.obj.rules(SpendOnlyManaFrom)
        if not rules and not self._limited[player.id]:
            if not any(unit.only is not None for unit in player.pool):
                return None
        found = _Purposes(self.game, player, purpose, [rule for rule, _ in rules])
        for source in sources:
            for way in source.alternatives:
                if way.cost.symbols and way.ability is not None and source.obj.id != spare:
                    found.add(source.obj, way.ability)
        return found

    def _board(
        self, player: Player, spare: int, purpose: Purpose | None, uses: _Purposes | None
    ) -> Board:
        """The sources that may pay for this, sorted; the usual ones are kept."""
        sources = self.sources(player)
        helpers: list[Source] = []
        if purpose is not None and _helped(purpose):
            helpers = self._helpers(player, purpose.obj)
        if not helpers and uses is None:
            key = (player.id, spare)
            kept = self._boards.get(key)
            if kept is None:
                fitting = [s for s in sources if s.obj.id != spare]
                kept = self._boards[key] = Board(fitting)
            return kept
        fitting = [s for s in sources if s.obj.id != spare]
        if uses is not None:
            fitting = [fit for s in fitting if (fit := self._fit(player, s, uses)) is not None]
        return Board([*fitting, *helpers])

    def _fit(self, player: Player, source: Source, uses: _Purposes) -> Source | None:
        """A source with what its mana may be spent on; None if on nothing here (106.6)."""
        if not source.limited and not uses.only_from:
            if not any(way.cost.symbols for way in source.alternatives):
                return source
        ways: list[Alternative] = []
        for way in source.alternatives:
            units: list[Unit] = []
            for unit in way.made:
                maker = source.obj.id if unit.source == source.origin else unit.source
                allowed = uses.of(unit, maker)
                if allowed is None or allowed:
                    units.append(self._unit(player, unit, allowed))
            if units:
                purpose = uses.number(source.obj, way.ability)
                ways.append(
                    Alternative(way.ability, way.choices, tuple(units), way.penalty, way.cost,
                                way.made, way.life, way.claims, way.takes, purpose)
                )  # fmt: skip
        return Source.of(source.obj, ways, source.times) if ways else None

    def _maker(self, unit: ManaUnit) -> Context:
        """The context of what produced a mana, as it last was."""
        game = self.game
        obj = game.objects.get(unit.source, game.rules_object)
        return game.context(obj)

    def _helpers(self, player: Player, what: GameObject) -> list[Source]:
        """What can be tapped or exiled to pay for a part of a spell's cost."""
        ctx = Context(self.game, what, player)
        found: list[Source] = []
        for rule, _ in what.rules(TapToPay):
            for obj in self.game.zones.battlefield:
                if obj.controller == player.id and not obj.tapped and rule.what.matches(obj, ctx):
                    found.append(_helper(obj, sorted(obj.chars.colors) if rule.colored else []))
        for rule, _ in what.rules(ExileToPay):
            found.extend(_helper(o, []) for o in player.zone(rule.zone) if o is not what)
        return found

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
            for use in plan.uses:
                obj, ability = use.source.obj, use.way.ability
                if ability is not None:
                    pays = self._kept(player, plan, use)
                    done = yield from self.activate(player, obj, ability, use.way.choices, pays)
                    if not done:
                        break
                    continue
                # 702.51a, 702.66a: it pays for a part of the cost and makes no mana.
                if obj.zone == BATTLEFIELD:
                    yield from self.game.do(Tap(obj))
                else:
                    yield from self.game.do(ZoneChange(obj, EXILE, "delve"))
                cost = _without(cost, use)
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
                    options.append(f"activate {Activate(source.obj, ability)}")
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
        units = player.pool.units
        spent = [units[index] for index in plan.spent]
        yield from self._take(player, spent, plan.life, purpose)

    def _take(
        self, player: Player, spent: Sequence[ManaUnit], life: int, purpose: Purpose | None
    ) -> Steps[None]:
        for unit in spent:
            player.pool.remove(unit)
        if spent:
            self.game.layers.touch(ProduceMana.topics)
        if purpose is not None and purpose.obj.item is not None:
            item = purpose.obj.item
            item.spent = (*item.spent, *spent)
        if life:
            yield from self.game.do(LoseLife(player, life))
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
        pays: tuple[list[ManaUnit], int] | None = None,
    ) -> Steps[bool]:
        """Activate a mana ability: it resolves at once (605.3b). ``choices`` are the bundles
        to choose, in turn; without them the player is asked. ``pays``: the mana and the life that
        pay its mana cost, if that is settled."""
        game = self.game
        item = StackItem(ability, ability.effects, obj.id)
        ctx = Context(game, obj, player, item)
        ctx.purpose = Purpose(obj, ability)
        mana = mana_part(ability.cost)
        if mana.symbols:
            spare = obj.id if ability.has_tap else -1
            if pays is not None:
                yield from self._take(player, *pays, ctx.purpose)
            elif not (yield from self.pay(player, mana, ctx, spare)):
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

    def _kept(self, player: Player, plan: Plan, use: Use) -> tuple[list[ManaUnit], int] | None:
        """The mana in the pool that a plan keeps for the mana cost of a mana ability."""
        uses: _Purposes | None = plan.purposes
        left = list(player.pool)
        found: list[ManaUnit] = []
        for wanted in use.pays:
            unit = next(
                (
                    u
                    for u in left
                    if self._unit(player, u, None if uses is None else uses.of(u)) == wanted
                ),
                None,
            )
            if unit is None:
                return None
            left = [u for u in left if u is not unit]
            found.append(unit)
        return found, use.life

    def wanted_bundle(self, bundles: Sequence[Bundle]) -> int | None:
        """The bundle the payment under way needs next, if one is under way."""
        if not self._wanted:
            return None
        wanted = self._wanted.pop(0)
        if wanted not in bundles:
            self._wanted = []
            return None
        return list(bundles).index(wanted)


def _helped(purpose: Purpose | None) -> bool:
    """Whether other things than mana may pay for a part of the cost."""
    return (
        purpose is not None
        and purpose.ability is None
        and not HELPING.isdisjoint(purpose.obj.chars.rules)
    )


def _times(part: Cost, ctx: Context) -> int:
    """How often a part of a cost could be paid, were there nothing else to pay."""
    if isinstance(part, RemoveCountersCost):
        return ctx.source.counter(part.kind) // max(1, part.count.value(ctx))
    if isinstance(part, ChoiceCost):
        alone = isinstance(getattr(part, "what", None), Selector)
        if alone or getattr(part, "at_random", False):
            return 1
        return len(part.offered(ctx)) // max(1, part.count.value(ctx))
    return 1 if isinstance(part, UntapSelf) else _OFTEN


class _Purposes:
    """The purposes of one search: the cost itself, and the mana abilities that cost mana."""

    __slots__ = ("_numbers", "game", "only_from", "player", "purposes")

    def __init__(
        self, game: Game, player: Player, main: Purpose | None, only_from: Sequence[Any]
    ) -> None:
        self.game = game
        self.player = player
        self.purposes: list[Purpose | None] = [main]
        self._numbers: dict[tuple[int, int], int] = {}
        self.only_from = only_from

    def add(self, obj: GameObject, ability: Activated) -> None:
        key = (obj.id, id(ability))
        if key not in self._numbers:
            self._numbers[key] = len(self.purposes)
            self.purposes.append(Purpose(obj, ability))

    def number(self, obj: GameObject, ability: Activated | None) -> int:
        return self._numbers.get((obj.id, id(ability)), 1)

    def of(self, unit: ManaUnit, maker: int | None = None) -> frozenset[int] | None:
        """The purposes that a mana may be spent on, None for all of them."""
        source = unit.source if maker is None else maker
        ctx = self.game.context(self.game.objects.get(source, self.game.rules_object))
        found = {
            number
            for number, purpose in enumerate(self.purposes)
            if (unit.only is None or unit.only.allows(purpose, ctx))
            and (number != MAIN or self._from_the_right(source))
        }
        return None if len(found) == len(self.purposes) else frozenset(found)

    def _from_the_right(self, source: int) -> bool:
        """Whether a spell's rule about which mana is spent on it allows this source."""
        main = self.purposes[MAIN]
        if not self.only_from or main is None:
            return True
        ctx = Context(self.game, main.obj, self.player)
        return source >= 0 and all(
            rule.what.matches(self.game.entity(source), ctx) for rule in self.only_from
        )


def _helper(obj: GameObject, colors: Sequence[str]) -> Source:
    units = [Unit(frozenset((color,)), False, frozenset((MAIN,))) for color in colors]
    units.append(GENERIC_ONLY)
    takes = ("tap",) if obj.zone == BATTLEFIELD else ()
    return Source.of(obj, [Alternative(None, (), (unit,), 4, FREE, takes=takes) for unit in units])


def _without(cost: ManaCost, use: Use) -> ManaCost:
    """The cost with the symbol, or the one generic, that a source has paid for."""
    if use.symbol in cost.symbols and not use.symbol.isdigit():
        place = cost.symbols.index(use.symbol)
        return ManaCost(cost.symbols[:place] + cost.symbols[place + 1 :])
    return cost.less(1)
