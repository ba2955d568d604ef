"""What instructions are worth: the greedy agent's view of effects.

`appraise` goes through the instructions of a spell or ability as they would be carried out
now, and asks of each whom it happens to and what that is worth. It knows the classes of the
card language and no card. What happens to a target is kept as a function of the target, so
that targets can be compared; the rest is added up.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from attrs import define, field

from cardwright.language import effects as fx
from cardwright.language.becoming import Become
from cardwright.language.changes import (
    AddTypes,
    ApplyRule,
    Grant,
    LoseAbilities,
    ModifyPT,
    SetPT,
)
from cardwright.language.durations import UntilEndOfCombat, UntilEndOfTurn
from cardwright.language.effects.flow import InSequence
from cardwright.language.nodes import Change, Effect, Selector
from cardwright.language.rules import (
    CantAttack,
    CantAttackOrBlock,
    CantBeDestroyed,
    CantBlock,
    DeadlyDamage,
    DoesntUntap,
    MustAttack,
)
from cardwright.language.selectors import (
    Chosen,
    Host,
    PlayerOf,
    PlayerOrControllerOf,
    Ref,
    Target,
)
from cardwright.objects import BATTLEFIELD, GRAVEYARD, STACK, GameObject, Player
from cardwright.targeting import announced
from cardwright_plugins.agents import fighting, worth

if TYPE_CHECKING:
    from cardwright.context import Context
    from cardwright.game import Game
    from cardwright.objects import Entity

Gain = Callable[[Any], float]
"""What an instruction is worth to the player who asks, if it happens to an entity."""

_HINDRANCES = (CantAttack, CantAttackOrBlock, DoesntUntap)


@define(eq=False)
class Appraisal:
    """``sure`` is what is gained whatever the targets; ``slots`` the target pieces and
    ``gains`` what each piece's target is worth; ``picks`` what is worth what among the things
    that are chosen without targeting."""

    slots: tuple[Target, ...]
    sure: float = 0.0
    gains: list[list[Gain]] = field(factory=list)
    picks: list[Gain] = field(factory=list)

    def of(self, slot: int, entity: Entity) -> float:
        """What is gained by choosing the entity for a target piece."""
        return sum(gain(entity) for gain in self.gains[slot])


def appraise(
    ctx: Context, effects: Sequence[Effect], modes: Sequence[int] | None = None
) -> Appraisal:
    """The appraisal of instructions, with the targets of the Aura the source is, if it is one.

    ``modes`` are the chosen modes; with None each modal instruction counts as its best mode.
    """
    source = ctx.source
    enchant = source.base.abilities.enchant if ctx.item is None or not effects else None
    slots = (*(() if enchant is None else (enchant,)), *announced(effects, modes))
    reader = _Reader(ctx, Appraisal(slots, gains=[[] for _ in slots]), modes)
    if enchant is not None:
        reader.happens(enchant, reader.attached(source))
    for effect in effects:
        reader.read(effect)
    return reader.found


class _Reader:
    """Goes through instructions and notes what they are worth."""

    def __init__(self, ctx: Context, found: Appraisal, modes: Sequence[int] | None = None) -> None:
        self.ctx = ctx
        self.game: Game = ctx.game
        self.me = ctx.controller
        self.found = found
        self.modes = modes
        self.weight = 1.0

    # --- whom it happens to ------------------------------------------------------------

    def happens(self, whom: Selector, gain: Gain) -> None:
        """Note what an instruction is worth for what a selector names."""
        weight = self.weight
        if weight != 1.0:
            plain = gain
            gain = lambda entity: weight * plain(entity)  # noqa: E731
        slot = self._slot(whom)
        if slot is not None:
            self.found.gains[slot].append(gain)
            return
        if isinstance(whom, Chosen):
            self.found.picks.append(gain)
            self.found.sure += max(map(gain, whom.find(self.ctx)), default=0.0)
            return
        if isinstance(whom, (PlayerOf, PlayerOrControllerOf)):
            slot = self._slot(whom.of)
            if slot is not None:
                self.found.gains[slot].append(lambda entity: gain(self.game.controller_of(entity)))
                return
        self.found.sure += sum(map(gain, whom.find(self.ctx)))

    def _slot(self, whom: Selector) -> int | None:
        slots = self.found.slots
        for index, slot in enumerate(slots):
            if slot is whom:
                return index
        if isinstance(whom, Ref) and whom.entity.startswith("target"):
            index = int(whom.entity.removeprefix("target") or 1) - 1
            return index if index < len(slots) else None
        return None

    def mine(self, entity: Entity) -> bool:
        return self.game.controller_of(entity) is self.me

    def sign(self, entity: Entity) -> float:
        return 1.0 if self.mine(entity) else -1.0

    # --- instructions ------------------------------------------------------------------

    def read(self, effect: Effect) -> None:
        """Note one instruction."""
        for kind in type(effect).__mro__:
            reading = _READINGS.get(kind)
            if reading is not None:
                reading(self, effect)
                return

    def all(self, effects: Sequence[Effect]) -> None:
        for effect in effects:
            self.read(effect)

    def less(self, weight: float, effects: Sequence[Effect]) -> None:
        """Note instructions that count for less."""
        before = self.weight
        self.weight = before * weight
        self.all(effects)
        self.weight = before

    # --- how it is put together ----------------------------------------------------------

    def _if(self, effect: fx.If) -> None:
        self.all(effect.effects if effect.condition.holds(self.ctx) else effect.otherwise)

    def _where_x(self, effect: fx.WhereX) -> None:
        before = self.ctx.x
        self.ctx.x = effect.amount.value(self.ctx)
        self.read(effect.effect)
        self.ctx.x = before

    def _may(self, effect: fx.May) -> None:
        inner = [effect.effect] if effect.effect is not None else []
        if self.me in effect.who.find(self.ctx):
            trial = Appraisal(self.found.slots, gains=[[] for _ in self.found.slots])
            _Reader(self.ctx, trial, self.modes).all((*inner, *effect.then))
            if trial.sure < 0:
                return
        self.less(0.8, [*inner, *effect.then])

    def _unless(self, effect: fx.Unless) -> None:
        players = effect.who.find(self.ctx)
        if self.me in players:
            self.found.sure -= 0.5
            return
        payer = next(iter(players), self.game.opponents(self.me)[0])
        inner = self.ctx.fork(payer)
        inner.controller = payer
        self.less(0.2 if self.game.casting.payable(effect.cost, inner) else 1.0, [effect.effect])

    def _modes(self, effect: fx.Modes) -> None:
        if self.modes is not None:
            for index in self.modes:
                self.all(effect.modes[index])
            return
        ctx, most = self.ctx, 0.0
        for mode in effect.modes:
            most = max(most, best(ctx, mode)[0])
        self.found.sure += self.weight * most

    # --- what happens --------------------------------------------------------------------

    def _damage(self, effect: fx.DealDamage) -> None:
        for portion in (fx.Portion(effect.amount, effect.to), *effect.also):
            self.happens(portion.to, self.burn(portion.amount.value(self.ctx), effect.source))

    def burn(self, amount: int, source: Selector | None = None) -> Gain:
        """What so much damage is worth."""
        deadly = any(
            isinstance(o, GameObject) and o.rules(DeadlyDamage)
            for o in (source.find(self.ctx) if source is not None else ())
        )

        def gain(entity: Any) -> float:
            if amount <= 0:
                return 0.0
            if isinstance(entity, Player):
                value = worth.damage_to_player(entity, amount)
                return -value if entity is self.me else value
            if "Creature" not in entity.chars.types:
                return -0.6 * amount * self.sign(entity)
            if entity.rules(CantBeDestroyed):
                return 0.0
            if amount >= fighting.left(entity) or deadly:
                spare = amount - fighting.left(entity)
                return -self.sign(entity) * (worth.creature(entity) - 0.05 * spare)
            return -0.05 * amount * self.sign(entity)

        return gain

    def _divide(self, effect: fx.DivideDamage) -> None:
        self.happens(effect.to, self.burn(max(1, effect.amount.value(self.ctx) // 2)))

    def _power_damage(self, effect: fx.DealPowerDamage) -> None:
        mine = [
            fighting.power(o)
            for o in self.game.battlefield
            if o.controller == self.me.id and "Creature" in o.chars.types
        ]
        self.happens(effect.to, self.burn(max(mine, default=0)))
        self.happens(effect.source, lambda o: 0.1 * fighting.power(o) * self.sign(o))

    def _fight(self, effect: fx.Fight) -> None:
        mine = [
            fighting.power(o)
            for o in self.game.battlefield
            if o.controller == self.me.id and "Creature" in o.chars.types
        ]
        self.happens(effect.other, self.burn(max(mine, default=0)))
        self.happens(effect.one, lambda o: 0.1 * fighting.power(o) * self.sign(o))

    def gone(self, share: float = 1.0) -> Gain:
        """What it is worth that something goes away."""

        def gain(entity: Any) -> float:
            if not isinstance(entity, GameObject):
                return 0.0
            if entity.zone == BATTLEFIELD:
                value = worth.permanent(entity)
            elif entity.zone == STACK:
                value = worth.spell(entity)
            else:
                return -0.3 * self.sign(entity)
            return -share * value * self.sign(entity)

        return gain

    def _destroy(self, effect: fx.Destroy) -> None:
        gone = self.gone()
        self.happens(effect.what, lambda o: 0.0 if o.rules(CantBeDestroyed) else gone(o))

    def _exile(self, effect: fx.Exile) -> None:
        self.happens(effect.what, self.gone(0.9 if effect.until is not None else 1.05))

    def _to_hand(self, effect: fx.ReturnToHand) -> None:
        gone = self.gone(0.45)

        def gain(entity: Any) -> float:
            if isinstance(entity, GameObject) and entity.zone == GRAVEYARD:
                return 1.2 if entity.owner == self.me.id else -1.2
            return gone(entity) * (2.2 if getattr(entity, "is_token", False) else 1.0)

        self.happens(effect.what, gain)

    def _to_battlefield(self, effect: fx.ReturnToBattlefield) -> None:
        def gain(entity: Any) -> float:
            if not isinstance(entity, GameObject):
                return 0.0
            return worth.permanent(entity) * (1.0 if entity.owner == self.me.id else -1.0)

        self.happens(effect.what, gain)

    def _to_library(self, effect: Any) -> None:
        self.happens(effect.what, self.gone(0.9))

    def _counter(self, effect: fx.CounterSpell) -> None:
        self.happens(effect.what, self.gone())

    def _sacrifice_it(self, effect: fx.SacrificeIt) -> None:
        self.happens(effect.what, self.gone())

    def _sacrifice_choice(self, effect: fx.SacrificeChoice) -> None:
        def gain(player: Any) -> float:
            values = sorted(
                worth.permanent(o)
                for o in self.game.battlefield
                if o.controller == player.id and effect.what.matches(o, self.ctx)
            )
            lost = sum(values[: effect.count.value(self.ctx)])
            return -lost if player is self.me else lost

        self.happens(effect.who, gain)

    def _take_control(self, effect: fx.TakeControl) -> None:
        gone = self.gone(1.9)
        self.happens(effect.what, lambda o: 0.0 if self.mine(o) else gone(o))

    def _tap(self, effect: fx.TapIt) -> None:
        self.happens(
            effect.what,
            lambda o: 0.0 if o.tapped else -0.1 * worth.permanent(o) * self.sign(o),
        )

    def _untap(self, effect: fx.UntapIt) -> None:
        self.happens(
            effect.what,
            lambda o: 0.15 * worth.permanent(o) * self.sign(o) if o.tapped else 0.0,
        )

    def _regenerate(self, effect: fx.Regenerate) -> None:
        def gain(obj: Any) -> float:
            if not self.mine(obj) or obj.id in self.game.replacements.regeneration:
                return 0.0
            return worth.creature(obj) if _dies_in_combat(self.game, obj, 0) else 0.0

        self.happens(effect.what, gain)

    def _counters(self, effect: fx.PutCounters) -> None:
        count = effect.count.value(self.ctx)
        size = {"+1/+1": 1.3, "-1/-1": -1.3, "loyalty": 0.5}.get(effect.kind, 0.1)

        def gain(entity: Any) -> float:
            if effect.kind == "-1/-1" and isinstance(entity, GameObject):
                if count >= fighting.left(entity):
                    return -worth.permanent(entity) * self.sign(entity)
            return size * count * self.sign(entity)

        self.happens(effect.on, gain)

    def _attach(self, effect: fx.AttachTo) -> None:
        source = self.ctx.source
        gain = self.attached(source)
        host = self.game.entity(source.attached_to) if source.attached_to >= 0 else None
        now = gain(host) if host is not None else 0.0
        # Moving it about gains nothing unless the new host makes much more of it.
        self.happens(effect.to, lambda o: 0.0 if o is host else gain(o) - now - 0.5 * (now > 0))

    def attached(self, source: GameObject) -> Gain:
        """What it is worth that an Aura or Equipment is attached to something."""
        abilities = source.base.abilities if source.zone != BATTLEFIELD else source.chars.abilities
        changes = [
            change
            for ability in abilities.statics
            if isinstance(ability.who, Host)
            for change in ability.changes
        ]
        gain = self.changed(changes, lasting=True)

        def attached(entity: Any) -> float:
            value = gain(entity)
            if isinstance(entity, GameObject) and value > 0 and "Creature" in entity.chars.types:
                value += 0.1 * worth.creature(entity)
            return value

        return attached

    def _lasting(self, effect: fx.Lasting) -> None:
        lasting = not isinstance(effect.until, (UntilEndOfTurn, UntilEndOfCombat))
        self.happens(effect.what, self.changed(effect.changes, lasting))

    def _become(self, effect: Become) -> None:
        lasting = not isinstance(effect.until, (UntilEndOfTurn, UntilEndOfCombat))
        looks = effect.form.looks
        size = looks.power if isinstance(looks.power, int) else 1

        def gain(obj: Any) -> float:
            if not isinstance(obj, GameObject) or "Creature" in obj.chars.types:
                return 0.0
            if lasting:
                return (0.5 + 1.2 * size) * self.sign(obj)
            before = self.game.turn.step == "precombat main" and self.game.is_ready(obj)
            return 0.35 * size * self.sign(obj) if before and self.game.active is self.me else 0.0

        self.happens(effect.what, gain)

    def changed(self, changes: Sequence[Change], lasting: bool) -> Gain:
        """What it is worth that something is changed, for good or until the turn ends."""
        dp = dt = 0
        quality, hindrance = 0.0, 0.0
        base: tuple[int, int] | None = None
        ctx = self.ctx
        for change in changes:
            if isinstance(change, ModifyPT):
                dp += change.sign[0] * change.power.value(ctx)
                dt += change.sign[1] * change.toughness.value(ctx)
            elif isinstance(change, SetPT):
                size = [0 if a is None else a.value(ctx) for a in (change.power, change.toughness)]
                base = (size[0], size[1])
            elif isinstance(change, Grant):
                quality += 0.7 * sum(
                    -1 if getattr(a, "name", "") in ("defender", "decayed") else 1
                    for a in change.abilities
                )
            elif isinstance(change, LoseAbilities):
                quality -= 0.7
            elif isinstance(change, AddTypes):
                quality += 0.3
            elif isinstance(change, ApplyRule):
                if isinstance(change.rule, _HINDRANCES):
                    hindrance = max(hindrance, 0.85)
                elif isinstance(change.rule, (CantBlock, MustAttack)):
                    hindrance = max(hindrance, 0.2)
                else:
                    quality += 0.3

        def gain(entity: Any) -> float:
            if not isinstance(entity, GameObject):
                return 0.0
            chars, sign = entity.chars, self.sign(entity)
            more_power, more_toughness = dp, dt
            if base is not None:
                more_power += base[0] - (chars.power or 0)
                more_toughness += base[1] - (chars.toughness or 0)
            creature = "Creature" in chars.types
            if creature and more_toughness < 0 and fighting.left(entity) + more_toughness <= 0:
                return -sign * worth.creature(entity)
            if lasting:
                value = 0.9 * more_power + 0.45 * more_toughness if creature else 0.0
                return sign * (value + quality - hindrance * worth.permanent(entity))
            if creature and (more_power or more_toughness):
                return sign * _in_combat(self.game, entity, more_power, more_toughness)
            return 0.0

        return gain

    # --- cards, life, tokens -------------------------------------------------------------

    def _each(self, who: Selector, value: float) -> None:
        self.happens(who, lambda entity: value * self.sign(entity))

    def _draw(self, effect: fx.Draw) -> None:
        count = effect.count.value(self.ctx)

        def gain(player: Any) -> float:
            if not isinstance(player, Player):
                return 0.0
            if count >= len(player.library):
                return -worth.WIN if player is self.me else worth.WIN / 2
            return self.card(player) * count * self.sign(player)

        self.happens(effect.who, gain)

    def card(self, player: Player) -> float:
        """What one more card in the hand is worth to a player.

        Less with a full hand, and less to who would run out of cards first (104.3c).
        """
        library = len(player.library)
        others = max((len(other.library) for other in self.game.opponents(player)), default=0)
        pressed = any(
            o.controller != player.id and "Creature" in o.chars.types and o.chars.power
            for o in self.game.battlefield
        )
        if library <= others + 1 and not (pressed and library > 25):
            if library < 16:
                return -0.5
            return 0.9 if len(player.hand) < 3 else 0.2
        return 1.0 if len(player.hand) < 6 or pressed else 0.4

    def _discard(self, effect: Any) -> None:
        if isinstance(effect, fx.DiscardCards):
            count = effect.count.value(self.ctx)
        else:
            count = 1 if isinstance(effect, fx.DiscardChosen) else 3

        def gain(player: Any) -> float:
            return -1.2 * min(count, len(player.hand)) * self.sign(player)

        self.happens(effect.who, gain)

    def _mill(self, effect: fx.Mill) -> None:
        count = effect.count.value(self.ctx)
        self.happens(effect.who, lambda player: -0.05 * count * self.sign(player))

    def _gain_life(self, effect: fx.GainLife) -> None:
        amount = effect.amount.value(self.ctx)
        self.happens(effect.who, lambda p: self.sign(p) * 3.0 * amount / (max(1, p.life) + amount))

    def _lose_life(self, effect: fx.LoseLife) -> None:
        amount = effect.amount.value(self.ctx)
        self.happens(effect.who, lambda p: -self.sign(p) * worth.damage_to_player(p, amount))

    def _lose(self, effect: fx.LoseTheGame) -> None:
        self._each(effect.who, -worth.WIN)

    def _win(self, effect: fx.WinTheGame) -> None:
        self._each(effect.who, worth.WIN)

    def _tokens(self, effect: fx.CreateTokens) -> None:
        token, count = effect.token, effect.count.value(self.ctx)
        size = [n if isinstance(n, int) else 1 for n in (token.power, token.toughness)]
        each = 0.3 + 0.9 * size[0] + 0.45 * size[1] + 0.3 * len(token.abilities)
        self._each(effect.who, each * count)

    def _search(self, effect: fx.Search) -> None:
        self._each(effect.who, (2.0 if effect.to == BATTLEFIELD else 1.1) * effect.count)

    def _look(self, effect: Any) -> None:
        value = 1.2 * self.card(self.me) if isinstance(effect, fx.LookAndTake) else 0.3
        self.found.sure += self.weight * value

    def _exile_top(self, effect: fx.ExileTop) -> None:
        self.found.sure += 0.3 * self.weight

    def _prevent(self, effect: fx.PreventNext) -> None:
        self.happens(effect.to, lambda entity: 0.1 * self.sign(entity))


_READINGS: dict[type, Callable[[_Reader, Any], None]] = {
    InSequence: lambda reader, effect: reader.all(effect.effects),
    fx.If: _Reader._if,
    fx.WhereX: _Reader._where_x,
    fx.May: _Reader._may,
    fx.Unless: _Reader._unless,
    fx.Modes: _Reader._modes,
    fx.DealDamage: _Reader._damage,
    fx.DivideDamage: _Reader._divide,
    fx.DealPowerDamage: _Reader._power_damage,
    fx.Fight: _Reader._fight,
    fx.Destroy: _Reader._destroy,
    fx.Exile: _Reader._exile,
    fx.ReturnToHand: _Reader._to_hand,
    fx.ReturnToBattlefield: _Reader._to_battlefield,
    fx.PutOnLibrary: _Reader._to_library,
    fx.ShuffleIntoLibrary: _Reader._to_library,
    fx.CounterSpell: _Reader._counter,
    fx.SacrificeIt: _Reader._sacrifice_it,
    fx.SacrificeChoice: _Reader._sacrifice_choice,
    fx.TakeControl: _Reader._take_control,
    fx.TapIt: _Reader._tap,
    fx.UntapIt: _Reader._untap,
    fx.Regenerate: _Reader._regenerate,
    fx.PutCounters: _Reader._counters,
    fx.AttachTo: _Reader._attach,
    fx.Lasting: _Reader._lasting,
    Become: _Reader._become,
    fx.Draw: _Reader._draw,
    fx.DiscardCards: _Reader._discard,
    fx.DiscardChosen: _Reader._discard,
    fx.DiscardHand: _Reader._discard,
    fx.Mill: _Reader._mill,
    fx.GainLife: _Reader._gain_life,
    fx.LoseLife: _Reader._lose_life,
    fx.LoseTheGame: _Reader._lose,
    fx.WinTheGame: _Reader._win,
    fx.CreateTokens: _Reader._tokens,
    fx.Search: _Reader._search,
    fx.LookAndTake: _Reader._look,
    fx.Scry: _Reader._look,
    fx.LookAtTop: _Reader._look,
    fx.ExileTop: _Reader._exile_top,
    fx.PreventNext: _Reader._prevent,
}


def best(
    ctx: Context, effects: Sequence[Effect], modes: Sequence[int] | None = None
) -> tuple[float, Appraisal]:
    """The most that instructions could gain now, with their best targets."""
    found = appraise(ctx, effects, modes)
    total = found.sure
    targeting = ctx.game.targeting
    for index, slot in enumerate(found.slots):
        if slot.chosen_by is not None:
            values = sorted(found.of(index, e) for e in targeting.legal(slot, ctx, None))
        else:
            values = sorted(
                (found.of(index, e) for e in targeting.legal(slot, ctx, None)), reverse=True
            )
        count = max(0, slot.count.value(ctx))
        chosen = values[:count]
        total += sum(v for v in chosen if v > 0) if slot.up_to else sum(chosen)
    return total, found


# --- combat ------------------------------------------------------------------------------


def _opposing(game: Game, obj: GameObject) -> list[GameObject]:
    """What a creature fights in this combat."""
    combat = game.combat
    if obj.id in combat.attackers:
        return [game.objects[b] for b, ids in combat.blockers.items() if obj.id in ids]
    return [game.objects[a] for a in combat.blockers.get(obj.id, ()) if a in combat.attackers]


def _dies_in_combat(game: Game, obj: GameObject, dt: int) -> bool:
    """Whether a creature dies in this combat as things stand."""
    if game.turn.step != "declare blockers":
        return False
    return any(fighting.duel(obj, other, 0, dt)[0] for other in _opposing(game, obj))


def _in_combat(game: Game, obj: GameObject, dp: int, dt: int) -> float:
    """What +dp/+dt for this turn is worth to who controls a creature."""
    combat = game.combat
    if game.turn.step != "declare blockers":
        return 0.0
    attacking = obj.id in combat.attackers
    if attacking and obj.id not in combat.blocked:
        defender = game.entity(combat.attackers[obj.id])
        if not isinstance(defender, Player):
            return 0.2 * dp
        coming = sum(
            fighting.power(game.objects[a])
            for a in combat.attackers
            if a not in combat.blocked and combat.attackers[a] == defender.id
        )
        if coming >= defender.life:
            return 0.0  # it is over without this
        if coming + dp >= defender.life:
            return worth.WIN
        return 0.7 * worth.damage_to_player(defender, dp) if dp > 0 else 0.3 * dp
    opposing = _opposing(game, obj)
    if not opposing:
        return 0.0
    gained = 0.0
    before = [fighting.duel(obj, other) for other in opposing]
    after = [fighting.duel(obj, other, dp, dt) for other in opposing]
    mine = worth.creature(obj)
    gained += mine * (any(b[0] for b in before) - any(a[0] for a in after))
    killed = [
        worth.creature(other) * (int(a[1]) - int(b[1]))
        for other, b, a in zip(opposing, before, after, strict=True)
    ]
    return gained + max(killed, key=abs)


__all__ = ["Appraisal", "appraise", "best"]
