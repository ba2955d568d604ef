"""Triggered abilities (603)."""

import pytest

from cardwright.language import (
    EACH_OPPONENT,
    THIS,
    YOU,
    AddTypes,
    At,
    Creature,
    DealDamage,
    Delayed,
    Destroy,
    Enchantment,
    Exile,
    GainLife,
    If,
    Instant,
    LoseAbilities,
    LoseLife,
    May,
    Other,
    PutCounters,
    ReturnToBattlefield,
    ReturnToHand,
    SacrificeIt,
    TakeControl,
    TapIt,
    When,
    Whenever,
    all_,
    any_target,
    artifact,
    became,
    casts,
    controls,
    creature,
    deals_damage,
    dies,
    end_step,
    enters,
    gets,
    instant,
    it,
    leaves,
    power_of,
    static,
    target,
    target_player,
    upkeep,
)
from cardwright.language.patterns import (
    BecomesTapped,
    BecomesTarget,
    IsDealtDamage,
)


def body(name, pt, *abilities, cost="{0}", types="Creature"):
    """A free creature with nothing but a size and these abilities."""
    return Creature(name, cost, "Beast", pt, *abilities, types=types)


def do(name, *effects):
    """A free instant."""
    return Instant(name, "{0}", *effects)


def field(name, *abilities):
    """A free enchantment."""
    return Enchantment(name, "{0}", *abilities)


KILL = do("Kill", Destroy(target(creature)))
WIPE = do("Wipe", Destroy(all_(creature)))


@pytest.mark.cr("603.2", "603.3")
def test_a_trigger_waits_for_priority(scenario):
    """It does nothing as it triggers; it is put on the stack before a player gets priority."""
    s = scenario(p1=dict(hand=[body("Greeter", "1/1", When(enters(THIS), GainLife(2)))]))
    s.cast("Greeter").resolve(1)
    before = (s.p1.life, s.stack)
    s.resolve()

    assert (before, s.p1.life) == ((20, ["Greeter"]), 22)


@pytest.mark.cr("603.2c")
def test_it_triggers_once_for_each_event(scenario):
    """Three creatures that die trigger three times."""
    watch = field("Watch", Whenever(dies(creature), GainLife(1)))
    s = scenario(p1=dict(hand=[WIPE], battlefield=[watch, "3 Memnite"]))
    s.cast("Wipe").resolve()

    assert s.p1.life == 23


@pytest.mark.cr("603.2h")
def test_an_event_that_is_prevented_triggers_nothing(scenario):
    """Damage that is prevented altogether is not dealt."""
    from cardwright.language import PreventNext

    sting = field("Sting", Whenever(deals_damage(creature), GainLife(5)))
    s = scenario(
        p1=dict(
            battlefield=[sting, body("Ox", "2/2")],
            hand=[do("Guard", PreventNext(2, target_player()))],
        )
    )
    s.attack("Ox").cast("Guard", targets=["p2"]).resolve().advance("end of combat")

    assert (s.p1.life, s.p2.life) == (20, 20)


@pytest.mark.cr("603.2i")
def test_once_each_turn(scenario):
    """An ability that triggers only once each turn does so again next turn."""
    watch = field(
        "Watch", Whenever(casts(YOU, instant), LoseLife(1, EACH_OPPONENT), once_per_turn=True)
    )
    zap = do("Zap", GainLife(1))
    s = scenario(p1=dict(hand=[zap, zap, zap], battlefield=[watch]))
    s.cast("Zap").resolve().cast("Zap").resolve()
    first = s.p2.life
    s.next_turn().cast("Zap", by="p1").resolve()

    assert (first, s.p2.life) == (19, 18)


@pytest.mark.cr("603.3a", "603.3b")
def test_the_active_players_triggers_go_on_the_stack_first(scenario):
    """In APNAP order: the other player's trigger is above and resolves first."""
    mine = field("Mine", Whenever(dies(creature), GainLife(1)))
    theirs = field("Theirs", Whenever(dies(creature), GainLife(1)))
    s = scenario(p1=dict(hand=[KILL], battlefield=[mine]), p2=dict(battlefield=[theirs, "Memnite"]))
    s.cast("Kill").resolve(1)

    assert s.stack == ["Theirs", "Mine"]


@pytest.mark.cr("603.3b")
@pytest.mark.parametrize("first", ["One", "Two"])
def test_each_player_orders_their_own(scenario, first):
    """A player's simultaneous triggers go on the stack in the order they choose."""
    one = field("One", Whenever(dies(creature), GainLife(1)))
    two = field("Two", Whenever(dies(creature), LoseLife(2)))
    s = scenario(p1=dict(hand=[KILL], battlefield=[one, two, "Memnite"]))
    s.cast("Kill").choose(first).resolve(1)
    second = "Two" if first == "One" else "One"

    assert s.stack == [second, first]


