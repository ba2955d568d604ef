"""Filters: what an object or a player is like."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from attrs import frozen

from cardwright.language import words
from cardwright.language.nodes import Amount, AnyOf, Filter, Not, Phrase, Selector, Voice
from cardwright.mana import COLOR_NAMES
from cardwright.objects import BATTLEFIELD, STACK, GameObject, Player
from cardwright.typeline import PERMANENT_TYPES

if TYPE_CHECKING:
    from cardwright.context import Context
    from cardwright.objects import Entity
    from cardwright.stack import StackItem

_COLOR_LETTERS = {name: letter for letter, name in COLOR_NAMES.items()}


@frozen
class HasType(Filter):
    """Has a card type: ``creature``, ``artifact``."""

    type: str

    def matches(self, entity: Any, ctx: Context) -> bool:
        return isinstance(entity, GameObject) and self.type in entity.chars.types

    def describe(self, phrase: Phrase, v: Voice) -> None:
        phrase.nouns.append(self.type.lower())

    @property
    def watches(self) -> frozenset[str]:
        return frozenset()


@frozen
class HasSubtype(Filter):
    """Has a subtype: ``Goblin``, ``Mountain``, ``Aura``."""

    subtype: str

    def matches(self, entity: Any, ctx: Context) -> bool:
        return isinstance(entity, GameObject) and self.subtype in entity.chars.subtypes

    def describe(self, phrase: Phrase, v: Voice) -> None:
        phrase.nouns.append(self.subtype)


@frozen
class HasSupertype(Filter):
    """Has a supertype: ``legendary``, ``basic``, ``snow``."""

    supertype: str

    def matches(self, entity: Any, ctx: Context) -> bool:
        return isinstance(entity, GameObject) and self.supertype in entity.chars.supertypes

    def describe(self, phrase: Phrase, v: Voice) -> None:
        phrase.adjectives.append(self.supertype.lower())


@frozen
class HasColor(Filter):
    """Is of a color (105.2)."""

    color: str

    def matches(self, entity: Any, ctx: Context) -> bool:
        return isinstance(entity, GameObject) and self.color in entity.chars.colors

    def describe(self, phrase: Phrase, v: Voice) -> None:
        phrase.adjectives.append(COLOR_NAMES[self.color])


@frozen
class SharesColor(Filter):
    """Shares a color with something (105.2): ``that shares a color with it``."""

    with_: Selector

    def matches(self, entity: Any, ctx: Context) -> bool:
        return isinstance(entity, GameObject) and any(
            entity.chars.colors & other.chars.colors for other in self.with_.find(ctx)
        )

    def describe(self, phrase: Phrase, v: Voice) -> None:
        phrase.tails.append(f"that shares a color with {self.with_.say(v)}")


@frozen
class Everything(Filter):
    """Any object or player whatsoever, as in ``protection from everything`` (702.16j)."""

    def matches(self, entity: Any, ctx: Context) -> bool:
        return True

    def describe(self, phrase: Phrase, v: Voice) -> None:
        phrase.nouns.append("everything")


@frozen
class Colored(Filter):
    """Colorless, monocolored or multicolored (105.2)."""

    word: str

    def matches(self, entity: Any, ctx: Context) -> bool:
        if not isinstance(entity, GameObject):
            return False
        count = len(entity.chars.colors)
        if self.word == "colorless":
            return count == 0
        return count == 1 if self.word == "monocolored" else count > 1

    def describe(self, phrase: Phrase, v: Voice) -> None:
        phrase.adjectives.append(self.word)


@frozen
class IsPermanent(Filter):
    """Is on the battlefield; as a card or spell, has a permanent type."""

    def matches(self, entity: Any, ctx: Context) -> bool:
        if not isinstance(entity, GameObject):
            return False
        return entity.zone == BATTLEFIELD or bool(entity.chars.types & PERMANENT_TYPES)

    def describe(self, phrase: Phrase, v: Voice) -> None:
        phrase.nouns.append("permanent")


@frozen
class IsPlayer(Filter):
    """Is a player; ``opponent`` narrows it to opponents."""

    opponent: bool = False

    def matches(self, entity: Any, ctx: Context) -> bool:
        if not isinstance(entity, Player) or entity.left:
            return False
        return not self.opponent or ctx.game.are_opponents(entity, ctx.controller)

    def describe(self, phrase: Phrase, v: Voice) -> None:
        phrase.nouns.append("opponent" if self.opponent else "player")


@frozen
class IsSpell(Filter):
    """Is a spell on the stack (112.1); ``ability`` means an ability on the stack instead."""

    ability: bool = False

    def matches(self, entity: Any, ctx: Context) -> bool:
        return (
            isinstance(entity, GameObject)
            and entity.zone == STACK
            and (entity.kind == "ability") == self.ability
        )

    def describe(self, phrase: Phrase, v: Voice) -> None:
        phrase.nouns.append("ability" if self.ability else "spell")


@frozen
class IsCard(Filter):
    """Is a card in a zone other than the battlefield and the stack: only adds the word."""

    def matches(self, entity: Any, ctx: Context) -> bool:
        return isinstance(entity, GameObject) and entity.kind == "card"

    def describe(self, phrase: Phrase, v: Voice) -> None:
        phrase.nouns.append("card")


@frozen
class IsToken(Filter):
    """Is a token (111)."""

    def matches(self, entity: Any, ctx: Context) -> bool:
        return isinstance(entity, GameObject) and entity.kind == "token"

    def describe(self, phrase: Phrase, v: Voice) -> None:
        if phrase.nouns:
            phrase.nouns.append("token")
        else:
            phrase.nouns.append("token")


@frozen
class ControlledBy(Filter):
    """Is controlled by a player: ``you control``, ``an opponent controls``."""

    who: Selector

    def matches(self, entity: Any, ctx: Context) -> bool:
        if not isinstance(entity, GameObject):
            return False
        # The two everyday cases need no list.
        if self.who.is_you:
            return entity.controller == ctx.controller.id
        return any(entity.controller == player.id for player in self.who.find(ctx))

    def describe(self, phrase: Phrase, v: Voice) -> None:
        phrase.tails.append(f"{self.who.say(v)} {self.who.verb('control')}")


@frozen
class OwnedBy(Filter):
    """Is owned by a player (108.3)."""

    who: Selector

    def matches(self, entity: Any, ctx: Context) -> bool:
        return isinstance(entity, GameObject) and any(
            entity.owner == player.id for player in self.who.find(ctx)
        )

    def describe(self, phrase: Phrase, v: Voice) -> None:
        phrase.tails.append(f"{self.who.say(v)} {self.who.verb('own')}")


@frozen
class Other(Filter):
    """Is not the object named; ``another`` in the singular, ``other`` in the plural."""

    than: Selector

    def matches(self, entity: Any, ctx: Context) -> bool:
        return all(entity is not other for other in self.than.find(ctx))

    def describe(self, phrase: Phrase, v: Voice) -> None:
        phrase.adjectives.insert(0, "other")


@frozen
class State(Filter):
    """Is tapped, untapped, attacking, blocking, attacking or blocking, blocked, unblocked,
    enchanted or equipped."""

    word: str

    def matches(self, entity: Any, ctx: Context) -> bool:
        if not isinstance(entity, GameObject):
            return False
        if self.word == "tapped":
            return entity.tapped
        if self.word == "untapped":
            return not entity.tapped and entity.zone == BATTLEFIELD
        combat = ctx.game.combat
        attacking, blocking = entity.id in combat.attackers, entity.id in combat.blockers
        if self.word == "attacking":
            return attacking
        if self.word == "blocking":
            return blocking
        if self.word == "blocked":
            return attacking and entity.id in combat.blocked
        if self.word == "unblocked":
            return attacking and combat.blocks_declared and entity.id not in combat.blocked
        subtype = {"enchanted": "Aura", "equipped": "Equipment"}[self.word]
        attached = (ctx.game.entity(id_) for id_ in entity.attachments)
        return any(isinstance(a, GameObject) and subtype in a.chars.subtypes for a in attached)

    def describe(self, phrase: Phrase, v: Voice) -> None:
        phrase.adjectives.append(self.word)

    @property
    def watches(self) -> frozenset[str]:
        if self.word in ("tapped", "untapped"):
            return frozenset({"tapped"})
        if self.word in ("enchanted", "equipped"):
            return frozenset({"attached"})
        return frozenset({"combat", "step"})


@frozen
class WithKeyword(Filter):
    """Has a keyword ability: ``with flying``."""

    keyword: str

    def matches(self, entity: Any, ctx: Context) -> bool:
        return isinstance(entity, GameObject) and entity.has_keyword(self.keyword)

    def describe(self, phrase: Phrase, v: Voice) -> None:
        phrase.tails.append(f"with {self.keyword}")


@frozen
class WithCounter(Filter):
    """Has a counter of a kind on it; any kind if empty."""

    kind: str = ""

    def matches(self, entity: Any, ctx: Context) -> bool:
        if not isinstance(entity, (GameObject, Player)):
            return False
        return entity.counters.get(self.kind, 0) > 0 if self.kind else bool(entity.counters)

    def describe(self, phrase: Phrase, v: Voice) -> None:
        kind = f"{self.kind} counter" if self.kind else "counter"
        phrase.tails.append(f"with {words.article(kind)} on it")

    @property
    def watches(self) -> frozenset[str]:
        return frozenset({"counters"})


@frozen
class Stat(Filter):
    """Compares a number of the object: ``with power 4 or greater``, ``with mana value 3``.

    ``which`` is ``power``, ``toughness`` or ``mana value``; ``op`` is ``>=``, ``<=``, ``=``,
    ``<`` or ``>``.
    """

    which: str
    op: str
    amount: Amount

    def matches(self, entity: Any, ctx: Context) -> bool:
        if not isinstance(entity, GameObject):
            return False
        value = stat(entity, self.which)
        if value is None:
            return False
        bound = self.amount.value(ctx)
        if self.op == ">=":
            return value >= bound
        if self.op in ("<", ">"):
            return value < bound if self.op == "<" else value > bound
        return value <= bound if self.op == "<=" else value == bound

    def describe(self, phrase: Phrase, v: Voice) -> None:
        tail = {">=": " or greater", "<=": " or less"}.get(self.op, "")
        number = getattr(self.amount, "n", None)
        amount = self.amount.say(v) if number is None else str(number)
        if self.op in ("<", ">"):
            word = "less than" if self.op == "<" else "greater than"
            phrase.tails.append(f"with {self.which} {word} {amount}")
        elif amount.startswith("the number"):
            compare = {"<=": "less than or equal to ", "=": "equal to ", ">=": "greater than or equal to "}  # fmt: skip  # noqa: E501
            phrase.tails.append(f"with {self.which} {compare[self.op]}{amount}")
        else:
            phrase.tails.append(f"with {self.which} {amount}{tail}")


def stat(obj: GameObject, which: str) -> int | None:
    """A number of an object by the name that texts use for it."""
    chars = obj.chars
    if which == "power":
        return chars.power
    if which == "toughness":
        return chars.toughness
    if which == "loyalty":
        return obj.counters.get("loyalty", 0)
    if which == "mana value":
        item = obj.item
        extra = item.x * chars.mana_cost.xs if item and chars.mana_cost and obj.zone == STACK else 0
        return chars.mana_value + extra
    raise ValueError(f"no number {which!r}")


@frozen
class Named(Filter):
    """Has a name: ``named Squadron Hawk``."""

    name: str

    def matches(self, entity: Any, ctx: Context) -> bool:
        return isinstance(entity, GameObject) and self.name in entity.chars.names

    def describe(self, phrase: Phrase, v: Voice) -> None:
        phrase.tails.append(f"named {self.name}")


@frozen
class AttachedTo(Filter):
    """Has the source attached to it: ``enchanted creature``, ``equipped creature``."""

    word: str

    def matches(self, entity: Any, ctx: Context) -> bool:
        return bool(entity.id == ctx.source.attached_to)

    def describe(self, phrase: Phrase, v: Voice) -> None:
        phrase.adjectives.append(self.word)


@frozen
class IsAttachedTo(Filter):
    """Is attached to something: ``Auras attached to it``."""

    what: Selector

    def matches(self, entity: Any, ctx: Context) -> bool:
        return isinstance(entity, GameObject) and any(
            entity.attached_to == host.id for host in self.what.find(ctx)
        )

    def describe(self, phrase: Phrase, v: Voice) -> None:
        phrase.tails.append(f"attached to {self.what.say(v)}")

    @property
    def watches(self) -> frozenset[str]:
        return frozenset({"attached"})


@frozen
class WithTapAbility(Filter):
    """Has an activated ability with {T} in its cost (107.5); mana abilities are such (605.1a)."""

    def matches(self, entity: Any, ctx: Context) -> bool:
        if not isinstance(entity, GameObject):
            return False
        abilities = entity.chars.abilities
        return any(ability.has_tap for ability in (*abilities.activated, *abilities.mana))

    def describe(self, phrase: Phrase, v: Voice) -> None:
        phrase.tails.append("that has an activated ability with {T} in its cost")


@frozen
class DealtDamageBy(Filter):
    """Was dealt damage by something this turn, whoever it was dealt to then (120.3)."""

    by: Selector

    def matches(self, entity: Any, ctx: Context) -> bool:
        turn, sources = entity.memory.get("damaged by", (0, ()))
        return turn == ctx.game.turn.number and any(o.id in sources for o in self.by.find(ctx))

    def describe(self, phrase: Phrase, v: Voice) -> None:
        phrase.tails.append(f"dealt damage by {self.by.say(v)} this turn")

    @property
    def watches(self) -> frozenset[str]:
        return frozenset({"damage", "turn"})


@frozen
class OfChosenType(Filter):
    """Is of the creature type chosen for the source (205.3m, 607.2d)."""

    def matches(self, entity: Any, ctx: Context) -> bool:
        chosen = ctx.source.memory.get("creature type")
        return isinstance(entity, GameObject) and chosen in entity.chars.subtypes

    def describe(self, phrase: Phrase, v: Voice) -> None:
        phrase.tails.append("of the chosen type")


@frozen
class OfChosenColor(Filter):
    """Is of the color chosen for the source (105.2, 607.2d)."""

    def matches(self, entity: Any, ctx: Context) -> bool:
        chosen = ctx.source.memory.get("color")
        return isinstance(entity, GameObject) and chosen in entity.chars.colors

    def describe(self, phrase: Phrase, v: Voice) -> None:
        phrase.tails.append("of the chosen color")


@frozen
class SharesName(Filter):
    """Has the same name as something that has a name (201.2a): ``with the same name as the
    exiled card``."""

    with_: Selector

    def matches(self, entity: Any, ctx: Context) -> bool:
        return isinstance(entity, GameObject) and any(
            name and name in other.chars.names
            for other in self.with_.find(ctx)
            for name in entity.chars.names
        )

    def describe(self, phrase: Phrase, v: Voice) -> None:
        phrase.tails.append(f"with the same name as {self.with_.say(v)}")


@frozen
class CastBy(Filter):
    """A spell's controller, said as in ``spells you cast``."""

    who: Selector

    def matches(self, entity: Any, ctx: Context) -> bool:
        return isinstance(entity, GameObject) and any(
            entity.controller == player.id for player in self.who.find(ctx)
        )

    def describe(self, phrase: Phrase, v: Voice) -> None:
        phrase.tails.append(f"{self.who.say(v)} {self.who.verb('cast')}")


