"""State-based actions (704)."""

import pytest

from cardwright.language import (
    EACH_PLAYER,
    ENCHANTED_CREATURE,
    THIS,
    YOU,
    Activated,
    AddTypes,
    Aura,
    Creature,
    DealDamage,
    Destroy,
    Draw,
    Enchantment,
    GainLife,
    Instant,
    LoseLife,
    PutCounters,
    Regenerate,
    ReturnToHand,
    SetPT,
    When,
    Whenever,
    all_,
    becomes,
    controlled_by,
    creature,
    dies,
    each,
    gets,
    leaves,
    permanent,
    static,
    target,
    target_player,
    then,
    those,
)


def body(name, pt, *abilities, types="Creature"):
    """A free creature with nothing but a size and these abilities."""
    return Creature(name, "{0}", "Beast", pt, *abilities, types=types)


def spell(name, *effects):
    """A free instant."""
    return Instant(name, "{0}", *effects)


@pytest.mark.cr("704.3", "117.5")
def test_they_are_performed_before_triggers_go_on_the_stack(scenario):
    """The creature is gone and its trigger waits on the stack when a player has priority."""
    s = scenario(
        p1=dict(hand=["Shock"], mana="R"),
        p2=dict(battlefield=[body("Doomed", "1/1", When(dies(THIS), GainLife(1)))]),
    )
    s.cast("Shock", targets=["Doomed"]).resolve(1)

    assert s.p2.graveyard == ["Doomed"]
    assert s.stack == ["Doomed"]


@pytest.mark.cr("704.3")
def test_they_happen_all_at_once(scenario):
    """Creatures that die together see each other die."""
    mourner = body("Mourner", "1/1", Whenever(dies(creature), GainLife(1)))
    s = scenario(
        p1=dict(hand=[spell("Wave", DealDamage(1, each(creature)))], battlefield=[mourner, mourner])
    )
    s.cast("Wave").resolve()

    assert s.p1.life == 24


@pytest.mark.cr("704.3")
def test_they_are_checked_again(scenario):
    """What one check makes necessary happens in the next, before anybody gets priority."""
    lord = body("Lord", "1/1", static(those(creature & controlled_by(YOU)), "+1/+1"))
    s = scenario(
        p1=dict(hand=[spell("Bolt", DealDamage(2, target(creature)))],
                battlefield=[lord, body("Follower", "0/0")])
    )  # fmt: skip
    s.cast("Bolt", targets=["Lord"]).resolve(1)

    assert sorted(s.p1.graveyard) == ["Bolt", "Follower", "Lord"]


@pytest.mark.cr("704.4")
def test_they_ignore_what_happens_within_a_resolution(scenario):
    """A creature whose toughness is 0 only in the middle of a resolution survives."""
    twist = spell("Twist", then(gets(target(creature), "-2/-2"), gets(all_(creature), "+2/+2")))
    s = scenario(p1=dict(hand=[twist], battlefield=["Memnite"]))
    s.cast("Twist", targets=["Memnite"]).resolve()

    assert s.p1.battlefield == ["Memnite"]


@pytest.mark.cr("704.4", "104.3b")
def test_life_below_0_within_a_resolution_is_no_loss(scenario):
    """A player who goes below 0 and comes back in one resolution goes on playing."""
    s = scenario(p1=dict(hand=[spell("Swing", then(LoseLife(5), GainLife(6)))], life=3))
    s.cast("Swing").resolve()

    assert (s.p1.life, s.over) == (4, False)


@pytest.mark.cr("704.5a")
def test_no_life_loses_the_game(scenario):
    """A player with 0 life loses."""
    s = scenario(p1=dict(hand=["Shock"], mana="R"), p2=dict(life=2))
    s.cast("Shock", targets=["p2"]).resolve()

    assert s.p2.lost
    assert s.p1.won


@pytest.mark.cr("704.5a", "104.4a")
def test_both_players_losing_is_a_draw(scenario):
    """Players who lose at the same time end the game in a draw."""
    s = scenario(p1=dict(hand=[spell("End", LoseLife(1, EACH_PLAYER))], life=1), p2=dict(life=1))
    s.cast("End").resolve()

    assert s.over
    assert not s.p1.won
    assert not s.p2.won


@pytest.mark.cr("704.5b")
def test_drawing_from_an_empty_library_loses(scenario):
    """The attempt to draw loses the game at the next check, not an empty library as such."""
    s = scenario(p1=dict(library=["Forest"], hand=[spell("Read", Draw(1)), spell("Read", Draw(1))]))
    s.cast("Read").resolve()
    before = s.over
    s.cast("Read").resolve()

    assert not before
    assert s.p1.lost


