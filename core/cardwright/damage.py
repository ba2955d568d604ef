"""What damage does (120.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.events import Damage, Event, LoseLife, RemoveCounters
from cardwright.language.rules import DamageResult, DeadlyDamage
from cardwright.objects import GameObject

if TYPE_CHECKING:
    from cardwright.game import Game


class DamageResults:
    """Turns damage that is dealt into its results."""

    __slots__ = ("game",)

    def __init__(self, game: Game) -> None:
        self.game = game

    def results(self, damage: Damage) -> list[Event]:
        """Mark damage, and return the events that follow from it (120.3, 120.4c)."""
        game, source, to = self.game, damage.source, damage.to
        found: list[Event] = []
        replaced = False
        for rule, holder in source.rules(DamageResult):
            replaced = replaced or rule.replaces
            found.extend(rule.results(damage, game.rule_context(source, holder)))
        for kind, rules in source.chars.rules.items():
            if kind is not DamageResult and issubclass(kind, DamageResult):
                for rule, holder in rules:
                    results = rule.results(damage, game.rule_context(source, holder))
                    replaced = replaced or (rule.replaces and bool(results))
                    found.extend(results)
        if not isinstance(to, GameObject):
            history = to.history
            history["damage dealt to"] = history.get("damage dealt to", 0) + damage.amount
            if not replaced:
                found.insert(0, LoseLife(to, damage.amount))
            return found
        types = to.chars.types
        if "Planeswalker" in types:
            found.append(RemoveCounters(to, "loyalty", damage.amount))
        if "Battle" in types:
            found.append(RemoveCounters(to, "defense", damage.amount))
        if "Creature" in types:
            if not replaced:
                to.damage += damage.amount
            if source.rules(DeadlyDamage):
                to.deadly_damage = True
        return found
