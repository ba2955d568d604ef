"""The agent ``greedy``: does what gains most now, and thinks no further.

It plays lands, spends its mana on what is worth most, aims harm at the opponent and help at
itself, attacks where the exchange is good, and blocks to live. What effects do it learns from
their classes; see `cardwright_plugins.agents.appraisal`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Any

from cardwright.actions import Activate, Cast, PlayLand, Way
from cardwright.context import Context
from cardwright.decisions import (
    ChooseModes,
    ChooseNumber,
    ChooseOne,
    ChooseSome,
    ChooseTargets,
    DeclareAttackers,
    DeclareBlockers,
    Divide,
    PriorityDecision,
    YesNo,
)
from cardwright.hookspecs import hookimpl
from cardwright.language import effects as fx
from cardwright.language.costs import (
    DiscardCost,
    ExileCost,
    LoyaltyCost,
    Mana,
    PayLife,
    ReturnCost,
    SacrificeCost,
    TapOthers,
    TapSelf,
    mana_part,
)
from cardwright.language.nodes import Cost, Selector
from cardwright.language.patterns import Enters
from cardwright.language.rules import AdditionalCost
from cardwright.language.selectors import This
from cardwright.objects import GRAVEYARD, HAND, LIBRARY, GameObject, Player
from cardwright.stack import StackItem
from cardwright.turn import MAIN
from cardwright_plugins.agents import fighting, worth
from cardwright_plugins.agents.appraisal import Gain, appraise, best

if TYPE_CHECKING:
    from cardwright.agents import Maker
    from cardwright.decisions import Answer, Decision
    from cardwright.game import Game

SPELL_PRICE = 0.8
"""What an instant or sorcery must gain: the card is gone afterwards."""

ABILITY_PRICE = 0.15
DEAR = 1.5
"""What an optional cost besides mana may be worth at most, for it to be paid."""
MANY_TIMES = 12
"""How often in a turn one ability is activated at most."""

_GIVE_UP = ("sacrifice", "discard", "exile", "return", "tap", "put on the bottom of", "put on top")
_DECLINE = ("sacrifice", "discard", "lose", "exile this")


class GreedyAgent:
    """Plays for the most it can gain now. Ties are broken by a generator of its own."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)
        self._answers: dict[type, Callable[[Game, Any], Answer]] = {
            PriorityDecision: self._priority,
            DeclareAttackers: fighting.attackers,
            DeclareBlockers: fighting.blockers,
            ChooseTargets: self._targets,
            ChooseModes: self._modes,
            ChooseSome: self._some,
            ChooseOne: self._one,
            YesNo: self._yes_no,
            Divide: self._divide,
        }

    def decide(self, game: Game, decision: Decision) -> Answer:
        for kind in type(decision).__mro__:
            answer = self._answers.get(kind)
            if answer is not None:
                return answer(game, decision)
        if isinstance(decision, ChooseNumber):
            return self._number(game, decision)
        return decision.default()

    # --- with priority -------------------------------------------------------------------

    def _priority(self, game: Game, decision: PriorityDecision) -> int:
        options = decision.options
        if len(options) == 1 or not self._time_to_act(game, decision.player):
            return 0
        me = decision.player
        stack = game.zones.stack
        lands = [i for i, action in enumerate(options) if isinstance(action, PlayLand)]
        if lands:
            return max(lands, key=lambda i: _land(game, me, options[i].card))
        chosen, most = 0, 0.0
        for index in range(1, len(options)):
            action = options[index]
            if stack and not _answers_spells(action):
                continue
            value = self._value(game, me, action)
            if value > most:
                chosen, most = index, value
        return chosen

    def _time_to_act(self, game: Game, me: Player) -> bool:
        """Whether this is a moment at which there may be something worth doing."""
        stack = game.zones.stack
        if stack:
            return stack[-1].controller != me.id
        step = game.turn.step
        if game.turn.active == me.id:
            return step in MAIN or step == "declare blockers"
        return step in ("declare attackers", "declare blockers", "end")

    def _value(self, game: Game, me: Player, action: Any) -> float:
        if isinstance(action, Cast):
            return self._cast(game, me, action)
        if isinstance(action, Activate):
            return self._activate(game, me, action)
        return 0.0

    def _cast(self, game: Game, me: Player, action: Cast) -> float:
        card = action.card
        base = card.base
        ctx = Context(game, card, me)
        cost = action.way.cost
        mana = mana_part(cost)
        if mana.xs:
            ctx.x = _most_x(game, me, mana.mana_value, mana.xs)
        abilities = base.abilities
        effects = tuple(effect for spell in abilities.spells for effect in spell.effects)
        costs = list(cost)
        additional = base.rules.get(AdditionalCost, ())
        if additional:
            # What it does may depend on what is paid (702.33d).
            ctx.item = StackItem(None, effects, card.id, x=ctx.x, way=action.way.keyword)
        for rule, _ in additional:
            if not rule.optional:
                costs.extend(rule.cost)
            elif _pays(game, ctx, rule, action.way):
                ctx.item.paid[rule.optional] = 1  # type: ignore[union-attr]  # made above
        price = _price(ctx, costs)
        if "Instant" in base.types or "Sorcery" in base.types:
            gained, _ = best(ctx, effects)
            price += SPELL_PRICE if card.zone == HAND else 0.1
            return gained - price + 0.01 * base.mana_value
        if abilities.enchant is not None:
            gained, _ = best(ctx, effects)
            return gained - price - 0.3
        entering = [
            t for t in abilities.triggers
            if isinstance(t.event, Enters) and type(t.event.what) is This
        ]  # fmt: skip
        gained = 0.0
        for trigger in entering:
            if trigger.condition is not None and not trigger.condition.holds(ctx):
                continue
            gained += best(ctx, trigger.effects)[0]
        if "Creature" in base.types:
            own = worth.creature(card)
        elif entering:
            own = 0.2
        else:
            own = worth.permanent(card)
        if "Legendary" in base.supertypes and _have(game, me, base.name):
            return -1.0
        return own + gained - price + 0.01 * base.mana_value

    def _activate(self, game: Game, me: Player, action: Activate) -> float:
        source, ability = action.source, action.ability
        if game.uses_this_turn(source, ability) >= MANY_TIMES:
            return 0.0
        ctx = Context(game, source, me)
        mana = mana_part(ability.cost)
        if mana.xs:
            ctx.x = _most_x(game, me, mana.mana_value, mana.xs)
        gained, _ = best(ctx, ability.effects)
        return gained - _price(ctx, ability.cost) - ABILITY_PRICE

    # --- choices for what is on the stack or resolves --------------------------------------

    def _targets(self, game: Game, decision: ChooseTargets) -> tuple[int, ...]:
        source = decision.source
        item = source.item if source is not None else None
        if source is None or item is None:
            return decision.default()
        asker = game.players[source.controller]
        holder = source if source.kind != "ability" else game.objects[item.source]
        ctx = Context(game, holder, asker, item, item.event, _x_of(game, source), None, item.found)
        if item.subject >= 0:
            ctx.subject = game.entity(item.subject)
        slot = len(item.targets)
        modes = item.modes or None
        found = appraise(ctx, item.effects, modes)
        piece = item.slots[slot]
        index = next((i for i, one in enumerate(found.slots) if one is piece), -1)
        if index < 0:
            return decision.default()
        for_me = 1.0 if asker is decision.player else -1.0
        values = [for_me * found.of(index, option) for option in decision.options]
        ranked = sorted(range(len(values)), key=lambda i: (-values[i], i))
        count = decision.minimum
        while count < min(decision.maximum, len(ranked)) and values[ranked[count]] > 0:
            count += 1
        chosen = tuple(ranked[:count])
        return chosen if _allowed(decision, chosen) else decision.default()

    def _modes(self, game: Game, decision: ChooseModes) -> tuple[int, ...]:
        source = decision.source
        item = source.item if source is not None else None
        if source is None or item is None:
            return decision.default()
        modal = next(effect for effect in item.effects if isinstance(effect, fx.Modes))
        holder = source if source.kind != "ability" else game.objects[item.source]
        ctx = Context(game, holder, decision.player, item, x=_x_of(game, source))
        values = [best(ctx, modal.modes[number])[0] for number in decision.numbers]
        ranked = sorted(range(len(values)), key=lambda i: (-values[i], i))
        count = decision.minimum
        while count < decision.maximum and values[ranked[count]] > 0:
            count += 1
        return tuple(ranked[:count])

    def _number(self, game: Game, decision: ChooseNumber) -> int:
        """The number that gains most; of equals the largest."""
        source = decision.source
        item = source.item if source is not None else None
        if source is None or item is None:
            item = next((o.item for o in reversed(game.zones.stack) if o.item is not None), None)
        if source is None or item is None:
            return decision.maximum
        ctx = Context(game, source, decision.player)
        chosen, most = decision.maximum, float("-inf")
        for x in range(decision.maximum, decision.minimum - 1, -1):
            ctx.x = x
            value = best(ctx, item.effects)[0]
            if value > most:
                chosen, most = x, value
        return chosen

    def _some(self, game: Game, decision: ChooseSome) -> tuple[int, ...]:
        if decision.preset is not None:
            return decision.preset
        me, reason = decision.player, decision.reason
        options = decision.options
        least, most = decision.minimum, min(decision.maximum, len(options))
        values = [_worth(game, option, me) for option in options]
        order = sorted(range(len(options)), key=lambda i: (values[i], i))
        if reason == "put on the bottom" or reason == "put into your graveyard":
            lands = _lands(game, me)
            away = [
                i for i in order
                if (lands >= 6) == ("Land" in options[i].base.types) and lands not in (4, 5)
            ]  # fmt: skip
            return tuple(away[:most])
        giving = reason.startswith(_GIVE_UP)
        chosen = tuple(order[:least] if giving else order[::-1][:most])
        return chosen if _allowed(decision, chosen) else decision.default()

    def _one(self, game: Game, decision: ChooseOne) -> int:
        options = decision.options
        me = decision.player
        if "color" in decision.reason:
            return _favorite_color(game, me, [str(option) for option in options])
        if "creature type" in decision.reason:
            kinds: dict[str, int] = {}
            for o in (*game.battlefield, *me.hand):
                if o.controller == me.id:
                    for kind in sorted(o.chars.subtypes):
                        kinds[kind] = kinds.get(kind, 0) + 1
            return max(range(len(options)), key=lambda i: kinds.get(str(options[i]), 0))
        if "source of damage" in decision.reason:
            return max(range(len(options)), key=lambda i: _threat(game, me, options[i]))
        if options and all(isinstance(option, GameObject) for option in options):
            gain = self._pick(game, decision)
            if gain is not None:
                return max(range(len(options)), key=lambda i: gain(options[i]))
            return max(range(len(options)), key=lambda i: _worth(game, options[i], me))
        if options and all(isinstance(option, Player) for option in options):
            return next((i for i, one in enumerate(options) if one is not me), 0)
        return 0

    def _pick(self, game: Game, decision: ChooseOne) -> Gain | None:
        """What an option is worth to what resolves now and lets the player choose one."""
        top = game.zones.stack[-1] if game.zones.stack else None
        if top is None or top.item is None or decision.source is None:
            return None
        if decision.source.id not in (top.id, top.item.source):
            return None
        ctx = Context(game, decision.source, decision.player, top.item, top.item.event, top.item.x)
        picks = appraise(ctx, top.item.effects, top.item.modes or None).picks
        return picks[0] if picks else None

    def _yes_no(self, game: Game, decision: YesNo) -> int:
        reason = decision.reason
        if reason.startswith("take a mulligan"):
            hand = decision.player.hand
            lands = sum(1 for card in hand if "Land" in card.base.types)
            after = int("".join(filter(str.isdigit, reason)) or 0)
            return int(not 2 <= lands <= 5 and after >= 5)
        source = decision.source
        if source is not None and reason.startswith("pay "):
            ctx = Context(game, source, decision.player)
            for rule, _ in source.base.rules.get(AdditionalCost, ()):
                if rule.optional and reason.startswith(f"pay {rule.optional} for "):
                    return int(_price(ctx, rule.cost) <= DEAR)
        return int(not reason.startswith(_DECLINE))

    def _divide(self, game: Game, decision: Divide) -> tuple[int, ...]:
        if decision.preset is not None:
            return decision.preset
        least = decision.least
        shares = [least] * len(decision.options)
        rest = decision.total - sum(shares)
        order = sorted(
            range(len(shares)), key=lambda i: -_threat(game, decision.player, decision.options[i])
        )
        for i in order:
            option = decision.options[i]
            if isinstance(option, GameObject):
                more = min(rest, max(0, fighting.left(option) - least))
                shares[i] += more
                rest -= more
        shares[order[0]] += rest
        answer = tuple(shares)
        if decision.allows is not None and decision.allows(answer) is not None:
            return decision.default()
        return answer


