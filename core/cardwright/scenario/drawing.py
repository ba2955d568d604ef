"""Drawing a game as text: the board, and the log with rule numbers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from cardwright.objects import GameObject, Player

if TYPE_CHECKING:
    from cardwright.game import Game

_WIDE = 96


def draw(game: Game) -> str:
    """The board: each player's side, the stack, whose turn and priority it is."""
    lines = [_head(game)]
    for player in game.players:
        lines.append("")
        lines.extend(_side(game, player))
    if game.zones.stack:
        lines.extend(["", "stack, top first:"])
        lines.extend(f"    {_on_stack(game, obj)}" for obj in reversed(game.zones.stack))
    return "\n".join(lines)


def _head(game: Game) -> str:
    if game.over:
        return f"the game is over: {game.result}"
    turn = game.turn
    decision = game.decision
    who = f"; {decision.player} has to decide: {decision.reason}" if decision else ""
    return f"turn {turn.number} of {game.active}, {turn.step}{who}"


def _side(game: Game, player: Player) -> list[str]:
    parts = [f"{player}  life {player.life}"]
    parts.extend(f"{kind} {count}" for kind, count in player.counters.items() if count)
    if player.pool.units:
        parts.append(f"mana {player.pool}")
    if player.left:
        parts.append(f"out of the game ({player.loss_reason})" if player.lost else "left")
    lines = ["  ".join(parts)]
    for zone in ("hand", "graveyard"):
        lines.extend(_zone(zone, player.zone(zone)))
    lines.extend(_zone("exile", [o for o in game.zones.exile if o.owner == player.id]))
    lines.extend(_zone("command", [o for o in game.zones.command if o.owner == player.id]))
    top = [str(card) for card in reversed(player.library[-3:])]
    shown = f": {', '.join(top)}{', …' if len(player.library) > 3 else ''}" if top else ""
    lines.append(f"  library {len(player.library)}{shown}")
    own = [o for o in game.zones.battlefield if o.controller == player.id]
    lines.extend(f"    {line}" for line in _counted(describe(game, o) for o in own))
    return lines


def _zone(name: str, cards: Sequence[GameObject]) -> list[str]:
    if not cards:
        return []
    return [f"  {name} {len(cards)}: {', '.join(_counted(map(str, cards)))}"]


def _counted(texts: Iterable[str]) -> list[str]:
    counts: dict[str, int] = {}
    for text in texts:
        counts[text] = counts.get(text, 0) + 1
    return [text if count == 1 else f"{text} ×{count}" for text, count in counts.items()]


def describe(game: Game, obj: GameObject) -> str:
    """A permanent in one line."""
    chars = obj.chars
    parts = [str(obj)]
    if chars.power is not None and chars.toughness is not None:
        parts.append(f"{chars.power}/{chars.toughness}")
    if chars.abilities.keywords and "Creature" in chars.types:
        parts.append(", ".join(chars.abilities.keywords))
    if obj.tapped:
        parts.append("tapped")
    if obj.damage:
        parts.append(f"damage {obj.damage}")
    parts.extend(f"{kind} {count}" for kind, count in obj.counters.items() if count)
    if obj.attached_to >= 0:
        parts.append(f"on {game.entity(obj.attached_to)}")
    if obj.id in game.combat.attackers:
        parts.append(f"attacks {game.combat.whom(obj) or 'nothing'}")
    for blocked in game.combat.blockers.get(obj.id, ()):
        parts.append(f"blocks {game.objects[blocked]}")
    if "Creature" in chars.types and not game.is_ready(obj):
        parts.append("summoning sick")
    return "  ".join(parts)


def _on_stack(game: Game, obj: GameObject) -> str:
    item = obj.item
    text = f"{obj}{' (ability)' if obj.kind == 'ability' else ''} of p{obj.controller + 1}"
    if item is not None:
        if item.x:
            text += f", X = {item.x}"
        targets = [str(game.entity(id_)) for chosen in item.targets for id_ in chosen]
        if targets:
            text += f" → {', '.join(targets)}"
    return text


def told(entries: Sequence[tuple[str, str]], last: int = 40) -> str:
    """The end of a log as lines of rule number and text."""
    shown = entries[-last:]
    lines = [f"… {len(entries) - last} lines before"] if len(entries) > last else []
    lines.extend(f"{rule:>8}  {text[:_WIDE]}" for rule, text in shown)
    return "\n".join(lines)
