"""Replacement and prevention effects, and how they interact (614, 615, 616)."""

from typing import Any

import pytest
from attrs import frozen

from cardwright import events as e
from cardwright.language import (
    THIS,
    YOU,
    CantBeRegenerated,
    Creature,
    DealDamage,
    Destroy,
    Draw,
    Edit,
    Enchantment,
    EventPattern,
    GainLife,
    Instant,
    Land,
    PreventAllDamage,
    PreventNext,
    PreventNextTime,
    PutCounters,
    Regenerate,
    Replacement,
    ReturnToBattlefield,
    When,
    Whenever,
    all_,
    any_target,
    creature,
    enters,
    enters_as_copy,
    enters_tapped,
    enters_with,
    gets,
    land,
    others_enter_with,
    red,
    static,
    target,
    target_player,
)
from cardwright.language.patterns import GainsLife


@frozen
class WouldGain(EventPattern):
    """You would gain life."""

    events = (e.GainLife,)

    def matches(self, event: Any, ctx: Any) -> bool:
        return event.player is ctx.controller


@frozen
class WouldDraw(EventPattern):
    """You would draw a card."""

    events = (e.Draw,)

    def matches(self, event: Any, ctx: Any) -> bool:
        return event.player is ctx.controller


@frozen
class Twice(Edit):
    """That much twice over instead."""

    def edit(self, event: Any, ctx: Any) -> Any:
        event.amount *= 2
        yield from ()
        return [event]


@frozen
class More(Edit):
    """That much plus so much instead."""

    more: int

    def edit(self, event: Any, ctx: Any) -> Any:
        event.amount += self.more
        yield from ()
        return [event]


@frozen
class GainInstead(Edit):
    """Gain 1 life instead."""

    def edit(self, event: Any, ctx: Any) -> Any:
        yield from ()
        return [e.GainLife(event.player, 1)]


@frozen
class DrawInstead(Edit):
    """Draw a card instead."""

    def edit(self, event: Any, ctx: Any) -> Any:
        yield from ()
        return [e.Draw(event.player)]


def body(name, pt, *abilities, cost="{0}"):
    """A free creature with nothing but a size and these abilities."""
    return Creature(name, cost, "Beast", pt, *abilities)


def do(name, *effects):
    """A free instant."""
    return Instant(name, "{0}", *effects)


def field(name, *abilities):
    """A free enchantment."""
    return Enchantment(name, "{0}", *abilities)


SIP = do("Sip", GainLife(3))
DOUBLE = field("Double", Replacement(WouldGain(), Twice()))
PLUS = field("Plus", Replacement(WouldGain(), More(1)))
READ = do("Read", Draw(1))


@pytest.mark.cr("614.1a", "614.6")
def test_a_replaced_event_never_happens(scenario):
    """Instead of drawing a card the player gains life: no card is drawn."""
    swap = field("Swap", Replacement(WouldDraw(), GainInstead()))
    s = scenario(p1=dict(hand=[READ], battlefield=[swap]))
    s.cast("Read").resolve()

    assert (s.p1.hand, s.p1.life) == ([], 21)


@pytest.mark.cr("614.6")
def test_triggers_see_the_event_as_it_happened(scenario):
    """An ability that triggers on the new event triggers; one on the old does not."""
    from cardwright.language.patterns import Draws

    swap = field("Swap", Replacement(WouldDraw(), GainInstead()))
    drawn = field("Drawn", Whenever(Draws(YOU), PutCounters("poison", YOU, 1)))
    gained = field("Gained", Whenever(GainsLife(YOU), PutCounters("energy", YOU, 1)))
    s = scenario(p1=dict(hand=[READ], battlefield=[swap, drawn, gained]))
    s.cast("Read").resolve()

    assert s.p1.counters == {"energy": 1}


@pytest.mark.cr("614.5")
def test_an_effect_applies_only_once_to_an_event(scenario):
    """Doubling the doubled amount does not happen again."""
    s = scenario(p1=dict(hand=[SIP], battlefield=[DOUBLE]))
    s.cast("Sip").resolve()

    assert s.p1.life == 26


@pytest.mark.cr("614.5", "616.1f")
def test_two_effects_of_the_same_kind_apply_both(scenario):
    """Two permanents of one name are two effects."""
    s = scenario(p1=dict(hand=[SIP], battlefield=[DOUBLE, DOUBLE]))
    s.cast("Sip").resolve()

    assert s.p1.life == 32