# --- about the game ------------------------------------------------------------------------


def _answers_spells(action: Any) -> bool:
    """Whether an action could counter a spell."""
    if isinstance(action, Cast):
        pieces = [e for spell in action.card.base.abilities.spells for e in spell.effects]
    elif isinstance(action, Activate):
        pieces = list(action.ability.effects)
    else:
        return False
    return any(isinstance(node, fx.CounterSpell) for piece in pieces for node in piece.walk())


def _pays(game: Game, ctx: Context, rule: AdditionalCost, way: Way) -> bool:
    """Whether one would pay an optional cost for the spell that the context is about."""
    paid = {rule.optional: 1}
    total = game.casting.total(ctx, ctx.source, way, paid)
    return game.casting.payable(total, ctx) and _price(ctx, rule.cost) <= DEAR


def _price(ctx: Context, costs: Sequence[Cost]) -> float:
    """What costs besides mana are worth to who pays them."""
    price = 0.0
    game, me = ctx.game, ctx.controller
    for cost in costs:
        if isinstance(cost, Mana):
            continue
        if isinstance(cost, TapSelf):
            # Before combat a creature that taps does not attack.
            before = game.turn.step == "precombat main" and game.turn.active == me.id
            creature = "Creature" in ctx.source.chars.types
            price += 0.25 * fighting.power(ctx.source) if before and creature else 0.0
        elif isinstance(cost, SacrificeCost):
            price += _given_up(ctx, cost.what, cost.count.value(ctx), game.battlefield)
        elif isinstance(cost, DiscardCost):
            what = cost.what if isinstance(cost.what, Selector) else None
            if what is not None:
                price += worth.in_hand(game, ctx.source, me)
            else:
                values = sorted(worth.in_hand(game, o, me) for o in me.hand if o is not ctx.source)
                price += sum(values[: cost.count.value(ctx)])
        elif isinstance(cost, ReturnCost):
            price += 0.5
        elif isinstance(cost, PayLife):
            price += 3.0 * cost.amount.value(ctx) / max(1, me.life)
        elif isinstance(cost, LoyaltyCost):
            price -= 0.3 * cost.change if isinstance(cost.change, int) else 0.0
        elif isinstance(cost, TapOthers):
            price += 0.3 if game.turn.step == "precombat main" else 0.1
        elif isinstance(cost, ExileCost):
            price += 0.2
        else:
            price += 0.2
    return price


