"""Checks, assertions and queries of a scenario."""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

from cardwright.actions import Activate, Cast, PlayLand
from cardwright.mana import COLOR_NAMES
from cardwright.objects import GameObject, Player
from cardwright.scenario.naming import called, plain

from .outcomes import Failed, Unreadable
from .reading import Json
from .references import References, ability_reads, is_copy, reads, voice_of, worded

if TYPE_CHECKING:
    from cardwright.game import Game

LETTERS = {name: letter for letter, name in COLOR_NAMES.items()} | {"colorless": "C"}
COMPARE: dict[str, Callable[[Any, Any], bool]] = {
    "==": operator.eq, "!=": operator.ne, "<": operator.lt, ">": operator.gt,
    "<=": operator.le, ">=": operator.ge,
}  # fmt: skip


def playable(game: Game, references: References, player: Player, reading: Json) -> bool:
    """Whether something a reading describes can be done by the player now."""
    kind = reading["kind"]
    actions = game.casting.actions(player)
    if kind == "cast":
        return any(casts(action, reading["cast"]) for action in actions)
    if kind == "play_land":
        word = plain(reading["card"])
        return any(isinstance(a, PlayLand) and called(a.card, word) for a in actions)
    everything = [*actions, *game.casting.mana_actions(player)]
    return any(isinstance(a, Activate) and reads(game, a, reading) for a in everything)


def casts(action: Any, cast: Json) -> bool:
    """Whether an action casts this card in this way."""
    if not isinstance(action, Cast) or not called(action.card, plain(cast["card"])):
        return False
    method = cast.get("method")
    return method is None or plain(action.way.keyword) == plain(method.replace("_", " "))