@pytest.mark.cr("704.5c")
@pytest.mark.parametrize(("poison", "lost"), [(9, False), (10, True)])
def test_ten_poison_counters_lose(scenario, poison, lost):
    """Nine are not enough."""
    s = scenario(
        p1=dict(hand=[spell("Venom", PutCounters("poison", target_player(), 1))]),
        p2=dict(counters={"poison": poison - 1}),
    )
    s.cast("Venom", targets=["p2"]).resolve()

    assert s.p2.lost is lost


@pytest.mark.cr("704.5d", "111.7")
def test_a_token_elsewhere_ceases_to_exist(scenario):
    """A token returned to a hand is not there afterwards; leaving triggered all the same."""
    watch = Enchantment("Watch", "{1}", Whenever(leaves(creature), GainLife(1)))
    s = scenario(
        p1=dict(hand=["Raise the Alarm", spell("Return", ReturnToHand(target(creature)))],
                mana="WW", battlefield=[watch])
    )  # fmt: skip
    s.cast("Raise the Alarm").resolve().cast("Return").resolve()

    assert s.p1.hand == []
    assert s.p1.life == 21


@pytest.mark.cr("704.5f")
def test_toughness_0_can_not_be_regenerated(scenario):
    """A creature with toughness 0 is put into the graveyard, whatever protects it from
    destruction."""
    s = scenario(
        p1=dict(
            hand=[
                spell("Save", Regenerate(target(creature))),
                spell("Wither", gets(target(creature), "-2/-2")),
            ],
            battlefield=[body("Ooze", "2/2", "indestructible")],
        )
    )
    s.cast("Save").resolve().cast("Wither").resolve()

    assert "Ooze" in s.p1.graveyard
    assert not s.logged("destroyed")


@pytest.mark.cr("704.5g", "701.15a")
def test_lethal_damage_destroys_and_can_be_regenerated(scenario):
    """A regenerated creature stays, tapped and without damage."""
    s = scenario(
        p1=dict(
            hand=[
                spell("Save", Regenerate(target(creature))),
                spell("Hit", DealDamage(2, target(creature))),
            ],
            battlefield=[body("Ooze", "2/2")],
        )
    )
    s.cast("Save").resolve().cast("Hit").resolve()

    assert (s["Ooze"].zone, s["Ooze"].tapped, s["Ooze"].damage) == ("battlefield", True, 0)


@pytest.mark.cr("704.5g", "120.6")
def test_damage_adds_up(scenario):
    """Two times 2 damage in one turn is lethal for toughness 4; over two turns it is not."""
    hit = spell("Hit", DealDamage(2, target(creature)))
    s = scenario(p1=dict(hand=[hit, hit], battlefield=["Su-Chi", body("Ox", "1/4")]))
    s.cast("Hit", targets=["Ox"]).resolve()
    before = s["Ox"].zone
    s.cast("Hit", targets=["Ox"]).resolve()

    assert (before, s["Ox"].zone) == ("battlefield", "graveyard")


@pytest.mark.cr("704.5g")
def test_lower_toughness_makes_old_damage_lethal(scenario):
    """Damage that was marked before counts when toughness sinks."""
    s = scenario(
        p1=dict(
            hand=[spell("Wither", gets(target(creature), "-0/-2"))],
            battlefield=[dict(name="Su-Chi", damage=2)],
        )
    )
    s.cast("Wither").resolve()

    assert "Su-Chi" in s.p1.graveyard


@pytest.mark.cr("704.5h", "702.2b")
def test_any_damage_from_deathtouch_destroys(scenario):
    """A creature dealt damage by a source with deathtouch is destroyed at the next check."""
    s = scenario(
        p1=dict(battlefield=[body("Asp", "1/1", "deathtouch")]), p2=dict(battlefield=["Su-Chi"])
    )
    s.attack("Asp").block("Su-Chi", "Asp").advance("end of combat")

    assert s.p2.graveyard == ["Su-Chi"]


@pytest.mark.cr("704.5h")
def test_deathtouch_counts_only_since_the_last_check(scenario):
    """A creature that was indestructible as it was hit is not destroyed once it no longer is."""
    from cardwright.language import LoseAbilities

    strip = spell("Strip", gets(target(creature), LoseAbilities()))
    s = scenario(
        p1=dict(battlefield=[body("Asp", "1/1", "deathtouch")], hand=[strip]),
        p2=dict(battlefield=[body("Rock", "0/8", "indestructible")]),
    )
    s.attack("Asp").block("Rock", "Asp").advance("combat damage")
    s.cast("Strip", targets=["Rock"]).resolve()

    assert s.p2.battlefield == ["Rock"]


