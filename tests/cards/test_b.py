"""What the cards with B do."""

import pytest


def test_bad_moon_helps_black_creatures_of_all_players(scenario):
    """Black creatures get +1/+1, whoever controls them; others don't."""
    s = scenario(
        p1=dict(hand=["Bad Moon"], battlefield=["2 Swamp", "Grizzly Bears"]),
        p2=dict(battlefield=["Warpath Ghoul"]),
    )
    s.cast("Bad Moon").resolve()

    assert (s["Warpath Ghoul"].pt, s["Grizzly Bears"].pt) == ("4/3", "2/2")


@pytest.mark.cr("613.1")
def test_badgermole_cub_earthbends_a_land(scenario):
    """The target land becomes a 0/0 creature with haste and one +1/+1 counter, and stays a land."""
    s = scenario(p1=dict(hand=["Badgermole Cub"], battlefield=["2 Forest"]))
    s.cast("Badgermole Cub").resolve()
    land = s["Forest"] if s["Forest"].counters else s["Forest#2"]

    assert (land.pt, land.counters, land.has("haste")) == ("1/1", {"+1/+1": 1}, True)
    assert land.types == ["Basic", "Creature", "Land", "Forest"]


@pytest.mark.cr("605.4a")
def test_badgermole_cub_adds_to_the_mana_of_creatures(scenario):
    """A creature tapped for mana makes {G} more, a land does not."""
    s = scenario(p1=dict(battlefield=["Badgermole Cub", "Llanowar Elves", "Forest"]))
    s.activate("Llanowar Elves").activate("Forest")

    assert s.p1.mana == "{G}{G}{G}"


@pytest.mark.cr("610.3")
def test_banisher_priest_exiles_for_as_long_as_it_stays(scenario):
    """The opponent's creature is gone, and comes back as the Priest dies."""
    s = scenario(
        p1=dict(hand=["Banisher Priest", "Doom Blade"], battlefield=["3 Plains", "2 Swamp"]),
        p2=dict(battlefield=["Grizzly Bears"]),
    )
    s.cast("Banisher Priest").resolve()
    assert s.p2.exile == ["Grizzly Bears"]
    s.cast("Doom Blade", targets=["Banisher Priest"]).resolve()

    assert s.p2.battlefield == ["Grizzly Bears"]


@pytest.mark.cr("704.5f")
def test_barbed_battlegear_is_too_heavy_for_the_small(scenario):
    """The creature gets +4/-1: Su-Chi becomes 8/3, Memnite dies."""
    s = scenario(p1=dict(battlefield=["Barbed Battlegear", "4 Plains", "Su-Chi", "Memnite"]))
    s.activate("Barbed Battlegear", targets=["Su-Chi"]).resolve()
    assert s["Su-Chi"].pt == "8/3"
    s.activate("Barbed Battlegear", targets=["Memnite"]).resolve()

    assert s.p1.graveyard == ["Memnite"]
    assert s["Su-Chi"].pt == "4/4"


@pytest.mark.cr("614.1d")
def test_barren_moor_enters_tapped_and_taps_for_black(scenario):
    """Once untapped it adds {B}."""
    s = scenario(p1=dict(hand=["Barren Moor"]))
    s.play("Barren Moor")
    assert s["Barren Moor"].tapped
    s.advance("precombat main", turn=3).activate("Barren Moor")

    assert s.p1.mana == "{B}"


@pytest.mark.cr("702.29a")
def test_barren_moor_is_cycled(scenario):
    """For {B} it is discarded and a card is drawn."""
    s = scenario(p1=dict(hand=["Barren Moor"], battlefield=["Swamp"], library=["Island"]))
    s.activate("Barren Moor").resolve()

    assert (s.p1.graveyard, s.p1.hand) == (["Barren Moor"], ["Island"])


@pytest.mark.cr("702.2b", "702.15b")
def test_basilisk_collar_gives_deathtouch_and_lifelink(scenario):
    """A 1/1 that wears it kills a 4/4, and its controller gains 1 life."""
    s = scenario(
        p1=dict(battlefield=["Basilisk Collar", "2 Plains", "Memnite"]),
        p2=dict(battlefield=["Su-Chi"]),
    )
    s.activate("Basilisk Collar", targets=["Memnite"]).resolve()
    s.attack("Memnite").block("Su-Chi", "Memnite").advance("end of combat")

    assert s.p2.graveyard == ["Su-Chi"]
    assert s.p1.life == 21


@pytest.mark.cr("702.34a", "302.6")
def test_battle_screech_is_flashed_back_by_birds(scenario):
    """Three white creatures, even new ones, are tapped for it; then it is exiled."""
    s = scenario(
        p1=dict(hand=["Battle Screech"], battlefield=["4 Plains", "Savannah Lions", "Memnite"])
    )
    s.cast("Battle Screech").resolve().cast("Battle Screech", way="flashback").resolve()

    assert len(s.all("Bird Token")) == 4
    assert sum(bird.tapped for bird in s.all("Bird Token")) == 2
    assert s.p1.exile == ["Battle Screech"]
    assert s["Savannah Lions"].tapped


@pytest.mark.parametrize(("lands", "tapped"), [(2, False), (3, True)])
def test_blackcleave_cliffs_is_tapped_late(scenario, lands, tapped):
    """With two other lands it enters untapped, with three it doesn't."""
    s = scenario(p1=dict(hand=["Blackcleave Cliffs"], battlefield=[f"{lands} Plains"]))
    s.play("Blackcleave Cliffs")

    assert s["Blackcleave Cliffs"].tapped is tapped


