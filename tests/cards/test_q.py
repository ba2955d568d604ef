"""What the cards with Q do."""

import pytest


def test_quicksand_makes_colorless_mana(scenario):
    """It taps for {C}."""
    s = scenario(p1=dict(battlefield=["Quicksand"]))
    s.activate("Quicksand", "{T}: Add")

    assert s.p1.mana == "{C}"


def test_quicksand_swallows_an_attacker(scenario):
    """It is sacrificed, and the attacking creature gets -1/-2."""
    s = scenario(p1=dict(battlefield=["Su-Chi", "Memnite"]), p2=dict(battlefield=["Quicksand"]))
    s.attack("Su-Chi").activate("Quicksand", "Sacrifice", targets=["Su-Chi"], by="p2").resolve()

    assert (s["Su-Chi"].pt, s.p2.graveyard) == ("3/2", ["Quicksand"])


def test_quicksand_swallows_nothing_else(scenario):
    """Neither an attacker with flying nor a creature that stays home can be the target."""
    s = scenario(
        p1=dict(battlefield=["Air Elemental", "Memnite"]), p2=dict(battlefield=["Quicksand"])
    )
    s.attack("Air Elemental")

    assert not s.can_activate("Quicksand", "Sacrifice", by="p2")


def test_quirion_ranger_returns_a_forest_to_untap(scenario):
    """The Forest goes to its owner's hand as a cost, and the creature untaps."""
    tapped = {"name": "Su-Chi", "tapped": True}
    s = scenario(p1=dict(battlefield=["Quirion Ranger", "Forest", "Island", tapped]))
    s.activate("Quirion Ranger", targets=["Su-Chi"])
    assert s.p1.hand == ["Forest"]
    s.resolve()

    assert not s["Su-Chi"].tapped


@pytest.mark.cr("602.5b")
def test_quirion_ranger_is_used_once_each_turn(scenario):
    """A second activation in the turn isn't legal; in the next turn it is."""
    s = scenario(p1=dict(battlefield=["Quirion Ranger", "2 Forest"]))
    s.activate("Quirion Ranger", targets=["Quirion Ranger"]).resolve()
    again = s.can_activate("Quirion Ranger")
    s.next_turn("upkeep")

    assert not again
    assert s.can_activate("Quirion Ranger", by="p1")
