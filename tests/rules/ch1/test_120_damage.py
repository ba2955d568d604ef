"""Damage (120)."""

import pytest

from cardwright.language import (
    END_OF_TURN,
    THIS,
    YOU,
    Activated,
    Artifact,
    Creature,
    DealDamage,
    Enchantment,
    EventAmount,
    GainLife,
    HandSize,
    Instant,
    IsDealtDamage,
    Lasting,
    PreventNext,
    Regenerate,
    SetTypes,
    Sorcery,
    Whenever,
    artifact,
    becomes,
    creature,
    deals_combat_damage,
    deals_damage,
    each,
    player,
    target,
    target_player,
)


def body(name, pt, *abilities):
    """A creature with nothing but a size and these abilities."""
    return Creature(name, "{1}", "Beast", pt, *abilities)


def hit(amount=3):
    return Instant("Hit", "{0}", DealDamage(amount, target(creature)))


@pytest.mark.cr("120.1", "120.2", "120.2b", "120.7")
def test_the_source_of_damage_is_what_deals_it(scenario):
    """The spell deals the damage of a spell, the creature that of its ability."""
    s = scenario(p1=dict(hand=["Shock"], battlefield=["Mountain", "Fireslinger"]))
    s.cast("Shock", targets="p2").resolve().activate("Fireslinger", targets="p2").resolve()

    assert s.logged("Shock deals 2 damage to p2")
    assert s.logged("Fireslinger deals 1 damage to p2")


@pytest.mark.cr("120.1a")
def test_what_is_no_creature_is_dealt_no_damage(scenario):
    """A creature that stopped being one is no legal target, and isn't among "each creature"."""
    quake = Sorcery("Quake", "{0}", DealDamage(5, each(creature)))
    s = scenario(
        p1=dict(hand=[quake], battlefield=["Su-Chi", "Darksteel Relic", "Glorious Anthem"])
    )
    s.cast("Quake").resolve()

    assert [s[n].damage for n in ("Darksteel Relic", "Glorious Anthem")] == [0, 0]
    assert "Su-Chi" in s.p1.graveyard


@pytest.mark.cr("120.3a", "120.2a")
def test_damage_to_a_player_is_lost_life(scenario):
    """As much life as damage, in combat as well."""
    s = scenario(p1=dict(battlefield=["Craw Wurm"]))
    s.attack("Craw Wurm").advance("combat damage")

    assert s.p2.life == 14


@pytest.mark.cr("120.3b", "702.90b")
def test_infect_gives_poison_counters_to_a_player(scenario):
    """And no life is lost."""
    s = scenario(p1=dict(battlefield=[body("Plague", "3/3", "infect")]))
    s.attack("Plague").advance("combat damage")

    assert (s.p2.life, s.p2.counters) == (20, {"poison": 3})


@pytest.mark.cr("120.3c", "306.8")
def test_damage_to_a_planeswalker_removes_loyalty(scenario):
    """At none it is put into the graveyard."""
    s = scenario(
        p1=dict(hand=["2 Shock"], battlefield=["2 Mountain"]), p2=dict(battlefield=["Jace Beleren"])
    )
    s.cast("Shock", targets="Jace Beleren").resolve()
    left = s["Jace Beleren"].counters["loyalty"]
    s.cast("Shock", targets="Jace Beleren").resolve()

    assert (left, s.p2.graveyard) == (1, ["Jace Beleren"])


@pytest.mark.cr("120.3d", "702.80a")
@pytest.mark.parametrize("keyword", ["wither", "infect"])
def test_wither_and_infect_put_counters_on_creatures(scenario, keyword):
    """-1/-1 counters instead of marked damage, which don't wear off."""
    s = scenario(
        p1=dict(battlefield=[body("Rot", "1/4", keyword)]), p2=dict(battlefield=["Su-Chi"])
    )
    s.attack("Rot").block("Su-Chi", "Rot").next_turn("upkeep")

    assert (s["Su-Chi"].pt, s["Su-Chi"].damage, s["Su-Chi"].counters) == ("3/3", 0, {"-1/-1": 1})


@pytest.mark.cr("120.3e", "120.6")
def test_damage_is_marked_on_a_creature(scenario):
    """It adds up over a turn until it is lethal."""
    s = scenario(
        p1=dict(hand=["2 Shock"], battlefield=["2 Mountain"]), p2=dict(battlefield=["Su-Chi"])
    )
    s.cast("Shock", targets="Su-Chi").resolve()
    marked = (s["Su-Chi"].damage, s["Su-Chi"].pt)
    s.cast("Shock", targets="Su-Chi").resolve()

    assert (marked, s.p2.graveyard) == ((2, "4/4"), ["Su-Chi"])


@pytest.mark.cr("120.3f", "702.15b")
def test_lifelink_gains_life_besides(scenario):
    """As much as the damage dealt, to whatever."""
    s = scenario(
        p1=dict(battlefield=[body("Leech", "3/3", "lifelink")]), p2=dict(battlefield=["Su-Chi"])
    )
    s.attack("Leech").block("Su-Chi", "Leech").advance("combat damage")

    assert (s.p1.life, s["Su-Chi"].damage) == (23, 3)


@pytest.mark.cr("120.3g", "702.164c")
def test_toxic_gives_poison_counters_besides(scenario):
    """Combat damage to a player is lost life and so many poison counters."""
    s = scenario(p1=dict(battlefield=[body("Toad", "2/2", "toxic 1")]))
    s.attack("Toad").advance("combat damage")

    assert (s.p2.life, s.p2.counters) == (18, {"poison": 1})


