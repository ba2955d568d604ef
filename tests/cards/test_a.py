"""What the cards with A do."""

import pytest


@pytest.mark.cr("702.33d", "509.1b")
def test_aether_figment_kicked_is_bigger_and_is_not_blocked(scenario):
    """The kicked Figment enters with two counters, and no creature can block it."""
    s = scenario(
        p1=dict(hand=["Aether Figment"], battlefield=["5 Island"]),
        p2=dict(battlefield=["Su-Chi"]),
    )
    s.cast("Aether Figment", pay="kicker").resolve()

    assert s["Aether Figment"].pt == "3/3"
    assert not s.can_block("Su-Chi", "Aether Figment")


@pytest.mark.cr("702.9b")
def test_air_elemental_flies_over_what_walks(scenario):
    """A creature without flying and reach can't block the 4/4."""
    s = scenario(
        p1=dict(hand=["Air Elemental"], battlefield=["5 Island"]),
        p2=dict(battlefield=["Su-Chi"]),
    )
    s.cast("Air Elemental").resolve()

    assert s["Air Elemental"].pt == "4/4"
    assert not s.can_block("Su-Chi", "Air Elemental")


def ajani(scenario, loyalty):
    """Ajani with so much loyalty beside Grizzly Bears."""
    walker = {"name": "Ajani, Caller of the Pride", "counters": {"loyalty": loyalty}}
    return scenario(p1=dict(battlefield=[walker, "Grizzly Bears"]))


@pytest.mark.cr("606.4")
def test_ajani_adds_a_counter_for_one_loyalty_more(scenario):
    """The first ability grows the target and Ajani, who enters with four."""
    s = scenario(
        p1=dict(hand=["Ajani, Caller of the Pride"], battlefield=["3 Plains", "Grizzly Bears"])
    )
    s.cast("Ajani, Caller of the Pride").resolve()
    s.activate("Ajani, Caller of the Pride", 1, targets=["Grizzly Bears"]).resolve()

    assert s["Grizzly Bears"].pt == "3/3"
    assert s["Ajani, Caller of the Pride"].counters == {"loyalty": 5}


@pytest.mark.cr("702.4b")
def test_ajani_gives_flying_and_double_strike(scenario):
    """For three loyalty the Bears deal their damage twice, in the air, this turn only."""
    s = ajani(scenario, 4)
    s.activate("Ajani, Caller of the Pride", 2, targets=["Grizzly Bears"]).resolve()
    assert s["Grizzly Bears"].has("flying")
    s.attack("Grizzly Bears").advance("end of combat").next_turn()

    assert s.p2.life == 16
    assert s["Ajani, Caller of the Pride"].counters == {"loyalty": 1}
    assert s["Grizzly Bears"].keywords == []


@pytest.mark.cr("107.3c", "704.5i")
def test_ajani_makes_as_many_cats_as_you_have_life(scenario):
    """With 20 life there are twenty 2/2 white Cats, and Ajani without loyalty is gone."""
    s = ajani(scenario, 8)
    s.activate("Ajani, Caller of the Pride", 3).resolve()

    assert len(s.all("Cat Token")) == 20
    assert (s["Cat Token"].pt, s["Cat Token"].colors) == ("2/2", "W")
    assert s.p1.graveyard == ["Ajani, Caller of the Pride"]


@pytest.mark.cr("601.3b")
def test_alchemists_refuge_gives_spells_flash(scenario):
    """After its ability has resolved, creature spells can be cast in the upkeep."""
    s = scenario(
        step="upkeep",
        p1=dict(hand=["Grizzly Bears"], battlefield=["Alchemist's Refuge", "Island", "3 Forest"]),
    )
    assert not s.can_cast("Grizzly Bears")
    s.activate("Alchemist's Refuge", "{G}{U}").resolve().cast("Grizzly Bears").resolve()

    assert "Grizzly Bears" in s.p1.battlefield


def test_alchemists_refuge_taps_for_colorless_mana(scenario):
    """Its other ability adds {C}."""
    s = scenario(p1=dict(battlefield=["Alchemist's Refuge"]))
    s.activate("Alchemist's Refuge", "{T}: Add")

    assert s.p1.mana == "{C}"


