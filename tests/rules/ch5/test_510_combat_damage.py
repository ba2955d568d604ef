"""The combat damage step (510)."""

import pytest

from cardwright.decisions import IllegalAnswer
from cardwright.language import (
    THIS,
    CanBlockAdditional,
    Creature,
    GainLife,
    Instant,
    LoseAbilities,
    Whenever,
    creature,
    deals_combat_damage,
    dies,
    gets,
    static,
    target,
)


def body(name, pt, *abilities):
    """A creature with nothing but a size and these abilities."""
    return Creature(name, "{1}", "Beast", pt, *abilities)


def asked_for_damage(s):
    """Pass until a player has to divide combat damage."""
    while type(s.question).__name__ != "Divide":
        s.game.answer(0)
    return s.question


@pytest.mark.cr("510.1a", "120.2a")
def test_each_creature_deals_damage_equal_to_its_power(scenario):
    """Attacker and blocker deal their power to each other, as it is now."""
    s = scenario(
        p1=dict(battlefield=["Horned Turtle", "Forest"], hand=["Giant Growth"]),
        p2=dict(battlefield=["Su-Chi"]),
    )
    s.attack("Horned Turtle").block("Su-Chi", "Horned Turtle")
    s.cast("Giant Growth", targets="Horned Turtle").resolve().advance("combat damage")

    assert (s["Horned Turtle"].damage, s["Horned Turtle"].zone) == (4, "battlefield")
    assert s.p2.graveyard == ["Su-Chi"]


@pytest.mark.cr("510.1a", "120.8")
def test_no_damage_is_assigned_with_no_power(scenario):
    """A creature with power 0 deals no damage, and nothing that waits for it triggers."""
    wisp = body("Wisp", "0/2", Whenever(deals_combat_damage(THIS), GainLife(3)))
    s = scenario(p1=dict(battlefield=[wisp]))
    s.attack("Wisp").advance("combat damage")

    assert (s.stack, s.p2.life) == ([], 20)


@pytest.mark.cr("510.1a", "107.1b")
def test_no_damage_is_assigned_with_negative_power(scenario):
    """A power below zero gains nobody life."""
    wane = Instant("Wane", "{0}", gets(target(creature), "-3/-0"))
    s = scenario(p1=dict(battlefield=["Memnite"]), p2=dict(hand=[wane]))
    s.attack("Memnite").cast("Wane", targets="Memnite", by="p2").resolve()
    s.advance("combat damage")

    assert (s["Memnite"].power, s.p2.life) == (-2, 20)


@pytest.mark.cr("510.1b")
def test_an_unblocked_creature_hits_what_it_attacks(scenario):
    """The player it attacks loses life; another creature's attack hits the planeswalker."""
    s = scenario(p1=dict(battlefield=["Craw Wurm"]), p2=dict(battlefield=["Chandra Nalaar"]))
    s.attack("Craw Wurm", defender="Chandra Nalaar").advance("combat damage")

    assert (s.p2.graveyard, s.p2.life) == (["Chandra Nalaar"], 20)


@pytest.mark.cr("510.1c")
def test_one_blocker_takes_all_the_damage(scenario):
    """Without trample nothing is left for the player."""
    s = scenario(p1=dict(battlefield=["Craw Wurm"]), p2=dict(battlefield=["Memnite"]))
    s.attack("Craw Wurm").block("Memnite", "Craw Wurm").advance("combat damage")

    assert (s.p2.graveyard, s.p2.life) == (["Memnite"], 20)


TWO_BLOCKERS = dict(
    p1=dict(battlefield=["Su-Chi"]), p2=dict(battlefield=["Grizzly Bears", "Bear Cub"])
)


def doubly_blocked(scenario):
    s = scenario(**TWO_BLOCKERS)
    return s.attack("Su-Chi").block({"Grizzly Bears": "Su-Chi", "Bear Cub": "Su-Chi"})


@pytest.mark.cr("510.1c")
def test_damage_is_divided_among_blockers(scenario):
    """The attacker's controller divides it, and can kill both."""
    s = doubly_blocked(scenario)
    s.choose({"Grizzly Bears": 2, "Bear Cub": 2}).advance("combat damage")

    assert s.p2.graveyard == ["Grizzly Bears", "Bear Cub"]


