"""Explanations: why the game is as it is, each as a list of reasons with their rules.

Nothing here changes the game. `Game.explain` picks the right one of these questions: why a
production made its mana, why a permanent could produce a type of mana, why an object has a
characteristic, and why a card can't be cast or played or an ability can't be activated; these
last give no reason at all for what can be done.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from cardwright.actions import Way
from cardwright.context import Context
from cardwright.events import ProduceMana
from cardwright.language.abilities import Activated
from cardwright.language.costs import Mana, TapSelf, UntapSelf, mana_part
from cardwright.language.nodes import Voice
from cardwright.language.rules import CantActivate, CantCast, ExtraLandPlays, MaxSpells
from cardwright.mana import COLOR_NAMES, COLORS, TYPES
from cardwright.objects import BATTLEFIELD, STACK, Characteristics, GameObject, Player
from cardwright.payment import Purpose
from cardwright.production import replaced_reasons, said_mana
from cardwright.reasons import Reason
from cardwright.turn import MAIN

if TYPE_CHECKING:
    from cardwright.game import Game
    from cardwright.layers import Step

LAYERS = {
    "1": "613.2a",
    "2": "613.1b",
    "3": "613.1c",
    "4": "613.1d",
    "5": "613.1e",
    "6": "613.1f",
    "7a": "613.4a",
    "7b": "613.4b",
    "7c": "613.4c",
    "7d": "613.4d",
    "9": "613.11",
}
"""The rule of each layer and sublayer."""


def explain(game: Game, subject: Any, about: Any = None) -> list[Reason]:
    """The reasons that answer the question these arguments ask; see `Game.explain`."""
    if isinstance(subject, ProduceMana):
        return why_mana(game, subject)
    if isinstance(subject, Player) and isinstance(about, GameObject):
        land = "Land" in about.base.types
        return why_not_play(game, subject, about) if land else why_not_cast(game, subject, about)
    if isinstance(subject, GameObject) and isinstance(about, Activated):
        return why_not_activate(game, game.players[subject.controller], subject, about)
    if isinstance(subject, GameObject) and isinstance(about, str):
        if about in TYPES:
            return why_could_produce(game, subject, about)
        return why_characteristic(game, subject, about)
    raise TypeError(f"nothing to explain about {subject!r} and {about!r}")


# --- mana ------------------------------------------------------------------------------------


def why_mana(game: Game, event: ProduceMana) -> list[Reason]:
    """Why a production, such as one in the log, made the mana it made."""
    source = str(event.source)
    made = said_mana(event.originally)
    if event.tapped:
        reasons = [Reason(f"it was tapped for mana, which makes {made}", source, "106.12")]
    elif event.ability is None and any(t.is_mana for t in event.source.chars.abilities.triggers):
        reasons = [Reason(f"its triggered mana ability makes {made}", source, "605.4a")]
    else:
        reasons = [Reason(f"what it says makes {made}", source, "106.3")]
    return [*reasons, *replaced_reasons(event.edits)]


def why_could_produce(game: Game, obj: GameObject, type_: str) -> list[Reason]:
    """Why a permanent could produce a type of mana; no reason if it could not."""
    return game.production.explain_could(obj, type_)


# --- characteristics -------------------------------------------------------------------------


def why_characteristic(game: Game, obj: GameObject, what: str) -> list[Reason]:
    """Why an object has its ``power``, ``toughness``, ``p/t``, ``name``, ``colors``, ``types``,
    ``abilities`` or ``controller``: the value it begins with, then each effect and counter that
    changed it, in the order in which they apply."""
    read = _READERS.get(what)
    if read is None:
        raise ValueError(f"{what!r} is no characteristic: {', '.join(_READERS)}")
    seat = obj.base_controller if obj.zone == BATTLEFIELD else obj.controller
    value = read(game, obj.base, seat)
    reasons = [Reason(f"{_START.get(what, 'it begins with')} {value}", str(obj), "109.3")]
    if obj.zone not in (BATTLEFIELD, STACK):
        return reasons
    for step in game.layers.trace(obj):
        before = read(game, step.before, step.controllers[0])
        after = read(game, step.after, step.controllers[1])
        if before != after:
            reasons.append(_step(obj, step, f"{before} becomes {after}"))
    return reasons


def _step(obj: GameObject, step: Step, text: str) -> Reason:
    if step.change is None:
        kinds = [kind for kind, count in obj.counters.items() if count]
        said = ", ".join(f"{obj.counters[kind]} {kind}" for kind in kinds)
        return Reason(f"counters on it ({said}): {text}", str(obj), "122.1a")
    voice = step.source.face.voice if step.source.face is not None else Voice()
    said = f"{step.change.verb} {step.change.say(voice)}".strip()
    return Reason(f"{said}: {text}", str(step.source), LAYERS.get(step.layer, "613.1"))


def _pt(game: Game, chars: Characteristics, seat: int) -> str:
    return "no power and toughness" if chars.power is None else f"{chars.power}/{chars.toughness}"


def _colors(game: Game, chars: Characteristics, seat: int) -> str:
    found = [COLOR_NAMES[color] for color in COLORS if color in chars.colors]
    return " and ".join(found) or "colorless"


def _types(game: Game, chars: Characteristics, seat: int) -> str:
    left = " ".join([*sorted(chars.supertypes), *sorted(chars.types)])
    return f"{left} — {' '.join(sorted(chars.subtypes))}" if chars.subtypes else left


def _abilities(game: Game, chars: Characteristics, seat: int) -> str:
    said = [ability.say(Voice("it", chars.name)) for ability in chars.abilities.abilities]
    return "; ".join(said) or "no abilities"


_READERS: dict[str, Any] = {
    "power": lambda game, chars, seat: str(chars.power),
    "toughness": lambda game, chars, seat: str(chars.toughness),
    "p/t": _pt,
    "name": lambda game, chars, seat: chars.name,
    "colors": _colors,
    "types": _types,
    "abilities": _abilities,
    "controller": lambda game, chars, seat: str(game.players[seat]),
}
_START = {"controller": "it came under the control of"}


# --- what can't be done ----------------------------------------------------------------------


def why_not_cast(
    game: Game, player: Player, card: GameObject, *, waiting: bool = False
) -> list[Reason]:
    """Why the player can't cast a card now: everything that is in the way; empty if they can.

    With several ways to cast it these are the reasons of the way with the fewest. With
    ``waiting`` it is no reason that the player has no priority yet.
    """
    ways = game.casting.every_way(player, card)
    if "Land" in card.base.types and not ways:
        text = f"{card} is a land, and lands are played, not cast"
        return [Reason(text, "", "305.9")]
    if not ways:
        return [Reason(f"{card} can't be cast from {_place(card)}", "", "601.3")]
    found: list[list[Reason]] = []
    for way in ways:
        with game.casting.as_face(card, way.face):
            timing = _not_the_time(game, player, card, waiting=waiting)
            found.append([*timing, *_why_not_so(game, player, card, way)])
    return min(found, key=len)


def _not_the_time(
    game: Game, player: Player, card: GameObject, *, waiting: bool
) -> Iterator[Reason]:
    if not game.sorcery_timing(player) and not game.casting.at_instant_speed(card, player):
        text = f"{card} can only be cast {_sorcery_speed(game, player)}"
        yield Reason(text, "", "307.1, 117.1a")
    elif game.priority != player.id and not waiting:
        yield Reason(f"{player} does not have priority", "", "117.1a")


def _why_not_so(game: Game, player: Player, card: GameObject, way: Way) -> list[Reason]:
    casting = game.casting
    if casting.can_cast(player, card, way):
        return []
    found: list[Reason] = []
    for rule, source in player.rules(CantCast):
        context = game.rule_context(player, source)
        if rule.what is None or rule.what.matches(card, context):
            by = str(context.source)
            found.append(Reason(f"{by} says that {player} can't cast {card}", by, "101.2"))
    for rule, source in player.rules(MaxSpells):
        if player.history.get("spells cast", 0) >= rule.limit:
            by = str(game.rule_context(player, source).source)
            text = f"{by} lets {player} cast no more spells this turn"
            found.append(Reason(text, by, "101.2"))
    ctx = casting.context_for(player, card, way)
    if not casting.has_targets(ctx, card, way):
        found.append(Reason(f"{card} has no legal target", "", "601.2c, 115.1"))
    for cost in casting.total(ctx, card, way, {}):
        if isinstance(cost, Mana):
            if not game.payment.can_pay(player, cost.cost.with_x(0), ctx):
                found.append(Reason(f"{player} can't pay {cost.cost}", "", "601.2g, 118.3"))
        elif not cost.payable(ctx):
            said = cost.say(Voice("this spell", str(card)))
            text = f"a cost of {card} can't be paid: {said}"
            found.append(Reason(text, "", "601.2h, 118.3"))
    return found or [Reason(f"{card} can't be cast", "", "601.2e")]


def why_not_play(game: Game, player: Player, card: GameObject) -> list[Reason]:
    """Why the player can't play a land now; empty if they can."""
    if "Land" not in card.base.types:
        return [Reason(f"{card} is no land", "", "305.1")]
    reasons: list[Reason] = []
    if not game.sorcery_timing(player):
        text = f"a land can only be played {_sorcery_speed(game, player)}"
        reasons.append(Reason(text, "", "305.1"))
    allowed = 1 + sum(rule.count for rule, _ in player.rules(ExtraLandPlays))
    if player.lands_played >= allowed:
        text = f"{player} has played {player.lands_played} of {allowed} lands this turn"
        reasons.append(Reason(text, "", "305.2"))
    if card not in player.hand and not game.casting.may_play(player, card):
        reasons.append(Reason(f"{card} can't be played from {_place(card)}", "", "305.1"))
    return reasons