class Asserter:
    """Evaluates checks and assertions on a game; raises `Failed` with what differs."""

    def __init__(self, references: References, unused: Callable[[str, str], int]) -> None:
        self.references = references
        self.game = references.game
        self.unused = unused
        self.it: Any = None

    def check(self, op: Json) -> None:
        """A check of the script, for the player of the operation."""
        kind = op["check"]
        if kind == "all":
            for assertion in op["assertions"]:
                self.assertion(assertion)
            return
        one = {**op, "op": kind}
        if "controller" in op:
            one["player"] = op["controller"]
        if kind == "permanent_counters":
            one.setdefault("player", op["player"])
        self.assertion(one)

    def assertion(self, one: Json) -> None:
        method = getattr(self, f"_{one['op']}", None)
        if method is None:
            raise Unreadable(f"an assertion {one['op']}")
        method(one)

    def _expect(self, what: str, found: Any, expected: Any) -> None:
        if found != expected:
            raise Failed(f"{what} is {found}, not {expected}")

    # --- players -----------------------------------------------------------------------

    def _player(self, one: Json) -> Player:
        return self.references.player(one["player"])

    def _life(self, one: Json) -> None:
        self._expect(f"life of {one['player']}", self._player(one).life, one["life"])

    def _won(self, one: Json) -> None:
        self._expect(f"{one['player']} won", self._player(one) in self.game.winners, one["expect"])

    def _lost(self, one: Json) -> None:
        player = self._player(one)
        lost = player.lost or (self.game.over and player not in self.game.winners)
        self._expect(f"{one['player']} lost", lost, one["expect"])

    def _player_in_game(self, one: Json) -> None:
        who = self.references.player(one["who"])
        self._expect(f"{one['who']} in the game", not who.left, one["expect"])

    def _turn(self, one: Json) -> None:
        self._expect("the turn", self.game.turn.number, one["turn"])

    def _active_player(self, one: Json) -> None:
        self._expect("the active player", self.game.active, self._player(one))

    def _player_counters(self, one: Json) -> None:
        found = self._player(one).counters.get(counter_name(one["counter"]), 0)
        self._expect(f"{one['counter']} of {one['player']}", found, one["count"])

    def _mana_pool(self, one: Json) -> None:
        pool = self._player(one).pool
        for color in one.get("colors") or [one["color"]]:
            amount = pool.count(LETTERS[color])
            self._expect(f"{color} mana of {one['player']}", amount, one["amount"])

    def _unused_choices(self, one: Json) -> None:
        self._expect("unused choices", self.unused(one["player"], "choice"), one["count"])

    def _unused_targets(self, one: Json) -> None:
        self._expect("unused targets", self.unused(one["player"], "target"), one["count"])

    def _unused_actions(self, one: Json) -> None:
        self._expect("unused actions", self.unused(one["player"], "actions"), one["count"])

    def _playable(self, one: Json) -> None:
        found = playable(self.game, self.references, self._player(one), one["ability"])
        self._expect(f"playable: {one['ability']['raw']}", found, one["expect"])

    # --- zones -------------------------------------------------------------------------

    def _cards(self, zone: str, letter: str | None) -> list[GameObject]:
        game = self.game
        if zone == "exile":
            cards = game.zones.exile
            seat = None if letter is None else self.references.seat_of[letter]
            return [o for o in cards if seat is None or o.owner == seat]
        if letter is None:
            return [o for player in game.players for o in player.zone(zone)]
        return self.references.player(letter).zone(zone)

    def _zone_count(self, one: Json, zone: str, letter: str | None) -> None:
        found = len(self.references.all(one["card"], self._cards(zone, letter)))
        name = one["card"].get("name") or one["card"].get("alias")
        self._expect(f"{zone} of {letter}: number of {name}", found, one["count"])

    def _hand_count(self, one: Json) -> None:
        self._zone_count(one, "hand", one["player"])

    def _graveyard_count(self, one: Json) -> None:
        self._zone_count(one, "graveyard", one["player"])

    def _library_count(self, one: Json) -> None:
        self._zone_count(one, "library", one["player"])

    def _exile_count(self, one: Json) -> None:
        self._zone_count(one, "exile", None if "check" in one else one["player"])

    def _size(self, one: Json, zone: str) -> None:
        found = len(self._cards(zone, one.get("player")))
        self._expect(f"{zone} of {one.get('player')}", found, one["count"])

    def _hand_size(self, one: Json) -> None:
        self._size(one, "hand")

    def _graveyard_size(self, one: Json) -> None:
        self._size(one, "graveyard")

    def _library_size(self, one: Json) -> None:
        self._size(one, "library")

    def _exile_size(self, one: Json) -> None:
        self._size(one, "exile")

    def _command_zone_count(self, one: Json) -> None:
        seat = self.references.seat_of[one["player"]]
        word = plain(one["name"])
        found = [o for o in self.game.zones.command if o.owner == seat and called(o, word)]
        self._expect(f"command zone: {one['name']}", len(found), one["count"])

    def _exiled_card_counters(self, one: Json) -> None:
        cards = self.references.all(one["card"], self.game.zones.exile)
        found = cards[0].counters.get(counter_name(one["counter"]), 0) if cards else 0
        self._expect(f"{one['counter']} on an exiled card", found, one["count"])

    def _card_counters(self, one: Json) -> None:
        zones = ("hand", "graveyard", "exile")
        cards = [o for z in zones for o in self.references.all(one["card"], self._cards(z, None))]
        found = max((o.counters.get(counter_name(one["counter"]), 0) for o in cards), default=0)
        self._expect(f"{one['counter']} on a card", found, one["count"])

    # --- permanents --------------------------------------------------------------------

    def _permanents(self, one: Json, field: str = "permanent") -> list[GameObject]:
        return self.references.permanents(one[field], one.get("player"))

    @staticmethod
    def _named(one: Json, field: str = "permanent") -> str:
        ref = one[field]
        return str(ref.get("name") or ref.get("alias") or ref.get("unnamed"))

    def _permanent_count(self, one: Json) -> None:
        found = len(self._permanents(one))
        what = f"number of {self._named(one)} of {one.get('player')}"
        self._expect(what, found, one["count"])

    def _token_count(self, one: Json) -> None:
        found = sum(o.is_token for o in self._permanents(one))
        self._expect(f"tokens {self._named(one)}", found, one["count"])

    def _permanent_total(self, one: Json) -> None:
        seat = self.references.seat_of[one["player"]]
        found = sum(o.controller == seat for o in self.game.zones.battlefield)
        self._expect(f"permanents of {one['player']}", found, one["count"])

    def _power_toughness(self, one: Json) -> None:
        found = self._permanents(one)
        wanted = (one["power"], one["toughness"])
        base = one.get("base")
        pts = [self._pt(o, bool(base)) for o in found]
        good = all(pt == wanted for pt in pts) if one.get("scope") == "all" else wanted in pts
        if not found or not good:
            raise Failed(f"{self._named(one)} is {pts or 'not there'}, not {wanted}")

    @staticmethod
    def _pt(obj: GameObject, base: bool) -> tuple[int | None, int | None]:
        if base:
            raise Unreadable("base power and toughness")
        return obj.chars.power, obj.chars.toughness

    def _ability(self, one: Json) -> None:
        found = self._permanents(one)
        if one.get("permanents") is not None:
            self._expect(f"number of {self._named(one)}", len(found), one["permanents"])
        for obj in found[: one.get("permanents") or 1]:
            has = ability_reads(self.game, obj, one["ability"]) > 0
            self._expect(f"{obj} has {one['ability']['raw']}", has, one["expect"])
        if not found and one["expect"]:
            raise Failed(f"{self._named(one)} is not there")

    def _ability_count(self, one: Json) -> None:
        found = self._permanents(one)
        count = ability_reads(self.game, found[0], one["ability"]) if found else 0
        self._expect(f"{self._named(one)}: {one['ability']['raw']}", count, one["count"])

    def _permanent_counters(self, one: Json) -> None:
        found = self._permanents(one)
        kind = counter_name(one["counter"])
        counts = [o.counters.get(kind, 0) for o in found]
        if not counts and one["count"]:
            raise Failed(f"{self._named(one)} is not there")
        if counts and one["count"] not in counts:
            raise Failed(f"{kind} on {self._named(one)} is {counts}, not {one['count']}")

    def _first(self, one: Json) -> GameObject:
        found = self._permanents(one)
        if not found:
            raise Failed(f"{self._named(one)} is not there")
        return found[0]

    def _type(self, one: Json) -> None:
        obj = self._first(one)
        has = one["type"].capitalize() in obj.chars.types | obj.chars.supertypes
        if has and one.get("subtype"):
            has = has_subtype(obj, one["subtype"])
        self._expect(f"{obj} is {one['type']} {one.get('subtype', '')}", has, one["expect"])

    def _subtype(self, one: Json) -> None:
        obj = self._first(one)
        found = has_subtype(obj, one["subtype"])
        self._expect(f"{obj} is {one['subtype']}", found, one["expect"])

    def _color(self, one: Json) -> None:
        obj = self._first(one)
        has = [LETTERS[color] in obj.chars.colors for color in one["colors"]]
        good = all(has) if one["expect"] else not any(has)
        self._expect(f"{obj} {one['colors']} expect {one['expect']}", good, True)

    def _tapped(self, one: Json) -> None:
        for obj in self._permanents(one):
            self._expect(f"{obj} tapped", obj.tapped, one["tapped"])

    def _tapped_count(self, one: Json) -> None:
        found = sum(o.tapped is one["tapped"] for o in self._permanents(one))
        what = f"number of {self._named(one)} with tapped {one['tapped']}"
        self._expect(what, found, one["count"])

    def _attacking(self, one: Json) -> None:
        obj = self._first(one)
        self._expect(f"{obj} attacks", obj.id in self.game.combat.attackers, one["attacking"])

    def _damage(self, one: Json) -> None:
        obj = self._first(one)
        self._expect(f"damage on {obj}", obj.damage, one["damage"])

    def _attached_to(self, one: Json) -> None:
        hosts = self._permanents(one)
        attached = self.references.all(one["attachment"], self.game.zones.battlefield)
        found = any(o.attached_to == host.id for o in attached for host in hosts)
        self._expect(f"{self._named(one, 'attachment')} attached", found, one["expect"])

    def _stack_size(self, one: Json) -> None:
        self._expect("the stack", len(self.game.zones.stack), one["count"])

    def _stack_object(self, one: Json) -> None:
        found = sum(
            on_stack(self.game, obj, one["text_prefix"], str.startswith)
            for obj in self.game.zones.stack
        )
        self._expect(f"on the stack: {one['text_prefix']}", found, one["count"])

    # --- queries -----------------------------------------------------------------------

    def _query(self, one: Json) -> None:
        found = self.value(one["query"])
        expected = self.value(one["value"])
        if not self._compare(found, one["cmp"], expected):
            raise Failed(f"{said(one['query'])} is {found}, not {one['cmp']} {expected}")

    def _for_each(self, one: Json) -> None:
        for element in self._where(self.value(one["of"]), one.get("where") or ()):
            self.it = element
            for assertion in one["assertions"]:
                self.assertion(assertion)

    @staticmethod
    def _compare(left: Any, how: str, right: Any) -> bool:
        if isinstance(left, GameObject) and isinstance(right, str):
            left = left.name
        return COMPARE[how](left, right)

    def _where(self, elements: Iterable[Any], where: Iterable[Json]) -> list[Any]:
        kept = []
        outer = self.it
        for element in list(elements):
            self.it = element
            if all(self._holds(condition) for condition in where):
                kept.append(element)
        self.it = outer
        return kept

    def _holds(self, condition: Json) -> bool:
        if "not" in condition:
            return not all(self._holds(inner) for inner in condition["not"])
        left, right = self.value(condition["left"]), self.value(condition["right"])
        return self._compare(left, condition["cmp"], right)

    def value(self, query: Any) -> Any:
        """The value of a query; anything else is its own value."""
        if not isinstance(query, dict) or "q" not in query:
            return query
        method = getattr(self, f"_q_{query['q']}", None)
        if method is not None:
            return method(query)
        attribute = _OBJECT_QUERIES.get(query["q"])
        if attribute is None:
            raise Unreadable(f"a query {query['q']}")
        of = self.value(query["of"])
        if of is None:
            raise Failed(f"{said(query['of'])} is not there")
        return attribute(of)

    def _q_it(self, query: Json) -> Any:
        return self.it

    def _q_permanent(self, query: Json) -> Any:
        ref = {key: value for key, value in query.items() if key not in ("q", "player")}
        found = self.references.permanents(ref, query.get("player"))
        return found[0] if found else None

    def _q_player(self, query: Json) -> Any:
        return self.references.player(query["player"])

    def _q_item(self, query: Json) -> Any:
        elements = list(self.value(query["of"]))
        return elements[query["index"]] if query["index"] < len(elements) else None

    def _q_battlefield(self, query: Json) -> Any:
        letter = query.get("player")
        seat = None if letter is None else self.references.seat_of[letter]
        permanents = self.game.zones.battlefield
        return [o for o in permanents if seat is None or o.controller == seat]

    def _q_zone(self, query: Json) -> Any:
        cards = self._cards(query["zone"], query.get("player"))
        return list(reversed(cards)) if query["zone"] == "library" else list(cards)

    def _q_stack(self, query: Json) -> Any:
        return list(reversed(self.game.zones.stack))

    def _q_attachments(self, query: Json) -> Any:
        return [self.game.objects[id_] for id_ in self.value(query["of"]).attachments]

    def _q_filter(self, query: Json) -> Any:
        return self._where(self.value(query["of"]), query["where"])

    def _q_map(self, query: Json) -> Any:
        outer, found = self.it, []
        for element in self.value(query["of"]):
            self.it = element
            found.append(self.value(query["to"]))
        self.it = outer
        return found

    def _q_count(self, query: Json) -> Any:
        return len(list(self.value(query["of"])))

    def _q_exists(self, query: Json) -> Any:
        return self.value(query["of"]) is not None

    def _q_all(self, query: Json) -> Any:
        return all(self._holds(condition) for condition in query["conditions"])

    def _q_any(self, query: Json) -> Any:
        return any(all(self._holds(c) for c in group) for group in query["alternatives"])

    def _q_any_match(self, query: Json) -> Any:
        return bool(self._where(self.value(query["of"]), query["where"]))

    def _q_contains(self, query: Json) -> Any:
        wanted = self.value(query["value"])
        found = list(self.value(query["of"]))
        return any(self._compare(element, "==", wanted) for element in found)

    def _q_has_ability(self, query: Json) -> Any:
        obj = self.value(query["of"])
        if obj is None:
            raise Failed(f"{said(query['of'])} is not there")
        return ability_reads(self.game, obj, query["ability"]) > 0

    def _q_has_type(self, query: Json) -> Any:
        obj = self.value(query["of"])
        return query["type"].capitalize() in obj.chars.types

    def _q_has_subtype(self, query: Json) -> Any:
        return has_subtype(self.value(query["of"]), query["subtype"])

    def _q_has_color(self, query: Json) -> Any:
        return LETTERS[query["color"]] in self.value(query["of"]).chars.colors

    def _q_counters(self, query: Json) -> Any:
        return self.value(query["of"]).counters.get(counter_name(query["counter"]), 0)

    _q_player_counters = _q_counters

    def _q_mana_pool(self, query: Json) -> Any:
        return self.value(query["of"]).pool.count(LETTERS[query["color"]])

    def _q_attached_to(self, query: Json) -> Any:
        host = self.value(query["of"]).attached_to
        return self.game.entity(host) if host >= 0 else None

    def _q_attacking(self, query: Json) -> Any:
        return self.value(query["of"]).id in self.game.combat.attackers

    def _q_speed(self, query: Json) -> Any:
        return self.value(query["of"]).counters.get("speed", 0)

    def _q_step(self, query: Json) -> Any:
        return self.game.turn.step

    def _q_turn(self, query: Json) -> Any:
        return self.game.turn.number

    def _q_text(self, query: Json) -> Any:
        return str(self.value(query["of"]))