@pytest.mark.cr("510.1c")
def test_no_blocker_has_to_be_killed_first(scenario):
    """Damage is divided freely: one to the one and three to the other, in whatever order."""
    first = doubly_blocked(scenario)
    first.choose({"Grizzly Bears": 1, "Bear Cub": 3}).advance("combat damage")
    second = doubly_blocked(scenario)
    second.choose({"Grizzly Bears": 3, "Bear Cub": 1}).advance("combat damage")

    assert (first.p2.graveyard, first["Grizzly Bears"].damage) == (["Bear Cub"], 1)
    assert (second.p2.graveyard, second["Bear Cub"].damage) == (["Grizzly Bears"], 1)


@pytest.mark.cr("510.1c", "510.1e")
def test_a_division_has_to_add_up(scenario):
    """Neither more nor less than the power can be assigned; a wrong one changes nothing."""
    s = doubly_blocked(scenario)
    question = asked_for_damage(s)
    refused = []
    for shares in ((1, 2), (3, 2), (5, -1)):
        try:
            s.game.answer(shares)
        except IllegalAnswer:
            refused.append(shares)

    assert refused == [(1, 2), (3, 2), (5, -1)]
    assert s.question is question
    s.game.answer((4, 0))


@pytest.mark.cr("510.1")
def test_the_active_player_divides_first(scenario):
    """Attackers' damage is announced before blockers' damage."""
    wide = body("Wide Guard", "4/9", static(THIS, CanBlockAdditional(1)))
    s = scenario(
        p1=dict(battlefield=["Su-Chi", "Grizzly Bears"]), p2=dict(battlefield=[wide, "Memnite"])
    )
    s.attack("Su-Chi", "Grizzly Bears")
    s.block({"Wide Guard": ["Su-Chi", "Grizzly Bears"], "Memnite": "Su-Chi"})
    first = asked_for_damage(s).player
    s.game.answer((3, 1))
    second = s.question.player
    s.game.answer((2, 2))

    assert (str(first), str(second)) == ("p1", "p2")
    assert (s.p1.graveyard, s["Wide Guard"].damage) == (["Grizzly Bears"], 5)


@pytest.mark.cr("510.1d", "506.4")
def test_a_blocker_of_nothing_deals_no_damage(scenario):
    """The blocker of a dead attacker deals no damage, even if another is blocked."""
    s = scenario(
        p1=dict(battlefield=["Memnite", "Grizzly Bears"]),
        p2=dict(battlefield=["Horned Turtle", "Mountain"], hand=["Shock"]),
    )
    s.attack("Memnite", "Grizzly Bears").block("Horned Turtle", "Memnite")
    s.cast("Shock", targets="Memnite").resolve().advance("end of combat")

    assert (s["Grizzly Bears"].damage, s["Horned Turtle"].damage, s.p2.life) == (0, 0, 18)


@pytest.mark.cr("510.2")
def test_combat_damage_is_dealt_simultaneously(scenario):
    """Two creatures of the same size kill each other."""
    s = scenario(p1=dict(battlefield=["Grizzly Bears"]), p2=dict(battlefield=["Bear Cub"]))
    s.attack("Grizzly Bears").block("Bear Cub", "Grizzly Bears").advance("combat damage")

    assert (s.p1.graveyard, s.p2.graveyard) == (["Grizzly Bears"], ["Bear Cub"])


@pytest.mark.cr("510.2", "120.3f", "704.5a")
def test_lifelink_counts_before_anybody_loses(scenario):
    """Lifelink gains its life as the damage is dealt: a player at 1 survives the exchange."""
    link = body("Leech", "3/3", "lifelink")
    s = scenario(
        p1=dict(battlefield=["Grizzly Bears", "Memnite"]), p2=dict(battlefield=[link], life=1)
    )
    s.attack("Grizzly Bears", "Memnite").block("Leech", "Grizzly Bears").advance("combat damage")

    assert (s.over, s.p2.life) == (False, 3)


