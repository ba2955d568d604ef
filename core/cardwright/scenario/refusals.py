"""Why an action is not legal: the rule that is in the way, in words.

The questions are those the engine asks, in its order; the first that fails is the reason.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.actions import Activate, Way
from cardwright.context import Context
from cardwright.language.costs import Mana, mana_part
from cardwright.language.rules import CantActivate, CantCast, ExtraLandPlays
from cardwright.objects import GameObject, Player
from cardwright.turn import MAIN

if TYPE_CHECKING:
    from cardwright.game import Game
    from cardwright.language.abilities import Activated


def why_not_cast(game: Game, player: Player, card: GameObject) -> str:
    """Why the player can't cast this card now; empty if they can."""
    casting = game.casting
    ways = casting.ways(player, card)
    if "Land" in card.base.types:
        return f"{card} is a land, and lands are played, not cast (305.9)"
    if not ways:
        return f"{card} can't be cast from {_place(card)} (601.3)"
    if not game.sorcery_timing(player) and not casting._instant(card, player):
        return f"{card} can only be cast {_sorcery_speed(game, player)} (307.1, 601.3)"
    reasons = [_why_not_way(game, player, card, way) for way in ways]
    return "" if not all(reasons) else reasons[0]


def _why_not_way(game: Game, player: Player, card: GameObject, way: Way) -> str:
    casting = game.casting
    if casting.can_cast(player, card, way):
        return ""
    for rule, source in player.rules(CantCast):
        context = game.rule_context(player, source)
        if rule.what is None or rule.what.matches(card, context):
            return f"{context.source} says that {player} can't cast {card} (101.2)"
    ctx = Context(game, card, player)
    costs = casting.total(ctx, card, way, {})
    for cost in costs:
        if isinstance(cost, Mana):
            if not game.payment.can_pay(player, cost.cost, ctx):
                return f"{player} can't pay {cost.cost} (601.2g, 118.3)"
        elif not cost.payable(ctx):
            return f"a cost of {card} can't be paid (601.2h, 118.3)"
    abilities = card.base.abilities
    slots = (abilities.enchant,) if abilities.enchant is not None else ()
    effects = [effect for spell in abilities.spells for effect in spell.effects]
    if not game.targeting.possible(effects, ctx, slots):
        return f"{card} has no legal target (601.2c, 115.1)"
    return f"{card} can't be cast (601.2e)"


def why_not_play(game: Game, player: Player, card: GameObject) -> str:
    """Why the player can't play this land now; empty if they can."""
    if "Land" not in card.base.types:
        return f"{card} is no land (305.1)"
    if not game.sorcery_timing(player):
        return f"a land can only be played {_sorcery_speed(game, player)} (305.1)"
    allowed = 1 + sum(rule.count for rule, _ in player.rules(ExtraLandPlays))
    if player.lands_played >= allowed:
        return f"{player} has played {player.lands_played} of {allowed} lands this turn (305.2)"
    if card not in player.hand:
        return f"{card} can't be played from {_place(card)} (305.1)"
    return ""


def why_not_activate(game: Game, player: Player, action: Activate) -> str:
    """Why the player can't activate this ability now; empty if they can."""
    obj, ability = action.source, action.ability
    if game.casting.can_activate(player, obj, ability):
        return ""
    for _rule, source in obj.rules(CantActivate):
        return f"{game.rule_context(obj, source).source} says that it can't be activated (101.2)"
    ctx = Context(game, obj, player)
    if ability.is_loyalty:
        if not game.sorcery_timing(player):
            return f"loyalty abilities are activated {_sorcery_speed(game, player)} (606.3)"
        if obj.memory.get("loyalty used") == game.turn.number:
            return f"a loyalty ability of {obj} was activated this turn (606.3)"
    if not all(limit.allows(ctx, ability) for limit in ability.only):
        return f"{obj} says when it may be activated, and that is not now (602.5)"
    return _why_not_pay(game, player, obj, ability, ctx) or (
        f"{obj} has no legal target (602.2b, 601.2c)"
    )


def _why_not_pay(
    game: Game, player: Player, obj: GameObject, ability: Activated, ctx: Context
) -> str:
    if ability.has_tap:
        if obj.tapped:
            return f"{obj} is tapped already (118.3, 602.5a)"
        if not game.is_ready(obj):
            return f"{obj} has summoning sickness (302.6)"
    for cost in ability.cost:
        if not isinstance(cost, Mana) and not cost.payable(ctx):
            return f"a cost of {obj} can't be paid (602.2b, 118.3)"
    mana = mana_part(ability.cost).with_x(0)
    if not game.payment.can_pay(player, mana, ctx, obj.id if ability.has_tap else -1):
        return f"{player} can't pay {mana} (602.2b, 118.3)"
    return ""


def _sorcery_speed(game: Game, player: Player) -> str:
    when = "in its player's main phase with an empty stack"
    if game.active is not player:
        return f"{when}, and it is {game.active}'s turn"
    if game.turn.step not in MAIN:
        return f"{when}, and this is {game.turn.step}"
    if game.zones.stack:
        return f"{when}, and {game.zones.stack[-1]} is on the stack"
    return f"{when}, and {player} does not have priority"


def _place(card: GameObject) -> str:
    return {"graveyard": "the graveyard", "hand": "a hand", "library": "a library"}.get(
        card.zone, card.zone or "nowhere"
    )
