"""Rules that effects add: restrictions, requirements, permissions (613.11, 101.2).

A rule is attached to objects or players by a static ability, a keyword or a resolving
spell; the part of the engine concerned looks its class up. ``say`` gives the words after
the subject; those with none are only found inside keywords.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from attrs import evolve, field, frozen

from cardwright.language import words
from cardwright.language.amounts import TargetCount, as_amount
from cardwright.language.nodes import (
    Amount,
    Condition,
    Cost,
    Effect,
    Filter,
    Phrase,
    Rule,
    Selector,
    Voice,
    tuple_of,
)
from cardwright.language.selectors import This
from cardwright.mana import COLOR_NAMES, TYPES

if TYPE_CHECKING:
    from cardwright.context import Context
    from cardwright.events import Damage, Event
    from cardwright.objects import GameObject


# --- attacking and blocking ------------------------------------------------------------


@frozen
class CantAttack(Rule):
    """Can't attack; with ``unless``, only while that does not hold; ``whom`` limits it to
    some defenders."""

    unless: Condition | None = None
    whom: Selector | None = None

    def say(self, v: Voice) -> str:
        text = f"can't attack {self.whom.say(v)}" if self.whom else "can't attack"
        return f"{text} unless {self.unless.say(v)}" if self.unless else text


@frozen
class CantBlock(Rule):
    """Can't block; ``what`` limits it to attackers that match."""

    what: Filter | None = None

    def say(self, v: Voice) -> str:
        return f"can't block {self.what.plural(v)}" if self.what else "can't block"


@frozen
class CantAttackOrBlock(Rule):
    """Can't attack or block."""

    def say(self, v: Voice) -> str:
        return "can't attack or block"


@frozen
class CantBeBlocked(Rule):
    """Can't be blocked; ``by`` limits it to blockers that match, ``except_by`` to all others,
    ``condition`` to when it holds as blockers are declared, as landwalk does (702.14c).

    With ``of_blockers`` the text speaks of the blockers: "creatures with power 2 or less can't
    block it"."""

    by: Filter | None = None
    except_by: Filter | None = None
    condition: Condition | None = None
    of_blockers: bool = False

    def about(self, who: Selector, v: Voice) -> str:
        if not self.of_blockers or self.by is None:
            return ""
        them = "it" if isinstance(who, This) else who.say(v)
        return f"{self.by.plural(v)} can't block {them}"

    def say(self, v: Voice) -> str:
        text = "can't be blocked"
        if self.by is not None:
            text = f"can't be blocked by {self.by.plural(v)}"
        elif self.except_by is not None:
            text = f"can't be blocked except by {self.except_by.plural(v)}"
        return f"{text} as long as {self.condition.say(v)}" if self.condition else text

    def allows(self, blocker: GameObject, ctx: Context) -> bool:
        if self.condition is not None and not self.condition.holds(ctx):
            return True
        if self.by is not None:
            return not self.by.matches(blocker, ctx)
        return self.except_by is not None and self.except_by.matches(blocker, ctx)


@frozen
class MinBlockers(Rule):
    """Can't be blocked except by so many or more creatures (702.111)."""

    count: int

    def say(self, v: Voice) -> str:
        return f"can't be blocked except by {words.number(self.count)} or more creatures"


@frozen
class MaxBlockers(Rule):
    """Can't be blocked by more than so many creatures."""

    count: int = 1

    def say(self, v: Voice) -> str:
        return f"can't be blocked by more than {words.count(self.count, 'creature').replace('a ', 'one ', 1)}"  # noqa: E501


@frozen
class CanBlockAdditional(Rule):
    """Can block so many more creatures each combat; a large number is any number."""

    count: int = 1

    def say(self, v: Voice) -> str:
        if self.count >= 99:
            return "can block any number of creatures"
        noun = "an additional creature" if self.count == 1 else f"an additional {words.number(self.count)} creatures"  # fmt: skip  # noqa: E501
        return f"can block {noun} each combat"


@frozen
class CanBlockOnly(Rule):
    """Can block only attackers that match."""

    what: Filter

    def say(self, v: Voice) -> str:
        return f"can block only {self.what.plural(v)}"


@frozen
class CanBlockAsThough(Rule):
    """Can block attackers that match as though a restriction on them were not there, as
    "can block creatures with shadow as though they didn't have shadow"."""

    what: Filter
    surface: str

    def say(self, v: Voice) -> str:
        return self.surface


