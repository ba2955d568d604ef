"""Cards with X, with exiled cards and with counters do what their text says."""

import pytest


@pytest.mark.cr("605.1a")
def test_deathrite_shaman_makes_mana_on_the_stack(scenario):
    """Its first ability has a target, so it is no mana ability; the mana comes as it resolves."""
    s = scenario(p1=dict(battlefield=["Deathrite Shaman"]), p2=dict(graveyard=["Forest"]))
    s.activate("Deathrite Shaman", "{T}", targets=["Forest"])
    waiting = (s.stack, s.p1.mana)
    s.choose("{R}").resolve()

    assert waiting == (["Deathrite Shaman"], "")
    assert (s.p1.mana, s.p2.exile) == ("{R}", ["Forest"])


@pytest.mark.cr("107.3i", "107.1a", "107.3m")
def test_hydroid_krasis_reads_x_as_it_is_cast(scenario):
    """Half of five is two, each time; it enters with five counters."""
    s = scenario(p1=dict(hand=["Hydroid Krasis"], battlefield=["4 Forest", "4 Island"]))
    s.cast("Hydroid Krasis", x=5).resolve()

    assert (s.p1.life, len(s.p1.hand)) == (22, 2)
    assert s["Hydroid Krasis"].pt == "5/5"


@pytest.mark.cr("107.3m", "608.2h")
def test_the_meathook_massacre_reads_x_as_it_enters(scenario):
    """X of the spell counts for the enters ability; the deaths it causes are seen."""
    s = scenario(
        p1=dict(hand=["The Meathook Massacre"], battlefield=["4 Swamp", "Memnite"]),
        p2=dict(battlefield=["Grizzly Bears"]),
    )
    s.cast("The Meathook Massacre", x=2).resolve()

    assert (s.p1.life, s.p2.life) == (21, 19)


@pytest.mark.cr("406.3", "609.4b")
def test_thief_of_sanity_takes_one_of_three_cards(scenario):
    """One is exiled face down and may be cast with any mana; the rest go to the graveyard."""
    s = scenario(
        p1=dict(battlefield=["Thief of Sanity", "Island"]),
        p2=dict(library=["Lightning Bolt", "Forest", "Swamp", "Swamp"]),
    )
    s.attack("Thief of Sanity").choose("Lightning Bolt").advance("end of combat")
    s.cast("Lightning Bolt", targets=["p2"]).resolve()

    assert s.p2.life == 15
    assert sorted(s.p2.graveyard) == ["Forest", "Lightning Bolt", "Swamp"]


@pytest.mark.cr("607.2a", "608.2g")
def test_jeleva_casts_what_she_exiled(scenario):
    """A spell is cast from among the cards exiled with her, whoever owns it."""
    s = scenario(
        p1=dict(hand=["Jeleva, Nephalia's Scourge"], mana="UBRR", library=["8 Forest"]),
        p2=dict(library=["Shock", *["Forest"] * 8]),
    )
    s.cast("Jeleva, Nephalia's Scourge").resolve()
    s.advance("precombat main", turn=3)
    s.attack("Jeleva, Nephalia's Scourge").choose(True, ["p2"], by="p1").resolve()

    assert s.p2.life == 18
    assert s.p2.graveyard == ["Shock"]


@pytest.mark.cr("608.2h", "113.7a")
def test_hangarback_walker_counts_what_it_had(scenario):
    """The counters are those it had as it last was on the battlefield."""
    walker = {"name": "Hangarback Walker", "counters": {"+1/+1": 2}}
    s = scenario(p1=dict(battlefield=[walker], hand=["Murder"], mana="BBB"))
    s.cast("Murder", targets=["Hangarback Walker"]).resolve()

    assert s.p1.battlefield == ["Thopter Token", "Thopter Token"]


@pytest.mark.cr("701.9e", "107.6")
def test_gilder_bairn_doubles_each_kind(scenario):
    """It gives as many counters of each kind as there are."""
    s = scenario(
        p1=dict(
            battlefield=[
                {"name": "Gilder Bairn", "tapped": True},
                {"name": "Memnite", "counters": {"+1/+1": 3, "charge": 1}},
                "3 Island",
            ]
        )
    )
    s.activate("Gilder Bairn", targets=["Memnite"]).resolve()

    assert s["Memnite"].counters == {"+1/+1": 6, "charge": 2}


@pytest.mark.cr("608.2d")
def test_merrow_reejerey_taps_or_untaps(scenario):
    """Which of the two is chosen as the ability resolves; other Merfolk are larger."""
    s = scenario(
        p1=dict(hand=["Thieving Skydiver"], battlefield=["Merrow Reejerey", "2 Island"]),
        p2=dict(battlefield=["Forest"]),
    )
    s.cast("Thieving Skydiver", choose=[["Forest"]])
    s.choose(True, "tap").resolve()

    assert s["Forest"].tapped
    assert s["Thieving Skydiver"].pt == "3/2"


@pytest.mark.cr("107.3m", "118.1")
def test_walking_ballista_shoots_with_its_counters(scenario):
    """X counters and one more; the last shot kills it, and damage is dealt all the same."""
    s = scenario(p1=dict(hand=["Walking Ballista"], battlefield=["8 Wastes"]))
    s.cast("Walking Ballista", x=2).resolve().activate("Walking Ballista", "{4}").resolve()
    for _ in range(3):
        s.activate("Walking Ballista", "Remove", targets=["p2"]).resolve()

    assert (s.p2.life, s.p1.graveyard) == (17, ["Walking Ballista"])


@pytest.mark.cr("607.2a")
def test_promise_of_tomorrow_returns_what_it_exiled(scenario):
    """At the end step, with no creatures, all of them return."""
    s = scenario(
        p1=dict(battlefield=["Promise of Tomorrow", "Memnite"], hand=["Murder"], mana="BBB")
    )
    s.cast("Murder", targets=["Memnite"]).resolve()
    gone = s.p1.exile
    s.advance("end").resolve()

    assert gone == ["Memnite"]
    assert s.p1.battlefield == ["Memnite"]
    assert "Promise of Tomorrow" in s.p1.graveyard