@frozen
class Targeting(Filter):
    """A spell or ability that targets something: ``that targets a player``.

    It looks at the targets as they are now and ignores those that have left (115.9b).
    """

    what: Filter

    def matches(self, entity: Any, ctx: Context) -> bool:
        from cardwright.language.selectors import zone_of

        item = getattr(entity, "item", None)
        if item is None:
            return False
        # 109.2: what the text does not place elsewhere is on the battlefield.
        zone = zone_of(self.what, BATTLEFIELD)
        return any(
            (isinstance(aim, Player) or aim.zone == zone) and self.what.matches(aim, ctx)
            for aim in _present_targets(item, ctx)
        )

    def describe(self, phrase: Phrase, v: Voice) -> None:
        phrase.tails.append(f"that targets {words.article(self.what.singular(v))}")


def _present_targets(item: StackItem, ctx: Context) -> Iterator[Entity]:
    """The targets, legal or not, that are where they are expected to be."""
    for slot, chosen in zip(item.slots, item.targets, strict=False):
        for id_ in chosen:
            entity = ctx.game.entity(id_)
            here = not entity.left if isinstance(entity, Player) else entity.zone == slot.zone
            if here:
                yield entity


def card_noun(what: Filter | None, v: Voice, *, plural: bool = False) -> str:
    """Cards that match, in a zone where they are cards: ``basic land card``, ``cards named``."""
    phrase = what.phrase(v) if what is not None else Phrase()
    if phrase.nouns[-1:] != ["card"]:
        phrase.nouns.append("card")
    return phrase.render(plural)


