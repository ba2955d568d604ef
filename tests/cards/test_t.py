"""What the cards with T do."""

import pytest

from cardwright.scenario import NotLegal


@pytest.mark.cr("701.18a")
def test_temple_of_abandon_scries(scenario):
    """It enters tapped, and the top card may go to the bottom."""
    s = scenario(p1=dict(hand=["Temple of Abandon"], library=["Swamp", "Shock"]))
    s.play("Temple of Abandon").choose(["Swamp"]).resolve()

    assert (s["Temple of Abandon"].tapped, s.p1.library) == (True, ["Shock", "Swamp"])


def test_temple_of_abandon_makes_red_or_green(scenario):
    """Its ability offers {R} and {G}."""
    s = scenario(p1=dict(battlefield=["Temple of Abandon"]))
    s.activate("Temple of Abandon", choose=["green"])

    assert (s.options, s.p1.mana) == (["{R}", "{G}"], "{G}")


def test_tendrils_of_corruption_count_your_swamps(scenario):
    """As much damage as its controller has Swamps, and as much life for them."""
    s = scenario(
        p1=dict(hand=["Tendrils of Corruption"], battlefield=["3 Swamp", "Wastes"]),
        p2=dict(battlefield=["Su-Chi", "Swamp"]),
    )
    s.cast("Tendrils of Corruption", targets=["Su-Chi"]).resolve()

    assert (s["Su-Chi"].damage, s.p1.life) == (3, 23)


@pytest.mark.cr("714.2b")
def test_the_princess_takes_flight_lifts_a_creature(scenario):
    """The second chapter gives a creature of its controller +2/+2 and flying for the turn."""
    s = scenario(
        p1=dict(hand=["The Princess Takes Flight"], mana="WWW", battlefield=["Memnite", "Su-Chi"])
    )
    s.cast("The Princess Takes Flight").choose("none").resolve()
    s.next_turn().choose("Memnite").next_turn().resolve()

    assert (s["Memnite"].pt, s["Memnite"].keywords) == ("3/3", ["flying"])


@pytest.mark.cr("702.33a", "301.5")
def test_thieving_skydiver_puts_on_what_it_steals(scenario):
    """Kicked, it takes an artifact of mana value X or less, and an Equipment is attached to it."""
    s = scenario(
        p1=dict(hand=["Thieving Skydiver"], mana="UUU"),
        p2=dict(battlefield=["Short Sword", "Sol Ring", "Su-Chi"]),
    )
    s.cast("Thieving Skydiver", pay="kicker", x=1).choose(["Short Sword"]).resolve()

    assert s["Short Sword"].controller == "p1"
    assert s["Thieving Skydiver"].pt == "3/2"


@pytest.mark.parametrize(("targets", "can"), [(["Memnite", "Su-Chi"], True), (["Su-Chi"], False)])
def test_this_town_aint_big_enough_is_cheaper_for_your_own(scenario, targets, can):
    """With a permanent of its controller among the targets it costs {3} less."""
    s = scenario(
        p1=dict(hand=["This Town Ain't Big Enough"], battlefield=["2 Island", "Memnite"]),
        p2=dict(battlefield=["Su-Chi"]),
    )
    if not can:
        with pytest.raises(NotLegal):
            s.cast("This Town Ain't Big Enough", targets=targets)
        return
    s.cast("This Town Ain't Big Enough", targets=targets).resolve()

    assert (s.p1.hand, s.p2.hand) == (["Memnite"], ["Su-Chi"])


def test_throne_of_the_god_pharaoh_counts_tapped_creatures(scenario):
    """At its controller's end step each opponent loses 1 life for each tapped creature."""
    tapped = [{"name": "Memnite", "count": 2, "tapped": True}]
    s = scenario(
        p1=dict(battlefield=["Throne of the God-Pharaoh", *tapped, "Su-Chi"]),
        p2=dict(battlefield=[{"name": "Su-Chi", "tapped": True}]),
    )
    s.next_turn()

    assert (s.p1.life, s.p2.life) == (20, 18)


@pytest.mark.cr("502.1", "702.26a")
def test_tolarian_drake_phases(scenario):
    """It is away every other turn of its controller."""
    s = scenario(active="p2", p1=dict(battlefield=["Tolarian Drake"]))
    there = [s.advance("upkeep", turn=turn).p1.battlefield for turn in (2, 3, 4, 6)]

    assert there == [[], [], ["Tolarian Drake"], []]


def test_trench_wurm_destroys_a_nonbasic_land(scenario):
    """The land is put into its owner's graveyard."""
    s = scenario(
        p1=dict(battlefield=["Trench Wurm"], mana="RRR"),
        p2=dict(battlefield=["Quicksand", "Swamp"]),
    )
    s.activate("Trench Wurm", targets=["Quicksand"]).resolve()

    assert s.p2.graveyard == ["Quicksand"]


def test_trench_wurm_spares_basic_lands(scenario):
    """With basic lands alone on the battlefield it has no target."""
    s = scenario(p1=dict(battlefield=["Trench Wurm"], mana="RRR"), p2=dict(battlefield=["Swamp"]))

    assert not s.can_activate("Trench Wurm")
