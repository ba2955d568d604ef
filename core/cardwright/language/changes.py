"""Changes: what continuous effects do to characteristics, layer by layer (613)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from attrs import field, frozen

from cardwright.language import words
from cardwright.language.amounts import Number, as_amount
from cardwright.language.nodes import Ability, Amount, Change, Rule, Voice, tuple_of
from cardwright.language.selectors import This
from cardwright.mana import COLOR_NAMES
from cardwright.typeline import BASIC_LAND_TYPES, can_have, same_kinds, subtypes_of

if TYPE_CHECKING:
    from cardwright.context import Context
    from cardwright.language.nodes import Selector
    from cardwright.objects import Characteristics, GameObject


@frozen
class ModifyPT(Change):
    """Gets +N/+N (613.4c), so many times ``for_each`` of something if that is given."""

    power: Amount = field(converter=as_amount)
    toughness: Amount = field(converter=as_amount)
    sign: tuple[int, int] = (1, 1)
    for_each: Amount | None = None
    layer = "7c"
    verb = "get"

    def change(self, chars: Characteristics, obj: GameObject, ctx: Context) -> None:
        times = 1 if self.for_each is None else self.for_each.value(ctx)
        if chars.power is not None:
            chars.power += self.sign[0] * times * self.power.value(ctx)
        if chars.toughness is not None:
            chars.toughness += self.sign[1] * times * self.toughness.value(ctx)

    def say(self, v: Voice) -> str:
        text = f"{self._part(0, v)}/{self._part(1, v)}{self.tail or ''}"
        return text if self.for_each is None else f"{text} for each {self.for_each.each(v)}"

    def _part(self, index: int, v: Voice) -> str:
        amount, sign = (self.power, self.toughness)[index], self.sign[index]
        both = (self.power, self.toughness)
        if isinstance(amount, Number):
            other, other_sign = both[1 - index], self.sign[1 - index]
            negative = (isinstance(other, Number) and other.n * other_sign < 0) or (
                not isinstance(other, Number) and other_sign < 0
            )
            return words.signed(amount.n * sign, negative)
        return f"{'+' if sign > 0 else '-'}X"

    @property
    def tail(self) -> str | None:
        return None


def _optional_amount(value: Any) -> Amount | None:
    return None if value is None else as_amount(value)


@frozen
class SetPT(Change):
    """Has base power and toughness N/N (613.4b); either may be None to leave it."""

    power: Amount | None = field(converter=_optional_amount)
    toughness: Amount | None = field(converter=_optional_amount)
    layer = "7b"
    verb = "have"

    def change(self, chars: Characteristics, obj: GameObject, ctx: Context) -> None:
        if self.power is not None:
            chars.power = self.power.value(ctx)
        if self.toughness is not None:
            chars.toughness = self.toughness.value(ctx)

    def say(self, v: Voice) -> str:
        def part(amount: Amount | None) -> str:
            return str(amount.n) if isinstance(amount, Number) else "X"

        if self.toughness is None:
            return f"base power {part(self.power)}"
        return f"base power and toughness {part(self.power)}/{part(self.toughness)}"


@frozen
class DefinePT(Change):
    """A characteristic-defining ability for power and toughness (604.3, 613.4a)."""

    power: Amount | None
    toughness: Amount | None
    layer = "7a"

    def change(self, chars: Characteristics, obj: GameObject, ctx: Context) -> None:
        if self.power is not None:
            chars.power = self.power.value(ctx)
        if self.toughness is not None:
            chars.toughness = self.toughness.value(ctx)

    def say(self, v: Voice) -> str:
        raise NotImplementedError("said by the ability")


@frozen
class SwitchPT(Change):
    """Switches power and toughness (613.4d)."""

    layer = "7d"
    verb = "switch"

    def change(self, chars: Characteristics, obj: GameObject, ctx: Context) -> None:
        chars.power, chars.toughness = chars.toughness, chars.power

    def say(self, v: Voice) -> str:
        return "power and toughness"


@frozen
class Grant(Change):
    """Has or gains abilities (613.1f): keywords and quoted abilities."""

    abilities: tuple[Ability, ...]
    layer = "6"
    verb = "have"

    def change(self, chars: Characteristics, obj: GameObject, ctx: Context) -> None:
        chars.abilities = ctx.game.abilities.extend(chars.abilities, self.abilities)

    def say(self, v: Voice) -> str:
        return words.series([say_granted(ability, v) for ability in self.abilities])


def say_granted(ability: Ability, v: Voice, this: str = "this creature") -> str:
    """An ability as it is granted: a keyword in lower case, any other in quotes, where it calls
    what has it ``this``."""
    from cardwright.language.abilities import Keyword

    if isinstance(ability, Keyword):
        said = ability.say(v)
        return (said[:1].lower() + said[1:]).removesuffix(".")
    return f'"{ability.say(Voice(this, v.name))}"'


@frozen
class LoseAbilities(Change):
    """Loses all abilities, or the keywords named (613.1f)."""

    keywords: tuple[str, ...] = field(default=(), converter=tuple_of)
    layer = "6"
    verb = "lose"

    def change(self, chars: Characteristics, obj: GameObject, ctx: Context) -> None:
        chars.abilities = ctx.game.abilities.without(chars.abilities, self.keywords)

    def say(self, v: Voice) -> str:
        return words.series(self.keywords) if self.keywords else "all abilities"


@frozen
class AddTypes(Change):
    """Is a type in addition to its other types (613.1d)."""

    types: frozenset[str] = frozenset()
    subtypes: frozenset[str] = frozenset()
    surface: str = ""
    layer = "4"
    verb = "are"

    def change(self, chars: Characteristics, obj: GameObject, ctx: Context) -> None:
        chars.types |= self.types
        chars.subtypes |= self.subtypes
        for land_type in sorted(self.subtypes & set(BASIC_LAND_TYPES)):
            # 305.6: gaining a basic land type gives the mana ability that goes with it.
            chars.abilities = ctx.game.abilities.with_land_type(chars.abilities, land_type)

    def say(self, v: Voice) -> str:
        return self.surface


@frozen
class SetTypes(Change):
    """Becomes a type, losing others (613.1d).

    ``types`` None keeps the card types; others are replaced, and subtypes that none of the new
    types can have go with them. ``subtypes`` replace those of the same kinds (205.1a). Setting
    a basic land type takes the rules text and the other land types away (305.7).
    """

    types: frozenset[str] | None = None
    subtypes: frozenset[str] = frozenset()
    surface: str = ""
    layer = "4"
    verb = "are"

    def change(self, chars: Characteristics, obj: GameObject, ctx: Context) -> None:
        kept = chars.subtypes
        if self.types is not None:
            # 205.1a: an instant or sorcery stays one.
            chars.types = self.types | (chars.types & {"Instant", "Sorcery"})
            kept = frozenset(s for s in kept if can_have(chars.types, s))
        replaced = same_kinds(self.subtypes)
        chars.subtypes = (kept - replaced) | self.subtypes
        lands = self.subtypes & set(BASIC_LAND_TYPES)
        if lands:
            # 305.7: it loses its old land types and the abilities its rules text gave it.
            chars.abilities = ctx.game.abilities.only_land_types(lands)

    def say(self, v: Voice) -> str:
        return self.surface


@frozen
class SetName(Change):
    """Its name is this one (201.2, 613.1c)."""

    name: str
    layer = "3"

    def change(self, chars: Characteristics, obj: GameObject, ctx: Context) -> None:
        chars.name = self.name

    def say(self, v: Voice) -> str:
        return f"its name is {self.name}"


@frozen
class AddSupertypes(Change):
    """Is legendary, basic, … in addition to its other types (205.4b, 613.1d)."""

    supertypes: frozenset[str]
    layer = "4"
    verb = "are"

    def change(self, chars: Characteristics, obj: GameObject, ctx: Context) -> None:
        chars.supertypes |= self.supertypes

    def say(self, v: Voice) -> str:
        names = words.series([s.lower() for s in sorted(self.supertypes)])
        return f"{names} in addition to its other types"


@frozen
class RemoveSupertypes(Change):
    """Isn't legendary, basic, snow …: loses supertypes (205.4, 613.1d)."""

    supertypes: frozenset[str]
    layer = "4"

    def change(self, chars: Characteristics, obj: GameObject, ctx: Context) -> None:
        chars.supertypes -= self.supertypes

    def say(self, v: Voice) -> str:
        return f"isn't {words.series([word.lower() for word in sorted(self.supertypes)], 'or')}"


