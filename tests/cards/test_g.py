"""What the cards with G do."""

import pytest


def test_gaeas_cradle_makes_mana_for_each_creature(scenario):
    """{G} for each creature of its controller."""
    s = scenario(
        p1=dict(hand=["Gaea's Cradle"], battlefield=["2 Memnite", "Bonesplitter"]),
        p2=dict(battlefield=["Su-Chi"]),
    )
    s.play("Gaea's Cradle").activate("Gaea's Cradle")

    assert s.p1.mana == "{G}{G}"


@pytest.mark.parametrize(("artifacts", "damage"), [(2, 2), (3, 4)])
def test_galvanic_blast_is_stronger_with_three_artifacts(scenario, artifacts, damage):
    """It deals 2 damage, with three artifacts 4."""
    s = scenario(p1=dict(hand=["Galvanic Blast"], battlefield=["Mountain", f"{artifacts} Memnite"]))
    s.cast("Galvanic Blast", targets=["p2"]).resolve()

    assert s.p2.life == 20 - damage


def test_gauntlet_of_power_helps_a_color(scenario):
    """All creatures of the chosen color get +1/+1, and a basic land that makes it makes more."""
    s = scenario(
        p1=dict(hand=["Gauntlet of Power"], battlefield=["5 Wastes", "Forest", "Great Furnace"]),
        p2=dict(battlefield=["Grizzly Bears", "Gray Ogre"]),
    )
    s.choose("green").cast("Gauntlet of Power").resolve()
    s.activate("Forest").activate("Great Furnace")

    assert (s["Grizzly Bears"].pt, s["Gray Ogre"].pt) == ("3/3", "2/2")
    assert s.p1.mana == "{G}{G}{R}"


def test_geths_verdict_costs_a_creature_and_a_life(scenario):
    """The target player sacrifices a creature and loses 1 life."""
    s = scenario(
        p1=dict(hand=["Geth's Verdict"], battlefield=["2 Swamp"]),
        p2=dict(battlefield=["Memnite", "Su-Chi"]),
    )
    s.cast("Geth's Verdict", targets=["p2"]).choose("Memnite", by="p2").resolve()

    assert (s.p2.life, s.p2.graveyard) == (19, ["Memnite"])


def test_giant_growth_lasts_a_turn(scenario):
    """+3/+3 until end of turn."""
    s = scenario(p1=dict(hand=["Giant Growth"], battlefield=["Forest", "Memnite"]))
    s.cast("Giant Growth", targets=["Memnite"]).resolve()
    assert s["Memnite"].pt == "4/4"
    s.next_turn()

    assert s["Memnite"].pt == "1/1"


def test_gift_of_paradise_gains_life_and_two_mana(scenario):
    """3 life, and the land taps for two mana of one color."""
    s = scenario(p1=dict(hand=["Gift of Paradise"], battlefield=["3 Forest", "Island"]))
    s.activate("Forest").activate("Forest#2").activate("Forest#3")
    s.cast("Gift of Paradise", targets=["Island"]).resolve()
    s.activate("Island", "{T}: Add two", choose=["red"])

    assert (s.p1.life, s.p1.mana) == (23, "{R}{R}")


@pytest.mark.cr("107.6", "701.9e")
def test_gilder_bairn_doubles_the_counters_of_each_kind(scenario):
    """It untaps as a cost, and each kind of counter on the target is there twice as often."""
    s = scenario(
        p1=dict(
            battlefield=[
                {"name": "Gilder Bairn", "tapped": True},
                {"name": "Memnite", "counters": {"+1/+1": 2, "charge": 1}},
                "3 Island",
            ]
        )
    )
    s.activate("Gilder Bairn", targets=["Memnite"]).resolve()

    assert s["Memnite"].counters == {"+1/+1": 4, "charge": 2}
    assert not s["Gilder Bairn"].tapped


def test_glint_hawk_flies(scenario):
    """The 2/2 has flying."""
    s = scenario(p1=dict(battlefield=["Glint Hawk"]), p2=dict(battlefield=["Memnite"]))

    assert s["Glint Hawk"].pt == "2/2"
    assert not s.can_block("Memnite", "Glint Hawk")


@pytest.mark.parametrize("artifact", [True, False])
def test_glint_hawk_returns_an_artifact_or_is_sacrificed(scenario, artifact):
    """It stays for an artifact that goes to hand."""
    board = ["Plains", "Bonesplitter"] if artifact else ["Plains"]
    s = scenario(p1=dict(hand=["Glint Hawk"], battlefield=board))
    s.cast("Glint Hawk").resolve()

    assert ("Glint Hawk" in s.p1.battlefield) is artifact
    assert s.p1.hand == (["Bonesplitter"] if artifact else [])


def test_glorious_anthem_helps_your_creatures(scenario):
    """+1/+1 for its controller's creatures alone."""
    s = scenario(
        p1=dict(hand=["Glorious Anthem"], battlefield=["3 Plains", "Memnite"]),
        p2=dict(battlefield=["Su-Chi"]),
    )
    s.cast("Glorious Anthem").resolve()

    assert (s["Memnite"].pt, s["Su-Chi"].pt) == ("2/2", "4/4")


@pytest.mark.cr("603.10a")
def test_goblin_arsonist_burns_as_it_dies(scenario):
    """It may deal 1 damage to any target."""
    s = scenario(p1=dict(hand=["Shock"], battlefield=["Mountain", "Goblin Arsonist"]))
    s.cast("Shock", targets=["Goblin Arsonist"]).choose("p2", True).resolve()

    assert s.p2.life == 19


