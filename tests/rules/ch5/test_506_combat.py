"""The combat phase: who can attack and be attacked, and removal from combat (506)."""

import pytest

from cardwright.language import (
    END_OF_TURN,
    THIS,
    YOUR_OPPONENTS,
    Activated,
    Artifact,
    BecomesUntapped,
    CantAttackOrBlock,
    Creature,
    Destroy,
    GainLife,
    Instant,
    Lasting,
    LoseLife,
    PhaseOut,
    Regenerate,
    RemoveFromCombat,
    SetTypes,
    TakeControl,
    TapIt,
    UntapIt,
    Whenever,
    attacks,
    becomes,
    blocked,
    blocks,
    creature,
    gets,
    planeswalker,
    target,
)


def body(name, pt, *abilities):
    """A creature with nothing but a size and these abilities."""
    return Creature(name, "{1}", "Beast", pt, *abilities)


ANIMATED = Artifact(
    "Waking Statue",
    "{1}",
    Activated("{0}", becomes(THIS, "3/3 Golem artifact creature")),
)


@pytest.mark.cr("506.1", "501.1", "512.1", "500.1")
def test_the_steps_of_a_turn_come_in_order(scenario):
    """With an attack and first strike, priority is given in every step from upkeep to end."""
    s = scenario(step="upkeep", p1=dict(battlefield=[body("Lancer", "1/1", "first strike")]))
    seen = [s.step]
    while s.step != "end":
        if s.step == "combat":
            s.attack("Lancer")
        else:
            s.pass_priority().pass_priority()
        seen.append(s.step)

    assert seen == [
        "upkeep", "precombat main", "combat", "declare attackers", "declare blockers",
        "first combat damage", "combat damage", "end of combat", "postcombat main", "end",
    ]  # fmt: skip


@pytest.mark.cr("506.2")
def test_only_the_active_players_creatures_attack(scenario):
    """The player whose turn it is attacks; the other player's creatures have no choice to."""
    s = scenario(
        p1=dict(battlefield=[body("Mine", "1/1")]), p2=dict(battlefield=[body("Yours", "1/1")])
    )
    asked = []
    s.advance("combat")
    s.pass_priority()
    s.game.answer(0)
    asked = [str(option) for option in s.question.options]
    s.game.answer(())

    assert asked == ["Mine"]


@pytest.mark.cr("506.2", "508.1b")
def test_the_defending_player_or_their_planeswalker_is_attacked(scenario):
    """What can be attacked is the opponent and the planeswalkers that opponent controls."""
    s = scenario(
        p1=dict(battlefield=[body("Beast", "2/2"), "Jace Beleren"]),
        p2=dict(battlefield=["Chandra Nalaar", "Darksteel Relic"]),
    )

    assert [str(one) for one in s.game.combat.defenders()] == ["p2", "Chandra Nalaar"]


@pytest.mark.cr("506.3", "508.1a")
def test_only_a_creature_attacks(scenario):
    """A noncreature artifact can't attack; once it is a creature that was there, it can."""
    s = scenario(p1=dict(battlefield=[ANIMATED]))
    before = s.can_attack("Waking Statue")
    s.activate("Waking Statue").resolve()

    assert (before, s.can_attack("Waking Statue")) == (False, True)


@pytest.mark.cr("506.3", "509.1a")
def test_only_a_creature_blocks(scenario):
    """A noncreature artifact can't block, an animated one can."""
    s = scenario(p1=dict(battlefield=[body("Beast", "2/2")]), p2=dict(battlefield=[ANIMATED]))
    s.attack("Beast")
    before = s.can_block("Waking Statue", "Beast")
    s.activate("Waking Statue", by="p2").resolve()

    assert (before, s.can_block("Waking Statue", "Beast")) == (False, True)


