"""Creatures (302)."""

import pytest

from cardwright.language import (
    AddTypes,
    Creature,
    DealDamage,
    Instant,
    SetPT,
    TakeControl,
    artifact,
    creature,
    gets,
    target,
)


def body(name, pt, *abilities, cost="{0}"):
    """A free creature with nothing but a size and these abilities."""
    return Creature(name, cost, "Beast", pt, *abilities)


@pytest.mark.cr("302.1", "302.2")
def test_a_creature_is_cast_in_a_main_phase_with_an_empty_stack(scenario):
    """It uses the stack; not in combat, not in the opponent's turn."""
    s = scenario(p1=dict(hand=[body("Ox", "2/2")]))
    main = s.can_cast("Ox")
    s.advance("combat")
    combat = s.can_cast("Ox")
    s.next_turn()

    assert (main, combat, s.can_cast("Ox", by="p1")) == (True, False, False)


@pytest.mark.cr("302.6")
def test_summoning_sickness(scenario):
    """A creature attacks only if its controller has had it since their turn began."""
    s = scenario(p1=dict(hand=[body("Ox", "2/2")]))
    s.cast("Ox").resolve()
    now = s.can_attack("Ox")
    s.next_turn().next_turn()

    assert (now, s.can_attack("Ox")) == (False, True)


@pytest.mark.cr("302.6")
def test_sickness_counts_from_control(scenario):
    """A stolen creature is as new as one that was cast."""
    steal = Instant("Steal", "{0}", TakeControl(target(creature)))
    s = scenario(p1=dict(hand=[steal]), p2=dict(battlefield=["Su-Chi"]))
    s.cast("Steal").resolve()

    assert not s.can_attack("Su-Chi")


@pytest.mark.cr("302.6")
def test_a_permanent_that_becomes_a_creature_may_not_be_sick(scenario):
    """What counts is how long it has been controlled, not how long it has been a creature."""
    wake = Instant(
        "Wake", "{0}", gets(target(artifact), AddTypes(frozenset({"Creature"})), SetPT(2, 2))
    )
    s = scenario(p1=dict(hand=[wake], battlefield=["Darksteel Relic"]))
    s.cast("Wake").resolve()

    assert s.can_attack("Darksteel Relic")


@pytest.mark.cr("302.6")
def test_a_sick_creature_can_block(scenario):
    """Sickness does not keep a creature from blocking."""
    s = scenario(
        p1=dict(battlefield=[body("Ox", "2/2")]),
        p2=dict(battlefield=[dict(name="Memnite", sick=True)]),
    )
    s.attack("Ox").block("Memnite", "Ox").advance("end of combat")

    assert s.p2.graveyard == ["Memnite"]


@pytest.mark.cr("302.7", "514.2")
def test_damage_stays_until_the_cleanup_step(scenario):
    """It is removed at the end of the turn, together with effects until end of turn."""
    s = scenario(
        p1=dict(
            hand=[Instant("Hit", "{0}", DealDamage(3, target(creature)))], battlefield=["Su-Chi"]
        )
    )
    s.cast("Hit").resolve().advance("end")
    end = s["Su-Chi"].damage
    s.next_turn()

    assert (end, s["Su-Chi"].damage) == (3, 0)


@pytest.mark.cr("302.7", "514.2")
def test_damage_and_bonuses_end_at_the_same_time(scenario):
    """A 1/1 with +3/+3 and 3 damage survives the end of the turn."""
    grow = Instant("Grow", "{0}", gets(target(creature), "+3/+3"))
    hit = Instant("Hit", "{0}", DealDamage(3, target(creature)))
    s = scenario(p1=dict(hand=[grow, hit], battlefield=["Memnite"]))
    s.cast("Grow").resolve().cast("Hit").resolve().next_turn()

    assert (s.p1.battlefield, s["Memnite"].pt) == (["Memnite"], "1/1")