_OBJECT_QUERIES: dict[str, Callable[[Any], Any]] = {
    "name": lambda obj: obj.name,
    "power": lambda obj: obj.chars.power,
    "toughness": lambda obj: obj.chars.toughness,
    "damage": lambda obj: obj.damage,
    "mana_value": lambda obj: obj.chars.mana_value,
    "color_count": lambda obj: len(obj.chars.colors),
    "tapped": lambda obj: obj.tapped,
    "face_down": lambda obj: obj.face_down,
    "is_token": lambda obj: obj.is_token,
    "is_copy": is_copy,
    "zone_of": lambda obj: obj.zone,
    "life": lambda player: player.life,
    "in_game": lambda player: not player.left,
    "won": lambda player: player.won,
    "lost": lambda player: player.lost,
}


def has_subtype(obj: GameObject, word: str) -> bool:
    wanted = plain(word.replace("_", " "))
    return any(plain(s).replace("-", " ") in (wanted, wanted.replace("-", " "))
               for s in obj.chars.subtypes)  # fmt: skip


def counter_name(kind: str) -> str:
    """``first_strike`` → ``first strike``."""
    return kind.replace("_", " ")


def on_stack(game: Game, obj: GameObject, text: str, test: Callable[[str, str], bool]) -> bool:
    """Whether a spell or ability on the stack has this text; a spell's is ``Cast <name>``."""
    text = text.removeprefix("stack ability (")
    wanted = worded(text)
    if obj.kind != "ability":
        return test(plain(f"Cast {obj.name}"), wanted)
    item = obj.item
    ability = item.ability if item is not None else None
    source = game.objects[item.source] if item is not None else obj
    if ability is None:
        effects = item.effects if item is not None else ()
        said_ = " ".join(effect.say(voice_of(source)) for effect in effects)
    else:
        said_ = ability.say(voice_of(source))
    return test(worded(said_, source.name), worded(text, source.name))


def said(query: Any) -> str:
    """A query in short."""
    if not isinstance(query, dict):
        return str(query)
    inner = " ".join(said(v) for k, v in query.items() if k not in ("q", "elem", "raw"))
    return f"{query.get('q', '')}({inner})"
