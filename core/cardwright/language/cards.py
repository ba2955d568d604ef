"""Cards and tokens as they are printed (108, 111, 200–212)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from attrs import field, frozen

from cardwright.hookspecs import hookimpl
from cardwright.language import words
from cardwright.language.abilities import (
    Activated,
    EntersWith,
    Keyword,
    Replacement,
    Spell,
    Static,
    Triggered,
)
from cardwright.language.nodes import Ability, Effect, Filter, Voice, flatten
from cardwright.mana import COLOR_NAMES, COLORS, ManaCost
from cardwright.typeline import CARD_TYPES, SUPERTYPES, TypeLine

_THIS_NOUNS = (
    ("Aura", "this Aura"), ("Equipment", "this Equipment"), ("Vehicle", "this Vehicle"),
    ("Saga", "this Saga"), ("Class", "this Class"), ("Siege", "this Siege"),
    ("Spacecraft", "this Spacecraft"), ("Case", "this Case"), ("Room", "this Room"),
    ("Fortification", "this Fortification"),
)  # fmt: skip
_TYPE_NOUNS = ("Creature", "Land", "Artifact", "Enchantment", "Planeswalker", "Battle")


def _abilities(items: Sequence[Any]) -> tuple[Ability, ...]:
    found: list[Ability] = []
    for item in flatten(items):
        if isinstance(item, str):
            found.append(Keyword.parse(item))
        elif isinstance(item, Ability):
            found.append(item)
        else:
            raise TypeError(f"not an ability: {item!r}")
    return tuple(found)


def _cost(value: str | ManaCost | None) -> ManaCost | None:
    if value is None or isinstance(value, ManaCost):
        return value
    return ManaCost.parse(value) if value else None


def _type_line(value: str | TypeLine) -> TypeLine:
    return value if isinstance(value, TypeLine) else TypeLine.parse(value)


@frozen(eq=False)
class Face:
    """One face of a card: its printed characteristics (109.3, 200.1).

    ``power`` and ``toughness`` are numbers, or ``*`` where an ability defines them.
    """

    name: str
    mana_cost: ManaCost | None = field(converter=_cost)
    types: TypeLine = field(converter=_type_line)
    abilities: tuple[Ability, ...] = field(default=(), converter=_abilities)
    power: int | str | None = None
    toughness: int | str | None = None
    loyalty: int | str | None = None
    defense: int | None = None
    indicator: str = ""
    short_name: str = ""

    @property
    def colors(self) -> frozenset[str]:
        """From the color indicator or the mana cost (105.2)."""
        if self.indicator:
            return frozenset(self.indicator)
        return self.mana_cost.colors if self.mana_cost is not None else frozenset()

    @property
    def voice(self) -> Voice:
        """How the text speaks of its own card (201.5)."""
        line = self.types
        short = self.short_name or self.name.partition(",")[0]
        if "Legendary" in line.supertypes:
            return Voice(short, short)
        if "Instant" in line.types or "Sorcery" in line.types:
            return Voice(self.name, self.name)
        for subtype, noun in _THIS_NOUNS:
            if subtype in line.subtypes:
                return Voice(noun, self.name)
        kind = next((t for t in _TYPE_NOUNS if t in line.types), "permanent")
        return Voice(f"this {kind.lower()}", self.name)

    @property
    def text(self) -> str:
        """The rules text, said by the declaration: one line per ability, in current wording."""
        return say_lines(self.abilities, self.voice)


def _own_line(keyword: Keyword, v: Voice) -> bool:
    """Whether a keyword is printed on a line of its own: those with costs are, but for ward
    with a cost in mana, which stands among others unless it is said not to."""
    if keyword.own_line or keyword.name == "enchant":
        return True
    if keyword.name == "ward":
        return keyword.say(v).endswith(".")
    return bool(keyword.cost)


def say_lines(abilities: Sequence[Ability], v: Voice) -> str:
    """Abilities as lines; plain keywords that stand together share one."""
    lines: list[str] = []
    row: list[str] = []

    def flush() -> None:
        if row:
            text = ", ".join([row[0], *(word[:1].lower() + word[1:] for word in row[1:])])
            lines.append(text)
            row.clear()

    for ability in abilities:
        if isinstance(ability, Keyword):
            alone = _own_line(ability, v)
            if alone:
                flush()
            row.append(ability.say(v))
            if alone:
                flush()
            continue
        flush()
        said = ability.say(v)
        if said:
            lines.append(said)
    flush()
    return "\n".join(lines)


@frozen(eq=False)
class Card:
    """A card: its faces and how they are laid out. Its instances are the plugins.

    It answers the declaring hooks from its own abilities. A card that needs more is a module
    or an object that implements the hooks itself.
    """

    name: str
    faces: tuple[Face, ...]
    layout: str = "normal"
    needs: tuple[str, ...] = ()
    elsewhere: Face = field(init=False, repr=False)
    """What the card is like off the stack and the battlefield: its front face, or both halves
    of a split card together (709.4, 712.8a, 715.4)."""

    def __attrs_post_init__(self) -> None:
        whole = _both_halves(self) if self.layout in ("split", "aftermath") else self.faces[0]
        object.__setattr__(self, "elsewhere", whole)

    @property
    def face(self) -> Face:
        """The front face."""
        return self.faces[0]

    @property
    def abilities(self) -> tuple[Ability, ...]:
        return self.face.abilities

    @property
    def mana_cost(self) -> ManaCost | None:
        return self.face.mana_cost

    @property
    def type_line(self) -> str:
        return str(self.face.types)

    @property
    def power(self) -> int | str | None:
        return self.face.power

    @property
    def toughness(self) -> int | str | None:
        return self.face.toughness

    @property
    def loyalty(self) -> int | str | None:
        return self.face.loyalty

    @property
    def text(self) -> str:
        """What the card says of itself, all faces."""
        return "\n//\n".join(face.text for face in self.faces)

    def __str__(self) -> str:
        return self.name

    def _of(self, *kinds: type) -> list[Ability]:
        return [ability for ability in self.abilities if isinstance(ability, kinds)]

    @hookimpl
    def cardwright_card(self) -> Card:
        """The card itself."""
        return self

    @hookimpl
    def cardwright_triggers(self) -> Sequence[Ability]:
        """Its triggered abilities."""
        return self._of(Triggered)

    @hookimpl
    def cardwright_replacements(self) -> Sequence[Ability]:
        """Its replacement and prevention effects."""
        return self._of(Replacement, EntersWith)

    @hookimpl
    def cardwright_static(self) -> Sequence[Ability]:
        """Its static abilities."""
        return self._of(Static)

    @hookimpl
    def cardwright_activated(self) -> Sequence[Ability]:
        """Its activated abilities."""
        return self._of(Activated)


def _both_halves(card: Card) -> Face:
    """The combined characteristics of a split card (709.4)."""
    left, right = card.faces

    def joined(one: tuple[str, ...], other: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(dict.fromkeys(one + other))

    types = TypeLine(
        joined(left.types.supertypes, right.types.supertypes),
        joined(left.types.types, right.types.types),
        joined(left.types.subtypes, right.types.subtypes),
    )
    costs = [face.mana_cost.symbols for face in card.faces if face.mana_cost is not None]
    cost = ManaCost(tuple(symbol for symbols in costs for symbol in symbols))
    return Face(card.name, cost, types, (*left.abilities, *right.abilities))


def one_face(
    name: str,
    cost: str | None,
    types: str,
    abilities: Sequence[Any] = (),
    pt: str = "",
    loyalty: int | str | None = None,
    short_name: str = "",
    indicator: str = "",
) -> Card:
    """A card with one face. ``pt`` is printed: ``"2/2"`` or ``"*/*"``."""
    power: int | str | None = None
    toughness: int | str | None = None
    if pt:
        left, _, right = pt.partition("/")
        power, toughness = _number(left), _number(right)
    face = Face(
        name, cost, types, abilities, power, toughness, loyalty, None, indicator, short_name
    )
    return Card(name, (face,))


def _number(text: str) -> int | str:
    return int(text) if text.lstrip("-").isdigit() else text


def _types(left: str, subtypes: str) -> str:
    return f"{left} — {subtypes}" if subtypes else left


def Creature(  # noqa: N802  # reads as the card does
    name: str,
    cost: str,
    subtypes: str,
    pt: str,
    *abilities: Any,
    types: str = "Creature",
    short_name: str = "",
) -> Card:
    """``Creature("Serra Angel", "{3}{W}{W}", "Angel", "4/4", "flying", "vigilance")``.

    ``types`` is the left side of the type line where it is more: ``"Legendary Creature"``.
    """
    return one_face(name, cost, _types(types, subtypes), abilities, pt, None, short_name)


def Instant(name: str, cost: str, *body: Any, types: str = "Instant") -> Card:  # noqa: N802
    """``Instant("Lightning Bolt", "{R}", DealDamage(3, any_target()))``.

    Effects are what the spell does; keywords and other abilities stand where printed.
    """
    return one_face(name, cost, types, _spell_body(body))


def Sorcery(name: str, cost: str, *body: Any, types: str = "Sorcery") -> Card:  # noqa: N802
    """``Sorcery("Divination", "{2}{U}", Draw(2))``."""
    return one_face(name, cost, types, _spell_body(body))


def _spell_body(body: Sequence[Any]) -> list[Any]:
    """Effects in a row become one spell ability; what else there is stays where it stands."""
    found: list[Any] = []
    effects: list[Effect] = []
    for item in body:
        if isinstance(item, Effect):
            effects.append(item)
            continue
        if effects:
            found.append(Spell(tuple(effects)))
            effects = []
        found.append(item)
    if effects:
        found.append(Spell(tuple(effects)))
    return found


def Enchantment(  # noqa: N802
    name: str, cost: str, *abilities: Any, types: str = "Enchantment", short_name: str = ""
) -> Card:
    """``Enchantment("Glorious Anthem", "{1}{W}{W}", static(…))``."""
    return one_face(name, cost, types, abilities, short_name=short_name)


def Aura(  # noqa: N802
    name: str, cost: str, enchant: Filter, *abilities: Any, types: str = "Enchantment"
) -> Card:
    """``Aura("Pacifism", "{1}{W}", creature, static(ENCHANTED_CREATURE, CantAttackOrBlock()))``."""
    line = [Keyword("enchant", filter=enchant), *abilities]
    return one_face(name, cost, f"{types} — Aura", line)


def Artifact(  # noqa: N802
    name: str, cost: str, *abilities: Any, types: str = "Artifact", short_name: str = ""
) -> Card:
    """``Artifact("Sol Ring", "{1}", Activated("{T}", AddMana("{C}{C}")))``."""
    return one_face(name, cost, types, abilities, short_name=short_name)


def Equipment(  # noqa: N802
    name: str, cost: str, *abilities: Any, equip: str = "", types: str = "Artifact"
) -> Card:
    """``Equipment("Bonesplitter", "{1}", static(EQUIPPED_CREATURE, "+2/+0"), equip="{1}")``."""
    line = [*abilities, Keyword("equip", equip)] if equip else list(abilities)
    return one_face(name, cost, f"{types} — Equipment", line)


def Land(  # noqa: N802
    name: str, *abilities: Any, subtypes: str = "", types: str = "Land", short_name: str = ""
) -> Card:
    """``Land("Wastes", Activated("{T}", AddMana("{C}")), types="Basic Land")``."""
    return one_face(name, None, _types(types, subtypes), abilities, short_name=short_name)


def BasicLand(name: str) -> Card:  # noqa: N802
    """``BasicLand("Forest")``: its mana ability comes with the land type (305.6)."""
    return one_face(name, None, f"Basic Land — {name}")


def Planeswalker(  # noqa: N802
    name: str, cost: str, subtype: str, loyalty: int, *abilities: Any, short_name: str = ""
) -> Card:
    """``Planeswalker("Jace Beleren", "{1}{U}{U}", "Jace", 3, loyalty(+2, …), …)``."""
    types = f"Legendary Planeswalker — {subtype}"
    return one_face(name, cost, types, abilities, "", loyalty, short_name)


def loyalty(change: int | str, *effects: Effect) -> Activated:
    """``loyalty(-1, Draw(1, target_player()))``: "[−1]: Target player draws a card."."""
    from cardwright.language.costs import LoyaltyCost

    return Activated([LoyaltyCost(change)], list(effects))


@frozen
class Token:
    """A token's characteristics as the effect that creates it says them (111.3, 111.4)."""

    name: str
    types: TypeLine
    colors: frozenset[str] = frozenset()
    power: int | None = None
    toughness: int | None = None
    abilities: tuple[Ability, ...] = field(default=(), converter=_abilities)
    named: bool = False
    """Whether the name is said: a predefined token such as Treasure (111.10)."""

    def describe(self, v: Voice, plural: bool, *, abilities: bool = True) -> str:
        """``1/1 white Soldier creature tokens with flying``; or without their abilities."""
        noun = "tokens" if plural else "token"
        if self.named:
            return f"{self.name} {noun}"
        parts: list[str] = []
        if "Legendary" in self.types.supertypes:
            parts.append("legendary")
        if self.power is not None:
            parts.append(f"{self.power}/{self.toughness}")
        colors = [COLOR_NAMES[c] for c in COLORS if c in self.colors]
        parts.append(words.series(colors) if colors else "colorless")
        parts.extend(self.types.subtypes)
        parts.extend(t.lower() for t in self.types.types)
        text = f"{' '.join(parts)} {noun}"
        if self.abilities and abilities:
            text += f" with {self.say_abilities()}"
        return text

    def say_abilities(self) -> str:
        """``flying and "Sacrifice this token: Add {C}."``."""
        from cardwright.language.changes import say_granted

        v = Voice("this token", self.name)
        return words.series([say_granted(ability, v, v.this) for ability in self.abilities])