@pytest.mark.cr("614.5")
def test_effects_that_feed_each_other_end(scenario):
    """Drawing that becomes gaining that becomes drawing ends after each was applied once."""
    swap = field("Swap", Replacement(WouldDraw(), GainInstead()))
    back = field("Back", Replacement(WouldGain(), DrawInstead()))
    s = scenario(p1=dict(hand=[READ], battlefield=[swap, back]))
    s.cast("Read").resolve()

    assert (len(s.p1.hand), s.p1.life) == (1, 20)


@pytest.mark.cr("616.1", "616.1e")
@pytest.mark.parametrize(("first", "life"), [("Double", 27), ("Plus", 28)])
def test_the_affected_player_chooses_the_order(scenario, first, life):
    """Twice and one more: three becomes 7 or 8, as the player who gains life chooses."""
    s = scenario(p1=dict(hand=[SIP], battlefield=[DOUBLE, PLUS]))
    s.cast("Sip").choose(first).resolve()

    assert s.p1.life == life


@pytest.mark.cr("616.1")
def test_it_is_the_affected_player_not_the_controller_of_the_effects(scenario):
    """Who gains life chooses, though an opponent controls the effects."""

    @frozen
    class AnyGain(EventPattern):
        events = (e.GainLife,)

        def matches(self, event: Any, ctx: Any) -> bool:
            return True

    one = field("One", Replacement(AnyGain(), Twice()))
    two = field("Two", Replacement(AnyGain(), More(1)))
    s = scenario(p1=dict(hand=[SIP]), p2=dict(battlefield=[one, two]))
    s.cast("Sip").choose("Two", by="p1").resolve().finish()

    assert s.p1.life == 28


@pytest.mark.cr("614.7")
def test_an_event_that_never_happens_can_not_be_replaced(scenario):
    """Gaining 0 life is no event: one more is not gained."""
    s = scenario(p1=dict(hand=[do("Nothing", GainLife(0))], battlefield=[PLUS]))
    s.cast("Nothing").resolve()

    assert s.p1.life == 20


@pytest.mark.cr("614.4")
def test_an_effect_has_to_be_there_before_the_event(scenario):
    """A replacement effect that comes with the event does not change it."""
    s = scenario(p1=dict(hand=[SIP, DOUBLE]))
    s.cast("Sip").resolve().cast("Double").resolve()

    assert s.p1.life == 23


@pytest.mark.cr("614.11", "614.11a", "121.6")
def test_drawing_is_replaced_even_from_an_empty_library(scenario):
    """The player draws from no library and does not lose."""
    swap = field("Swap", Replacement(WouldDraw(), GainInstead()))
    s = scenario(p1=dict(hand=[READ], battlefield=[swap], library=[]))
    s.cast("Read").resolve()

    assert (s.over, s.p1.life) == (False, 21)


@pytest.mark.cr("614.11a", "121.2")
def test_each_draw_is_replaced_by_itself(scenario):
    """Of two cards drawn by one effect each is replaced."""
    swap = field("Swap", Replacement(WouldDraw(), GainInstead()))
    s = scenario(p1=dict(hand=[do("Study", Draw(2))], battlefield=[swap]))
    s.cast("Study").resolve()

    assert s.p1.life == 22


@pytest.mark.cr("614.1c", "614.12")
def test_enters_with_counters(scenario):
    """The creature is never without its counters: as a 0/0 it does not die."""
    s = scenario(p1=dict(hand=[body("Hydra", "0/0", enters_with("+1/+1", 2))]))
    s.cast("Hydra").resolve()

    assert s["Hydra"].pt == "2/2"


@pytest.mark.cr("614.1d", "614.12")
def test_enters_tapped(scenario):
    """It enters tapped and does not become tapped."""
    from cardwright.language.patterns import BecomesTapped

    watch = field("Watch", Whenever(BecomesTapped(land), GainLife(1)))
    s = scenario(p1=dict(hand=[Land("Slow Land", enters_tapped())], battlefield=[watch]))
    s.play("Slow Land")

    assert (s["Slow Land"].tapped, s.p1.life) == (True, 20)


@pytest.mark.cr("614.12")
def test_what_it_would_be_on_the_battlefield_counts(scenario):
    """An effect that looks at what enters sees it as it would exist there: a creature made an
    artifact by an effect in force enters with what artifacts enter with."""
    from cardwright.language import AddTypes, artifact

    metal = field("Metal", static(all_(creature), AddTypes(frozenset({"Artifact"}))))
    forge = field("Forge", others_enter_with(artifact, "charge"))
    s = scenario(p1=dict(hand=["Grizzly Bears"], mana="GG", battlefield=[metal, forge]))
    s.cast("Grizzly Bears").resolve()

    assert s["Grizzly Bears"].counters == {"charge": 1}