@pytest.mark.cr("510.3", "510.3a")
def test_damage_triggers_are_on_the_stack_before_priority(scenario):
    """After damage and state-based actions the active player has priority, with all that
    triggered on the stack."""
    spite = body("Spite", "2/2", Whenever(deals_combat_damage(THIS), GainLife(1)))
    doomed = body("Doomed", "2/2", Whenever(dies(THIS), GainLife(2)))
    s = scenario(p1=dict(battlefield=[spite]), p2=dict(battlefield=[doomed]))
    s.attack("Spite").block("Doomed", "Spite").advance("combat damage")

    assert s.stack == ["Doomed", "Spite"]
    assert (str(s.question.player), s.p1.graveyard) == ("p1", ["Spite"])
    s.resolve()


@pytest.mark.cr("510.4", "702.7b")
def test_first_strike_damage_comes_first(scenario):
    """A creature killed by first strike deals no damage."""
    s = scenario(
        p1=dict(battlefield=[body("Lancer", "2/2", "first strike")]),
        p2=dict(battlefield=["Grizzly Bears"]),
    )
    s.attack("Lancer").block("Grizzly Bears", "Lancer").advance("end of combat")

    assert (s.p2.graveyard, s["Lancer"].damage) == (["Grizzly Bears"], 0)


@pytest.mark.cr("510.4", "702.4b")
def test_double_strike_deals_damage_in_both_steps(scenario):
    """After the first step half the damage is dealt, after the second all of it."""
    s = scenario(p1=dict(battlefield=[body("Twice", "2/2", "double strike"), "Memnite"]))
    s.attack("Twice", "Memnite").advance("first combat damage")
    first = s.p2.life
    s.advance("combat damage")

    assert (first, s.p2.life) == (18, 15)


@pytest.mark.cr("510.4")
def test_without_first_strike_there_is_one_damage_step(scenario):
    """From the declare blockers step it goes straight to the only damage step."""
    s = scenario(p1=dict(battlefield=["Memnite"]))
    s.attack("Memnite").advance("declare blockers").pass_priority().pass_priority()

    assert (s.step, s.p2.life) == ("combat damage", 19)


@pytest.mark.cr("510.4", "702.7c")
def test_losing_first_strike_does_not_deal_damage_twice(scenario):
    """A creature that dealt damage in the first step and lost first strike is done."""
    dull = Instant("Dull", "{0}", gets(target(creature), LoseAbilities(("first strike",))))
    s = scenario(p1=dict(battlefield=[body("Lancer", "2/2", "first strike")], hand=[dull]))
    s.attack("Lancer").advance("first combat damage")
    s.cast("Dull", targets="Lancer").resolve().advance("end of combat")

    assert (s["Lancer"].has("first strike"), s.p2.life) == (False, 18)


@pytest.mark.cr("510.4", "702.7c")
def test_gaining_first_strike_after_the_first_step_loses_nothing(scenario):
    """A creature that had neither ability in the first step deals its damage in the second."""
    train = Instant("Train", "{0}", gets(target(creature), "first strike"))
    s = scenario(
        p1=dict(battlefield=[body("Lancer", "1/1", "first strike"), "Grizzly Bears"], hand=[train])
    )
    s.attack("Lancer", "Grizzly Bears").advance("first combat damage")
    s.cast("Train", targets="Grizzly Bears").resolve().advance("end of combat")

    assert s.p2.life == 17


@pytest.mark.cr("510.4", "702.4c")
def test_gaining_double_strike_after_the_first_step(scenario):
    """A creature with first strike that gains double strike deals damage again."""
    train = Instant("Train", "{0}", gets(target(creature), "double strike"))
    s = scenario(p1=dict(battlefield=[body("Lancer", "2/2", "first strike")], hand=[train]))
    s.attack("Lancer").advance("first combat damage")
    s.cast("Train", targets="Lancer").resolve().advance("end of combat")

    assert s.p2.life == 16


@pytest.mark.cr("510.4", "702.4d")
def test_losing_double_strike_after_the_first_step(scenario):
    """It deals no damage in the second step."""
    dull = Instant("Dull", "{0}", gets(target(creature), LoseAbilities(("double strike",))))
    s = scenario(p1=dict(battlefield=[body("Twice", "2/2", "double strike")], hand=[dull]))
    s.attack("Twice").advance("first combat damage")
    s.cast("Dull", targets="Twice").resolve().advance("end of combat")

    assert s.p2.life == 18