_COLOR_LETTERS = {name: letter for letter, name in COLOR_NAMES.items()}


def token(text: str, *abilities: Any, name: str = "") -> Token:
    """``token("1/1 white Soldier creature", "flying")``; its name is its subtypes (111.4)."""
    power = toughness = None
    colors: set[str] = set()
    supertypes: list[str] = []
    types: list[str] = []
    subtypes: list[str] = []
    for word in text.replace(",", "").split():
        if "/" in word:
            left, _, right = word.partition("/")
            power, toughness = int(left), int(right)
        elif word in _COLOR_LETTERS:
            colors.add(_COLOR_LETTERS[word])
        elif word in ("and", "colorless"):
            continue
        elif word.capitalize() in CARD_TYPES and word.islower():
            types.append(word.capitalize())
        elif word.capitalize() in SUPERTYPES and word.islower():
            supertypes.append(word.capitalize())
        else:
            subtypes.append(word)
    line = TypeLine(tuple(supertypes), tuple(types), tuple(subtypes))
    return Token(
        name or f"{' '.join(subtypes)} Token".strip(),
        line,
        frozenset(colors),
        power,
        toughness,
        abilities,
    )


def named_token(name: str, types: str, *abilities: Any) -> Token:
    """A predefined token, said by its name: ``named_token("Treasure", "Artifact — Treasure", …)``
    (111.10)."""
    return Token(name, TypeLine.parse(types), abilities=abilities, named=True)


def two_faces(layout: str, front: Card, back: Card, needs: tuple[str, ...] = ()) -> Card:
    """A card of two faces or halves, from two cards with one (709, 712, 715).

    ``layout``: ``adventure``, ``modal_dfc``, ``split``, ``aftermath`` or ``transform``.
    """
    name = f"{front.name} // {back.name}"
    return Card(name, (front.face, back.face), layout, needs)