@pytest.mark.cr("506.4", "510.1d")
def test_an_attacker_that_leaves_is_out_of_combat(scenario):
    """A returned attacker deals and is dealt no damage; its blocker deals none either."""
    s = scenario(
        p1=dict(battlefield=["Grizzly Bears"]),
        p2=dict(battlefield=["Horned Turtle", "Island"], hand=["Unsummon"]),
    )
    s.attack("Grizzly Bears").block("Horned Turtle", "Grizzly Bears")
    s.cast("Unsummon", targets="Grizzly Bears").resolve().advance("end of combat")

    assert (s.p1.hand, s["Horned Turtle"].damage, s.p1.life) == (["Grizzly Bears"], 0, 20)


@pytest.mark.cr("506.4")
def test_a_creature_whose_controller_changes_is_removed_from_combat(scenario):
    """A stolen attacker no longer attacks and deals no combat damage."""
    steal = Instant("Turncoat", "{0}", TakeControl(target(creature)))
    s = scenario(p1=dict(battlefield=["Grizzly Bears"]), p2=dict(hand=[steal]))
    s.attack("Grizzly Bears").cast("Turncoat", targets="Grizzly Bears", by="p2").resolve()
    s.advance("end of combat")

    assert (s["Grizzly Bears"].controller, s.p1.life, s.p2.life) == ("p2", 20, 20)


@pytest.mark.cr("506.4")
def test_an_attacker_that_stops_being_a_creature_is_removed_from_combat(scenario):
    """It no longer attacks, even if it becomes a creature again before damage."""
    petrify = Instant(
        "Petrify",
        "{0}",
        Lasting(target(creature), (SetTypes(types=frozenset({"Artifact"})),), END_OF_TURN),
    )
    s = scenario(p1=dict(battlefield=[ANIMATED]), p2=dict(hand=[petrify]))
    s.activate("Waking Statue").resolve()
    s.attack("Waking Statue").cast("Petrify", targets="Waking Statue", by="p2").resolve()
    gone = s["Waking Statue"].attacking
    s.activate("Waking Statue", by="p1").resolve().advance("end of combat")

    assert (gone, s["Waking Statue"].pt, s.p2.life) == ("", "3/3", 20)


@pytest.mark.cr("506.4")
def test_a_regenerated_creature_is_removed_from_combat(scenario):
    """A blocked attacker that is destroyed and regenerates before damage deals none."""
    troll = body("Troll", "3/3", Activated("{0}", Regenerate()))
    s = scenario(
        p1=dict(battlefield=[troll]),
        p2=dict(battlefield=["Memnite", "3 Swamp"], hand=["Murder"]),
    )
    s.activate("Troll").resolve().attack("Troll").block("Memnite", "Troll")
    s.cast("Murder", targets="Troll").resolve().advance("end of combat")

    assert s.p2.battlefield[0] == "Memnite"
    assert (s["Troll"].zone, s["Troll"].tapped, s["Troll"].damage) == ("battlefield", True, 0)


@pytest.mark.cr("506.4")
def test_an_effect_removes_a_creature_from_combat(scenario):
    """A removed attacker stays where it is, tapped, and deals no combat damage."""
    call = Instant("Call Back", "{0}", RemoveFromCombat(target(creature)))
    s = scenario(p1=dict(battlefield=["Grizzly Bears"], hand=[call]))
    s.attack("Grizzly Bears").cast("Call Back", targets="Grizzly Bears").resolve()
    s.advance("end of combat")

    assert (s["Grizzly Bears"].tapped, s.p2.life) == (True, 20)


@pytest.mark.cr("506.4a")
def test_what_keeps_from_attacking_comes_too_late(scenario):
    """A creature that already attacks goes on attacking under an effect that it can't."""
    calm = Instant("Calm", "{0}", gets(target(creature), CantAttackOrBlock()))
    s = scenario(p1=dict(battlefield=["Grizzly Bears"]), p2=dict(hand=[calm]))
    s.attack("Grizzly Bears").cast("Calm", targets="Grizzly Bears", by="p2").resolve()
    s.advance("combat damage")

    assert s.p2.life == 18


@pytest.mark.cr("506.4b")
def test_tapping_a_blocker_leaves_it_in_combat(scenario):
    """A blocker that becomes tapped deals its combat damage."""
    tap = Instant("Doze", "{0}", TapIt(target(creature)))
    s = scenario(
        p1=dict(battlefield=["Grizzly Bears"], hand=[tap]),
        p2=dict(battlefield=["Balduvian Bears"]),
    )
    s.attack("Grizzly Bears").block("Balduvian Bears", "Grizzly Bears")
    s.cast("Doze", targets="Balduvian Bears").resolve().advance("combat damage")

    assert s.p1.graveyard == ["Doze", "Grizzly Bears"]


