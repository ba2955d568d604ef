"""What a reference of a scenario means in a game: objects, players, abilities."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Sequence
from typing import TYPE_CHECKING, Any

from cardwright.actions import Activate
from cardwright.language.costs import say_costs
from cardwright.language.nodes import Voice
from cardwright.objects import GameObject, Player
from cardwright.scenario.naming import Names, called, plain

from .outcomes import Unreadable
from .reading import Json

if TYPE_CHECKING:
    from cardwright.game import Game
    from cardwright.language.abilities import Activated

_TAGS = re.compile(r"</?\w+/?>")
_SELF = re.compile(
    r"\{this\}|\bthis (?:creature|land|artifact|enchantment|permanent|aura|equipment|card|spell|"
    r"vehicle|saga|class|planeswalker|token)\b"
)


class References:
    """Finds what references mean. ``seat_of``: letter → seat."""

    def __init__(self, game: Game, names: Names, seat_of: dict[str, int]) -> None:
        self.game = game
        self.names = names
        self.seat_of = seat_of

    def player(self, letter: str) -> Player:
        return self.game.players[self.seat_of[letter]]

    def is_meant(self, entity: Any, ref: Json) -> bool:
        """Whether an entity fits a reference, its index aside."""
        if set(ref) - {"amount", "mode"} == {"player"}:
            return entity is self.player(ref["player"])
        if not isinstance(entity, GameObject):
            return False
        if "alias" in ref:
            return entity is self.names.alias(ref["alias"])
        if "copy" in ref and is_copy(entity) is not ref["copy"]:
            return False
        unnamed = ref.get("unnamed")
        if unnamed:
            if unnamed == "fully_locked_room":
                raise Unreadable("a fully locked room")
            return entity.face_down
        name = ref.get("name")
        if name is None:
            raise Unreadable(f"a reference without a name: {ref}")
        return called(entity, plain(name))

    def all(self, ref: Json, among: Iterable[Any]) -> list[Any]:
        """All candidates a reference can mean, in their order."""
        found = [entity for entity in among if self.is_meant(entity, ref)]
        index = ref.get("index")
        return found if index is None else found[index : index + 1]

    def index(self, ref: Json, options: Sequence[Any], taken: Collection[int] = ()) -> int | None:
        """Which option a reference means; None if none does."""
        if ref.get("index") is not None:
            found = self.all(ref, options)
            return next((i for i, o in enumerate(options) if found and o is found[0]), None)
        for index, option in enumerate(options):
            if index not in taken and self.is_meant(option, ref):
                return index
        return None

    def permanents(self, ref: Json, letter: str | None = None) -> list[GameObject]:
        """Permanents a reference can mean, of one player or of all."""
        permanents: Iterable[GameObject] = self.game.zones.battlefield
        if letter is not None:
            seat = self.seat_of[letter]
            permanents = [o for o in permanents if o.controller == seat]
        return self.all(ref, permanents)


def is_copy(obj: GameObject) -> bool:
    """Whether it is a copy: a copied spell, or a permanent with another's printed values."""
    if obj.kind == "copy" or "copied" in obj.memory:
        return True
    return obj.card is not None and obj.face is not None and obj.base.name != obj.face.name


def worded(text: str, name: str = "") -> str:
    """A rules text for comparing: no tags, and one word for what the text is about itself."""
    said = plain(_TAGS.sub("", text))
    for form in (name, name.partition(",")[0]):
        if form:
            said = said.replace(plain(form), "{this}")
    return _SELF.sub("{this}", said).strip()


def voice_of(obj: GameObject) -> Voice:
    return obj.face.voice if obj.face is not None else Voice("this permanent", obj.name)


def keyword_of(game: Game, obj: GameObject, ability: Activated) -> str:
    """The keyword an activated ability comes from, empty if from none (702)."""
    chars = obj.chars if obj.zone == "battlefield" else obj.base
    for name, instances in chars.abilities.keywords.items():
        definition = game.pool.keywords.get(name)
        for keyword in instances if definition is not None else ():
            if any(meant == ability for meant in definition.meaning(keyword)):
                return plain(keyword.say(voice_of(obj)))
    return ""


def reads(game: Game, action: Activate, reading: Json) -> bool:
    """Whether an activation is of the ability that a reading describes."""
    obj, ability = action.source, action.ability
    kind = reading["kind"]
    if kind == "keyword":
        said = keyword_of(game, obj, ability)
        wanted = plain(reading["keyword"].replace("_", " "))
        rest = plain(reading.get("rest") or "")
        return said.startswith(wanted) and said[len(wanted) :].strip(" -.").startswith(rest)
    if kind == "loyalty":
        return ability.is_loyalty and _loyalty(ability, obj) == _change(reading["loyalty"])
    voice = voice_of(obj)
    text = worded(ability.say(voice), obj.name)
    if text.startswith(worded(reading["raw"], obj.name)):
        return True
    if kind == "activated":
        return _cost_reads(ability, obj, reading)
    if kind == "text_prefix":
        word = worded(reading["raw"], obj.name)
        return keyword_of(game, obj, ability).startswith(word) or _effect(text).startswith(word)
    raise Unreadable(f"an ability of kind {kind}")


def _effect(text: str) -> str:
    return text.partition(": ")[2]


def _cost_reads(ability: Activated, obj: GameObject, reading: Json) -> bool:
    own = worded(say_costs(ability.cost, voice_of(obj)), obj.name)
    if "cost_prefix" in reading:
        return own.startswith(worded(reading["cost_prefix"], obj.name))
    parts = [worded(part, obj.name) for part in reading.get("cost", ())]
    if sorted(own.split(", ")) != sorted(", ".join(parts).split(", ")):
        return False
    effect = worded(reading.get("effect_prefix") or "", obj.name)
    return _effect(worded(ability.say(voice_of(obj)), obj.name)).startswith(effect)


def _loyalty(ability: Activated, obj: GameObject) -> str:
    return _change(say_costs(ability.cost, voice_of(obj)))


def _change(value: Any) -> str:
    return plain(str(value)).strip("[]:").lstrip("+")


def ability_reads(game: Game, obj: GameObject, value: Json) -> int:
    """How many abilities of an object are those a value of an ability check describes."""
    sets = obj.chars.abilities
    if "keyword" in value:
        instances = sets.keywords.get(value["keyword"].replace("_", " "), ())
        wanted = [plain(word.replace("_", " ")) for word in value.get("from", ())]
        said = [plain(keyword.say(voice_of(obj))) for keyword in instances]
        found = [text for text in said if all(word in text for word in wanted)]
        if "landwalk" not in value["keyword"] and value["keyword"].endswith("walk"):
            land = value["keyword"].removesuffix("walk")
            found = [k for k in sets.keywords if k == value["keyword"]]
            found += [t for t in map(_said(obj), sets.keywords.get("landwalk", ())) if land in t]
        return len(found)
    if "mana_ability" in value:
        symbol = {"white": "{w}", "blue": "{u}", "black": "{b}", "red": "{r}", "green": "{g}",
                  "colorless": "{c}"}[value["mana_ability"]]  # fmt: skip
        return sum(worded(a.say(voice_of(obj))).startswith(f"{{t}}: add {symbol}")
                   for a in sets.mana)  # fmt: skip
    raise Unreadable(f"an ability value: {value.get('raw')}")


def _said(obj: GameObject) -> Any:
    return lambda keyword: plain(keyword.say(voice_of(obj)))