@frozen
class MustAttack(Rule):
    """Attacks each combat if able (508.1d)."""

    def say(self, v: Voice) -> str:
        return "attacks each combat if able"


@frozen
class MustBlock(Rule):
    """Blocks each combat if able (509.1c)."""

    def say(self, v: Voice) -> str:
        return "blocks each combat if able"


@frozen
class MustBeBlocked(Rule):
    """Must be blocked if able; with ``by_all``, by all creatures able to."""

    by_all: bool = False

    def say(self, v: Voice) -> str:
        return "must be blocked if able"


@frozen
class AttacksUntapped(Rule):
    """Attacking doesn't cause it to tap (702.20b)."""


@frozen
class CanAttackAsThoughNoDefender(Rule):
    """Can attack as though it didn't have defender."""

    def say(self, v: Voice) -> str:
        return "can attack as though it didn't have defender"


@frozen
class IgnoresSickness(Rule):
    """Can attack and pay {T} and {Q} at once (702.10b, 702.10c)."""


# --- combat damage and damage ----------------------------------------------------------------


@frozen
class DamageStep(Rule):
    """Deals combat damage in the first step, the second, or both (702.4, 702.7)."""

    first: bool
    second: bool


@frozen
class AssignsExcess(Rule):
    """May assign excess combat damage to what it attacks (702.19b)."""


@frozen
class DeadlyDamage(Rule):
    """Any damage it deals to a creature is lethal (702.2b, 702.2c)."""


@frozen
class DamageResult(Rule):
    """Something that follows from damage its source deals (120.3). Subclass it."""

    replaces: ClassVar[bool] = False
    """Whether its results, if there are any, take the place of the loss of life of a player
    (120.3a) and of the damage marked on a creature (120.3e), as those of infect do."""

    def results(self, damage: Damage, ctx: Context) -> list[Event]:
        raise NotImplementedError


@frozen
class PreventAllDamage(Rule):
    """Damage that would be dealt to or by it is prevented (615.1).

    ``to`` and ``by``: which of the two; ``combat``: only combat damage; ``source``: only
    from sources that match.
    """

    to: bool = True
    by: bool = False
    combat: bool = False
    source: Filter | None = None
    surface: str = ""

    def say(self, v: Voice) -> str:
        return self.surface


# --- being targeted, destroyed, enchanted ----------------------------------------------------


@frozen
class CantBeTargeted(Rule):
    """Can't be the target of spells or abilities whose source matches; ``opponents``: only
    those opponents control (702.11, 702.18, 702.16b)."""

    source: Filter | None = None
    opponents: bool = False
    spells_only: bool = False

    def say(self, v: Voice) -> str:
        return "can't be the target of spells or abilities" + (
            " your opponents control" if self.opponents else ""
        )


@frozen
class CantBeAttached(Rule):
    """Can't be enchanted or equipped by what matches (702.16c, 702.16d)."""

    what: Filter


@frozen
class Unattaches(Rule):
    """An Aura that becomes unattached, instead of going to the graveyard, when it is attached
    to nothing legal: a bestowed one (702.103f)."""


@frozen
class CantBeDestroyed(Rule):
    """Can't be destroyed (702.12b)."""


@frozen
class CantBeCountered(Rule):
    """Can't be countered (101.2)."""

    def say(self, v: Voice) -> str:
        return "can't be countered"


@frozen
class CantBeRegenerated(Rule):
    """Can't be regenerated (701.15)."""

    def say(self, v: Voice) -> str:
        return "can't be regenerated"


# --- tapping, casting, activating -----------------------------------------------------------


@frozen
class DoesntUntap(Rule):
    """Doesn't untap during its controller's untap step (502.3)."""

    next_only: bool = False

    def say(self, v: Voice) -> str:
        if self.next_only:
            return "doesn't untap during its controller's next untap step"
        return "doesn't untap during its controller's untap step"


@frozen
class MayStayTapped(Rule):
    """Its controller may choose not to untap it during their untap step (502.3)."""

    def about(self, who: Selector, v: Voice) -> str:
        return f"you may choose not to untap {who.say(v)} during your untap step"


@frozen
class Phases(Rule):
    """Phases out, if it is phased in, before its controller untaps during their untap step,
    as what had phased out under their control phases in (702.26a, 502.1)."""