@pytest.mark.cr("510.4")
def test_a_first_striking_blocker_makes_the_first_step(scenario):
    """Its attacker dies before it could deal damage."""
    s = scenario(
        p1=dict(battlefield=["Grizzly Bears"]),
        p2=dict(battlefield=[body("Lancer", "2/1", "first strike")]),
    )
    s.attack("Grizzly Bears").block("Lancer", "Grizzly Bears").advance("end of combat")

    assert (s.p1.graveyard, s.p2.battlefield) == (["Grizzly Bears"], ["Lancer"])


TRAMPLER = body("Trampler", "5/5", "trample")


@pytest.mark.cr("702.19b", "510.1c")
def test_trample_assigns_the_rest_to_the_player(scenario):
    """What is more than lethal for the blocker goes to the player; by default as much as can."""
    s = scenario(p1=dict(battlefield=[TRAMPLER]), p2=dict(battlefield=["Grizzly Bears"]))
    s.attack("Trampler").block("Grizzly Bears", "Trampler").advance("combat damage")

    assert (s.p2.graveyard, s.p2.life) == (["Grizzly Bears"], 17)


@pytest.mark.cr("702.19b", "510.1e")
def test_trample_needs_lethal_damage_for_every_blocker(scenario):
    """With one of two blockers not dealt lethal damage nothing can go to the player."""
    s = scenario(p1=dict(battlefield=[TRAMPLER]), p2=dict(battlefield=["Grizzly Bears", "Memnite"]))
    s.attack("Trampler").block({"Grizzly Bears": "Trampler", "Memnite": "Trampler"})
    asked_for_damage(s)
    with pytest.raises(IllegalAnswer, match="Memnite must be assigned lethal damage"):
        s.game.answer((4, 0, 1))
    s.game.answer((2, 1, 2))

    assert s.p2.life == 18


@pytest.mark.cr("702.19b")
def test_trample_counts_damage_already_marked(scenario):
    """A blocker with damage marked on it needs only what is left."""
    s = scenario(
        p1=dict(battlefield=[TRAMPLER]),
        p2=dict(battlefield=[{"name": "Horned Turtle", "damage": 3}]),
    )
    s.attack("Trampler").block("Horned Turtle", "Trampler")
    s.choose({"Horned Turtle": 1, "p2": 4}).advance("combat damage")

    assert (s.p2.life, s.p2.graveyard) == (16, ["Horned Turtle"])


@pytest.mark.cr("702.2c", "702.19b")
def test_deathtouch_makes_one_damage_lethal_for_trample(scenario):
    """One damage for each blocker is enough, the rest goes to the player."""
    both = body("Deadly", "5/5", "trample", "deathtouch")
    s = scenario(p1=dict(battlefield=[both]), p2=dict(battlefield=["Craw Wurm", "Horned Turtle"]))
    s.attack("Deadly").block({"Craw Wurm": "Deadly", "Horned Turtle": "Deadly"})
    s.choose({"Craw Wurm": 1, "Horned Turtle": 1, "p2": 3}).advance("combat damage")

    assert (s.p2.life, s.p2.graveyard) == (17, ["Craw Wurm", "Horned Turtle"])


@pytest.mark.cr("702.2c", "510.1e")
def test_deathtouch_of_another_attacker_counts_for_trample(scenario):
    """What one attacker assigns with deathtouch is lethal for the trampler beside it, in
    whatever order they came into combat."""
    wide = body("Wide Guard", "0/9", static(THIS, CanBlockAdditional(1)))
    adder = body("Adder", "1/1", "deathtouch")
    s = scenario(p1=dict(battlefield=[TRAMPLER, adder]), p2=dict(battlefield=[wide]))
    s.attack("Trampler", "Adder").block({"Wide Guard": ["Trampler", "Adder"]})
    s.choose({"Wide Guard": 0, "p2": 5}).advance("combat damage")

    assert (s.p2.life, s.p2.graveyard) == (15, ["Wide Guard"])