@pytest.mark.cr("704.5i", "306.9")
def test_a_planeswalker_without_loyalty_goes_away(scenario):
    """Damage removes the last loyalty counter."""
    s = scenario(
        p1=dict(hand=["Lightning Bolt"], mana="R"),
        p2=dict(battlefield=[dict(name="Jace Beleren", counters={})]),
    )
    s.cast("Lightning Bolt", targets=["Jace Beleren"]).resolve()

    assert s.p2.graveyard == ["Jace Beleren"]


LEGEND = body("Hero", "2/2", types="Legendary Creature")


@pytest.mark.cr("704.5j")
def test_the_legend_rule_is_the_controllers_choice(scenario):
    """One of two stays, the one its controller chooses."""
    s = scenario(
        p1=dict(hand=[LEGEND], battlefield=[dict(name="Memnite")]), p2=dict(battlefield=[LEGEND])
    )
    s.cast("Hero").resolve()
    others = (len(s.all("Hero")), s.p2.battlefield)
    s = scenario(p1=dict(hand=[LEGEND, LEGEND]))
    s.cast("Hero").resolve()
    first = s["Hero"].entity
    s.cast("Hero").choose("Hero#2").resolve()

    assert others == (2, ["Hero"])
    assert s.p1.battlefield == ["Hero"]
    assert s["Hero"].entity is not first


@pytest.mark.cr("704.5j")
def test_the_legend_rule_is_no_destruction(scenario):
    """An indestructible legend goes just so."""
    stone = body("Stone", "2/2", "indestructible", types="Legendary Creature")
    s = scenario(p1=dict(hand=[stone], battlefield=[stone]))
    s.cast("Stone").resolve()

    assert (s.p1.battlefield, s.p1.graveyard) == (["Stone"], ["Stone"])


@pytest.mark.cr("704.5k")
def test_the_world_rule_keeps_the_newest(scenario):
    """A new world permanent sends the older ones away, whoever controls them."""
    realm = Enchantment("Realm", "{0}", types="World Enchantment")
    plane = Enchantment("Plane", "{0}", types="World Enchantment")
    s = scenario(p1=dict(hand=[plane]), p2=dict(battlefield=[realm]))
    s.cast("Plane").resolve()

    assert (s.p1.battlefield, s.p2.graveyard) == (["Plane"], ["Realm"])


HOLD = Aura("Hold", "{0}", creature, static(ENCHANTED_CREATURE, "+1/+1"))


@pytest.mark.cr("704.5m", "303.4c")
def test_an_aura_without_what_it_enchants_goes_away(scenario):
    """When the creature dies the Aura follows it."""
    s = scenario(
        p1=dict(hand=[spell("Kill", Destroy(target(creature)))],
                battlefield=["Memnite", dict(name="Holy Strength", attached_to="Memnite")])
    )  # fmt: skip
    s.cast("Kill").resolve()

    assert sorted(s.p1.graveyard) == ["Holy Strength", "Kill", "Memnite"]


@pytest.mark.cr("704.5m", "303.4c")
def test_an_aura_on_something_that_it_can_not_enchant_goes_away(scenario):
    """When what it enchants is no creature any more, an Aura on a creature is gone."""
    from cardwright.language import Artifact

    statue = Artifact("Statue", "{1}", Activated("{0}", becomes(THIS, "3/3 Golem creature")))
    s = scenario(p1=dict(battlefield=[statue], hand=[HOLD]))
    s.activate("Statue").resolve().cast("Hold", targets=["Statue"]).resolve()
    during = s["Statue"].pt
    s.next_turn()

    assert during == "4/4"
    assert (s.p1.battlefield, s.p1.graveyard) == (["Statue"], ["Hold"])


@pytest.mark.cr("704.5n", "301.5c")
def test_equipment_becomes_unattached_and_stays(scenario):
    """When the creature dies the Equipment stays on the battlefield."""
    s = scenario(
        p1=dict(hand=[spell("Kill", Destroy(target(creature)))],
                battlefield=["Memnite", dict(name="Bonesplitter", attached_to="Memnite")])
    )  # fmt: skip
    s.cast("Kill").resolve()

    assert s.p1.battlefield == ["Bonesplitter"]
    assert s["Bonesplitter"].attached_to == ""


