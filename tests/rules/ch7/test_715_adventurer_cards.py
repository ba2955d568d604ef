"""Adventurer cards (715)."""

import pytest

from cardwright.language import (
    YOU,
    CopySpell,
    Creature,
    DealDamage,
    Enchantment,
    GainLife,
    Instant,
    ReturnToHand,
    Whenever,
    any_target,
    casts,
    creature,
    instant,
    target,
    target_spell,
    two_faces,
)

GIANT = two_faces(
    "adventure",
    Creature("Giant", "{2}{R}", "Giant", "4/3"),
    Instant("Stomp Foot", "{R}", DealDamage(2, any_target()), types="Instant — Adventure"),
)


@pytest.mark.cr("715.3", "715.3b")
def test_it_is_cast_as_an_adventure(scenario):
    """As an Adventure the spell has only the characteristics of the inset frame."""
    s = scenario(p1=dict(hand=[GIANT], mana="R"))
    s.cast("Stomp Foot", targets=["p2"])
    now = s.game.zones.stack[-1].chars
    s.resolve()

    assert (now.name, now.types, now.subtypes, now.mana_value) == (
        "Stomp Foot", {"Instant"}, {"Adventure"}, 1,
    )  # fmt: skip
    assert s.p2.life == 18


@pytest.mark.cr("715.3d")
def test_it_is_exiled_as_it_resolves_and_can_be_cast_from_there(scenario):
    """The creature can be cast from exile afterwards."""
    s = scenario(p1=dict(hand=[GIANT], mana="RRRR"))
    s.cast("Stomp Foot", targets=["p2"]).resolve()
    exiled = s.p1.exile
    s.cast("Giant").resolve()

    assert exiled == ["Giant"]
    assert s["Giant"].pt == "4/3"


@pytest.mark.cr("715.3d")
def test_from_exile_it_is_no_adventure_again(scenario):
    """The exiled card can only be cast as the creature."""
    s = scenario(p1=dict(hand=[GIANT], mana="RR"))
    s.cast("Stomp Foot", targets=["p2"]).resolve()

    assert s.p1.exile == ["Giant"]
    assert not [text for text in s.legal() if "cast" in text]


@pytest.mark.cr("715.3a", "601.3e")
def test_timing_of_the_adventure_is_its_own(scenario):
    """The instant can be cast in the opponent's turn, the creature can't."""
    s = scenario(active="p2", p1=dict(hand=[GIANT], mana="RRRR"))
    s.pass_priority()

    assert len([text for text in s.legal() if "cast" in text]) == 1


@pytest.mark.cr("715.3d", "608.2b")
def test_a_countered_adventure_goes_to_the_graveyard(scenario):
    """Only resolving exiles it: countered, or without a legal target, it goes to the graveyard."""
    s = scenario(
        p1=dict(hand=[GIANT], mana="R"),
        p2=dict(hand=["Counterspell"], battlefield=["2 Island"]),
    )
    s.cast("Stomp Foot", targets=["p2"]).cast("Counterspell", by="p2").resolve()

    assert (s.p1.graveyard, s.p1.exile) == (["Giant"], [])


@pytest.mark.cr("715.3d", "608.2b")
def test_an_adventure_without_legal_targets_does_not_resolve(scenario):
    """Its only target gone, it is put into the graveyard."""
    s = scenario(p1=dict(hand=[GIANT, "Unsummon"], mana="RU"), p2=dict(battlefield=["Memnite"]))
    s.cast("Stomp Foot", targets=["Memnite"]).cast("Unsummon", targets=["Memnite"]).resolve()

    assert (sorted(s.p1.graveyard), s.p1.exile) == (["Giant", "Unsummon"], [])


@pytest.mark.cr("715.4")
def test_elsewhere_it_is_only_the_creature(scenario):
    """In the graveyard it is a creature card and no instant card."""
    lift = Instant("Lift", "{0}", ReturnToHand(target(instant, zone="graveyard")))
    raise_ = Instant("Raise", "{0}", ReturnToHand(target(creature, zone="graveyard")))
    s = scenario(p1=dict(hand=[lift, raise_], graveyard=[GIANT]))

    assert not s.can_cast("Lift")
    assert s.can_cast("Raise")


@pytest.mark.cr("715.4", "715.3")
def test_cast_normally_it_is_the_creature(scenario):
    """Cast normally it is a creature spell and then the creature; it is not exiled."""
    watch = Enchantment("Watch", "{1}", Whenever(casts(YOU, instant), GainLife(1)))
    s = scenario(p1=dict(hand=[GIANT], battlefield=[watch], mana="CCR"))
    s.cast("Giant").resolve()

    assert s["Giant"].pt == "4/3"
    assert s.p1.life == 20


@pytest.mark.cr("715.3c")
def test_a_copy_of_an_adventure(scenario):
    """The copy is an Adventure too; it ceases to exist and the original is exiled."""
    echo = Instant("Echo", "{0}", CopySpell(target_spell(), new_targets=False))
    s = scenario(p1=dict(hand=[GIANT, echo], mana="R"))
    s.cast("Stomp Foot", targets=["p2"]).cast("Echo").resolve()

    assert s.p2.life == 16
    assert (s.p1.exile, s.p1.graveyard) == (["Giant"], ["Echo"])


@pytest.mark.cr("715.3d", "400.7")
def test_the_permission_is_for_that_exiled_card(scenario):
    """Once it has left exile the permission is over: countered from there it stays where it is."""
    s = scenario(
        p1=dict(hand=[GIANT], mana="RRRR"),
        p2=dict(hand=["Counterspell"], battlefield=["2 Island"]),
    )
    s.cast("Stomp Foot", targets=["p2"]).resolve()
    s.cast("Giant").cast("Counterspell", by="p2").resolve()

    assert s.p1.graveyard == ["Giant"]