@pytest.mark.cr("702.33d")
@pytest.mark.parametrize(("pay", "life"), [([], 19), (["kicker"], 16)])
def test_goblin_bushwhacker_kicked_hastens_all(scenario, pay, life):
    """Kicked it gives its controller's creatures +1/+0 and haste; otherwise it has to wait."""
    s = scenario(p1=dict(hand=["Goblin Bushwhacker"], battlefield=["2 Mountain", "Memnite"]))
    s.cast("Goblin Bushwhacker", pay=pay).resolve()
    s.attack("Memnite", *["Goblin Bushwhacker"] * len(pay)).advance("end of combat")

    assert s.p2.life == life


@pytest.mark.cr("508.1c")
@pytest.mark.parametrize(("spell", "attacks"), [("Memnite", True), ("Darksteel Relic", False)])
def test_goblin_cohort_attacks_after_a_creature_spell(scenario, spell, attacks):
    """It attacks only in a turn in which its controller has cast a creature spell."""
    s = scenario(p1=dict(hand=[spell], battlefield=["Goblin Cohort"]))
    s.cast(spell).resolve()

    assert s.can_attack("Goblin Cohort") is attacks


@pytest.mark.cr("602.2b")
def test_goblin_sledder_rides_goblins(scenario):
    """For a sacrificed Goblin a creature gets +1/+1; the Sledder is one itself."""
    s = scenario(p1=dict(battlefield=["Goblin Sledder", "Goblin Piker", "Memnite"]))
    s.activate("Goblin Sledder", targets=["Memnite"], choose=["Goblin Piker"]).resolve()
    s.activate("Goblin Sledder", targets=["Memnite"]).resolve()

    assert s["Memnite"].pt == "3/3"
    assert s.p1.graveyard == ["Goblin Piker", "Goblin Sledder"]


@pytest.mark.cr("406.3", "609.4b")
def test_gonti_takes_a_card_and_casts_it_with_any_mana(scenario):
    """One of the opponent's top four cards is exiled face down, to be cast with any mana."""
    s = scenario(
        p1=dict(hand=["Gonti, Lord of Luxury"], battlefield=["6 Swamp"]),
        p2=dict(library=["Forest", "Grizzly Bears", "Shock", "Island", "Su-Chi"]),
    )
    s.cast("Gonti, Lord of Luxury").choose("Grizzly Bears").resolve()
    assert s["Gonti, Lord of Luxury"].has("deathtouch")
    assert s.p2.library[0] == "Su-Chi"
    s.cast("Grizzly Bears", by="p1").resolve()

    assert (s["Grizzly Bears"].controller, s["Grizzly Bears"].owner) == ("p1", "p2")


@pytest.mark.cr("700.5")
def test_gray_merchant_drains_each_opponent_for_devotion(scenario):
    """With Bad Moon devotion to black is three: each opponent loses that much, all is gained."""
    s = scenario(
        p1=dict(hand=["Gray Merchant of Asphodel"], battlefield=["5 Swamp", "Bad Moon"]), p3={}
    )
    s.cast("Gray Merchant of Asphodel").resolve()

    assert (s.p1.life, s.p2.life, s.p3.life) == (26, 17, 17)


@pytest.mark.cr("305.9")
def test_great_furnace_is_an_artifact_that_is_played_as_a_land(scenario):
    """It is an artifact and a land, and taps for {R}."""
    s = scenario(p1=dict(hand=["Great Furnace"]))
    s.play("Great Furnace").activate("Great Furnace")

    assert s["Great Furnace"].types == ["Artifact", "Land"]
    assert s.p1.mana == "{R}"


@pytest.mark.cr("613.1f")
def test_grounded_takes_flying_away(scenario):
    """The enchanted creature can be blocked by what walks."""
    s = scenario(
        p1=dict(battlefield=["Memnite", "2 Forest"], hand=["Grounded"]),
        p2=dict(battlefield=["Air Elemental"]),
    )
    s.cast("Grounded", targets=["Air Elemental"]).resolve()

    assert s.can_block("Memnite", "Air Elemental")


@pytest.mark.cr("611.2c")
def test_guardians_pledge_helps_the_white_creatures_there_are(scenario):
    """+2/+2 for its controller's white creatures, not for one that comes later."""
    s = scenario(
        p1=dict(
            hand=["Guardians' Pledge", "Elite Vanguard"],
            battlefield=["4 Plains", "Savannah Lions", "Memnite"],
        )
    )
    s.cast("Guardians' Pledge").resolve().cast("Elite Vanguard").resolve()

    assert (s["Savannah Lions"].pt, s["Memnite"].pt) == ("4/3", "1/1")
    assert s["Elite Vanguard"].pt == "2/1"


@pytest.mark.cr("702.100a")
def test_gyre_sage_evolves_and_makes_mana(scenario):
    """A bigger creature gives it a counter, and it taps for {G} for each one."""
    s = scenario(p1=dict(hand=["Grizzly Bears"], battlefield=["2 Forest", "Gyre Sage"]))
    s.cast("Grizzly Bears").resolve().activate("Gyre Sage")

    assert s["Gyre Sage"].pt == "2/3"
    assert s.p1.mana == "{G}"