@frozen
class CantActivate(Rule):
    """Its activated abilities can't be activated; with ``mana`` its mana abilities can."""

    mana: bool = False

    def say(self, v: Voice) -> str:
        return "its activated abilities can't be activated" + (
            " unless they're mana abilities" if self.mana else ""
        )


@frozen
class CastAsInstant(Rule):
    """May be cast any time its owner could cast an instant (702.8a). Of a player: all spells
    they cast, or those that match (601.3b)."""

    what: Filter | None = None

    def say(self, v: Voice) -> str:
        noun = "spells"
        if self.what is not None:
            phrase = self.what.phrase(v)
            phrase.nouns.append("spell")
            noun = phrase.render(plural=True)
        return f"may cast {noun} as though they had flash"


@frozen
class SpendOnlyManaFrom(Rule):
    """Only mana that sources that match produced can be spent to cast it (106.6, 601.2h)."""

    what: Filter

    def about(self, who: Selector, v: Voice) -> str:
        return f"spend only mana produced by {self.what.plural(v)} to cast {who.say(v)}"


@frozen
class CastFrom(Rule):
    """Lets its owner cast it from a zone other than the hand (601.3); see the keyword.

    ``cost`` None is its mana cost; ``additional`` is paid as well; ``what`` limits it to
    spells that match as they would be on the stack (601.3e).
    """

    zone: str
    cost: tuple[Cost, ...] | None = None
    keyword: str = ""
    then: str = ""
    """The zone it goes to instead of anywhere else when it leaves the stack, if any."""
    additional: tuple[Cost, ...] = ()
    what: Filter | None = None


@frozen
class AlternativeCost(Rule):
    """An alternative cost to cast it from the hand (118.9)."""

    cost: tuple[Cost, ...] = field(converter=tuple_of)
    keyword: str = ""
    condition: Condition | None = None

    def say(self, v: Voice) -> str:
        from cardwright.language.costs import say_costs

        said = say_costs(self.cost, v)
        said = said[:1].lower() + said[1:] if said[:1].isalpha() else f"pay {said}"
        when = f"if {self.condition.say(v)}, " if self.condition else ""
        return f"{when}you may {said} rather than pay this spell's mana cost"

    def about(self, who: Selector, v: Voice) -> str:
        return self.say(v)


@frozen
class AdditionalCost(Rule):
    """An additional cost to cast it (118.8). An optional one has a name by which its
    payment is asked for later; ``repeat`` lets it be paid any number of times."""

    cost: tuple[Cost, ...]
    optional: str = ""
    repeat: bool = False

    def say(self, v: Voice) -> str:
        from cardwright.language.costs import say_costs

        said = say_costs(self.cost, v)
        return said[:1].lower() + said[1:]


@frozen
class CostChange(Rule):
    """Spells that match cost less or more generic mana (601.2f). On the spell itself or on
    the player who casts it; ``less`` says which way."""

    amount: Amount = field(converter=as_amount)
    less: bool = True
    what: Filter | None = None
    condition: Condition | None = None

    def about(self, who: Selector, v: Voice) -> str:
        if isinstance(who, This):
            return ""
        phrase = Phrase() if self.what is None else self.what.phrase(v)
        phrase.nouns.append("spell")
        spells = f"{phrase.render(plural=True)} {who.say(v)} {who.verb('cast')}"
        return f"{spells} {self.say(v).replace('costs', 'cost', 1)}"

    def say(self, v: Voice) -> str:
        when = f" if {self.condition.say(v)}" if self.condition is not None else ""
        how = "less" if self.less else "more"
        amount = self.amount
        if isinstance(amount, TargetCount):
            return f"costs {{1}} {how} to cast for each {amount.each(v)}{when}"
        digits = getattr(amount, "n", None)
        return f"costs {{{digits if digits is not None else 'X'}}} {how} to cast{when}"


@frozen
class CantCast(Rule):
    """The player can't cast spells that match."""

    what: Filter | None = None

    def say(self, v: Voice) -> str:
        if self.what is None:
            return "can't cast spells"
        return f"can't cast {self.what.plural(v, 'spell')} spells"


@frozen
class MaxSpells(Rule):
    """The player can't cast a spell once they have cast so many this turn (601.3)."""

    limit: int

    def say(self, v: Voice) -> str:
        spells = "spell" if self.limit == 1 else "spells"
        return f"can't cast more than {words.number(self.limit)} {spells} each turn"