@pytest.mark.cr("120.4b", "615.6")
def test_prevented_damage_is_not_dealt(scenario):
    """Nothing triggers on it when all of it is prevented."""
    pain = body("Pain", "1/4", Whenever(IsDealtDamage(THIS), GainLife(1)))
    ward = Instant("Ward", "{0}", PreventNext(3, target(creature)))
    s = scenario(p1=dict(battlefield=[pain], hand=[ward, hit(3)]))
    s.cast("Ward", targets="Pain").resolve().cast("Hit", targets="Pain").resolve()

    assert (s["Pain"].damage, s.p1.life) == (0, 20)


@pytest.mark.cr("120.4b", "120.4c")
def test_the_rest_of_partly_prevented_damage_is_dealt(scenario):
    """Three prevented of five leave two."""
    ward = Instant("Ward", "{0}", PreventNext(3, target(creature)))
    s = scenario(p1=dict(battlefield=["Su-Chi"], hand=[ward, hit(5)]))
    s.cast("Ward", targets="Su-Chi").resolve().cast("Hit", targets="Su-Chi").resolve()

    assert s["Su-Chi"].damage == 2


@pytest.mark.cr("120.5", "704.5g")
def test_state_based_actions_destroy_what_was_dealt_lethal_damage(scenario):
    """The damage itself destroys nothing: the spell resolves to its end and leaves the stack,
    and only then is the creature destroyed."""
    s = scenario(p1=dict(hand=[hit(2)], battlefield=["Grizzly Bears"]))
    s.cast("Hit", targets="Grizzly Bears").resolve()
    lines = [line.split(" ", 1) for line in s.log]
    marked = next(i for i, (_, text) in enumerate(lines) if "deals 2 damage" in text)
    spell = next(i for i, (_, text) in enumerate(lines) if text.startswith("Hit: stack"))
    killed = next(i for i, (_, text) in enumerate(lines) if "is destroyed" in text)

    assert marked < spell < killed


@pytest.mark.cr("120.5", "702.12b")
def test_an_indestructible_creature_keeps_its_damage(scenario):
    """It is not destroyed however much damage is marked on it."""
    s = scenario(p1=dict(hand=[hit(9)], battlefield=[body("Rock", "1/1", "indestructible")]))
    s.cast("Hit", targets="Rock").resolve()

    assert (s["Rock"].zone, s["Rock"].damage) == ("battlefield", 9)


@pytest.mark.cr("120.6")
def test_damage_stays_while_it_is_no_creature(scenario):
    """An animated artifact with damage is no creature next; animated again the damage counts."""
    golem = Artifact("Golem", "{1}", Activated("{0}", becomes(THIS, "3/3 Golem artifact creature")))
    plain = Lasting(target(artifact), (SetTypes(types=frozenset({"Artifact"})),), END_OF_TURN)
    calm = Instant("Calm", "{0}", plain)
    s = scenario(p1=dict(hand=[hit(2), calm, hit(1)], battlefield=[golem]))
    s.activate("Golem").resolve().cast("Hit", targets="Golem").resolve()
    s.cast("Calm", targets="Golem").resolve()
    between = (s["Golem"].damage, "Creature" in s["Golem"].types)
    s.activate("Golem").resolve()
    again = s["Golem"].damage
    s.cast("Hit", targets="Golem").resolve()

    assert (between, again) == ((2, False), 2)
    assert "Golem" in s.p1.graveyard


@pytest.mark.cr("120.6", "701.15a")
def test_regeneration_removes_damage(scenario):
    """A creature that would be destroyed regenerates with no damage marked on it."""
    troll = body("Troll", "3/3", Activated("{0}", Regenerate()))
    s = scenario(p1=dict(hand=[hit(3)], battlefield=[troll]))
    s.activate("Troll").resolve().cast("Hit", targets="Troll").resolve()

    assert (s["Troll"].zone, s["Troll"].damage, s["Troll"].tapped) == ("battlefield", 0, True)


@pytest.mark.cr("120.8")
def test_no_damage_is_dealt_when_it_is_zero(scenario):
    """Nothing triggers on 0 damage."""
    watch = Enchantment("Watch", "{1}", Whenever(IsDealtDamage(player), GainLife(1)))
    none = Instant("None", "{0}", DealDamage(HandSize(YOU), target_player()))
    s = scenario(p1=dict(hand=[none], battlefield=[watch]))
    s.cast("None", targets="p2").resolve()

    assert (s.p1.life, s.p2.life) == (20, 20)


@pytest.mark.cr("120.9")
def test_a_trigger_speaks_of_its_own_sources_damage(scenario):
    """A creature that gains as much life as it deals counts no other creature's damage."""
    vamp = body("Vamp", "2/2", Whenever(deals_combat_damage(THIS), GainLife(EventAmount())))
    s = scenario(p1=dict(battlefield=[vamp, "Craw Wurm"]))
    s.attack("Vamp", "Craw Wurm").advance("combat damage").resolve()

    assert (s.p1.life, s.p2.life) == (22, 12)


@pytest.mark.cr("120.3", "120.4b")
def test_damage_to_several_is_dealt_at_once(scenario):
    """A source that deals damage to each player and creature triggers once for dealing it."""
    quake = body(
        "Quaker", "1/5", Activated("{0}", DealDamage(1, each(creature))),
        Whenever(deals_damage(THIS), GainLife(1)),
    )  # fmt: skip
    s = scenario(p1=dict(battlefield=[quake, "Su-Chi", "Gray Ogre"]))
    s.activate("Quaker").resolve()

    assert (s.p1.life, s["Su-Chi"].damage, s["Gray Ogre"].damage) == (21, 1, 1)
