"""The declare attackers step (508)."""

import pytest

from cardwright.language import (
    DEFENDING_PLAYER,
    END_OF_TURN,
    THIS,
    YOU,
    Activated,
    CantAttack,
    Creature,
    Draw,
    Enchantment,
    GainLife,
    Instant,
    LoseLife,
    MustAttack,
    TakeControl,
    Whenever,
    YouAttack,
    attacks,
    controlled_by,
    controls,
    creature,
    gets,
    static,
    subtype,
    target,
    with_,
)
from cardwright.scenario import NotLegal


def body(name, pt, *abilities):
    """A creature with nothing but a size and these abilities."""
    return Creature(name, "{1}", "Beast", pt, *abilities)


def attackers(s):
    """The declaration that the active player is asked for."""
    s.advance("combat").pass_priority()
    s.game.answer(0)
    return s.question


@pytest.mark.cr("508.1a", "302.6")
def test_a_creature_that_just_came_does_not_attack(scenario):
    """A creature not controlled since the turn began attacks only with haste."""
    s = scenario(
        p1=dict(
            battlefield=[
                {"name": "Memnite", "sick": True},
                {"name": "Raging Goblin", "sick": True},
            ]
        )
    )

    assert [str(one) for one in attackers(s).options] == ["Raging Goblin"]
    s.game.answer(())


@pytest.mark.cr("508.1a")
def test_a_tapped_creature_does_not_attack(scenario):
    """Only untapped creatures can be declared."""
    s = scenario(p1=dict(battlefield=[{"name": "Memnite", "tapped": True}, "Su-Chi"]))

    assert [str(one) for one in attackers(s).options] == ["Su-Chi"]
    s.game.answer(())


@pytest.mark.cr("508.1a")
def test_a_stolen_creature_is_new_to_its_controller(scenario):
    """A creature that came under one's control this turn can't attack."""
    steal = Instant("Turncoat", "{0}", TakeControl(target(creature)))
    s = scenario(p1=dict(hand=[steal]), p2=dict(battlefield=["Grizzly Bears"]))
    s.cast("Turncoat", targets="Grizzly Bears").resolve()

    with pytest.raises(NotLegal):
        s.attack("Grizzly Bears")


@pytest.mark.cr("508.1b", "120.3c")
def test_each_attacker_has_its_own_object_of_attack(scenario):
    """One creature attacks the player, another that player's planeswalker."""
    s = scenario(
        p1=dict(battlefield=["Grizzly Bears", "Memnite"]), p2=dict(battlefield=["Jace Beleren"])
    )
    s.attack({"Grizzly Bears": "p2", "Memnite": "Jace Beleren"}).advance("combat damage")

    assert (s.p2.life, s["Jace Beleren"].counters["loyalty"]) == (18, 2)


@pytest.mark.cr("508.1c")
def test_a_restriction_keeps_a_creature_from_attacking(scenario):
    """A creature that can't attack is no option; its controller's other creature is."""
    s = scenario(
        p1=dict(battlefield=["Memnite", "Su-Chi", {"name": "Pacifism", "attached_to": "Su-Chi"}])
    )

    assert [str(one) for one in attackers(s).options] == ["Memnite"]
    s.game.answer(())


@pytest.mark.cr("508.1c")
def test_a_restriction_with_a_condition_is_lifted_when_it_holds(scenario):
    """A creature that attacks only beside an Ogre attacks when there is one."""
    shy = body("Shy One", "2/2", static(THIS, CantAttack(unless=controls(YOU, subtype("Ogre")))))
    alone = scenario(p1=dict(battlefield=[shy])).can_attack("Shy One")
    helped = scenario(p1=dict(battlefield=[shy, "Gray Ogre"])).can_attack("Shy One")

    assert (alone, helped) == (False, True)


RAGING = body("Berserker", "2/2", static(THIS, MustAttack()))


@pytest.mark.cr("508.1d", "730.1")
def test_a_requirement_makes_a_creature_attack(scenario):
    """Leaving a creature at home that attacks if able is refused, and nothing has changed."""
    s = scenario(p1=dict(battlefield=[RAGING, "Memnite"]))
    with pytest.raises(NotLegal, match="attacks if able"):
        s.attack("Memnite")

    assert [o.tapped for o in s.all("Memnite")] == [False]


@pytest.mark.cr("508.1d")
def test_a_requirement_is_obeyed_without_being_asked(scenario):
    """The default declaration has the creature that must attack in it."""
    s = scenario(p1=dict(battlefield=[RAGING, "Memnite"]))
    s.advance("declare attackers")

    assert (s["Berserker"].attacking, s["Memnite"].attacking) == ("p2", "")


@pytest.mark.cr("508.1d", "101.2")
def test_a_restriction_is_stronger_than_a_requirement(scenario):
    """A creature that must attack and can't stays at home."""
    s = scenario(p1=dict(battlefield=[RAGING, {"name": "Pacifism", "attached_to": "Berserker"}]))
    s.advance("postcombat main")

    assert (s["Berserker"].tapped, s.p2.life) == (False, 20)


@pytest.mark.cr("508.1d")
def test_a_tapped_creature_does_not_have_to_attack(scenario):
    """A requirement says what to do if able, and a tapped creature isn't."""
    piece = body("Twin", "1/1", static(THIS, MustAttack()), Activated("{T}", GainLife(1)))
    s = scenario(p1=dict(battlefield=[piece]))
    s.activate("Twin").resolve().advance("postcombat main")

    assert (s.p1.life, s.p2.life) == (21, 20)


