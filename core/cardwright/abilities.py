"""Sets of abilities, made ready for use: the index of what an object can do (113).

A declaration lists abilities in printed order. Here keywords are replaced by what their
plugins say they mean (702), abilities are sorted by kind, and the result is kept: equal
lists share one `AbilitySet`, so nothing is worked out twice.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from attrs import define, field

from cardwright.language.abilities import (
    Activated,
    EntersWith,
    Keyword,
    KeywordDefinition,
    Replacement,
    Spell,
    Static,
    Triggered,
    is_self,
)
from cardwright.language.cards import Card, Face, Token
from cardwright.language.changes import (
    AddTypes,
    ApplyRule,
    DefinePT,
    SetColors,
    SetPT,
    SetTypes,
)
from cardwright.language.effects.mana import AddMana
from cardwright.language.entering import WithCounters
from cardwright.language.nodes import Ability, Change, Effect
from cardwright.language.sagas import ENTERS_WITH_LORE, Chapter
from cardwright.language.selectors import Target
from cardwright.objects import Characteristics
from cardwright.problems import CardwrightError
from cardwright.typeline import BASIC_LAND_TYPES


class UnknownKeyword(CardwrightError):
    """A card has a keyword that no installed plugin defines; it can't be used."""


@define(eq=False)
class AbilitySet:
    """The abilities of an object by kind. Immutable once made.

    ``own_rules`` are rules about the object itself that always apply, as (rule, -1).
    """

    abilities: tuple[Ability, ...]
    keywords: dict[str, tuple[Keyword, ...]] = field(factory=dict)
    statics: tuple[Static, ...] = ()
    triggers: tuple[Triggered, ...] = ()
    activated: tuple[Activated, ...] = ()
    mana: tuple[Activated, ...] = ()
    replacements: tuple[Replacement, ...] = ()
    enters: tuple[EntersWith, ...] = ()
    spells: tuple[Spell, ...] = ()
    spell_effects: tuple[Effect, ...] = ()
    """The effects of all its spell abilities, in order."""
    own_rules: dict[type, tuple[Any, ...]] = field(factory=dict)
    enchant: Target | None = None
    zones: frozenset[str] = frozenset()
    """Zones other than the battlefield and the stack in which some of them function."""


def intrinsic(land_type: str) -> Activated:
    """The mana ability that comes with a basic land type (305.6)."""
    return _INTRINSIC[land_type]


_INTRINSIC = {
    land_type: Activated("{T}", AddMana(f"{{{mana}}}"))
    for land_type, mana in BASIC_LAND_TYPES.items()
}


_LOYALTY: dict[int | str, EntersWith] = {}