@pytest.mark.cr("506.4b")
def test_untapping_an_attacker_leaves_it_in_combat(scenario):
    """An attacker that becomes untapped deals its combat damage."""
    wake = Instant("Rouse", "{0}", UntapIt(target(creature)))
    s = scenario(p1=dict(battlefield=["Grizzly Bears"], hand=[wake]))
    s.attack("Grizzly Bears").cast("Rouse", targets="Grizzly Bears").resolve()
    s.advance("combat damage")

    assert (s["Grizzly Bears"].tapped, s.p2.life) == (False, 18)


@pytest.mark.cr("506.4c", "510.1b")
def test_the_attack_on_a_planeswalker_that_is_gone_hits_nobody(scenario):
    """The attacker goes on attacking, but nothing: unblocked it deals no damage."""
    s = scenario(
        p1=dict(battlefield=["Grizzly Bears", "Mountain"], hand=["Lightning Bolt"]),
        p2=dict(battlefield=["Jace Beleren"]),
    )
    s.attack("Grizzly Bears", defender="Jace Beleren")
    s.cast("Lightning Bolt", targets="Jace Beleren").resolve()
    still = s["Grizzly Bears"].entity.id in s.game.combat.attackers
    s.advance("end of combat")

    assert (still, s["Grizzly Bears"].attacking) == (True, "")
    assert s.p2.life == 20


@pytest.mark.cr("506.4c")
def test_the_attacker_of_a_planeswalker_that_is_gone_can_be_blocked(scenario):
    """The player who controlled the planeswalker may still block the creature."""
    s = scenario(
        p1=dict(battlefield=["Grizzly Bears", "Mountain"], hand=["Lightning Bolt"]),
        p2=dict(battlefield=["Jace Beleren", "Craw Wurm"]),
    )
    s.attack("Grizzly Bears", defender="Jace Beleren")
    s.cast("Lightning Bolt", targets="Jace Beleren").resolve()
    s.block("Craw Wurm", "Grizzly Bears").advance("combat damage")

    assert "Grizzly Bears" in s.p1.graveyard


@pytest.mark.cr("506.4", "506.4c", "508.5")
def test_a_stolen_planeswalker_is_no_longer_attacked(scenario):
    """A planeswalker whose controller changes leaves combat; the attack is still blocked by
    the player who was attacked, and deals the planeswalker no damage."""
    steal = Instant("Turncoat", "{0}", TakeControl(target(planeswalker)))
    s = scenario(
        p1=dict(battlefield=["Grizzly Bears", "Bear Cub"], hand=[steal]),
        p2=dict(battlefield=["Jace Beleren", "Craw Wurm"]),
    )
    s.attack("Grizzly Bears", "Bear Cub", defender="Jace Beleren")
    s.cast("Turncoat", targets="Jace Beleren").resolve()
    s.block("Craw Wurm", "Bear Cub").advance("end of combat")

    assert s["Jace Beleren"].controller == "p1"
    assert (s["Jace Beleren"].counters["loyalty"], s.p2.life) == (3, 20)
    assert "Bear Cub" in s.p1.graveyard


@pytest.mark.cr("506.4")
def test_a_planeswalker_that_stops_being_one_is_no_longer_attacked(scenario):
    """Turned into a plain artifact, it leaves combat: the attack hits nothing."""
    petrify = Instant(
        "Petrify",
        "{0}",
        Lasting(target(planeswalker), (SetTypes(types=frozenset({"Artifact"})),), END_OF_TURN),
    )
    s = scenario(
        p1=dict(battlefield=["Grizzly Bears"]),
        p2=dict(battlefield=["Jace Beleren"], hand=[petrify]),
    )
    s.attack("Grizzly Bears", defender="Jace Beleren")
    s.cast("Petrify", targets="Jace Beleren", by="p2").resolve().advance("end of combat")

    assert s["Grizzly Bears"].attacking == ""
    assert (s["Jace Beleren"].counters["loyalty"], s.p2.life) == (3, 20)