@pytest.mark.cr("508.1f")
def test_attacking_taps(scenario):
    """Declared attackers become tapped; those with vigilance don't."""
    s = scenario(p1=dict(battlefield=["Grizzly Bears", "Serra Angel"]))
    s.attack("Grizzly Bears", "Serra Angel")

    assert (s["Grizzly Bears"].tapped, s["Serra Angel"].tapped) == (True, False)


@pytest.mark.cr("508.1k")
def test_declared_creatures_attack_until_combat_is_over(scenario):
    """Only the declared creature is attacking, and it stays so after blocks."""
    s = scenario(p1=dict(battlefield=["Grizzly Bears", "Memnite"]))
    s.attack("Grizzly Bears").advance("declare blockers")

    assert (s["Grizzly Bears"].attacking, s["Memnite"].attacking) == ("p2", "")


@pytest.mark.cr("508.1m", "508.2b", "508.2")
def test_attack_triggers_are_on_the_stack_before_priority(scenario):
    """The active player has priority with the triggered ability waiting to resolve."""
    s = scenario(p1=dict(battlefield=[body("Scout", "1/1", Whenever(attacks(THIS), Draw(1)))]))
    s.attack("Scout")

    assert (s.stack, str(s.question.player), s.step) == (["Scout"], "p1", "declare attackers")


@pytest.mark.cr("508.2a")
def test_a_creature_that_changes_after_attacking_triggers_nothing(scenario):
    """What waits for a flying attacker is not triggered by one that gains flying later."""
    watch = Enchantment(
        "Sky Watch", "{1}", Whenever(attacks(creature & with_("flying")), GainLife(4))
    )
    lift = Instant("Lift", "{0}", gets(target(creature), "flying", until=END_OF_TURN))
    s = scenario(p1=dict(battlefield=[watch, "Memnite", "Air Elemental"], hand=[lift]))
    s.attack("Memnite").cast("Lift", targets="Memnite").resolve()
    s.advance("combat damage")

    assert (s.p1.life, s.p2.life) == (20, 19)


@pytest.mark.cr("508.3a")
def test_whenever_a_creature_attacks_triggers_for_each(scenario):
    """Two attackers trigger it twice; the creature at home doesn't."""
    drum = Enchantment(
        "War Drum", "{1}", Whenever(attacks(creature & controlled_by(YOU)), GainLife(1))
    )
    s = scenario(p1=dict(battlefield=[drum, "2 Memnite", "Su-Chi"]))
    s.attack("Memnite", "Memnite#2").resolve()

    assert s.p1.life == 22


@pytest.mark.cr("508.3d")
def test_whenever_a_player_attacks_triggers_once(scenario):
    """However many creatures attack, attacking is one event for the player."""
    drum = Enchantment("War Drum", "{1}", Whenever(YouAttack(YOU), GainLife(1)))
    s = scenario(p1=dict(battlefield=[drum, "3 Memnite"]))
    s.attack("Memnite", "Memnite#2").resolve()

    assert s.p1.life == 21


@pytest.mark.cr("508.3d")
def test_without_an_attacker_no_player_attacks(scenario):
    """Declaring nothing triggers nothing."""
    drum = Enchantment("War Drum", "{1}", Whenever(YouAttack(YOU), GainLife(1)))
    s = scenario(p1=dict(battlefield=[drum, "Memnite"]))
    s.advance("postcombat main")

    assert s.p1.life == 20


TAXER = body("Taxer", "1/1", Whenever(attacks(THIS), LoseLife(3, DEFENDING_PLAYER)))


@pytest.mark.cr("508.5")
def test_the_defending_player_of_an_attack_on_a_planeswalker_is_its_controller(scenario):
    """An ability of the attacker that speaks of the defending player means that player."""
    s = scenario(p1=dict(battlefield=[TAXER]), p2=dict(battlefield=["Jace Beleren"]))
    s.attack("Taxer", defender="Jace Beleren").resolve()

    assert (s.p2.life, s["Jace Beleren"].counters["loyalty"]) == (17, 3)


@pytest.mark.cr("508.5")
def test_the_defending_player_is_known_when_the_attacker_is_gone(scenario):
    """With the attacker dead, it is the player it was attacking."""
    s = scenario(
        p1=dict(battlefield=[TAXER]), p2=dict(battlefield=["Mountain"], hand=["Lightning Bolt"])
    )
    s.attack("Taxer").cast("Lightning Bolt", targets="Taxer").resolve()

    assert (s.p1.graveyard, s.p2.life) == (["Taxer"], 17)


@pytest.mark.cr("508.8", "506.1")
def test_without_attackers_blocks_and_damage_are_skipped(scenario):
    """After the declare attackers step comes the end of combat."""
    s = scenario(p1=dict(battlefield=["Memnite"]), p2=dict(battlefield=["Su-Chi"]))
    s.advance("declare attackers").pass_priority().pass_priority()

    assert s.step == "end of combat"


@pytest.mark.cr("508.8", "506.4")
def test_the_steps_come_although_the_attacker_is_gone(scenario):
    """What counts is that a creature was declared, not that it is still there."""
    s = scenario(
        p1=dict(battlefield=["Memnite"]), p2=dict(battlefield=["Mountain"], hand=["Shock"])
    )
    s.attack("Memnite").cast("Shock", targets="Memnite").resolve()
    s.pass_priority().pass_priority()

    assert s.step == "declare blockers"


@pytest.mark.cr("508.1d", "508.1b")
def test_a_requirement_to_attack_leaves_the_choice_of_whom(scenario):
    """A creature that must attack may attack the planeswalker instead of the player."""
    s = scenario(p1=dict(battlefield=[RAGING]), p2=dict(battlefield=["Jace Beleren"]))
    s.attack("Berserker", defender="Jace Beleren").advance("combat damage")

    assert (s["Jace Beleren"].counters["loyalty"], s.p2.life) == (1, 20)
