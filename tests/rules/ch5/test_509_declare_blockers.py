"""The declare blockers step (509)."""

import pytest

from cardwright.decisions import IllegalAnswer
from cardwright.language import (
    END_OF_TURN,
    THIS,
    AttackTogether,
    BecomesBlockedBy,
    BecomesBlockedPattern,
    CanBlockAdditional,
    CantBlock,
    Creature,
    Enchantment,
    GainLife,
    Instant,
    MaxBlockers,
    MustBeBlocked,
    MustBlock,
    Whenever,
    blocks,
    creature,
    gets,
    static,
    target,
    with_,
)
from cardwright.scenario import NotLegal


def body(name, pt, *abilities):
    """A creature with nothing but a size and these abilities."""
    return Creature(name, "{1}", "Beast", pt, *abilities)


@pytest.mark.cr("509.1a")
def test_a_tapped_creature_does_not_block(scenario):
    """Only untapped creatures of the defending player are asked about."""
    s = scenario(
        p1=dict(battlefield=["Grizzly Bears", "Memnite"]),
        p2=dict(battlefield=[{"name": "Su-Chi", "tapped": True}, "Bear Cub"]),
    )
    s.attack("Grizzly Bears").pass_priority()
    s.game.answer(0)
    asked = [str(one) for one in s.question.options]
    s.game.answer(())

    assert asked == ["Bear Cub"]


@pytest.mark.cr("509.1a", "302.6")
def test_a_creature_that_just_came_can_block(scenario):
    """Summoning sickness doesn't matter for blocking."""
    flash = body("Ambusher", "3/3", "flash")
    s = scenario(p1=dict(battlefield=["Grizzly Bears"]), p2=dict(hand=[flash], mana="{C}"))
    s.cast("Ambusher", by="p2").resolve()
    s.attack("Grizzly Bears").block("Ambusher", "Grizzly Bears").advance("combat damage")

    assert s.p1.graveyard == ["Grizzly Bears"]


@pytest.mark.cr("509.1a")
def test_a_creature_blocks_only_one_attacker(scenario):
    """One creature can't be declared as blocking two attackers."""
    s = scenario(p1=dict(battlefield=["2 Memnite"]), p2=dict(battlefield=["Su-Chi"]))
    s.attack("Memnite", "Memnite#2")

    with pytest.raises(NotLegal, match="can block only 1"):
        s.block({"Su-Chi": ["Memnite", "Memnite#2"]})


@pytest.mark.cr("509.1a", "510.1d")
def test_an_effect_lets_a_creature_block_two(scenario):
    """It divides its damage among what it blocks and is dealt damage by both."""
    wide = body("Wide Guard", "3/9", static(THIS, CanBlockAdditional(1)))
    s = scenario(p1=dict(battlefield=["Grizzly Bears", "Memnite"]), p2=dict(battlefield=[wide]))
    s.attack("Grizzly Bears", "Memnite").block({"Wide Guard": ["Grizzly Bears", "Memnite"]})
    s.choose({"Grizzly Bears": 2, "Memnite": 1}).advance("combat damage")

    assert s.p1.graveyard == ["Grizzly Bears", "Memnite"]
    assert (s["Wide Guard"].damage, s.p2.life) == (3, 20)


@pytest.mark.cr("509.1b")
def test_a_creature_that_can_t_block_is_not_asked(scenario):
    """A restriction on the blocker."""
    coward = body("Coward", "1/1", static(THIS, CantBlock()))
    s = scenario(p1=dict(battlefield=["Memnite"]), p2=dict(battlefield=[coward]))
    s.attack("Memnite")

    with pytest.raises(NotLegal):
        s.block("Coward", "Memnite")


@pytest.mark.cr("509.1b", "702.9b")
def test_flying_is_blocked_by_flying_and_reach(scenario):
    """An evasion ability of the attacker restricts who can block it."""
    s = scenario(
        p1=dict(battlefield=["Air Elemental"]),
        p2=dict(battlefield=["Serra Angel", "Grizzly Bears", body("Spider", "1/4", "reach")]),
    )
    s.attack("Air Elemental")
    can = [s.can_block(one, "Air Elemental") for one in ("Serra Angel", "Grizzly Bears", "Spider")]

    assert can == [True, False, True]


