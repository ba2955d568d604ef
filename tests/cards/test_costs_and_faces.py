"""Cards with faces, dash, affinity and revealing as a cost."""

from typing import Any

import pytest


@pytest.mark.cr("712.12")
def test_akoum_warrior_can_be_played_as_its_land(scenario: Any) -> None:
    """The land face is played as a land, and enters tapped."""
    s = scenario(p1={"hand": ["Akoum Warrior"]})
    s.play("Akoum Teeth")

    assert s.p1.battlefield == ["Akoum Teeth"]
    assert s["Akoum Teeth"].tapped


@pytest.mark.cr("712.11a")
def test_akoum_warrior_can_be_cast(scenario: Any) -> None:
    """The front face is cast as a creature with trample."""
    s = scenario(p1={"hand": ["Akoum Warrior"], "battlefield": ["Mountain"] * 6})
    s.cast("Akoum Warrior").resolve()

    assert s["Akoum Warrior"].keywords == ["trample"]


@pytest.mark.cr("702.10b", "702.15b")
def test_banehound_attacks_at_once_and_gains_life(scenario: Any) -> None:
    """It attacks the turn it comes, and its damage gains that much life."""
    s = scenario(p1={"hand": ["Banehound"], "battlefield": ["Swamp"]})
    s.cast("Banehound").resolve()
    s.attack("Banehound").advance("end of combat")

    assert (s.p1.life, s.p2.life) == (21, 19)


@pytest.mark.cr("702.109a")
def test_screamreach_brawler_dashes_and_comes_back(scenario: Any) -> None:
    """Cast for dash, it has haste and returns to hand at the end step."""
    s = scenario(p1={"hand": ["Screamreach Brawler"], "battlefield": ["Mountain"] * 2})
    s.cast("Screamreach Brawler").resolve()
    s.attack("Screamreach Brawler").advance("end").resolve()

    assert (s.p2.life, s.p1.hand) == (18, ["Screamreach Brawler"])


@pytest.mark.cr("702.41a")
def test_myr_enforcer_costs_less_for_artifacts(scenario: Any) -> None:
    """Six artifacts and one land are enough for it."""
    s = scenario(p1={"hand": ["Myr Enforcer"], "battlefield": ["Memnite"] * 6 + ["Forest"]})
    s.cast("Myr Enforcer").resolve()

    assert "Myr Enforcer" in s.p1.battlefield


@pytest.mark.cr("118.8")
def test_living_destiny_gains_the_revealed_mana_value(scenario: Any) -> None:
    """The revealed card's mana value is gained; the card stays in hand."""
    s = scenario(p1={"hand": ["Living Destiny", "Craw Wurm"], "battlefield": ["Forest"] * 4})
    s.cast("Living Destiny").resolve()

    assert (s.p1.life, s.p1.hand) == (26, ["Craw Wurm"])