@pytest.mark.cr("702.19d", "702.19e")
def test_a_trampler_whose_blocker_is_gone_hits_the_player(scenario):
    """It is still blocked, but assigns all its damage to the player."""
    s = scenario(
        p1=dict(battlefield=[TRAMPLER, "Mountain"], hand=["Shock"]),
        p2=dict(battlefield=["Memnite"]),
    )
    s.attack("Trampler").block("Memnite", "Trampler")
    s.cast("Shock", targets="Memnite").resolve().advance("combat damage")

    assert s.p2.life == 15


@pytest.mark.cr("702.19b", "510.1b")
def test_trample_over_to_a_planeswalker(scenario):
    """The rest goes to the planeswalker that is attacked, not to its controller."""
    s = scenario(
        p1=dict(battlefield=[TRAMPLER]),
        p2=dict(battlefield=["Chandra Nalaar", "Grizzly Bears"]),
    )
    s.attack("Trampler", defender="Chandra Nalaar").block("Grizzly Bears", "Trampler")
    s.advance("combat damage")

    assert (s["Chandra Nalaar"].counters["loyalty"], s.p2.life) == (3, 20)


@pytest.mark.cr("506.4c", "510.1c")
def test_trample_with_nothing_left_to_attack(scenario):
    """When the attacked planeswalker is gone all the damage goes to the blocker."""
    s = scenario(
        p1=dict(battlefield=[TRAMPLER, "Mountain"], hand=["Lightning Bolt"]),
        p2=dict(battlefield=["Jace Beleren", "Grizzly Bears"]),
    )
    s.attack("Trampler", defender="Jace Beleren").block("Grizzly Bears", "Trampler")
    s.cast("Lightning Bolt", targets="Jace Beleren").resolve().advance("combat damage")

    assert (s.p2.life, s.p2.graveyard) == (20, ["Jace Beleren", "Grizzly Bears"])


@pytest.mark.cr("702.2b", "704.5h")
def test_deathtouch_kills_whatever_the_toughness(scenario):
    """One damage by deathtouch destroys the attacker."""
    s = scenario(
        p1=dict(battlefield=["Craw Wurm"]),
        p2=dict(battlefield=[body("Adder", "1/1", "deathtouch")]),
    )
    s.attack("Craw Wurm").block("Adder", "Craw Wurm").advance("combat damage")

    assert (s.p1.graveyard, s.p2.graveyard) == (["Craw Wurm"], ["Adder"])


@pytest.mark.cr("510.2", "120.9")
def test_a_creature_is_dealt_damage_by_several_at_once(scenario):
    """Two blockers together kill what neither could kill alone."""
    s = doubly_blocked(scenario)
    s.advance("combat damage")

    assert "Su-Chi" in s.p1.graveyard


@pytest.mark.cr("510.1c")
def test_a_blocker_that_left_is_dealt_nothing(scenario):
    """With one of two blockers gone all the damage goes to the other."""
    s = scenario(
        p1=dict(battlefield=["Su-Chi", "Mountain"], hand=["Shock"]),
        p2=dict(battlefield=["Memnite", "Horned Turtle"]),
    )
    s.attack("Su-Chi").block({"Memnite": "Su-Chi", "Horned Turtle": "Su-Chi"})
    s.cast("Shock", targets="Memnite").resolve().advance("combat damage")

    assert s.p2.graveyard == ["Memnite", "Horned Turtle"]


@pytest.mark.cr("510.2")
def test_a_prevented_combat_leaves_everybody_whole(scenario):
    """All combat damage prevented: nobody dies and no life is lost."""
    s = scenario(
        p1=dict(battlefield=["Grizzly Bears", "Memnite"]),
        p2=dict(battlefield=["Bear Cub", "Forest"], hand=["Fog"]),
    )
    s.attack("Grizzly Bears", "Memnite").block("Bear Cub", "Grizzly Bears")
    s.cast("Fog").resolve().advance("end of combat")

    assert (s.p1.graveyard, s.p2.graveyard, s.p2.life) == ([], ["Fog"], 20)