@pytest.mark.cr("603.3d")
def test_targets_are_chosen_as_it_goes_on_the_stack(scenario):
    """Without a legal target it is removed; with one it is chosen before anybody can answer."""
    killer = body("Killer", "1/1", When(enters(THIS), Destroy(target(creature & Other(THIS)))))
    s = scenario(p1=dict(hand=[killer]))
    s.cast("Killer").resolve(1)
    none = s.stack
    s = scenario(p1=dict(hand=[killer]), p2=dict(battlefield=["Memnite"]))
    s.cast("Killer").resolve(1)

    assert (none, s.stack) == ([], ["Killer"])
    assert s.game.zones.stack[0].item.targets


@pytest.mark.cr("603.3d", "603.3b", "603.10a")
def test_several_dying_triggers_with_targets(scenario):
    """Three creatures that die together each choose a target of their own."""
    shaman = body("Shaman", "1/1", When(dies(THIS), DealDamage(1, any_target())))
    s = scenario(
        p1=dict(hand=[WIPE], battlefield=[shaman, shaman, shaman]),
        p2=dict(battlefield=["Jace Beleren"]),
    )
    s.cast("Wipe").choose("p2", "Jace Beleren", "p2").resolve()

    assert (s.p2.life, s["Jace Beleren"].counters) == (18, {"loyalty": 2})


@pytest.mark.cr("603.4")
def test_an_intervening_if_is_asked_when_it_would_trigger(scenario):
    """If the condition does not hold at the event, the ability does not trigger at all."""
    watch = field("Watch", Whenever(dies(creature), GainLife(1), condition=controls(YOU, creature)))
    s = scenario(p1=dict(hand=[KILL, "Memnite"], battlefield=[watch, "Memnite"]))
    s.cast("Kill").resolve(1)

    assert s.stack == []


@pytest.mark.cr("603.4")
def test_an_intervening_if_is_asked_again_on_resolution(scenario):
    """If it no longer holds then, the ability does nothing."""
    watch = field("Watch", Whenever(dies(creature), GainLife(1), condition=controls(YOU, creature)))
    s = scenario(p1=dict(hand=[KILL, KILL], battlefield=[watch, "2 Memnite"]))
    s.cast("Kill").resolve(1).cast("Kill").resolve()

    assert s.p1.life == 20


@pytest.mark.cr("603.4", "608.2c")
def test_an_if_elsewhere_is_asked_only_on_resolution(scenario):
    """A condition that does not follow the trigger at once is asked as the ability resolves."""
    watch = field("Watch", Whenever(dies(creature), If(controls(YOU, creature), [GainLife(1)])))
    s = scenario(
        p1=dict(hand=[KILL, body("Flasher", "1/1", "flash")], battlefield=[watch, "Memnite"])
    )
    s.cast("Kill").resolve(1).cast("Flasher").resolve()

    assert s.p1.life == 21


@pytest.mark.cr("603.5")
def test_optional_triggers_go_on_the_stack_anyway(scenario):
    """ "You may" is asked on resolution."""
    greeter = body("Greeter", "1/1", When(enters(THIS), May(GainLife(2))))
    s = scenario(p1=dict(hand=[greeter]))
    s.cast("Greeter").resolve(1)
    waiting = s.stack
    s.no().resolve()

    assert (waiting, s.p1.life) == (["Greeter"], 20)


@pytest.mark.cr("603.6a")
def test_what_enters_together_sees_the_others(scenario):
    """Two permanents that enter at the same time trigger for each other."""
    watcher = body("Watcher", "1/1", Whenever(enters(creature & Other(THIS)), GainLife(1)))
    raise_ = do("Raise", ReturnToBattlefield(target(creature, 2, zone="graveyard")))
    s = scenario(p1=dict(hand=[raise_], graveyard=[watcher, watcher]))
    s.cast("Raise").resolve()

    assert s.p1.life == 22


@pytest.mark.cr("603.6d", "614.12")
def test_enters_with_does_not_trigger(scenario):
    """Entering with counters is no triggered ability: the permanent is never without them."""
    from cardwright.language import enters_with

    s = scenario(p1=dict(hand=[body("Hydra", "0/0", enters_with("+1/+1", 2))]))
    s.cast("Hydra").resolve(1)

    assert (s.stack, s["Hydra"].pt) == ([], "2/2")


@pytest.mark.cr("603.6c", "603.10a")
def test_leaving_looks_back(scenario):
    """An ability on what leaves triggers by what it was, with its last controller."""
    quitter = body("Quitter", "1/1", When(leaves(THIS), GainLife(3)))
    steal = do("Steal", TakeControl(target(creature)))
    s = scenario(p1=dict(hand=[steal, KILL]), p2=dict(battlefield=[quitter]))
    s.cast("Steal").resolve().cast("Kill").resolve()

    assert (s.p1.life, s.p2.life) == (23, 20)