@pytest.mark.cr("704.5p", "301.5c")
def test_equipment_that_is_a_creature_falls_off(scenario):
    """An Equipment that becomes a creature can't equip anything."""
    wake = spell("Wake", gets(target(permanent), AddTypes(frozenset({"Creature"})), SetPT(2, 2)))
    s = scenario(
        p1=dict(hand=[wake],
                battlefield=["Memnite", dict(name="Bonesplitter", attached_to="Memnite")])
    )  # fmt: skip
    s.cast("Wake", targets=["Bonesplitter"]).resolve()

    assert (s["Bonesplitter"].attached_to, s["Memnite"].pt) == ("", "1/1")


@pytest.mark.cr("704.5m", "704.5p", "303.4d")
def test_an_aura_that_is_a_creature_is_gone(scenario):
    """It becomes unattached, and an Aura attached to nothing is put into the graveyard."""
    wake = spell("Wake", gets(target(permanent), AddTypes(frozenset({"Creature"})), SetPT(2, 2)))
    s = scenario(
        p1=dict(hand=[wake],
                battlefield=["Memnite", dict(name="Holy Strength", attached_to="Memnite")])
    )  # fmt: skip
    s.cast("Wake", targets=["Holy Strength"]).resolve()

    assert s.p1.battlefield == ["Memnite"]


@pytest.mark.cr("704.5p")
def test_what_is_no_equipment_any_more_falls_off(scenario):
    """An attached permanent that is no Equipment any more becomes unattached and stays."""
    from cardwright.language import SetTypes

    dull = spell("Dull", gets(target(permanent), SetTypes(frozenset({"Enchantment"}), frozenset())))
    s = scenario(
        p1=dict(hand=[dull],
                battlefield=["Memnite", dict(name="Bonesplitter", attached_to="Memnite")])
    )  # fmt: skip
    s.cast("Dull", targets=["Bonesplitter"]).resolve()

    assert (s["Bonesplitter"].attached_to, len(s.p1.battlefield)) == ("", 2)


@pytest.mark.cr("704.5q")
def test_opposed_counters_vanish_in_pairs(scenario):
    """Three +1/+1 and one -1/-1 counter leave two."""
    s = scenario(
        p1=dict(hand=[spell("Sap", PutCounters("-1/-1", target(creature), 1))],
                battlefield=[dict(name="Memnite", counters={"+1/+1": 3})])
    )  # fmt: skip
    s.cast("Sap").resolve()

    assert s["Memnite"].counters == {"+1/+1": 2}


@pytest.mark.cr("704.8", "704.5q")
def test_what_dies_is_remembered_as_it_was_before(scenario):
    """A creature that dies at the same check still had both kinds of counters: undying
    does not return one that had a +1/+1 counter."""
    s = scenario(
        p1=dict(hand=[spell("Sap", PutCounters("-1/-1", target(creature), 3))],
                battlefield=[dict(name="Young Wolf", counters={"+1/+1": 1})])
    )  # fmt: skip
    s.cast("Sap").resolve()

    assert sorted(s.p1.graveyard) == ["Sap", "Young Wolf"]


@pytest.mark.cr("704.7")
def test_one_replacement_replaces_two_reasons_to_lose_it(scenario):
    """Lethal damage and deathtouch together use up a single regeneration shield."""
    s = scenario(
        p1=dict(battlefield=[body("Asp", "3/1", "deathtouch")]),
        p2=dict(battlefield=[body("Ooze", "2/2", Activated("{0}", Regenerate()))]),
    )
    s.attack("Asp").block("Ooze", "Asp")
    s.activate("Ooze", by="p2").resolve().advance("end of combat")

    assert s.p2.battlefield == ["Ooze"]


@pytest.mark.cr("704.3", "603.10a")
def test_simultaneous_deaths_with_a_lord(scenario):
    """A lord and the creature it kept alive: one dies first, the other at the next check, and
    the second no longer sees the first's static effect."""
    lord = body("Lord", "2/2", static(those(creature & controlled_by(YOU)), "+1/+1"))
    s = scenario(
        p1=dict(hand=[spell("Wave", DealDamage(3, each(creature)))],
                battlefield=[lord, body("Ox", "3/3")])
    )  # fmt: skip
    s.cast("Wave").resolve()
    deaths = [text for rule, text in s.entries if "destroyed" in text]

    assert deaths == ["Lord is destroyed", "Ox is destroyed"]
