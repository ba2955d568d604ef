"""What the cards with R do."""

import pytest


@pytest.mark.cr("111.3")
def test_raise_the_alarm_makes_two_soldiers(scenario):
    """Two 1/1 white Soldier tokens are created."""
    s = scenario(p1=dict(hand=["Raise the Alarm"], battlefield=["2 Plains"]))
    s.cast("Raise the Alarm").resolve()

    assert s.p1.battlefield == ["Plains", "Plains", "Soldier Token", "Soldier Token"]
    assert (s["Soldier"].pt, s["Soldier"].colors) == ("1/1", "W")


def test_rally_the_peasants_pumps_your_creatures(scenario):
    """Each creature of its controller gets +2/+0 until the turn ends."""
    s = scenario(
        p1=dict(hand=["Rally the Peasants"], mana="WWW", battlefield=["Memnite", "Su-Chi"]),
        p2=dict(battlefield=["Grizzly Bears"]),
    )
    s.cast("Rally the Peasants").resolve()
    pumped = [s[one].pt for one in ("Memnite", "Su-Chi", "Grizzly Bears")]
    s.next_turn()

    assert pumped == ["3/1", "6/4", "2/2"]
    assert s["Memnite"].pt == "1/1"


@pytest.mark.cr("702.34a")
def test_rally_the_peasants_is_cast_from_the_graveyard(scenario):
    """For its flashback cost it works once more and is exiled."""
    s = scenario(p1=dict(graveyard=["Rally the Peasants"], mana="RRR", battlefield=["Memnite"]))
    s.cast("Rally the Peasants").resolve()

    assert (s["Memnite"].pt, s.p1.exile) == ("3/1", ["Rally the Peasants"])


@pytest.mark.cr("702.14c")
@pytest.mark.parametrize("land", ["Island", "Swamp"])
def test_river_boa_walks_over_islands(scenario, land):
    """It can't be blocked if the defending player controls an Island."""
    s = scenario(p1=dict(battlefield=["River Boa"]), p2=dict(battlefield=["Memnite", land]))
    s.attack("River Boa")

    assert s.can_block("Memnite", "River Boa") is (land != "Island")


@pytest.mark.cr("701.15a")
def test_river_boa_regenerates(scenario):
    """The next time it would be destroyed it is tapped instead."""
    s = scenario(
        p1=dict(hand=["Shock"], battlefield=["Mountain"]),
        p2=dict(battlefield=["River Boa", "Forest"]),
    )
    s.cast("Shock", targets=["River Boa"]).activate("River Boa", by="p2").resolve()

    assert s.p2.battlefield == ["River Boa", "Forest"]
    assert s["River Boa"].tapped


@pytest.mark.cr("701.13a")
def test_rotcrown_ghoul_mills_as_it_dies(scenario):
    """The target player puts the top five cards of their library into their graveyard."""
    library = ["5 Forest", "Island"]
    s = scenario(
        p1=dict(hand=["Murder"], mana="BBB", battlefield=["Rotcrown Ghoul"]),
        p2=dict(library=library),
    )
    s.choose("p2").cast("Murder", targets=["Rotcrown Ghoul"]).resolve()

    assert (s.p2.graveyard, s.p2.library) == (["Forest"] * 5, ["Island"])