def why_not_activate(
    game: Game, player: Player, obj: GameObject, ability: Activated
) -> list[Reason]:
    """Why the player can't activate an ability now; empty if they can."""
    if game.casting.can_activate(player, obj, ability):
        return []
    return list(_why_not_activate(game, player, obj, ability)) or [
        Reason(f"{obj} has no legal target", str(obj), "602.2b, 601.2c")
    ]


def _why_not_activate(
    game: Game, player: Player, obj: GameObject, ability: Activated
) -> Iterator[Reason]:
    name = str(obj)
    for rule, source in obj.rules(CantActivate):
        if not (rule.mana and ability.is_mana):
            by = str(game.rule_context(obj, source).source)
            yield Reason(f"{by} says that it can't be activated", by, "101.2")
    ctx = Context(game, obj, player)
    if ability.is_loyalty:
        if not game.sorcery_timing(player):
            text = f"loyalty abilities are activated {_sorcery_speed(game, player)}"
            yield Reason(text, name, "606.3")
        elif obj.memory.get("loyalty used") == game.turn.number:
            yield Reason(f"a loyalty ability of {obj} was activated this turn", name, "606.3")
    if not all(limit.allows(ctx, ability) for limit in ability.only):
        text = f"{obj} says when it may be activated, and that is not now"
        yield Reason(text, name, "602.5")
    yield from _unpayable(game, obj, ability, ctx)


def _unpayable(game: Game, obj: GameObject, ability: Activated, ctx: Context) -> Iterator[Reason]:
    name = str(obj)
    for cost in ability.cost:
        if isinstance(cost, Mana) or cost.payable(ctx):
            continue
        if isinstance(cost, TapSelf) and obj.tapped:
            yield Reason(f"{obj} is tapped already", name, "107.5, 118.3")
        elif isinstance(cost, UntapSelf) and not obj.tapped:
            yield Reason(f"{obj} is untapped already", name, "107.6, 118.3")
        elif isinstance(cost, TapSelf | UntapSelf) and not game.is_ready(obj):
            yield Reason(f"{obj} has summoning sickness", name, "302.6")
        else:
            said = cost.say(Voice("it", name))
            yield Reason(f"a cost of {obj} can't be paid: {said}", name, "602.2b, 118.3")
    mana = mana_part(ability.cost)
    ctx.purpose = Purpose(obj, ability, bool(mana.xs))
    spare = obj.id if ability.has_tap else -1
    if not game.payment.can_pay(ctx.controller, mana.with_x(0), ctx, spare):
        yield Reason(f"{ctx.controller} can't pay {mana}", name, "602.2b, 118.3")


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