ALONE = body("Loner", "1/1", Whenever(attacks(THIS, alone=True), GainLife(5)))


@pytest.mark.cr("506.5")
def test_the_only_declared_attacker_attacks_alone(scenario):
    """What triggers on attacking alone does when no other creature is declared."""
    s = scenario(p1=dict(battlefield=[ALONE, "Memnite"]))
    s.attack("Loner").resolve()

    assert s.p1.life == 25


@pytest.mark.cr("506.5")
def test_one_of_two_declared_attackers_does_not_attack_alone(scenario):
    """With a second attacker it does not trigger."""
    s = scenario(p1=dict(battlefield=[ALONE, "Memnite"]))
    s.attack("Loner", "Memnite")

    assert s.stack == []


@pytest.mark.cr("511.3", "506.4")
def test_creatures_are_in_combat_until_the_end_of_combat_step_is_over(scenario):
    """The attacker still attacks in the end of combat step, and no more in the next phase."""
    s = scenario(p1=dict(battlefield=["Grizzly Bears"]))
    s.attack("Grizzly Bears").advance("end of combat")
    during = s["Grizzly Bears"].attacking
    s.advance("postcombat main")

    assert (during, s["Grizzly Bears"].attacking) == ("p2", "")


@pytest.mark.cr("506.4b")
def test_untapping_triggers_leave_combat_alone(scenario):
    """An attacker that untaps and so triggers something else is still the attacker it was."""
    pup = body("Pup", "2/2", Whenever(BecomesUntapped(THIS), LoseLife(1, YOUR_OPPONENTS)))
    wake = Instant("Rouse", "{0}", UntapIt(target(creature)))
    s = scenario(p1=dict(battlefield=[pup], hand=[wake]))
    s.attack("Pup").cast("Rouse", targets="Pup").resolve().advance("combat damage")

    assert s.p2.life == 17


@pytest.mark.cr("506.5", "509.3a")
def test_a_lone_blocker_triggers_once(scenario):
    """A creature's blocking trigger counts the declaration, not what it blocks."""
    guard = body("Guard", "0/4", Whenever(blocks(THIS), GainLife(1)))
    s = scenario(p1=dict(battlefield=["Memnite"]), p2=dict(battlefield=[guard]))
    s.attack("Memnite").block("Guard", "Memnite").resolve()

    assert s.p2.life == 21


@pytest.mark.cr("506.4", "702.26b")
def test_a_creature_that_phases_out_is_removed_from_combat(scenario):
    """It deals no damage and attacks no more, while its blocker stays untouched."""
    fade = Instant("Fade", "{0}", PhaseOut(target(creature)))
    s = scenario(
        p1=dict(battlefield=["Grizzly Bears"], hand=[fade]), p2=dict(battlefield=["Horned Turtle"])
    )
    s.attack("Grizzly Bears").block("Horned Turtle", "Grizzly Bears")
    s.cast("Fade", targets="Grizzly Bears").resolve().advance("end of combat")

    assert (s.game.combat.attackers, s["Horned Turtle"].damage, s.p2.life) == ({}, 0, 20)


@pytest.mark.cr("506.4")
def test_a_removed_blocked_creature_is_not_blocked_any_more(scenario):
    """What is out of combat is neither attacking nor blocked."""
    call = Instant("Call Back", "{0}", RemoveFromCombat(target(creature)))
    kill = Instant("Kill", "{0}", Destroy(target(creature & blocked)))
    s = scenario(
        p1=dict(battlefield=["Grizzly Bears"], hand=[call, kill]),
        p2=dict(battlefield=["Horned Turtle"]),
    )
    s.attack("Grizzly Bears").block("Horned Turtle", "Grizzly Bears")
    before = s.can_cast("Kill")
    s.cast("Call Back", targets="Grizzly Bears").resolve()

    assert (before, s.can_cast("Kill"), s.game.combat.blocked) == (True, False, set())
