"""Casting spells and activating abilities, step by step (601, 602, 118, 730)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from attrs import evolve

from cardwright.actions import PASS, Action, Activate, Cast, PlayLand, Way
from cardwright.context import Context
from cardwright.decisions import ChooseX, Steps, YesNo
from cardwright.events import AbilityActivated, LandPlayed, SpellCast, ZoneChange
from cardwright.language.abilities import Activated
from cardwright.language.amounts import XValue
from cardwright.language.conditions import ItTargets
from cardwright.language.costs import LoyaltyCost, Mana, mana_part
from cardwright.language.nodes import Condition, Cost, Effect
from cardwright.language.rules import (
    AdditionalCost,
    AlternativeCost,
    AnyColorThisWay,
    CanCastExiled,
    CanCastFree,
    CanPlayTop,
    CantActivate,
    CantCast,
    CastAsInstant,
    CastFrom,
    CostChange,
    EachForTarget,
    ExtraLandPlays,
    MaxSpells,
)
from cardwright.language.selectors import Target
from cardwright.language.text_changes import each_for_target
from cardwright.layouts import playable_faces
from cardwright.objects import (
    BATTLEFIELD,
    EXILE,
    GRAVEYARD,
    HAND,
    LIBRARY,
    STACK,
    Characteristics,
    GameObject,
    Player,
)
from cardwright.payment import Purpose
from cardwright.stack import StackItem

if TYPE_CHECKING:
    from cardwright.game import Game
    from cardwright.language.nodes import Filter
    from cardwright.mana import ManaCost

MOST_X = 30
"""The largest X that is looked for; more is never offered."""


_COST_RULES = frozenset({AdditionalCost, CostChange})


class Casting:
    """What can be cast, played and activated, and doing it."""

    __slots__ = ("_normal", "game")

    def __init__(self, game: Game) -> None:
        self.game = game
        self._normal: dict[int, tuple[Any, Way]] = {}

    # --- what is legal -------------------------------------------------------------------

    def actions(self, player: Player) -> list[Action]:
        """Everything the player may do now, passing first; mana abilities apart (117.1)."""
        game = self.game
        found: list[Action] = [PASS]
        sorcery = game.sorcery_timing(player)
        seen: set[tuple[int, str]] = set()
        if sorcery:
            found.extend(self._lands(player, seen))
        for card in player.hand:
            key = (id(card.base), HAND)
            if key in seen:
                continue
            seen.add(key)
            if card.card is not None and len(card.card.faces) > 1:
                found.extend(self._faces(player, card, sorcery))
                continue
            if "Land" in card.base.types:
                continue
            if sorcery or self.at_instant_speed(card, player):
                for way in self.ways(player, card):
                    if self.can_cast(player, card, way):
                        found.append(Cast(card, way))
        found.extend(self._from_elsewhere(player, sorcery))
        found.extend(self._abilities(player))
        return found

    def _lands(self, player: Player, seen: set[tuple[int, str]]) -> Iterator[Action]:
        allowed = 1 + sum(rule.count for rule, _ in player.rules(ExtraLandPlays))
        if player.lands_played >= allowed:
            return
        for card in player.hand:
            if (id(card.base), "land") in seen:
                continue
            if card.card is not None and len(card.card.faces) > 1:
                for face in playable_faces(card.card, HAND):
                    if "Land" in card.card.faces[face].types.types:
                        yield PlayLand(card, face)
            elif "Land" in card.base.types:
                yield PlayLand(card)
            seen.add((id(card.base), "land"))
        for rule, _source in player.rules(CanCastExiled):
            if rule.play_lands:
                for id_ in rule.cards:
                    card = self.game.objects[id_]
                    if card.zone == EXILE and "Land" in card.base.types:
                        yield PlayLand(card)
        for card, _ in self._tops(player):
            if card.card is not None:
                for face in playable_faces(card.card, HAND):
                    if "Land" in card.card.faces[face].types.types:
                        yield PlayLand(card, face)

    def _faces(self, player: Player, card: GameObject, sorcery: bool) -> Iterator[Action]:
        """Casting the faces or halves of a card with several (709.3, 712.11, 715.3)."""
        assert card.card is not None
        for face in playable_faces(card.card, card.zone):
            with self.as_face(card, face):
                if "Land" in card.base.types or not (
                    sorcery or self.at_instant_speed(card, player)
                ):
                    continue
                ways = [evolve(way, face=face) for way in self.ways(player, card)]
            for way in ways:
                if self.can_cast(player, card, way):
                    yield Cast(card, way)

    @contextmanager
    def as_face(self, card: GameObject, face: int) -> Iterator[None]:
        """Only the characteristics of the face to be cast count (601.3e, 709.3a, 715.3a)."""
        if card.card is None or len(card.card.faces) == 1:
            yield
            return
        base, chars, shown = card.base, card.chars, card.face
        card.face = card.card.faces[face]
        card.base = card.chars = self.game.abilities.printed(card.face, card.card)
        try:
            yield
        finally:
            card.base, card.chars, card.face = base, chars, shown

    def at_instant_speed(self, card: GameObject, player: Player) -> bool:
        """Whether it could be cast at instant speed (117.1a, 702.8a)."""
        if "Instant" in card.base.types or card.base.rules.get(CastAsInstant):
            return True
        game = self.game
        return any(
            getattr(rule, "what", None) is None
            or rule.what.matches(card, game.rule_context(player, source))
            for rule, source in player.rules(CastAsInstant)
        )

    def ways(self, player: Player, card: GameObject) -> list[Way]:
        """The ways to cast a card from the zone it is in (118.9, 601.3)."""
        found: list[Way] = []
        base = card.base
        if card.zone == HAND:
            if base.mana_cost is not None:
                found.append(self._normal_way(base))
            for rule, _ in base.rules.get(AlternativeCost, ()):
                ctx = Context(self.game, card, player)
                if rule.condition is None or rule.condition.holds(ctx):
                    found.append(Way(rule.cost, rule.keyword or "alternative cost"))
            for rule, source in player.rules(CanCastFree):
                ctx = self.game.rule_context(player, source)
                if rule.what is None or rule.what.matches(card, ctx):
                    found.append(Way((), "without paying its mana cost"))
                    break
        for rule, _ in base.rules.get(CastFrom, ()):
            if rule.zone == card.zone:
                cost = rule.cost if rule.cost is not None else self._mana_cost(base)
                if cost is not None:
                    found.append(Way(cost, rule.keyword, rule.then))
        if card.zone == EXILE:
            for rule, _ in player.rules(CanCastExiled):
                if card.id in rule.cards:
                    found.extend(self._permitted(card, rule))
        elif card.zone == LIBRARY:
            for top, any_color in self._tops(player):
                if top is card:
                    way = Way((), "permission", any_color=any_color)
                    found.extend(self._by_permission(card, way))
        return found

    def every_way(self, player: Player, card: GameObject) -> list[Way]:
        """The ways to cast a card, those of its faces and halves among them."""
        faces = () if card.card is None else card.card.faces
        if len(faces) < 2 or card.zone not in (HAND, GRAVEYARD):
            return self.ways(player, card)
        assert card.card is not None
        found: list[Way] = []
        for face in playable_faces(card.card, card.zone):
            with self.as_face(card, face):
                if "Land" not in card.base.types:
                    found.extend(evolve(way, face=face) for way in self.ways(player, card))
        return found

    def may_play(self, player: Player, card: GameObject) -> bool:
        """Whether the player may play a land from where it is (305.1)."""
        return (
            card in player.hand
            or any(
                rule.play_lands and card.id in rule.cards for rule, _ in player.rules(CanCastExiled)
            )
            or any(top is card for top, _ in self._tops(player))
        )

    def _mana_cost(self, base: Characteristics) -> tuple[Cost, ...] | None:
        return None if base.mana_cost is None else (Mana(base.mana_cost),)

    def _normal_way(self, base: Characteristics) -> Way:
        found = self._normal.get(id(base))
        if found is None:
            assert base.mana_cost is not None
            found = self._normal[id(base)] = (base, Way((Mana(base.mana_cost),)))
        return found[1]

    def _from_elsewhere(self, player: Player, sorcery: bool) -> Iterator[Action]:
        for card in player.graveyard:
            if card.card is not None and len(card.card.faces) > 1:
                yield from self._faces(player, card, sorcery)
            elif card.base.rules.get(CastFrom) and (sorcery or self.at_instant_speed(card, player)):
                for way in self.ways(player, card):
                    if self.can_cast(player, card, way):
                        yield Cast(card, way)
        for rule, _source in player.rules(CanCastExiled):
            for id_ in rule.cards:
                card = self.game.objects[id_]
                for way in self._permitted(card, rule):
                    with self.as_face(card, way.face):
                        fits = sorcery or self.at_instant_speed(card, player)
                    if fits and self.can_cast(player, card, way):
                        yield Cast(card, way)

        for card in dict.fromkeys(card for card, _ in self._tops(player)):
            for way in self.ways(player, card):
                with self.as_face(card, way.face):
                    fits = sorcery or self.at_instant_speed(card, player)
                if fits and self.can_cast(player, card, way):
                    yield Cast(card, way)

    def _tops(self, player: Player) -> Iterator[tuple[GameObject, bool]]:
        """The top cards of libraries that the player may play, and whether mana may be spent on
        them as though it were mana of any color (601.3b, 609.4b)."""
        free = {source for _rule, source in player.rules(AnyColorThisWay)}
        for rule, source in player.rules(CanPlayTop):
            for seat in rule.seats:
                if self.game.players[seat].library:
                    yield self.game.players[seat].library[-1], source in free

    def _permitted(self, card: GameObject, rule: CanCastExiled) -> Iterator[Way]:
        """The ways in which a permission lets an exiled card be cast (601.3b)."""
        if card.zone == EXILE and card.card is not None:
            way = Way((), "permission", any_type=rule.any_type)
            yield from self._by_permission(card, way, front_only=rule.front_only)

    def _by_permission(
        self, card: GameObject, way: Way, *, front_only: bool = False
    ) -> Iterator[Way]:
        """A way to cast a card for its mana cost, for each of its faces."""
        assert card.card is not None
        for face in (0,) if front_only else playable_faces(card.card, HAND):
            with self.as_face(card, face):
                cost = card.base.mana_cost
            if cost is not None:
                yield evolve(way, cost=(Mana(cost),), face=face)

    def _abilities(self, player: Player) -> Iterator[Action]:
        game = self.game
        seat = player.id
        for obj in game.zones.battlefield:
            if obj.chars.abilities.activated and obj.controller == seat:
                for ability in obj.chars.abilities.activated:
                    if BATTLEFIELD in ability.zones and self.can_activate(player, obj, ability):
                        yield Activate(obj, ability)
        for zone, cards in ((HAND, player.hand), (GRAVEYARD, player.graveyard)):
            for card in cards:
                if zone in card.base.abilities.zones:
                    for ability in card.base.abilities.activated:
                        if zone in ability.zones and self.can_activate(player, card, ability):
                            yield Activate(card, ability)

    def mana_actions(self, player: Player) -> list[Action]:
        """The mana abilities the player could activate now (605.3a)."""
        return [
            Activate(obj, ability)
            for obj in self.game.zones.battlefield
            if obj.controller == player.id
            for ability in obj.chars.abilities.mana
            if self.can_activate(player, obj, ability)
        ]

    def can_cast(self, player: Player, card: GameObject, way: Way) -> bool:
        """Whether the spell could be cast now: permission, targets, costs (601.2e)."""
        with self.as_face(card, way.face):
            return self._can_cast(player, card, way)

    def _can_cast(self, player: Player, card: GameObject, way: Way) -> bool:
        game = self.game
        for rule, source in player.rules(CantCast):
            if rule.what is None or rule.what.matches(card, game.rule_context(player, source)):
                return False
        for rule, _source in player.rules(MaxSpells):
            if player.history.get("spells cast", 0) >= rule.limit:
                return False
        ctx = self.context_for(player, card, way)
        if not self._payable(ctx, self.total(ctx, card, way, {}), way):
            if not self._payable_with_x(ctx, card, way):
                return False
        return self.has_targets(ctx, card, way)

    def context_for(self, player: Player, card: GameObject, way: Way) -> Context:
        """The context of casting a card in a way."""
        return Context(self.game, card, player, purpose=_purpose(card, way))

    def has_targets(self, ctx: Context, card: GameObject, way: Way) -> bool:
        """Whether legal targets could be chosen for the spell (601.2c)."""
        abilities = card.base.abilities
        slots = (abilities.enchant,) if abilities.enchant is not None else ()
        return self.game.targeting.possible(self.effects_of(card, way), ctx, slots)

    def _payable_with_x(self, ctx: Context, card: GameObject, way: Way) -> bool:
        """Whether it could be paid with an optional cost that contains {X}, for which mana may be
        spent that may be spent only on such costs (106.6, 107.3a)."""
        for rule, _ in card.base.rules.get(AdditionalCost, ()):
            paid = {rule.optional: 1}
            if rule.optional and mana_part(rule.cost).xs and self._has_x(card, way, paid, ctx):
                if self._payable(ctx, self.total(ctx, card, way, paid), way):
                    return True
        return False

    @staticmethod
    def effects_of(card: GameObject, way: Way) -> Sequence[Effect]:
        """What the spell does, cast in this way."""
        found = card.base.abilities.spell_effects
        if way.keyword:
            for rule, _ in card.base.rules.get(EachForTarget, ()):
                if rule.cost == way.keyword:
                    return [each_for_target(effect) for effect in found]
        return found

    def can_activate(self, player: Player, obj: GameObject, ability: Activated) -> bool:
        """Whether an ability could be activated now (602.2, 602.5)."""
        game = self.game
        for rule, _source in obj.rules(CantActivate):
            if not (rule.mana and ability.is_mana):
                return False
        ctx = Context(game, obj, player)
        if ability.is_loyalty and not self._loyalty_allowed(player, obj):
            return False
        for limit in ability.only:
            if not limit.allows(ctx, ability):
                return False
        for cost in ability.cost:
            if not isinstance(cost, Mana) and not cost.payable(ctx):
                return False
        mana = mana_part(ability.cost)
        ctx.purpose = Purpose(obj, ability, bool(mana.xs))
        spare = obj.id if ability.has_tap else -1
        if not game.payment.can_pay(player, mana.with_x(0), ctx, spare):
            return False
        return game.targeting.possible(ability.effects, ctx)

    def _loyalty_allowed(self, player: Player, obj: GameObject) -> bool:
        """Once each turn, at sorcery speed (606.3)."""
        return (
            self.game.sorcery_timing(player)
            and obj.memory.get("loyalty used") != self.game.turn.number
        )

    # --- costs -------------------------------------------------------------------------

    def total(
        self, ctx: Context, card: GameObject, way: Way, paid: dict[str, int]
    ) -> tuple[Cost, ...]:
        """The total cost: base, additional costs, increases, reductions (601.2f)."""
        game = self.game
        player = ctx.controller
        parts: list[Cost] = list(way.cost)
        rules = card.base.rules
        if not ctx.x and _COST_RULES.isdisjoint(rules) and not player.rules(CostChange):
            return way.cost
        for rule, _ in rules.get(AdditionalCost, ()):
            times = paid.get(rule.optional, 0) if rule.optional else 1
            parts.extend(rule.cost * times)
        own = Context(game, card, player, ctx.item)
        changes = [(rule, own) for rule, _ in rules.get(CostChange, ())]
        changes += [
            (rule, game.rule_context(player, source)) for rule, source in player.rules(CostChange)
        ]
        applying = [
            (rule, rule_ctx)
            for rule, rule_ctx in changes
            if (rule.what is None or rule.what.matches(card, rule_ctx))
            and (rule.condition is None or self._cost_condition(rule.condition, ctx, rule_ctx))
        ]
        mana = mana_part(tuple(parts)).with_x(ctx.x)
        if applying:
            mana = mana.more(sum(r.amount.value(c) for r, c in applying if not r.less))
            mana = mana.less(sum(r.amount.value(c) for r, c in applying if r.less))
        rest = tuple(part for part in parts if not isinstance(part, Mana))
        return (Mana(mana), *rest) if mana.symbols else rest

    def _cost_condition(self, condition: Condition, ctx: Context, rule_ctx: Context) -> bool:
        """A condition on a cost change; before targets are chosen it is given the benefit."""
        if ctx.item is None and any(isinstance(piece, ItTargets) for piece in condition.walk()):
            return True
        rule_ctx.item = ctx.item
        return condition.holds(rule_ctx)

    def _payable(self, ctx: Context, costs: Sequence[Cost], way: Way | None = None) -> bool:
        for cost in costs:
            if isinstance(cost, Mana):
                if not self.game.payment.can_pay(ctx.controller, cost.cost.with_x(ctx.x), ctx):
                    return False
            elif not cost.payable(ctx):
                return False
        return True

    def payable(self, costs: Sequence[Cost], ctx: Context) -> bool:
        """Whether a player could pay all of these costs together, as an effect asks."""
        return self._payable(ctx, costs)

    def pay_all(self, costs: Sequence[Cost], ctx: Context, spare: int = -1) -> Steps[bool]:
        """Pay costs: mana first, then the rest, random and hidden ones last (601.2g, 601.2h)."""
        player = ctx.controller
        mana = mana_part(tuple(costs)).with_x(ctx.x)
        if not (yield from self.game.payment.pay(player, mana, ctx, spare)):
            return False
        rest = [cost for cost in costs if not isinstance(cost, Mana)]
        for cost in sorted(rest, key=lambda c: c.last):
            if not (yield from cost.pay(ctx)):
                return False
        return True

    def times_paid(self, ctx: Context, name: str) -> int:
        """How often an optional cost was paid for the spell the source is or was (702.33d)."""
        if ctx.item is not None and ctx.item.paid:
            return ctx.item.paid.get(name, 0)
        if ctx.source.item is not None:
            return ctx.source.item.paid.get(name, 0)
        cast = ctx.source.memory.get("cast")
        return cast[1].get(name, 0) if cast else 0

    def spent_on(self, obj: GameObject) -> tuple[str, ...]:
        """The types of the mana spent to cast an object, or the spell it was (400.7d)."""
        if obj.item is not None:
            return tuple(unit.type for unit in obj.item.spent)
        cast = obj.memory.get("cast")
        return cast[3] if cast else ()

    def cast_from(self, ctx: Context) -> str:
        """The zone the source, or the spell it was, was cast from; empty if it wasn't cast."""
        item = ctx.source.item
        if item is not None:
            return item.cast_from
        cast = ctx.source.memory.get("cast")
        return cast[2] if cast else ""

    # --- doing it ----------------------------------------------------------------------

    def play_land(self, player: Player, card: GameObject, face: int = 0) -> Steps[None]:
        """Play a land, or the land face of a card (305.1, 712.12)."""
        yield from self.game.do(LandPlayed(card, player, face=face))

    def cast(self, player: Player, card: GameObject, way: Way) -> Steps[bool]:
        """Cast a spell (601.2); if it turns out illegal all is as before (730.1)."""
        game = self.game
        zone = card.zone
        place = game.zones.list_of(zone, card.owner)
        index = place.index(card)
        move = ZoneChange(card, STACK, "cast", player.id, by=player, face=way.face)
        spell = game.zones.move(move)
        assert spell is not None
        move.came_from, move.new = zone, spell
        abilities = spell.base.abilities
        effects = tuple(self.effects_of(spell, way))
        ability = abilities.spells[0] if abilities.spells else None
        item = StackItem(
            ability, effects, spell.id, way=way.keyword, goes_to=way.goes_to, cast_from=zone
        )
        if way.keyword:
            item.paid[way.keyword] = 1
        spell.item = item
        ctx = Context(game, spell, player, item, found=item.found, purpose=_purpose(spell, way))
        proposed = yield from self._propose(ctx, spell, way)
        if spell.zone != STACK:
            return False  # 800.4a: its player left meanwhile.
        if not proposed:
            game.zones.put_back(spell, card, zone, index)
            return False
        game.version += 1
        game.layers.touch(move.topics | {"stack"})
        yield from game.effects.spell_proposed(spell)
        yield from game.do(SpellCast(spell, player, zone))
        game.triggers.collect([move], game.triggers.back)
        yield from game.targeting.announce(spell)
        return True

    def faces_now(
        self, player: Player, card: GameObject, costs: tuple[Cost, ...], keyword: str
    ) -> list[int]:
        """The faces of a card that could be cast during a resolution; no costs means free
        (608.2g, 709.3, 712.11)."""
        if card.zone in ("", BATTLEFIELD, STACK) or card.card is None:
            return []
        found: list[int] = []
        for face in playable_faces(card.card, HAND):
            with self.as_face(card, face):
                land = "Land" in card.base.types
            if not land and self.can_cast(player, card, Way(costs, keyword, face=face)):
                found.append(face)
        return found

    def would_match(self, card: GameObject, face: int, what: Filter, ctx: Context) -> bool:
        """Whether a card, cast as one of its faces, would be a spell that matches (601.3e)."""
        with self.as_face(card, face):
            return what.matches(card, ctx)

    def cast_now(
        self,
        player: Player,
        card: GameObject,
        costs: tuple[Cost, ...],
        keyword: str,
        face: int = 0,
    ) -> Steps[bool]:
        """Cast a card during a resolution; timing by card type is ignored (608.2g)."""
        if face not in self.faces_now(player, card, costs, keyword):
            return False
        return (yield from self.cast(player, card, Way(costs, keyword, face=face)))

    def _propose(self, ctx: Context, spell: GameObject, way: Way) -> Steps[bool]:
        """Steps 601.2b–h."""
        item = spell.item
        assert item is not None
        yield from self._optional_costs(ctx, spell, way)
        if self._has_x(spell, way, item.paid):
            item.x = ctx.x = yield from self._choose_x(ctx, spell, way)
        enchant = spell.base.abilities.enchant
        slots: tuple[Target, ...] = (enchant,) if enchant is not None else ()
        if not (yield from self.game.targeting.choose(spell, ctx, slots)):
            return False
        costs = self.total(ctx, spell, way, item.paid)
        if not self._payable(ctx, costs):
            return False
        return (yield from self.pay_all(costs, ctx))

    def _optional_costs(self, ctx: Context, spell: GameObject, way: Way) -> Steps[None]:
        """Announce kickers and the like (601.2b)."""
        item = spell.item
        assert item is not None
        for rule, _ in spell.base.rules.get(AdditionalCost, ()):
            if not rule.optional:
                continue
            while True:
                more = {**item.paid, rule.optional: item.paid.get(rule.optional, 0) + 1}
                self._has_x(spell, way, more, ctx)
                ctx.x = self._costs(spell, way, more).x_least
                able = self._payable(ctx, self.total(ctx, spell, way, more))
                ctx.x = 0
                if not able:
                    break
                if not (yield YesNo(ctx.controller, f"pay {rule.optional} for {spell}?", spell)):
                    break
                item.paid = more
                if not rule.repeat:
                    break
        self._has_x(spell, way, item.paid, ctx)

    @staticmethod
    def _costs(spell: GameObject, way: Way, paid: dict[str, int]) -> ManaCost:
        """The mana among the costs chosen, before anything increases or reduces them."""
        costs = list(way.cost)
        for rule, _ in spell.base.rules.get(AdditionalCost, ()):
            if not rule.optional or paid.get(rule.optional):
                costs.extend(rule.cost)
        return mana_part(tuple(costs))

    @staticmethod
    def _has_x(
        spell: GameObject, way: Way, paid: dict[str, int], ctx: Context | None = None
    ) -> bool:
        """Whether the costs chosen contain {X} (107.3a); notes it for what the mana is for."""
        found = Casting._costs(spell, way, paid).xs > 0
        if ctx is not None and ctx.purpose is not None:
            ctx.purpose.has_x = found
        return found

    def _choose_x(self, ctx: Context, spell: GameObject, way: Way) -> Steps[int]:
        """Announce X (601.2b, 107.3a): as much as could be paid is offered."""
        item = spell.item
        assert item is not None
        most = least = self._costs(spell, way, item.paid).x_least
        for x in range(least + 1, MOST_X + 1):
            ctx.x = x
            if not self._payable(ctx, self.total(ctx, spell, way, item.paid)):
                break
            most = x
        ctx.x = 0
        x_chosen: int = yield ChooseX(ctx.controller, f"X for {spell}", spell, (), least, most)
        return x_chosen

    def activate(self, player: Player, obj: GameObject, ability: Activated) -> Steps[bool]:
        """Activate an ability (602.2)."""
        game = self.game
        if ability.is_mana:
            return (yield from self._activate_mana(player, obj, ability))
        on_stack = game.zones.new_ability(player.id, obj)
        item = StackItem(ability, ability.effects, obj.id)
        on_stack.item = item
        ctx = Context(game, obj, player, item, found=item.found)
        mana = mana_part(ability.cost)
        ctx.purpose = Purpose(obj, ability, bool(mana.xs))
        spare = obj.id if ability.has_tap else -1
        xs = mana.xs or any(map(_needs_x, ability.cost))
        if xs:
            most = 0
            for x in range(1, MOST_X + 1):
                ctx.x = x
                fits = game.payment.can_pay(player, mana.with_x(x), ctx, spare)
                rest = (c for c in ability.cost if not isinstance(c, Mana))
                if not fits or not all(c.payable(ctx) for c in rest):
                    break
                most = x
            ctx.x = yield ChooseX(player, f"X for {obj}", obj, (), 0, most)
            item.x = ctx.x
        if not (yield from game.targeting.choose(on_stack, ctx)):
            game.zones.cease(on_stack)
            return False
        if ability.is_loyalty:
            obj.memory["loyalty used"] = game.turn.number
        if not (yield from self.pay_all(ability.cost, ctx, spare)):
            game.zones.cease(on_stack)
            return False
        if on_stack.zone != STACK:
            return False  # 800.4a
        game.note_use(obj, ability)
        yield from game.do(AbilityActivated(obj, player, ability))
        yield from game.targeting.announce(on_stack)
        return True

    def _activate_mana(self, player: Player, obj: GameObject, ability: Activated) -> Steps[bool]:
        return (yield from self.game.payment.activate(player, obj, ability))


def _needs_x(cost: Cost) -> bool:
    """Whether a cost other than mana has an X in it (107.3a)."""
    if isinstance(cost, LoyaltyCost):
        return isinstance(cost.change, str)
    return any(isinstance(piece, XValue) for piece in cost.walk())


def _purpose(spell: GameObject, way: Way) -> Purpose:
    """What the mana for a spell is spent on (106.6)."""
    return Purpose(spell, None, bool(mana_part(way.cost).xs), way.any_type, way.any_color)