@pytest.mark.cr("509.1b")
def test_evasion_abilities_add_up(scenario):
    """With flying and fear, only a flying or reaching creature that is black or an artifact
    can block it."""
    ghost = body("Ghost", "2/2", "flying", "fear")
    bat = Creature("Bat", "{B}", "Bat", "1/1", "flying")
    bird = Creature("Bird", "{W}", "Bird", "1/1", "flying")
    s = scenario(
        p1=dict(battlefield=[ghost]), p2=dict(battlefield=[bat, bird, "Warpath Ghoul", "Memnite"])
    )
    s.attack("Ghost")
    names = ("Bat", "Bird", "Warpath Ghoul", "Memnite")

    assert [s.can_block(one, "Ghost") for one in names] == [True, False, False, False]


@pytest.mark.cr("509.1b")
def test_evasion_gained_after_blocks_comes_too_late(scenario):
    """A blocked creature that gains flying stays blocked."""
    lift = Instant("Lift", "{0}", gets(target(creature), "flying", until=END_OF_TURN))
    s = scenario(
        p1=dict(battlefield=["Grizzly Bears"], hand=[lift]), p2=dict(battlefield=["Craw Wurm"])
    )
    s.attack("Grizzly Bears").block("Craw Wurm", "Grizzly Bears")
    s.cast("Lift", targets="Grizzly Bears").resolve().advance("combat damage")

    assert ("Grizzly Bears" in s.p1.graveyard, s.p2.life) == (True, 20)


@pytest.mark.cr("509.1b", "702.111b")
def test_menace_takes_two_blockers(scenario):
    """One creature can't block it; two can."""
    s = scenario(
        p1=dict(battlefield=[body("Menace", "2/2", "menace")]), p2=dict(battlefield=["2 Memnite"])
    )
    s.attack("Menace")
    with pytest.raises(NotLegal, match="2 or more"):
        s.block("Memnite", "Menace")

    again = scenario(
        p1=dict(battlefield=[body("Menace", "2/2", "menace")]), p2=dict(battlefield=["2 Memnite"])
    )
    again.attack("Menace").block({"Memnite": "Menace", "Memnite#2": "Menace"})
    again.choose({"Memnite": 1, "Memnite#2": 1}).advance("combat damage")

    assert (again.p1.graveyard, again.p2.life) == (["Menace"], 20)


@pytest.mark.cr("509.1b")
def test_a_limit_on_the_number_of_blockers(scenario):
    """A creature that can't be blocked by more than one isn't blocked by two."""
    slim = body("Slim", "2/2", static(THIS, MaxBlockers(1)))
    s = scenario(p1=dict(battlefield=[slim]), p2=dict(battlefield=["2 Memnite"]))
    s.attack("Slim")

    with pytest.raises(NotLegal, match="more than 1"):
        s.block({"Memnite": "Slim", "Memnite#2": "Slim"})


@pytest.mark.cr("509.1c")
def test_a_creature_that_must_block_does(scenario):
    """A declaration that leaves it out is refused; by default it blocks."""
    eager = body("Eager", "1/4", static(THIS, MustBlock()))
    s = scenario(p1=dict(battlefield=["Memnite"]), p2=dict(battlefield=[eager, "Su-Chi"]))
    s.attack("Memnite")
    with pytest.raises(NotLegal, match="must block"):
        s.block("Su-Chi", "Memnite")

    assert s.game.combat.blockers == {}


@pytest.mark.cr("509.1c")
def test_a_creature_that_must_be_blocked_is(scenario):
    """The only blocker can't be declared for another attacker."""
    bait = body("Bait", "1/1", static(THIS, MustBeBlocked()))
    s = scenario(
        p1=dict(battlefield=[bait, "Memnite"]),
        p2=dict(battlefield=["Grizzly Bears"]),
    )
    s.attack("Bait", "Memnite")
    with pytest.raises(NotLegal, match="must block, or be blocked"):
        s.block("Grizzly Bears", "Memnite")

    assert s.game.combat.blocked == set()


@pytest.mark.cr("509.1c")
def test_as_many_requirements_as_possible_are_obeyed(scenario):
    """One creature can block one of two that must be blocked: which one is free, none is not."""
    bait = body("Bait", "1/1", static(THIS, MustBeBlocked()))
    board = dict(p1=dict(battlefield=[bait, bait]), p2=dict(battlefield=["Grizzly Bears"]))
    second = scenario(**board)
    second.attack("Bait", "Bait#2").block("Grizzly Bears", "Bait#2").advance("combat damage")
    none = scenario(**board)
    none.attack("Bait", "Bait#2").pass_priority()
    none.game.answer(0)
    why = ""
    try:
        none.game.answer(())
    except IllegalAnswer as error:
        why = str(error)

    assert (second.p1.graveyard, second.p2.life) == (["Bait"], 19)
    assert "must block" in why
    none.game.answer(none.question.default())