@frozen
class GoesElsewhere(Rule):
    """When the spell would leave the stack for the graveyard it goes to this zone instead.

    ``resolving``: only as it resolves (608.2n); ``condition`` is asked then. Without
    ``from_stack`` it is about a permanent: it goes there instead of anywhere else when it
    would leave the battlefield.
    """

    zone: str
    from_stack: bool = True
    resolving: bool = False
    condition: Condition | None = None


@frozen
class AfterResolving(Rule):
    """What is done as the spell has resolved and left the stack, if a condition holds.

    What it became, a permanent or a card, is ``it("moved")`` to the effects. It is how a
    keyword of a spell makes a delayed triggered ability (603.7b).
    """

    effects: tuple[Effect, ...] = field(converter=tuple_of)
    condition: Condition | None = None


@frozen
class TapToPay(Rule):
    """Tapping an untapped permanent that matches pays for one generic mana of the spell's
    total cost (702.51a, 702.126a); with ``colored`` also for one mana of a color it is."""

    what: Filter
    colored: bool = False


@frozen
class ExileToPay(Rule):
    """Exiling a card from this zone of its controller's pays for one generic mana of the
    spell's total cost (702.66a)."""

    zone: str


@frozen
class EachForTarget(Rule):
    """If the cost of this name was paid, the spell's text has "each" for "target" (702.96a)."""

    cost: str


@frozen
class ChooseAllModes(Rule):
    """If the optional cost of this name is paid, all modes of the spell are chosen instead
    of the number specified (702.42a)."""

    optional: str


# --- players --------------------------------------------------------------------------------


@frozen
class CantGainLife(Rule):
    """The player can't gain life (119.7)."""

    def say(self, v: Voice) -> str:
        return "can't gain life"


@frozen
class NoMaximumHandSize(Rule):
    """The player has no maximum hand size (402.2)."""

    def say(self, v: Voice) -> str:
        return "have no maximum hand size"


@frozen
class ExtraLandPlays(Rule):
    """The player may play additional lands each turn (305.2)."""

    count: int = 1

    def say(self, v: Voice) -> str:
        return f"may play {words.count(self.count, 'additional land').replace('an ', 'an ')} on each of your turns"  # noqa: E501


@frozen
class CanCastExiled(Rule):
    """The player may cast the exiled cards with these ids, while they stay exiled (601.3)."""

    cards: tuple[int, ...]
    any_type: bool = False
    play_lands: bool = False
    front_only: bool = False
    """Only the card itself, not its Adventure (715.3d)."""


@frozen
class _OfLibraries(Rule):
    """Base of rules about libraries: whose they are, and their seats once that is settled."""

    of: Selector
    seats: tuple[int, ...] = ()

    def settled(self, ctx: Context) -> Rule:
        return evolve(self, seats=tuple(player.id for player in self.of.find(ctx)))


@frozen
class CanPlayTop(_OfLibraries):
    """The player may play the top card of a library (601.3, 305.1)."""

    def say(self, v: Voice) -> str:
        return f"may play the top card of {self.of.possessive(v)} library"


@frozen
class CanLookAtTop(_OfLibraries):
    """The player may look at the top card of a library any time."""

    def say(self, v: Voice) -> str:
        return f"may look at the top card of {self.of.possessive(v)} library any time"


@frozen
class AnyColorThisWay(Rule):
    """The player may spend mana as though it were mana of any color to cast what another rule of
    the same source lets them cast (609.4b)."""

    def say(self, v: Voice) -> str:
        return "may spend mana as though it were mana of any color to cast spells this way"


@frozen
class CanCastFree(Rule):
    """The player may cast spells that match from their hand without paying their mana costs: an
    alternative cost of nothing (118.9, 601.2b)."""

    what: Filter | None = None

    def say(self, v: Voice) -> str:
        spells = "spells" if self.what is None else f"{self.what.singular(v, '')} spells"
        return f"may cast {spells} from your hand without paying their mana costs"


@frozen
class PoolPersists(Rule):
    """Unspent mana of these types stays in the pool as steps and phases end (500.4)."""

    types: frozenset[str] = frozenset(TYPES)

    def say(self, v: Voice) -> str:
        names = [COLOR_NAMES.get(t, "colorless") for t in TYPES if t in self.types]
        kind = "mana" if len(names) == len(TYPES) else f"{words.series(names)} mana"
        return f"doesn't lose unspent {kind} as steps and phases end"
