"""What the cards with U do."""

import pytest


@pytest.mark.cr("702.6a")
def test_umbral_mantle_is_equipped_for_nothing(scenario):
    """The equipped creature has its ability: {3} and untapping for +2/+2."""
    tapped = {"name": "Memnite", "tapped": True}
    s = scenario(p1=dict(battlefield=["Umbral Mantle", tapped], mana="CCC"))
    s.activate("Umbral Mantle", targets=["Memnite"]).resolve().activate("Memnite").resolve()

    assert (s["Memnite"].pt, s["Memnite"].tapped) == ("3/3", False)


def test_unsummon_returns_a_creature(scenario):
    """It goes to its owner's hand, whoever controls it."""
    s = scenario(
        p1=dict(hand=["Unsummon"], battlefield=["Island"]),
        p2=dict(battlefield=[{"name": "Su-Chi", "owner": "p1"}]),
    )
    s.cast("Unsummon", targets=["Su-Chi"]).resolve()

    assert (s.p1.hand, s.p2.battlefield) == (["Su-Chi"], [])


@pytest.mark.cr("305.6")
def test_urborg_makes_each_land_a_swamp_too(scenario):
    """Anybody's land keeps what it was and can make {B}; so can Urborg."""
    s = scenario(p1=dict(battlefield=["Urborg, Tomb of Yawgmoth"]), p2=dict(battlefield=["Island"]))
    s.activate("Urborg, Tomb of Yawgmoth").activate("Island", "{T}: Add {B}", by="p2")

    assert s["Island"].types == ["Basic", "Land", "Island", "Swamp"]
    assert (s.p1.mana, s.p2.mana) == ("{B}", "{B}")