@frozen
class RemoveTypes(Change):
    """Isn't a type (613.1d); the subtypes that only that type can have go with it (205.1a)."""

    types: frozenset[str]
    layer = "4"

    def change(self, chars: Characteristics, obj: GameObject, ctx: Context) -> None:
        chars.types -= self.types
        gone = {s for type_ in self.types for s in subtypes_of(type_)}
        kept = {s for type_ in chars.types for s in subtypes_of(type_)}
        chars.subtypes -= gone - kept

    def say(self, v: Voice) -> str:
        return f"isn't {words.series([words.article(t.lower()) for t in sorted(self.types)], 'or')}"


@frozen
class SetColors(Change):
    """Is a color or colors (613.1e); with ``add`` in addition to its own."""

    colors: frozenset[str]
    add: bool = False
    layer = "5"
    verb = "are"

    def change(self, chars: Characteristics, obj: GameObject, ctx: Context) -> None:
        chars.colors = chars.colors | self.colors if self.add else self.colors

    def say(self, v: Voice) -> str:
        names = [COLOR_NAMES[c] for c in "WUBRG" if c in self.colors]
        said = words.series(names) if names else "colorless"
        return f"{said} in addition to its other colors" if self.add else said


@frozen
class GainControl(Change):
    """Is controlled by a player (613.1b)."""

    who: Selector
    layer = "2"
    verb = "control"

    def change(self, chars: Characteristics, obj: GameObject, ctx: Context) -> None:
        for player in self.who.find(ctx):
            obj.controller = player.id

    def say(self, v: Voice) -> str:
        return "control"