@pytest.mark.cr("509.1c", "101.2")
def test_a_requirement_does_not_override_a_restriction(scenario):
    """A creature with menace that must be blocked isn't, by a single creature."""
    bait = body("Bait", "1/1", "menace", static(THIS, MustBeBlocked()))
    s = scenario(p1=dict(battlefield=[bait]), p2=dict(battlefield=["Grizzly Bears"]))
    s.attack("Bait").advance("combat damage")

    assert s.p2.life == 19


@pytest.mark.cr("509.1c")
def test_both_have_to_block_when_only_both_can(scenario):
    """A menacing creature that must be blocked is blocked by two where there are two."""
    bait = body("Bait", "1/1", "menace", static(THIS, MustBeBlocked()))
    s = scenario(p1=dict(battlefield=[bait]), p2=dict(battlefield=["2 Horned Turtle"]))
    s.attack("Bait").advance("declare blockers")

    assert [len(ids) for ids in s.game.combat.blockers.values()] == [1, 1]


@pytest.mark.cr("509.1c")
def test_all_able_creatures_block_a_lure(scenario):
    """What all creatures must block leaves no blocker for the others."""
    lure = body("Lure", "1/9", static(THIS, MustBeBlocked(by_all=True)))
    s = scenario(
        p1=dict(battlefield=[lure, "Craw Wurm"]), p2=dict(battlefield=["Memnite", "Su-Chi"])
    )
    s.attack("Lure", "Craw Wurm")
    with pytest.raises(NotLegal, match="must block, or be blocked"):
        s.block({"Memnite": "Lure", "Su-Chi": "Craw Wurm"})

    assert s.game.combat.blocked == set()


@pytest.mark.cr("509.1g", "509.1h")
def test_a_blocked_creature_stays_blocked(scenario):
    """When its blocker is gone it is still blocked and deals no damage."""
    s = scenario(
        p1=dict(battlefield=["Grizzly Bears", "Mountain"], hand=["Shock"]),
        p2=dict(battlefield=["Memnite"]),
    )
    s.attack("Grizzly Bears").block("Memnite", "Grizzly Bears")
    s.cast("Shock", targets="Memnite").resolve().advance("end of combat")

    assert (s.p2.graveyard, s.p2.life) == (["Memnite"], 20)


@pytest.mark.cr("509.1h")
def test_a_creature_nobody_blocks_is_unblocked(scenario):
    """It deals its damage to the player, though the other attacker is blocked."""
    s = scenario(p1=dict(battlefield=["Grizzly Bears", "Memnite"]), p2=dict(battlefield=["Su-Chi"]))
    s.attack("Grizzly Bears", "Memnite").block("Su-Chi", "Memnite").advance("combat damage")

    assert (s.p2.life, s.p1.graveyard) == (18, ["Memnite"])


@pytest.mark.cr("509.2", "509.2a", "509.1i")
def test_block_triggers_are_on_the_stack_before_priority(scenario):
    """The active player has priority with the blocker's ability on the stack."""
    guard = body("Guard", "0/4", Whenever(blocks(THIS), GainLife(1)))
    s = scenario(p1=dict(battlefield=["Memnite"]), p2=dict(battlefield=[guard]))
    s.attack("Memnite").block("Guard", "Memnite")

    assert (s.stack, str(s.question.player), s.step) == (["Guard"], "p1", "declare blockers")


WIDE = static(THIS, CanBlockAdditional(1))


@pytest.mark.cr("509.3a")
def test_whenever_it_blocks_triggers_once(scenario):
    """A creature that blocks two attackers has blocked once."""
    guard = body("Guard", "0/4", WIDE, Whenever(blocks(THIS), GainLife(1)))
    s = scenario(p1=dict(battlefield=["2 Memnite"]), p2=dict(battlefield=[guard]))
    s.attack("Memnite", "Memnite#2").block({"Guard": ["Memnite", "Memnite#2"]}).resolve()

    assert s.p2.life == 21


@pytest.mark.cr("509.3b")
def test_whenever_it_blocks_a_creature_triggers_for_each(scenario):
    """A creature that blocks two attackers has blocked a creature twice."""
    guard = body("Guard", "0/4", WIDE, Whenever(blocks(THIS, creature), GainLife(1)))
    s = scenario(p1=dict(battlefield=["2 Memnite"]), p2=dict(battlefield=[guard]))
    s.attack("Memnite", "Memnite#2").block({"Guard": ["Memnite", "Memnite#2"]}).resolve()

    assert s.p2.life == 22