class Abilities:
    """Makes and keeps ability sets and printed characteristics for one card pool."""

    def __init__(
        self,
        keywords: Mapping[str, KeywordDefinition],
        extra: Mapping[str, Sequence[Ability]] | None = None,
    ) -> None:
        self._keywords = keywords
        self._extra = extra or {}
        self._sets: dict[tuple[int, ...], AbilitySet] = {}
        self._faces: dict[int, tuple[Any, Characteristics]] = {}
        self.none = self.of(())

    def of(self, abilities: Iterable[Ability]) -> AbilitySet:
        """The set of these abilities, in this order."""
        listed = tuple(abilities)
        key = tuple(map(id, listed))
        found = self._sets.get(key)
        if found is None:
            found = self._sets[key] = self._make(listed)
        return found

    def extend(self, base: AbilitySet, more: Sequence[Ability]) -> AbilitySet:
        """A set with abilities added (613.1f)."""
        return self.of((*base.abilities, *more))

    def without(self, base: AbilitySet, keywords: Sequence[str]) -> AbilitySet:
        """A set without some keywords, or without any ability if none is named."""
        if not keywords:
            return self.none
        kept = [a for a in base.abilities if not (isinstance(a, Keyword) and a.name in keywords)]
        return self.of(kept)

    def without_definitions(self, base: AbilitySet, changes: Sequence[Change]) -> AbilitySet:
        """A set without the abilities that define a characteristic these changes set
        (604.3, 707.9d)."""
        kinds = tuple(d for set_, d in _DEFINED if any(map(set_, changes)))
        if not kinds:
            return base
        kept = [a for a in base.abilities if not self._defines(a, kinds)]
        return base if len(kept) == len(base.abilities) else self.of(kept)

    def _defines(self, ability: Ability, kinds: tuple[type, ...]) -> bool:
        return any(
            isinstance(change, kinds) and (static.defining or isinstance(change, DefinePT))
            for static in self.of((ability,)).statics
            for change in static.changes
        )

    def with_land_type(self, base: AbilitySet, land_type: str) -> AbilitySet:
        """A set with the mana ability of a basic land type (305.6)."""
        ability = intrinsic(land_type)
        return base if ability in base.abilities else self.of((*base.abilities, ability))

    def only_land_types(self, land_types: Iterable[str]) -> AbilitySet:
        """Just the mana abilities of basic land types (305.7)."""
        return self.of([intrinsic(t) for t in BASIC_LAND_TYPES if t in land_types])

    def printed(self, face: Face, card: Card | None = None) -> Characteristics:
        """The printed characteristics of a face, shared by all its objects."""
        found = self._faces.get(id(face))
        if found is None:
            abilities: tuple[Ability, ...] = face.abilities
            if card is not None and face is card.face:
                abilities = tuple(self._extra.get(card.name, abilities))
            if face.loyalty is not None:
                # 306.5b: an intrinsic ability, so that what doubles counters sees it.
                entering = _LOYALTY.setdefault(
                    face.loyalty, EntersWith(WithCounters("loyalty", face.loyalty))
                )
                abilities = (*abilities, entering)
            chars = self._characteristics(face, abilities)
            chars.loyalty = face.loyalty if isinstance(face.loyalty, int) else None
            chars.defense = face.defense
            if card is not None and card.layout == "transform" and face is not card.face:
                cost = card.face.mana_cost
                chars.front_value = cost.mana_value if cost is not None else 0
            found = self._faces[id(face)] = (face, chars)
        return found[1]

    def token(self, token: Token) -> Characteristics:
        """The characteristics of a token as its creator defines them (111.3)."""
        found = self._faces.get(id(token))
        if found is None:
            found = self._faces[id(token)] = (token, self._characteristics(token, token.abilities))
        return found[1]

    def _characteristics(
        self, printed: Face | Token, abilities: Sequence[Ability]
    ) -> Characteristics:
        line = printed.types
        added: list[Ability] = [intrinsic(t) for t in BASIC_LAND_TYPES if t in line.subtypes]
        if "Saga" in line.subtypes:
            added.append(ENTERS_WITH_LORE)
        have = self.of((*abilities, *added))
        power, toughness = printed.power, printed.toughness
        creature = "Creature" in line.types or power is not None
        chars = Characteristics(
            printed.name,
            getattr(printed, "mana_cost", None),
            printed.colors,
            frozenset(line.supertypes),
            frozenset(line.types),
            frozenset(line.subtypes),
            have,
            (power if isinstance(power, int) else 0) if creature else None,
            (toughness if isinstance(toughness, int) else 0) if creature else None,
            None,
            None,
            have.own_rules,
        )
        _define(chars)
        return chars

    def _make(self, abilities: tuple[Ability, ...]) -> AbilitySet:
        made = AbilitySet(abilities)
        flat: list[Ability] = []
        for ability in abilities:
            flat.extend(self._expand(ability, made))
        made.statics, own = _split_statics([a for a in flat if isinstance(a, Static)])
        made.own_rules = own
        made.triggers = tuple(a for a in flat if isinstance(a, Triggered))
        activated = [a for a in flat if isinstance(a, Activated)]
        made.activated = tuple(a for a in activated if not a.is_mana)
        made.mana = tuple(a for a in activated if a.is_mana)
        made.replacements = tuple(a for a in flat if isinstance(a, Replacement))
        made.enters = tuple(a for a in flat if isinstance(a, EntersWith))
        made.spells = tuple(a for a in flat if isinstance(a, Spell))
        made.spell_effects = tuple(effect for spell in made.spells for effect in spell.effects)
        zones: set[str] = set()
        for ability in (*made.triggers, *made.activated, *made.mana, *made.replacements):
            zones |= ability.zones
        made.zones = frozenset(zones - {"battlefield"})
        return made

    def _expand(self, ability: Ability, made: AbilitySet) -> Iterable[Ability]:
        if isinstance(ability, Chapter):
            return ability.meaning
        if not isinstance(ability, Keyword):
            return (ability,)
        definition = self._keywords.get(ability.name)
        if definition is None:
            raise UnknownKeyword(f"no installed plugin defines the keyword {ability.name!r}")
        if definition.redundant and ability in made.keywords.get(ability.name, ()):
            return ()
        made.keywords[ability.name] = (*made.keywords.get(ability.name, ()), ability)
        if ability.name == "enchant" and ability.filter is not None:
            made.enchant = _enchant_target(ability)
        found: list[Ability] = []
        for meant in definition.meaning(ability):
            found.extend(self._expand(meant, made))
        return found


_DEFINED: tuple[tuple[Callable[[Change], bool], type], ...] = (
    (lambda change: isinstance(change, SetPT), DefinePT),
    (lambda change: isinstance(change, SetColors) and not change.add, SetColors),
    (lambda change: isinstance(change, SetTypes), AddTypes),
)
"""Which changes set a characteristic, and what an ability that defines it does."""


def _define(chars: Characteristics) -> None:
    """Characteristic-defining abilities for colors and types (604.3): everywhere, and before
    anything else in their layers, so they are as good as printed."""
    for static in chars.abilities.statics:
        if not static.defining:
            continue
        for change in static.changes:
            if isinstance(change, SetColors):
                chars.colors = change.colors
            elif isinstance(change, AddTypes):
                chars.types |= change.types
                chars.subtypes |= change.subtypes


def _enchant_target(keyword: Keyword) -> Target:
    from cardwright.language.selectors import target

    assert keyword.filter is not None
    return target(keyword.filter)


def _split_statics(
    statics: Sequence[Static],
) -> tuple[tuple[Static, ...], dict[type, tuple[Any, ...]]]:
    """Rules an object always has about itself are kept apart from continuous effects."""
    rest: list[Static] = []
    own: dict[type, tuple[Any, ...]] = {}
    for static in statics:
        rules = [change.rule for change in static.changes if isinstance(change, ApplyRule)]
        simple = is_self(static.who) and static.condition is None
        if simple and rules and len(rules) == len(static.changes):
            for rule in rules:
                own[type(rule)] = (*own.get(type(rule), ()), (rule, -1))
        else:
            rest.append(static)
    return tuple(rest), own