@pytest.mark.cr("603.10a")
def test_what_leaves_with_others_sees_them_die(scenario):
    """A creature that dies at the same time as others triggers for each of them."""
    mourner = body("Mourner", "1/1", Whenever(dies(creature & Other(THIS)), GainLife(1)))
    s = scenario(p1=dict(hand=[WIPE], battlefield=[mourner, "2 Memnite"]))
    s.cast("Wipe").resolve()

    assert s.p1.life == 22


@pytest.mark.cr("603.10a")
def test_a_dying_trigger_that_was_lost_before_does_not_trigger(scenario):
    """A creature that had lost its abilities when it died has no trigger."""
    quitter = body("Quitter", "1/1", When(dies(THIS), GainLife(3)))
    strip = do("Strip", gets(target(creature), LoseAbilities()))
    s = scenario(p1=dict(hand=[strip, KILL], battlefield=[quitter]))
    s.cast("Strip").resolve().cast("Kill").resolve()

    assert s.p1.life == 20


@pytest.mark.cr("603.10a")
def test_a_granted_dying_trigger_triggers_though_its_giver_dies_too(scenario):
    """The game as it was before the event decides: all creatures had the ability."""
    giver = body("Giver", "1/1", static(all_(creature), When(dies(THIS), GainLife(1))))
    s = scenario(p1=dict(hand=[WIPE], battlefield=[giver, "2 Memnite"]))
    s.cast("Wipe").resolve()

    assert s.p1.life == 23


@pytest.mark.cr("603.10", "603.6a")
def test_entering_looks_at_what_is_there_afterwards(scenario):
    """A creature that enters and is an artifact by an effect from the start counts as one."""
    metal = field("Metal", static(all_(creature), AddTypes(frozenset({"Artifact"}))))
    watch = field("Watch", Whenever(enters(artifact), GainLife(1)))
    s = scenario(p1=dict(hand=["Grizzly Bears"], mana="GG", battlefield=[metal, watch]))
    s.cast("Grizzly Bears").resolve()

    assert s.p1.life == 21


@pytest.mark.cr("603.7", "603.7a")
def test_a_delayed_ability_triggers_later(scenario):
    """It is made by the resolving spell and triggers at the next end step, once."""
    later = do("Later", Delayed(end_step(), [GainLife(3)]))
    s = scenario(p1=dict(hand=[later]))
    s.cast("Later").resolve()
    before = s.p1.life
    s.advance("end").resolve()
    first = s.p1.life
    s.next_turn().advance("end")

    assert (before, first, s.stack) == (20, 23, [])


@pytest.mark.cr("603.7c")
def test_a_delayed_ability_knows_its_object_only(scenario):
    """It acts on the very object, not on the new object the card has become."""
    doom = do("Doom", TapIt(target(creature)), Delayed(end_step(), [Destroy(it("target"))]))
    bounce = do("Bounce", ReturnToHand(target(creature)))
    s = scenario(p1=dict(hand=[doom, bounce], battlefield=["Memnite"]))
    s.cast("Doom").resolve().cast("Bounce").resolve().cast("Memnite").resolve()
    s.advance("end").resolve()

    assert s.p1.battlefield == ["Memnite"]


@pytest.mark.cr("603.7d")
def test_a_delayed_ability_is_controlled_by_who_made_it(scenario):
    """The controller of the spell that made it controls it, even in another player's turn."""
    later = do("Later", Delayed(upkeep(), [GainLife(3)], "at the beginning of the next upkeep"))
    s = scenario(p1=dict(hand=[later]))
    s.cast("Later").resolve().next_turn("upkeep")
    controllers = [o.controller for o in s.game.zones.stack]
    s.resolve()

    assert (controllers, s.p1.life) == ([0], 23)


@pytest.mark.cr("603.12")
def test_a_reflexive_ability_targets_after_the_deed(scenario):
    """ "When you do": the target is chosen only once the deed is done, on the stack again."""
    altar = field(
        "Altar",
        Whenever(
            casts(YOU, instant),
            May(GainLife(1), then=[DealDamage(2, target(creature))], reflexive=True),
        ),
    )
    s = scenario(
        p1=dict(hand=[do("Go", GainLife(1))], battlefield=[altar]), p2=dict(battlefield=["Su-Chi"])
    )
    s.cast("Go")
    first = s.game.zones.stack[-1].item.targets
    s.yes().resolve(1)
    second = s.game.zones.stack[-1].item.targets

    assert (len(first), len(second)) == (0, 1)


