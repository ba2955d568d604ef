"""What the cards with V do."""

import pytest


@pytest.mark.cr("702.33d")
def test_verdeloth_plants_x_saprolings(scenario):
    """Kicked for X, it brings X Saprolings, which get +1/+1 from it; it gives itself nothing."""
    s = scenario(p1=dict(hand=["Verdeloth the Ancient"], mana="GGGGGGGG"))
    s.cast("Verdeloth the Ancient", pay="kicker", x=2).resolve()

    assert [one.pt for one in s.all("Saproling")] == ["2/2", "2/2"]
    assert s["Verdeloth the Ancient"].pt == "4/7"


def test_victim_of_night_destroys_a_creature(scenario):
    """A creature of another kind is destroyed."""
    s = scenario(
        p1=dict(hand=["Victim of Night"], battlefield=["2 Swamp"]), p2=dict(battlefield=["Su-Chi"])
    )
    s.cast("Victim of Night", targets=["Su-Chi"]).resolve()

    assert s.p2.graveyard == ["Su-Chi"]


def test_victim_of_night_spares_the_undead(scenario):
    """A Zombie can't be the target."""
    s = scenario(
        p1=dict(hand=["Victim of Night"], battlefield=["2 Swamp"]),
        p2=dict(battlefield=["Warpath Ghoul"]),
    )

    assert not s.can_cast("Victim of Night")


@pytest.mark.cr("608.2b")
def test_vines_of_vastwood_protect_from_opponents(scenario):
    """What an opponent aimed at the creature does nothing, and its controller may target it."""
    s = scenario(
        p1=dict(hand=["Shock"], mana="R"),
        p2=dict(hand=["Vines of Vastwood", "Giant Growth"], mana="GG", battlefield=["Memnite"]),
    )
    s.cast("Shock", targets=["Memnite"])
    s.cast("Vines of Vastwood", targets=["Memnite"], by="p2").resolve()
    s.cast("Giant Growth", targets=["Memnite"], by="p2").resolve()

    assert (s["Memnite"].pt, s["Memnite"].damage) == ("4/4", 0)


@pytest.mark.cr("702.33d")
@pytest.mark.parametrize(("pay", "pt"), [([], "1/1"), (["kicker"], "5/5")])
def test_vines_of_vastwood_grow_if_kicked(scenario, pay, pt):
    """Kicked, they give the creature +4/+4 as well."""
    s = scenario(p1=dict(hand=["Vines of Vastwood"], mana="GG", battlefield=["Memnite"]))
    s.cast("Vines of Vastwood", targets=["Memnite"], pay=pay).resolve()

    assert s["Memnite"].pt == pt


@pytest.mark.cr("701.12a")
def test_voracious_hydra_fights(scenario):
    """With X counters it enters and fights a creature its controller doesn't control."""
    s = scenario(p1=dict(hand=["Voracious Hydra"], mana="GGGGGG"), p2=dict(battlefield=["Su-Chi"]))
    s.cast("Voracious Hydra", x=4).choose("this creature fights").resolve()

    assert (s["Voracious Hydra"].pt, s["Voracious Hydra"].damage) == ("4/5", 4)
    assert s.p2.graveyard == ["Su-Chi"]


def test_voracious_hydra_doubles_its_counters(scenario):
    """The other mode doubles the +1/+1 counters on it."""
    s = scenario(p1=dict(hand=["Voracious Hydra"], mana="GGGGG"), p2=dict(battlefield=["Su-Chi"]))
    s.cast("Voracious Hydra", x=3).choose("double").resolve()

    assert s["Voracious Hydra"].counters == {"+1/+1": 6}