@frozen
class ApplyRule(Change):
    """Adds a rule about the object, after all layers (613.11)."""

    rule: Rule
    layer = "9"
    verb = ""

    def change(self, chars: Characteristics, obj: GameObject, ctx: Context) -> None:
        kind = type(self.rule)
        rules = dict(chars.rules)
        rules[kind] = (*rules.get(kind, ()), (self.rule, ctx.source.id))
        chars.rules = rules

    def say(self, v: Voice) -> str:
        return self.rule.say(v)


def as_changes(items: Sequence[Any]) -> tuple[Change, ...]:
    """Changes from what cards write: ``"+1/+1"``, ``"flying"``, an ability, a rule, a change.

    Abilities and keywords that stand together are one grant.
    """
    from cardwright.language.abilities import Keyword

    found: list[Change] = []
    granted: list[Ability] = []

    def flush() -> None:
        if granted:
            found.append(Grant(tuple(granted)))
            granted.clear()

    for item in items:
        if isinstance(item, str) and "/" in item and item[0] in "+-":
            flush()
            found.append(_parse_pt(item))
        elif isinstance(item, str):
            granted.append(Keyword.parse(item))
        elif isinstance(item, Ability):
            granted.append(item)
        elif isinstance(item, Rule):
            flush()
            found.append(ApplyRule(item))
        elif isinstance(item, Change):
            flush()
            found.append(item)
        else:
            raise TypeError(f"not a change: {item!r}")
    flush()
    return tuple(found)


def _parse_pt(text: str) -> ModifyPT:
    power, toughness = text.split("/")

    def part(word: str) -> tuple[Amount, int]:
        sign = -1 if word[0] == "-" else 1
        body = word[1:]
        return as_amount("X" if body == "X" else int(body)), sign

    (p, ps), (t, ts) = part(power), part(toughness)
    return ModifyPT(p, t, (ps, ts))


def say_changes(changes: Sequence[Change], subject: Selector, v: Voice, timed: bool) -> str:
    """``gets +1/+1 and has flying``; timed effects say "gains" where static ones say "has"."""
    said: list[str] = []
    for change in changes:
        verb = change.verb
        if verb == "have" and timed and isinstance(change, Grant):
            verb = "gain"
        if verb == "are" and timed:
            verb = "become"
        words_ = change.say(v)
        if not verb:
            said.append(_agree(words_, subject))
        else:
            said.append(f"{_conjugate(verb, subject)} {words_}")
    if len(said) > 2:
        return words.series(said)
    return " and ".join(said)


def _conjugate(verb: str, subject: Selector) -> str:
    if verb == "are":
        return "are" if subject.plural else "is"
    return subject.verb(verb)


def _agree(text: str, subject: Selector) -> str:
    """Rules speak of one object; adapt the verb to a plural subject."""
    if isinstance(subject, This):
        return text.replace("its controller's", "your")
    if not subject.plural and not subject.is_you:
        return text
    first, _, rest = text.partition(" ")
    back = {"attacks": "attack", "blocks": "block", "doesn't": "don't", "costs": "cost", "has": "have", "isn't": "aren't"}  # fmt: skip  # noqa: E501
    text = f"{back.get(first, first)} {rest}".rstrip()
    return text.replace("its controller's", "their controllers'")