@pytest.mark.cr("509.3c")
def test_whenever_it_becomes_blocked_triggers_once(scenario):
    """However many creatures block it."""
    ram = body("Ram", "1/9", Whenever(BecomesBlockedPattern(THIS), GainLife(1)))
    s = scenario(p1=dict(battlefield=[ram]), p2=dict(battlefield=["2 Memnite"]))
    s.attack("Ram").block({"Memnite": "Ram", "Memnite#2": "Ram"}).resolve()

    assert s.p1.life == 21


@pytest.mark.cr("509.3d")
def test_whenever_it_becomes_blocked_by_a_creature_triggers_for_each(scenario):
    """Once for each creature that blocks it."""
    ram = body("Ram", "1/9", Whenever(BecomesBlockedBy(creature), GainLife(1)))
    s = scenario(p1=dict(battlefield=[ram]), p2=dict(battlefield=["2 Memnite"]))
    s.attack("Ram").block({"Memnite": "Ram", "Memnite#2": "Ram"}).resolve()

    assert s.p1.life == 22


@pytest.mark.cr("509.3f")
def test_what_blocks_counts_as_blockers_are_declared(scenario):
    """A blocker that gains flying later has not blocked as a flying creature."""
    watch = Enchantment(
        "Sky Watch", "{1}", Whenever(blocks(creature & with_("flying")), GainLife(4))
    )
    lift = Instant("Lift", "{0}", gets(target(creature), "flying", until=END_OF_TURN))
    s = scenario(
        p1=dict(battlefield=["Memnite"]),
        p2=dict(battlefield=[watch, "Horned Turtle"], hand=[lift]),
    )
    s.attack("Memnite").block("Horned Turtle", "Memnite")
    s.cast("Lift", targets="Horned Turtle", by="p2").resolve().advance("end of combat")

    assert (s.p2.life, s["Horned Turtle"].damage) == (20, 1)


@pytest.mark.cr("509.1a", "506.2")
def test_a_creature_blocks_what_attacks_its_controllers_planeswalker(scenario):
    """The attack on a planeswalker is blocked by creatures of its controller."""
    s = scenario(
        p1=dict(battlefield=["Grizzly Bears"]),
        p2=dict(battlefield=["Jace Beleren", "Craw Wurm"]),
    )
    s.attack("Grizzly Bears", defender="Jace Beleren").block("Craw Wurm", "Grizzly Bears")
    s.advance("combat damage")

    assert (s.p1.graveyard, s["Jace Beleren"].counters["loyalty"]) == (["Grizzly Bears"], 3)


@pytest.mark.cr("508.3c")
def test_attacking_with_another_creature(scenario):
    """What triggers on attacking together looks at all that were declared at once."""
    pair = body("Partner", "1/1", Whenever(AttackTogether(creature), GainLife(2)))
    s = scenario(p1=dict(battlefield=[pair, "Memnite"]))
    s.attack("Partner", "Memnite").resolve()
    alone = scenario(p1=dict(battlefield=[pair, "Memnite"]))
    alone.attack("Partner")

    assert (s.p1.life, alone.stack) == (22, [])


@pytest.mark.cr("509.1c")
def test_who_can_block_two_has_to_block_both_that_must_be_blocked(scenario):
    """A creature that can block an additional one obeys both requirements."""
    bait = body("Bait", "1/1", static(THIS, MustBeBlocked()))
    s = scenario(
        p1=dict(battlefield=[bait, bait]), p2=dict(battlefield=[body("Wide Guard", "0/9", WIDE)])
    )
    s.attack("Bait", "Bait#2")
    with pytest.raises(NotLegal, match="must block, or be blocked"):
        s.block("Wide Guard", "Bait")
    s.game.answer(s.question.default())

    assert s.game.combat.blocked == set(s.game.combat.attackers)


@pytest.mark.cr("509.1c")
def test_many_creatures_obey_a_requirement_together(scenario):
    """A menacing creature that must be blocked is blocked by two of many as well."""
    bait = body("Bait", "1/1", "menace", static(THIS, MustBeBlocked()))
    s = scenario(p1=dict(battlefield=[bait]), p2=dict(battlefield=["14 Memnite"]))
    s.attack("Bait").advance("declare blockers")

    assert len(s.game.combat.blockers) == 2