@pytest.mark.cr("603.12")
def test_no_deed_no_reflexive_ability(scenario):
    """If the player does not do it, nothing triggers."""
    altar = field(
        "Altar",
        Whenever(
            casts(YOU, instant),
            May(GainLife(1), then=[DealDamage(2, target(creature))], reflexive=True),
        ),
    )
    s = scenario(
        p1=dict(hand=[do("Go", GainLife(1))], battlefield=[altar]), p2=dict(battlefield=["Su-Chi"])
    )
    s.cast("Go").no().resolve()

    assert s["Su-Chi"].damage == 0


@pytest.mark.cr("603.2b", "503.1a")
def test_beginning_of_step_triggers(scenario):
    """ "At the beginning of your upkeep" triggers once, in its controller's upkeep only."""
    watch = field("Watch", At(upkeep(YOU), GainLife(1)))
    s = scenario(p1=dict(battlefield=[watch]))
    before = s.p1.life
    s.next_turn()
    theirs = s.p1.life
    s.next_turn()

    assert (theirs - before, s.p1.life - before) == (0, 1)


@pytest.mark.cr("603.2", "701.21a")
def test_becoming_tapped_triggers_only_from_untapped(scenario):
    """What is tapped already does not become tapped."""
    ox = body("Ox", "1/1", Whenever(BecomesTapped(THIS), GainLife(1)))
    tap = do("Tap", TapIt(target(creature)))
    s = scenario(p1=dict(hand=[tap, tap], battlefield=[ox]))
    s.cast("Tap").resolve().cast("Tap").resolve()

    assert s.p1.life == 21


@pytest.mark.cr("603.2", "115.1")
def test_becoming_a_target(scenario):
    """It triggers when the spell is cast and resolves before that spell."""
    shy = body("Shy One", "1/1", When(BecomesTarget(THIS), SacrificeIt(THIS)))
    s = scenario(p1=dict(hand=[do("Grow", gets(target(creature), "+1/+1"))], battlefield=[shy]))
    s.cast("Grow")
    waiting = s.stack
    s.resolve()

    assert waiting == ["Shy One", "Grow"]
    assert "Shy One" in s.p1.graveyard


@pytest.mark.cr("603.10a", "608.2h")
def test_a_dying_trigger_reads_the_last_power(scenario):
    """It uses the power the creature had just before it left."""
    giant = body("Giant", "2/2", When(dies(THIS), GainLife(power_of(THIS))))
    pump = do("Pump", gets(target(creature), "+3/+0"))
    s = scenario(p1=dict(hand=[pump, KILL], battlefield=[giant]))
    s.cast("Pump").resolve().cast("Kill").resolve()

    assert s.p1.life == 25


@pytest.mark.cr("400.7e", "603.6c")
def test_a_trigger_on_dying_finds_the_card_in_the_graveyard(scenario):
    """ "Return it to your hand" finds the card in the graveyard, if it is still there."""
    phoenix = body("Phoenix", "1/1", When(dies(THIS), ReturnToHand(became())))
    s = scenario(p1=dict(hand=[KILL], battlefield=[phoenix]))
    s.cast("Kill").resolve()

    assert s.p1.hand == ["Phoenix"]


@pytest.mark.cr("400.7", "400.7e")
def test_a_trigger_on_dying_does_not_follow_further(scenario):
    """If the card has left the graveyard meanwhile, the ability does not find it."""
    phoenix = body("Phoenix", "1/1", When(dies(THIS), ReturnToHand(became())))
    banish = do("Banish", Exile(target(creature, zone="graveyard")))
    s = scenario(p1=dict(hand=[KILL, banish], battlefield=[phoenix]))
    s.cast("Kill").resolve(1).cast("Banish").resolve()

    assert (s.p1.hand, s.p1.exile) == ([], ["Phoenix"])


@pytest.mark.cr("603.3a", "113.8")
def test_the_controller_of_the_source_controls_the_trigger(scenario):
    """Whoever controls the source when it triggers controls the ability."""
    gift = body("Gift", "1/1", Whenever(casts(YOU, instant), GainLife(1)))
    steal = do("Steal", TakeControl(target(creature)))
    s = scenario(p1=dict(hand=[steal, do("Go", LoseLife(1))]), p2=dict(battlefield=[gift]))
    s.cast("Steal").resolve().cast("Go").resolve()

    assert (s.p1.life, s.p2.life) == (20, 20)


@pytest.mark.cr("603.2c")
def test_a_trigger_for_damage_to_a_creature(scenario):
    """ "Whenever this creature is dealt damage" triggers once for one damage event."""
    ooze = body("Ooze", "1/5", Whenever(IsDealtDamage(THIS), PutCounters("+1/+1", THIS, 1)))
    s = scenario(p1=dict(hand=[do("Hit", DealDamage(3, target(creature)))], battlefield=[ooze]))
    s.cast("Hit").resolve()

    assert s["Ooze"].counters == {"+1/+1": 1}
