"""What the cards with J do."""

import pytest


def jace(scenario, loyalty):
    """Jace with so much loyalty; the opponent has some cards in the library."""
    walker = {"name": "Jace Beleren", "counters": {"loyalty": loyalty}}
    return scenario(p1=dict(battlefield=[walker]), p2=dict(library=["25 Forest"]))


@pytest.mark.cr("606.4")
def test_jace_beleren_lets_each_player_draw(scenario):
    """Two loyalty more, and a card for each player."""
    s = jace(scenario, 3).activate("Jace Beleren", 1).resolve()

    assert (s.p1.hand, s.p2.hand) == (["Filler Card"], ["Forest"])
    assert s["Jace Beleren"].counters == {"loyalty": 5}


@pytest.mark.cr("606.4")
def test_jace_beleren_lets_a_player_draw(scenario):
    """One loyalty less, and a card for the target player alone."""
    s = jace(scenario, 3).activate("Jace Beleren", 2, targets=["p2"]).resolve()

    assert (s.p1.hand, s.p2.hand) == ([], ["Forest"])
    assert s["Jace Beleren"].counters == {"loyalty": 2}


@pytest.mark.cr("701.13a")
def test_jace_beleren_mills_twenty(scenario):
    """The last of ten loyalty is spent, and the target player mills twenty cards."""
    s = jace(scenario, 10).activate("Jace Beleren", 3, targets=["p2"]).resolve()

    assert (len(s.p2.graveyard), len(s.p2.library)) == (20, 5)
    assert s.p1.graveyard == ["Jace Beleren"]


@pytest.mark.cr("305.6", "614.1c")
def test_jetmirs_garden_enters_tapped_and_is_three_basic_land_types(scenario):
    """It is a Mountain, a Forest and a Plains; next turn it makes mana of each of them."""
    s = scenario(p1=dict(hand=["Jetmir's Garden"]))
    s.play("Jetmir's Garden")
    assert s["Jetmir's Garden"].tapped
    s.next_turn().next_turn()

    assert s["Jetmir's Garden"].types == ["Land", "Forest", "Mountain", "Plains"]
    for color in "RGW":
        assert s.can_activate("Jetmir's Garden", f"{{T}}: Add {{{color}}}")


@pytest.mark.cr("702.29a")
def test_jetmirs_garden_cycles(scenario):
    """For {3} it is discarded and a card is drawn."""
    s = scenario(p1=dict(hand=["Jetmir's Garden"], battlefield=["3 Wastes"]))
    s.activate("Jetmir's Garden").resolve()

    assert (s.p1.hand, s.p1.graveyard) == (["Filler Card"], ["Jetmir's Garden"])