def test_blackcleave_cliffs_makes_black_or_red(scenario):
    """Its ability offers {B} and {R}."""
    s = scenario(p1=dict(battlefield=["Blackcleave Cliffs"]))
    s.activate("Blackcleave Cliffs", choose=["red"])

    assert (s.options, s.p1.mana) == (["{B}", "{R}"], "{R}")


def test_blisterstick_shaman_pings_as_it_enters(scenario):
    """It deals 1 damage to any target."""
    s = scenario(
        p1=dict(hand=["Blisterstick Shaman"], battlefield=["3 Mountain"]),
        p2=dict(battlefield=["Memnite"]),
    )
    s.choose("Memnite").cast("Blisterstick Shaman").resolve()

    assert s.p2.graveyard == ["Memnite"]


@pytest.mark.cr("603.10a")
def test_blood_cultist_grows_on_what_it_hurt(scenario):
    """A creature it damaged dies later this turn: it gets a counter. Another dies: none."""
    s = scenario(
        p1=dict(hand=["2 Lightning Bolt"], battlefield=["Blood Cultist", "2 Mountain"]),
        p2=dict(battlefield=["Su-Chi", "Grizzly Bears"]),
    )
    s.activate("Blood Cultist", targets=["Su-Chi"]).resolve()
    s.cast("Lightning Bolt", targets=["Grizzly Bears"]).resolve()
    assert s["Blood Cultist"].pt == "1/1"
    s.cast("Lightning Bolt", targets=["Su-Chi"]).resolve()

    assert s["Blood Cultist"].pt == "2/2"


@pytest.mark.cr("305.7")
def test_blood_moon_makes_other_lands_mountains(scenario):
    """A nonbasic land has its type and its mana ability and no other; a basic one keeps its own."""
    s = scenario(
        p1=dict(hand=["Blood Moon"], battlefield=["3 Mountain"]),
        p2=dict(battlefield=["Great Furnace", "Eldrazi Temple", "Forest"]),
    )
    s.cast("Blood Moon").resolve().activate("Eldrazi Temple", by="p2")

    assert s["Eldrazi Temple"].types == ["Land", "Mountain"]
    assert s["Great Furnace"].types == ["Artifact", "Land", "Mountain"]
    assert s["Forest"].types == ["Basic", "Land", "Forest"]
    assert s.p2.mana == "{R}"


@pytest.mark.cr("702.6a")
def test_bone_saw_is_free_and_equips_for_one(scenario):
    """It costs nothing and gives +1/+0."""
    s = scenario(p1=dict(hand=["Bone Saw"], battlefield=["Plains", "Memnite"]))
    s.cast("Bone Saw").resolve().activate("Bone Saw", targets=["Memnite"]).resolve()

    assert s["Memnite"].pt == "2/1"
    assert s["Plains"].tapped


@pytest.mark.cr("702.6a")
def test_bonesplitter_moves_from_one_to_another(scenario):
    """Equipped for {1} a creature gets +2/+0, until another is equipped."""
    s = scenario(p1=dict(battlefield=["Bonesplitter", "2 Plains", "Memnite", "Su-Chi"]))
    s.activate("Bonesplitter", targets=["Memnite"]).resolve()
    assert s["Memnite"].pt == "3/1"
    s.activate("Bonesplitter", targets=["Su-Chi"]).resolve()

    assert (s["Memnite"].pt, s["Su-Chi"].pt) == ("1/1", "6/4")


@pytest.mark.cr("400.3")
def test_boomerang_returns_any_permanent(scenario):
    """A land goes back to its owner's hand, not to its controller's."""
    s = scenario(
        p1=dict(hand=["Boomerang"], battlefield=["2 Island"]),
        p2=dict(battlefield=[{"name": "Forest", "owner": "p1"}]),
    )
    s.cast("Boomerang", targets=["Forest"]).resolve()

    assert s.p1.hand == ["Forest"]
    assert s.p2.battlefield == []


@pytest.mark.cr("106.6", "614.1d")
def test_boseiju_shelters_an_instant(scenario):
    """It enters tapped; its mana costs 2 life, and an instant paid with it can't be countered."""
    s = scenario(
        p1=dict(hand=["Boseiju, Who Shelters All", "Curate"], battlefield=["Island"]),
        p2=dict(hand=["Counterspell"], battlefield=["2 Island"]),
    )
    s.play("Boseiju, Who Shelters All")
    assert s["Boseiju, Who Shelters All"].tapped
    s.advance("precombat main", turn=3).cast("Curate")
    s.cast("Counterspell", targets=["Curate"]).resolve()

    assert s.p1.life == 18
    assert s.p2.graveyard == ["Counterspell"]
    assert len(s.p1.hand) == 2


@pytest.mark.cr("603.7")
def test_brood_of_cockroaches_comes_back_at_the_end(scenario):
    """It dies, and at the beginning of the next end step it costs 1 life and is in hand."""
    s = scenario(
        p1=dict(battlefield=["Brood of Cockroaches"]),
        p2=dict(hand=["Shock"], battlefield=["Mountain"]),
    )
    s.cast("Shock", targets=["Brood of Cockroaches"]).resolve()
    assert (s.p1.graveyard, s.p1.life) == (["Brood of Cockroaches"], 20)
    s.advance("end").resolve()

    assert (s.p1.hand, s.p1.life) == (["Brood of Cockroaches"], 19)


@pytest.mark.cr("605.5a")
def test_burning_tree_emissary_pays_back(scenario):
    """Its trigger uses the stack and adds {R}{G}."""
    s = scenario(p1=dict(hand=["Burning-Tree Emissary"], battlefield=["2 Mountain"]))
    s.cast("Burning-Tree Emissary").resolve(1)
    assert (s.stack, s.p1.mana) == (["Burning-Tree Emissary"], "")
    s.resolve()

    assert s.p1.mana == "{R}{G}"