def test_anaba_shaman_pings(scenario):
    """For {R} and tapping it deals 1 damage."""
    s = scenario(p1=dict(battlefield=["Anaba Shaman", "Mountain"]))
    s.activate("Anaba Shaman", targets=["p2"]).resolve()

    assert s.p2.life == 19
    assert s["Anaba Shaman"].tapped
    assert s["Mountain"].tapped


@pytest.mark.cr("305.9")
def test_ancient_den_is_an_artifact_that_is_played_as_a_land(scenario):
    """It is an artifact and a land without a land type, and taps for {W}."""
    s = scenario(p1=dict(hand=["Ancient Den"]))
    s.play("Ancient Den").activate("Ancient Den")

    assert s["Ancient Den"].types == ["Artifact", "Land"]
    assert s.p1.mana == "{W}"


@pytest.mark.cr("702.7b", "702.9b")
def test_anvilwrought_raptor_strikes_first_from_above(scenario):
    """It kills a flying 2/1 before that one deals damage."""
    s = scenario(
        p1=dict(battlefield=["Anvilwrought Raptor"]), p2=dict(battlefield=["Glint Hawk", "Memnite"])
    )
    s.attack("Anvilwrought Raptor")
    assert not s.can_block("Memnite", "Anvilwrought Raptor")
    s.block("Glint Hawk", "Anvilwrought Raptor").advance("end of combat")

    assert s.p2.graveyard == ["Glint Hawk"]
    assert s.p1.battlefield == ["Anvilwrought Raptor"]


@pytest.mark.cr("702.33c", "702.9b")
def test_apex_hawks_kicked_twice_fly_with_two_counters(scenario):
    """Each payment of multikicker adds a counter."""
    s = scenario(p1=dict(hand=["Apex Hawks"], battlefield=["7 Plains"]))
    s.cast("Apex Hawks", pay=["kicker", "kicker"]).resolve()

    assert s["Apex Hawks"].counters == {"+1/+1": 2}
    assert s["Apex Hawks"].has("flying")


@pytest.mark.cr("702.43a")
def test_arcbound_bruiser_leaves_its_counters_to_an_artifact_creature(scenario):
    """It enters with three counters, which another artifact creature gets as it dies."""
    s = scenario(
        p1=dict(
            hand=["Arcbound Bruiser", "Doom Blade"],
            battlefield=["5 Plains", "2 Swamp", "Memnite", "Grizzly Bears"],
        )
    )
    s.cast("Arcbound Bruiser").resolve()
    assert s["Arcbound Bruiser"].pt == "3/3"
    s.cast("Doom Blade", targets=["Arcbound Bruiser"]).resolve()

    assert s["Memnite"].pt == "4/4"


@pytest.mark.cr("702.43a", "702.10b")
def test_arcbound_hybrid_enters_with_two_counters_and_attacks_at_once(scenario):
    """Modular makes the 0/0 a 2/2; with haste it needs not wait."""
    s = scenario(p1=dict(hand=["Arcbound Hybrid"], battlefield=["4 Plains"]))
    s.cast("Arcbound Hybrid").resolve().attack("Arcbound Hybrid").advance("end of combat")

    assert s.p2.life == 18


@pytest.mark.cr("107.3m")
def test_astral_cornucopia_makes_mana_for_each_charge_counter(scenario):
    """Cast for six mana X is 2: it adds two mana of one color."""
    s = scenario(p1=dict(hand=["Astral Cornucopia"], battlefield=["6 Plains"]))
    s.cast("Astral Cornucopia", x=2).resolve().activate("Astral Cornucopia", choose=["blue"])

    assert s["Astral Cornucopia"].counters == {"charge": 2}
    assert s.p1.mana == "{U}{U}"


def test_attended_knight_brings_a_soldier(scenario):
    """A 1/1 white Soldier enters after the first striker."""
    s = scenario(p1=dict(hand=["Attended Knight"], battlefield=["3 Plains"]))
    s.cast("Attended Knight").resolve()

    assert (s["Soldier Token"].pt, s["Soldier Token"].colors) == ("1/1", "W")
    assert s["Attended Knight"].has("first strike")
