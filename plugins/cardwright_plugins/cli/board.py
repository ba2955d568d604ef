"""The board as one likes to look at it, and the log with the numbers of the rules."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.rule import Rule
from rich.text import Text

from cardwright import events as e
from cardwright.objects import HAND, LIBRARY, GameObject, Player

if TYPE_CHECKING:
    from cardwright.game import Game

_COLORS = {
    "W": "bright_white", "U": "bright_blue", "B": "magenta", "R": "bright_red", "G": "green",
}  # fmt: skip
_HIDDEN = frozenset({HAND, LIBRARY})
_SILENT = (e.EmptyPool, e.EffectEnds, e.Targeted, e.AttackersDeclared)


def board(game: Game, viewer: Player | None = None) -> RenderableType:
    """The table: the viewer's side below, or the first player's.

    Hands are shown only to the viewer; to nobody when there is none.
    """
    below = viewer if viewer is not None else game.players[0]
    others = [player for player in game.players if player is not below]
    parts: list[RenderableType] = [Rule(_heading(game), style="dim")]
    parts.extend(_side(game, player, viewer) for player in others)
    if game.zones.stack:
        parts.append(_stack(game))
    parts.append(_side(game, below, viewer))
    return Group(*parts)


def _heading(game: Game) -> str:
    turn = game.turn
    if turn.number == 0:
        return "before the game"
    return f"turn {turn.number} · {game.active} · {turn.step}"


def _side(game: Game, player: Player, viewer: Player | None) -> Panel:
    rows: list[RenderableType] = [_counts(game, player)]
    rows.extend(_row(row) for row in _rows(game, player))
    if player is viewer and player.hand:
        rows.append(Rule("hand", style="dim", align="left"))
        rows.append(_row([_card(card) for card in player.hand]))
    title = Text(f"{player.name} ", style="bold")
    title.append(f"♥ {player.life}", style="bold red" if player.life <= 5 else "bold green")
    if player.left:
        title.append(f"  lost: {player.loss_reason}", style="red")
    active = player is game.active and not game.over
    style = "yellow" if active else "dim"
    return Panel(Group(*rows), title=title, title_align="left", border_style=style)


def _counts(game: Game, player: Player) -> Text:
    """How many cards are where, and the mana in the pool."""
    parts = [f"hand {len(player.hand)}", f"library {len(player.library)}"]
    grave = f"graveyard {len(player.graveyard)}"
    if player.graveyard:
        top = ", ".join(str(card) for card in reversed(player.graveyard[-3:]))
        grave += f" ({top}{', …' if len(player.graveyard) > 3 else ''})"
    exiled = sum(1 for card in game.zones.exile if card.owner == player.id)
    if exiled:
        parts.append(f"exile {exiled}")
    if player.pool.units:
        parts.append("mana " + "".join(f"{{{unit.type}}}" for unit in player.pool.units))
    parts += [f"{count} {kind}" for kind, count in sorted(player.counters.items())]
    return Text("  ".join([*parts, grave]), style="dim")


def _rows(game: Game, player: Player) -> Iterator[list[Text]]:
    """Creatures, then other permanents, then lands; what is attached stands with its host."""
    creatures: list[GameObject] = []
    others: list[GameObject] = []
    lands: list[GameObject] = []
    for obj in game.battlefield:
        if obj.controller != player.id or obj.attached_to >= 0:
            continue
        types = obj.chars.types
        row = creatures if "Creature" in types else lands if "Land" in types else others
        row.append(obj)
    for row in (creatures, others, lands):
        if row:
            yield _grouped(game, row)


def _grouped(game: Game, objects: Sequence[GameObject]) -> list[Text]:
    counts: dict[tuple[str, str], int] = {}
    first: dict[tuple[str, str], Text] = {}
    for obj in objects:
        text = _permanent(game, obj)
        key = (text.plain, str(text.style))
        counts[key] = counts.get(key, 0) + 1
        first.setdefault(key, text)
    shown = []
    for key, text in first.items():
        if counts[key] > 1:
            text.append(f" ×{counts[key]}", style="dim")
        shown.append(text)
    return shown


def _row(row: Sequence[Text]) -> Columns:
    return Columns(row, padding=(0, 3))


def _card(obj: GameObject) -> Text:
    colors = sorted(obj.chars.colors)
    style = _COLORS[colors[0]] if len(colors) == 1 else "yellow" if colors else "white"
    text = Text(str(obj), style=style)
    if obj.zone in _HIDDEN and obj.chars.mana_cost is not None:
        text.append(f" {obj.chars.mana_cost}", style="dim")
    return text


def _permanent(game: Game, obj: GameObject) -> Text:
    chars = obj.chars
    text = _card(obj)
    if "Creature" in chars.types:
        text.append(f" {chars.power}/{chars.toughness}", style="bold")
        if obj.damage:
            text.append(f" −{obj.damage}", style="red")
    if obj.counters:
        counters = ", ".join(f"{count} {kind}" for kind, count in sorted(obj.counters.items()))
        text.append(f" ({counters})", style="cyan")
    if obj.tapped:
        text.append(" ↷", style="dim")
    combat = game.combat
    if obj.id in combat.attackers:
        text.append(f" ⚔ {game.entity(combat.attackers[obj.id])}", style="red")
    blocking = [str(game.objects[id_]) for id_ in combat.blockers.get(obj.id, ())]
    if blocking:
        text.append(f" ⛨ {', '.join(blocking)}", style="cyan")
    attached = [str(game.objects[id_]) for id_ in obj.attachments if id_ in game.objects]
    if attached:
        text.append(f" + {', '.join(attached)}", style="yellow")
    return text


def _stack(game: Game) -> Padding:
    lines = [Text("stack", style="dim")]
    for obj in reversed(game.zones.stack):
        line = Text("  ")
        line.append_text(_card(obj))
        if obj.kind == "ability":
            line.append(" (ability)", style="dim")
        item = obj.item
        if item is not None:
            names = [str(game.entity(id_)) for ids in item.targets for id_ in ids]
            if names:
                line.append(f" → {', '.join(names)}")
            if item.x:
                line.append(f"  X = {item.x}", style="dim")
        line.append(f"  {game.players[obj.controller]}", style="dim")
        lines.append(line)
    return Padding(Group(*lines), (0, 2))


# --- the log -----------------------------------------------------------------------------------


def log_lines(log: Sequence[e.Event], viewer: Player | None = None) -> list[Text]:
    """The events, one line each with its rule; steps in which nothing happened are left out.

    What moves between hidden zones of a player other than the viewer is not told (400.2).
    """
    lines: list[Text] = []
    step: Text | None = None
    for event in log:
        if isinstance(event, e.TurnBegins):
            lines.append(Text(event.say(), style="bold"))
            step = None
            continue
        if isinstance(event, e.StepBegins):
            step = Text(f"  {event.step}", style="dim italic")
            continue
        if isinstance(event, _SILENT) or _secret(event, viewer):
            continue
        if step is not None:
            lines.append(step)
            step = None
        line = Text(f"    {event.say()}")
        if event.rule:
            line.append(f"  {event.rule}", style="dim")
        lines.append(line)
    return lines


def _secret(event: e.Event, viewer: Player | None) -> bool:
    if viewer is None or not isinstance(event, e.ZoneChange):
        return False
    hidden = event.came_from in _HIDDEN and event.to in _HIDDEN
    return hidden and event.obj.owner != viewer.id


def result(game: Game) -> Text:
    """Who won, and why it is over."""
    if not game.over:
        return Text("The game is not over.", style="bold yellow")
    if not game.winners:
        return Text(f"Nobody wins: {game.result}.", style="bold yellow")
    names = ", ".join(player.name for player in game.winners)
    return Text(f"{names} wins: {game.result}.", style="bold green")