def _given_up(ctx: Context, what: Any, count: int, among: Sequence[GameObject]) -> float:
    if isinstance(what, Selector):
        return sum(worth.permanent(o) for o in what.find(ctx))
    me = ctx.controller.id
    values = sorted(
        worth.permanent(o) for o in among if o.controller == me and what.matches(o, ctx)
    )
    return sum(values[:count])


def _lands(game: Game, me: Player) -> int:
    return sum(1 for o in game.battlefield if o.controller == me.id and "Land" in o.chars.types)


def _have(game: Game, me: Player, name: str) -> bool:
    return any(o.controller == me.id and o.name == name for o in game.battlefield)


def _most_x(game: Game, me: Player, rest: int, xs: int) -> int:
    """The largest X that the player's mana could pay, more or less."""
    mana = len(me.pool) + sum(source.most for source in game.payment.sources(me))
    return max(0, (mana - rest) // xs)


def _x_of(game: Game, obj: GameObject) -> int:
    return obj.item.x if obj.item is not None else 0


def _makes(obj: GameObject) -> set[str]:
    """The colors of mana a land can make, as far as they are printed."""
    found: set[str] = set()
    for ability in obj.base.abilities.mana:
        for effect in ability.effects:
            found.update(symbol for choice in getattr(effect, "choices", ()) for symbol in choice)
    return found & set("WUBRG")


def _land(game: Game, me: Player, card: GameObject) -> float:
    """How glad one is to play this land now."""
    have: set[str] = set()
    for o in game.battlefield:
        if o.controller == me.id and "Land" in o.chars.types:
            have |= _makes(o)
    wanted: set[str] = set()
    for o in me.hand:
        if o.base.mana_cost is not None:
            wanted |= o.base.mana_cost.colors
    abilities = card.base.abilities
    value = 2.0 * len((_makes(card) & wanted) - have) + 0.2 * len(_makes(card) & wanted)
    if abilities.enters:
        value -= 0.5 if game.turn.number > 4 else -0.3
    # What does more than make mana is for later.
    special = 0.1 * len(abilities.activated)
    return value - 0.3 * bool(abilities.zones) + (special if _lands(game, me) > 4 else -special)


def _worth(game: Game, option: Any, me: Player) -> float:
    """What an object or player is worth keeping, or having, to a player."""
    if isinstance(option, Player):
        return 1.0 if option is me else 0.0
    if not isinstance(option, GameObject):
        return 0.0
    if option.zone in (HAND, LIBRARY, GRAVEYARD):
        return worth.in_hand(game, option, me)
    value = worth.permanent(option)
    if option.tapped and "Land" in option.chars.types:
        value -= 0.5
    return value


def _threat(game: Game, me: Player, option: Any) -> float:
    """How much one would like to see harm done to it, or by it prevented."""
    if isinstance(option, Player):
        return 0.5 if option is not me else -1.0
    if not isinstance(option, GameObject):
        return 0.0
    value = worth.permanent(option) + 5.0 * (option.id in game.combat.attackers)
    return value if option.controller != me.id else -value


def _favorite_color(game: Game, me: Player, names: Sequence[str]) -> int:
    from cardwright.mana import COLOR_NAMES

    counts = dict.fromkeys(names, 0)
    for o in (*game.battlefield, *me.hand):
        if o.owner == me.id:
            for color in o.base.colors:
                name = COLOR_NAMES[color]
                counts[name] = counts.get(name, 0) + 1
    return max(range(len(names)), key=lambda i: counts[names[i]])


def _allowed(decision: ChooseSome, chosen: tuple[int, ...]) -> bool:
    if not decision.minimum <= len(chosen) <= decision.maximum:
        return False
    return decision.allows is None or decision.allows(chosen) is None


@hookimpl
def cardwright_agents() -> Mapping[str, Maker]:
    """The agent."""
    return {"greedy": GreedyAgent}
