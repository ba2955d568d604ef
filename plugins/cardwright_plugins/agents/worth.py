"""What things are worth to the greedy agent.

The unit is about a card's worth: a 2/2 creature without abilities is worth some 3, a card in
the hand 1 and more. Only the order of the numbers matters.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.language.rules import CantBeBlocked, CantBeDestroyed, DamageStep, DeadlyDamage
from cardwright.objects import GameObject, Player

if TYPE_CHECKING:
    from cardwright.game import Game

WIN = 1000.0
"""The worth of winning on the spot."""

LAND = 1.3


def permanent(obj: GameObject) -> float:
    """The worth of a permanent to who controls it."""
    chars = obj.chars
    if "Creature" in chars.types:
        return creature(obj)
    if "Planeswalker" in chars.types:
        return 3.0 + obj.counter("loyalty") * 0.5
    if "Land" in chars.types:
        return LAND + 0.4 * len(chars.abilities.activated)
    worth = 1.0 + 0.5 * chars.mana_value
    if obj.memory.get("exiled"):
        return worth + 2.0  # something may come back as it leaves
    # What did its work as it entered is worth less now.
    return worth * 0.5 if chars.abilities.triggers and not chars.abilities.statics else worth


def creature(obj: GameObject) -> float:
    """The worth of a creature, by its size and its abilities."""
    chars = obj.chars
    power, toughness = max(0, chars.power or 0), max(0, chars.toughness or 0)
    worth = 0.4 + 0.9 * power + 0.45 * toughness
    rules = chars.rules
    if rules:
        if CantBeBlocked in rules:
            worth += 0.25 * power
        if DamageStep in rules or DeadlyDamage in rules:
            worth += 0.8
        if CantBeDestroyed in rules:
            worth += 1.5
    abilities = chars.abilities
    worth += 0.6 * len(abilities.activated) + 0.4 * len(abilities.mana)
    if "Land" in chars.types:
        worth += LAND
    return worth


def in_hand(game: Game, card: GameObject, player: Player) -> float:
    """The worth of a card in its owner's hand: what to keep rather than discard."""
    base = card.base
    lands = sum(
        1 for o in game.battlefield if o.controller == player.id and "Land" in o.chars.types
    )
    if "Land" in base.types:
        held = sum(1 for o in player.hand if "Land" in o.base.types)
        if lands + held <= 4:
            return 2.5
        return (1.2 if lands < 5 else 0.3) + 0.7 * len(base.abilities.activated)
    value = base.mana_value
    late = max(0, value - lands - 1)
    return 1.2 + 0.35 * value - 0.5 * late


def spell(obj: GameObject) -> float:
    """The worth of a spell on the stack to who controls it."""
    base = obj.base
    if "Creature" in base.types:
        return 1.0 + creature(obj)
    return 1.2 + 0.6 * base.mana_value


def damage_to_player(player: Player, amount: int) -> float:
    """What so much damage to a player is worth to their opponent."""
    if amount <= 0:
        return 0.0
    if amount >= player.life:
        return WIN
    return 4.0 * amount / player.life