def color(name: str) -> HasColor:
    """``color("red")`` or ``color("R")``."""
    return HasColor(_COLOR_LETTERS.get(name, name))


def subtype(name: str) -> HasSubtype:
    """``subtype("Goblin")``."""
    return HasSubtype(name)


def with_(keyword: str) -> WithKeyword:
    """``with_("flying")``: with a keyword ability."""
    return WithKeyword(keyword)


def without(keyword: str) -> Not:
    """``without("flying")``."""
    return Not(WithKeyword(keyword))


def targeting(what: Filter) -> Targeting:
    """``spell & targeting(player)``: "spell that targets a player"."""
    return Targeting(what)


def controlled_by(who: Selector) -> ControlledBy:
    """``controlled_by(YOU)``."""
    return ControlledBy(who)


def dealt_damage_by(by: Selector) -> DealtDamageBy:
    """``dealt_damage_by(THIS)``: "dealt damage by this creature this turn"."""
    return DealtDamageBy(by)


def owned_by(who: Selector) -> OwnedBy:
    """``owned_by(YOU)``."""
    return OwnedBy(who)


artifact = HasType("Artifact")
creature = HasType("Creature")
enchantment = HasType("Enchantment")
land = HasType("Land")
planeswalker = HasType("Planeswalker")
battle = HasType("Battle")
instant = HasType("Instant")
sorcery = HasType("Sorcery")
permanent = IsPermanent()
spell = IsSpell()
card = IsCard()
token = IsToken()
player = IsPlayer()
opponent = IsPlayer(opponent=True)

basic = HasSupertype("Basic")
legendary = HasSupertype("Legendary")
snow = HasSupertype("Snow")

white, blue, black, red, green = (HasColor(letter) for letter in "WUBRG")
each_color = AnyOf((white, blue, black, red, green))
everything = Everything()
colorless = Colored("colorless")
multicolored = Colored("multicolored")
monocolored = Colored("monocolored")

Plains, Island, Swamp, Mountain, Forest = (
    HasSubtype(name) for name in ("Plains", "Island", "Swamp", "Mountain", "Forest")
)
of_the_chosen_type = OfChosenType()
of_the_chosen_color = OfChosenColor()
aura, equipment = HasSubtype("Aura"), HasSubtype("Equipment")

tapped, untapped = State("tapped"), State("untapped")
attacking, blocking = State("attacking"), State("blocking")
blocked, unblocked = State("blocked"), State("unblocked")
attacking_or_blocking = AnyOf((attacking, blocking))
nonland = Not(land)
noncreature = Not(creature)
