"""Planeswalkers (306)."""

import pytest

from cardwright.language import (
    DealDamage,
    GainLife,
    Instant,
    Planeswalker,
    any_target,
    loyalty,
)

WALKER = Planeswalker("Walker", "{0}", "Walker", 4, loyalty(+1, GainLife(1)))


@pytest.mark.cr("306.5b", "306.5")
def test_it_enters_with_its_loyalty(scenario):
    """As many loyalty counters as are printed."""
    s = scenario(p1=dict(hand=[WALKER]))
    s.cast("Walker").resolve()

    assert s["Walker"].counters == {"loyalty": 4}


@pytest.mark.cr("306.8", "120.3c")
def test_damage_removes_loyalty_counters(scenario):
    """Damage dealt to a planeswalker takes that many counters."""
    s = scenario(
        p1=dict(hand=[Instant("Hit", "{0}", DealDamage(3, any_target()))]),
        p2=dict(battlefield=[WALKER]),
    )
    s.cast("Hit", targets=["Walker"]).resolve()

    assert (s["Walker"].counters, s.p2.life) == ({"loyalty": 1}, 20)


@pytest.mark.cr("306.6", "508.1b")
def test_a_planeswalker_can_be_attacked(scenario):
    """Combat damage from an unblocked attacker removes its counters."""
    s = scenario(p1=dict(battlefield=["Memnite"]), p2=dict(battlefield=[WALKER]))
    s.attack({"Memnite": "Walker"}).advance("end of combat")

    assert (s["Walker"].counters, s.p2.life) == ({"loyalty": 3}, 20)


@pytest.mark.cr("306.9", "704.5i")
def test_without_loyalty_it_goes_to_the_graveyard(scenario):
    """With the last counter gone it is put into its owner's graveyard."""
    s = scenario(
        p1=dict(hand=[Instant("Hit", "{0}", DealDamage(4, any_target()))]),
        p2=dict(battlefield=[WALKER]),
    )
    s.cast("Hit", targets=["Walker"]).resolve()

    assert s.p2.graveyard == ["Walker"]


@pytest.mark.cr("306.4", "704.5j")
def test_planeswalkers_are_legendary(scenario):
    """Two of one name under one controller: the legend rule keeps one."""
    s = scenario(p1=dict(hand=[WALKER], battlefield=[WALKER]))
    s.cast("Walker").resolve()

    assert s.p1.battlefield == ["Walker"]


@pytest.mark.cr("306.5d", "606.3")
def test_a_new_planeswalker_can_be_used_at_once(scenario):
    """Loyalty abilities have no summoning sickness."""
    s = scenario(p1=dict(hand=[WALKER]))
    s.cast("Walker").resolve().activate("Walker").resolve()

    assert (s.p1.life, s["Walker"].counters) == (21, {"loyalty": 5})
