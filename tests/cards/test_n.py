"""What the cards with N do."""

import pytest


@pytest.mark.cr("701.7a")
@pytest.mark.parametrize("target", ["Bonesplitter", "Crusade"])
def test_naturalize_destroys_an_artifact_or_enchantment(scenario, target):
    """Either of them can be the target, and no creature."""
    s = scenario(
        p1=dict(hand=["Naturalize"], battlefield=["2 Forest"]),
        p2=dict(battlefield=["Bonesplitter", "Crusade", "Grizzly Bears"]),
    )
    s.cast("Naturalize", targets=[target])
    assert s.options == ["Bonesplitter", "Crusade"]
    s.resolve()

    assert s.p2.graveyard == [target]


def test_nest_invader_brings_a_spawn_that_makes_mana(scenario):
    """The Eldrazi Spawn is 0/1, colorless, and can be sacrificed for {C}."""
    s = scenario(p1=dict(hand=["Nest Invader"], battlefield=["2 Forest"]))
    s.cast("Nest Invader").resolve()
    assert (s["Eldrazi Spawn Token"].pt, s["Eldrazi Spawn Token"].colors) == ("0/1", "")
    s.activate("Eldrazi Spawn Token")

    assert (s.p1.mana, s.all("Eldrazi Spawn Token")) == ("{C}", [])


@pytest.mark.cr("502.3")
def test_nettle_sentinel_untaps_for_green_spells_only(scenario):
    """It stays tapped in the untap step and for a red spell; a green one lets it untap."""
    sentinel = {"name": "Nettle Sentinel", "tapped": True}
    s = scenario(
        active="p2",
        p1=dict(hand=["Shock", "Llanowar Elves"], battlefield=[sentinel, "Mountain", "Forest"]),
    )
    s.next_turn().cast("Shock", targets=["p2"]).resolve()
    assert s["Nettle Sentinel"].tapped
    s.cast("Llanowar Elves").yes().resolve()

    assert not s["Nettle Sentinel"].tapped


@pytest.mark.cr("614.1c", "701.7a")
def test_nevinyrrals_disk_destroys_all_but_lands_and_walkers(scenario):
    """It enters tapped; artifacts, creatures and enchantments go, the Disk itself too."""
    s = scenario(
        p1=dict(hand=["Nevinyrral's Disk"], battlefield=["5 Wastes", "Crusade"]),
        p2=dict(battlefield=["Grizzly Bears", "Bonesplitter", "Jace Beleren", "Forest"]),
    )
    s.cast("Nevinyrral's Disk").resolve()
    assert s["Nevinyrral's Disk"].tapped
    s.next_turn().next_turn().activate("Nevinyrral's Disk").resolve()

    assert s.p1.battlefield == ["Wastes"] * 5
    assert s.p2.battlefield == ["Jace Beleren", "Forest"]


@pytest.mark.cr("702.9b")
def test_nimbus_wings_lift_a_creature(scenario):
    """The enchanted creature gets +1/+2 and flying."""
    s = scenario(p1=dict(hand=["Nimbus Wings"], battlefield=["2 Plains", "Grizzly Bears"]))
    s.cast("Nimbus Wings", targets=["Grizzly Bears"]).resolve()

    assert (s["Grizzly Bears"].pt, s["Grizzly Bears"].has("flying")) == ("3/4", True)


@pytest.mark.cr("106.12b")
def test_nyxbloom_ancient_triples_its_controllers_mana(scenario):
    """A land of its controller makes three times as much, one of an opponent what it says."""
    s = scenario(
        p1=dict(battlefield=["Nyxbloom Ancient", "Forest", "Llanowar Elves"]),
        p2=dict(battlefield=["Island"]),
    )
    s.activate("Forest").activate("Llanowar Elves").activate("Island", by="p2")

    assert (s.p1.mana, s.p2.mana) == ("{G}" * 6, "{U}")
    assert s["Nyxbloom Ancient"].has("trample")