@pytest.mark.cr("614.12")
def test_an_effect_of_the_entering_permanent_does_not_count_for_others_with_it(scenario):
    """Permanents that enter at the same time do not change how the others enter."""
    forge = body("Forge", "1/1", others_enter_with(creature, "charge"))
    raise_ = do("Raise", ReturnToBattlefield(target(creature, 2, zone="graveyard")))
    s = scenario(p1=dict(hand=[raise_], graveyard=[forge, "Memnite"]))
    s.cast("Raise").resolve()

    assert s["Memnite"].counters == {}


@pytest.mark.cr("616.1c", "614.12")
def test_copying_comes_before_other_entering_effects(scenario):
    """A Clone that would enter with counters by another's effect becomes the copy first."""
    from cardwright.language import subtype

    clone = body("Clone", "0/0", enters_as_copy(creature))
    forge = field("Forge", others_enter_with(subtype("Bear"), "charge"))
    s = scenario(p1=dict(hand=[clone], battlefield=[forge, "Grizzly Bears"]))
    s.cast("Clone").choose("yes").resolve()

    assert s["Grizzly Bears#2"].counters == {"charge": 1}


@pytest.mark.cr("614.16", "614.5")
def test_tokens_are_doubled(scenario):
    """Two effects that double make four times as many."""
    s = scenario(p1=dict(hand=["Raise the Alarm"], mana="WW", battlefield=["2 Doubling Season"]))
    s.cast("Raise the Alarm").resolve()

    assert len(s.p1.battlefield) == 2 + 8


@pytest.mark.cr("614.16", "122.6")
def test_counters_it_enters_with_are_doubled(scenario):
    """Entering with counters is putting them on it."""
    s = scenario(
        p1=dict(
            hand=[body("Hydra", "0/0", enters_with("+1/+1", 2))], battlefield=["Doubling Season"]
        )
    )
    s.cast("Hydra").resolve()

    assert s["Hydra"].pt == "4/4"


GUARD = do("Guard", PreventNext(3, any_target()))


@pytest.mark.cr("615.1", "615.7")
def test_a_shield_prevents_so_much(scenario):
    """A shield of 3 leaves 2 of 5 damage, and is used up."""
    hit = do("Hit", DealDamage(5, target_player()))
    s = scenario(p1=dict(hand=[GUARD, hit, hit]))
    s.cast("Guard", targets=["p2"]).resolve().cast("Hit", targets=["p2"]).resolve()
    first = s.p2.life
    s.cast("Hit", targets=["p2"]).resolve()

    assert (first, s.p2.life) == (18, 13)


@pytest.mark.cr("615.7")
def test_a_shield_lasts_over_several_sources(scenario):
    """It counts the amount, not the events."""
    poke = do("Poke", DealDamage(2, target_player()))
    s = scenario(p1=dict(hand=[GUARD, poke, poke]))
    s.cast("Guard", targets=["p2"]).resolve()
    s.cast("Poke", targets=["p2"]).resolve().cast("Poke", targets=["p2"]).resolve()

    assert s.p2.life == 19


@pytest.mark.cr("615.7", "514.2")
def test_a_shield_ends_with_the_turn(scenario):
    """What is left of it is gone next turn."""
    hit = do("Hit", DealDamage(2, target_player()))
    s = scenario(p1=dict(hand=[GUARD, hit]))
    s.cast("Guard", targets=["p2"]).resolve().next_turn()
    s.cast("Hit", targets=["p2"], by="p1").resolve()

    assert s.p2.life == 18


@pytest.mark.cr("615.7")
def test_simultaneous_damage_and_one_shield(scenario):
    """Two attackers deal 2 each at the same time: a shield of 3 leaves 1 of 4."""
    s = scenario(p1=dict(hand=[GUARD], battlefield=[body("One", "2/2"), body("Two", "2/2")]))
    s.attack("One", "Two").cast("Guard", targets=["p2"]).resolve().advance("end of combat")

    assert s.p2.life == 19


@pytest.mark.cr("615.8")
def test_the_next_time_is_one_instance(scenario):
    """All damage of the next instance is prevented, whatever its amount; then it is used up."""
    fire = body("Fire", "3/3")
    circle = do("Circle", PreventNextTime(None, YOU))
    s = scenario(p1=dict(battlefield=[fire]), p2=dict(hand=[circle]))
    s.attack("Fire").cast("Circle", by="p2").choose("Fire").resolve().advance("end of combat")
    first = s.p2.life
    s.next_turn().next_turn().attack("Fire").advance("end of combat")

    assert (first, s.p2.life) == (20, 17)


@pytest.mark.cr("615.9", "609.7a")
def test_a_source_has_to_match_when_it_deals_damage(scenario):
    """The chosen red source that is no longer red deals its damage."""
    from cardwright.language import SetColors

    fire = body("Fire", "3/3", cost="{R}")
    circle = do("Circle", PreventNextTime(red, YOU))
    paint = do("Paint", gets(target(creature), SetColors(frozenset("U"))))
    s = scenario(p1=dict(battlefield=[fire]), p2=dict(hand=[circle, paint]))
    s.attack("Fire").cast("Circle", by="p2").choose("Fire").resolve()
    s.cast("Paint", by="p2").resolve().advance("end of combat")

    assert s.p2.life == 17


@pytest.mark.cr("615.1a", "615.6")
def test_prevented_damage_is_not_dealt(scenario):
    """Damage prevented by a static ability neither counts nor triggers."""
    from cardwright.language.patterns import IsDealtDamage

    rock = body(
        "Rock",
        "1/1",
        static(THIS, PreventAllDamage(to=True, by=False)),
        When(IsDealtDamage(THIS), GainLife(9)),
    )
    s = scenario(p1=dict(hand=[do("Hit", DealDamage(5, target(creature)))], battlefield=[rock]))
    s.cast("Hit").resolve()

    assert (s["Rock"].damage, s.p1.life) == (0, 20)


@pytest.mark.cr("701.15a", "614.8")
def test_regeneration_replaces_destruction_once(scenario):
    """One shield saves once; the second time the creature dies."""
    kill = do("Kill", Destroy(target(creature)))
    save = do("Save", Regenerate(target(creature)))
    s = scenario(p1=dict(hand=[save, kill, kill], battlefield=[dict(name="Su-Chi", damage=2)]))
    s.cast("Save").resolve().cast("Kill").resolve()
    once = (s["Su-Chi"].zone, s["Su-Chi"].tapped, s["Su-Chi"].damage)
    s.cast("Kill").resolve()

    assert once == ("battlefield", True, 0)
    assert "Su-Chi" in s.p1.graveyard


@pytest.mark.cr("701.15a", "506.4")
def test_a_regenerated_creature_is_out_of_combat(scenario):
    """A blocker that regenerates is removed from combat and deals no damage after."""
    kill = do("Kill", Destroy(target(creature)))
    troll = body("Troll", "2/2")
    save = do("Save", Regenerate(target(creature)))
    s = scenario(p1=dict(battlefield=["Memnite"], hand=[kill, save]), p2=dict(battlefield=[troll]))
    s.attack("Memnite").block("Troll", "Memnite")
    s.cast("Save", targets=["Troll"]).resolve().cast("Kill", targets=["Troll"]).resolve()
    s.advance("end of combat")

    assert (s.p1.battlefield, s.p2.battlefield) == (["Memnite"], ["Troll"])


@pytest.mark.cr("701.15c", "614.8")
def test_what_can_not_be_regenerated_dies(scenario):
    """ "Can't be regenerated" leaves the shield unused."""
    save = do("Save", Regenerate(target(creature)))
    curse = field("Curse", static(all_(creature), CantBeRegenerated()))
    kill = do("Kill", Destroy(target(creature)))
    s = scenario(p1=dict(hand=[save, kill], battlefield=[curse, "Memnite"]))
    s.cast("Save").resolve().cast("Kill").resolve()

    assert "Memnite" in s.p1.graveyard


@pytest.mark.cr("701.15a", "701.17a")
def test_regeneration_does_not_help_against_sacrifice(scenario):
    """Sacrificing is no destruction."""
    doom = body("Doomed", "2/2", When(enters(THIS), Regenerate(THIS)))
    from cardwright.language import Activated, SacrificeCost

    altar = field("Altar", Activated([SacrificeCost(creature)], [GainLife(2)]))
    s = scenario(p1=dict(hand=[doom], battlefield=[altar]))
    s.cast("Doomed").resolve().activate("Altar").resolve()

    assert s.p1.graveyard == ["Doomed"]
