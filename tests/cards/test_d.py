"""What the cards with D do."""

import pytest


@pytest.mark.cr("702.12b")
def test_darksteel_forge_makes_artifacts_indestructible(scenario):
    """Its controller's artifacts, itself among them, aren't destroyed."""
    s = scenario(
        p1=dict(hand=["2 Disenchant"], battlefield=["4 Plains", "Bonesplitter"]),
        p2=dict(battlefield=["Darksteel Forge", "Memnite"]),
    )
    s.cast("Disenchant", targets=["Darksteel Forge"]).resolve()
    s.cast("Disenchant", targets=["Memnite"]).resolve()

    assert s.p2.battlefield == ["Darksteel Forge", "Memnite"]
    assert not s["Bonesplitter"].has("indestructible")


@pytest.mark.cr("702.12b")
def test_darksteel_relic_is_free_and_not_destroyed(scenario):
    """It costs nothing, and Disenchant does nothing to it."""
    s = scenario(p1=dict(hand=["Darksteel Relic", "Disenchant"], battlefield=["2 Plains"]))
    s.cast("Darksteel Relic").resolve().cast("Disenchant", targets=["Darksteel Relic"]).resolve()

    assert "Darksteel Relic" in s.p1.battlefield


@pytest.mark.cr("113.6b", "614.12")
def test_dearly_departed_helps_humans_from_the_graveyard(scenario):
    """While it is in the graveyard a Human enters with a counter; another creature does not."""
    s = scenario(
        p1=dict(
            hand=["Elite Vanguard", "Savannah Lions"],
            battlefield=["2 Plains"],
            graveyard=["Dearly Departed"],
        )
    )
    s.cast("Elite Vanguard").resolve().cast("Savannah Lions").resolve()

    assert (s["Elite Vanguard"].pt, s["Savannah Lions"].pt) == ("3/2", "2/1")


@pytest.mark.cr("113.6b")
def test_dearly_departed_on_the_battlefield_just_flies(scenario):
    """A 5/5 with flying; its other ability does nothing there."""
    s = scenario(p1=dict(hand=["Dearly Departed", "Elite Vanguard"], battlefield=["7 Plains"]))
    s.cast("Dearly Departed").resolve().cast("Elite Vanguard").resolve()

    assert (s["Dearly Departed"].pt, s["Dearly Departed"].keywords) == ("5/5", ["flying"])
    assert s["Elite Vanguard"].pt == "2/1"


@pytest.mark.cr("404.2")
@pytest.mark.parametrize(
    ("graveyard", "hand"),
    [
        (["Death Spark", "Memnite"], ["Death Spark"]),
        (["Death Spark", "Forest", "Memnite"], []),
        (["Memnite", "Death Spark"], []),
    ],
)
def test_death_spark_returns_from_right_below_a_creature(scenario, graveyard, hand):
    """Only the card directly above it in the graveyard matters; {1} has to be paid."""
    s = scenario(active="p2", p1=dict(graveyard=graveyard, battlefield=["Mountain"]))
    s.advance("draw", turn=2)

    assert [name for name in s.p1.hand if name == "Death Spark"] == hand
    assert s["Mountain"].tapped is bool(hand)


def test_death_spark_deals_one_damage(scenario):
    """To any target."""
    s = scenario(p1=dict(hand=["Death Spark"], battlefield=["Mountain"]))
    s.cast("Death Spark", targets=["p2"]).resolve()

    assert s.p2.life == 19


@pytest.mark.parametrize(("lands", "tapped"), [(1, True), (2, False)])
def test_deathcap_glade_is_tapped_early(scenario, lands, tapped):
    """With one other land it enters tapped, with two it doesn't."""
    s = scenario(p1=dict(hand=["Deathcap Glade"], battlefield=[f"{lands} Plains"]))
    s.play("Deathcap Glade")

    assert s["Deathcap Glade"].tapped is tapped


def test_deathcap_glade_makes_black_or_green(scenario):
    """Its ability offers {B} and {G}."""
    s = scenario(p1=dict(battlefield=["Deathcap Glade"]))
    s.activate("Deathcap Glade", choose=["green"])

    assert (s.options, s.p1.mana) == (["{B}", "{G}"], "{G}")


@pytest.mark.cr("605.1a")
def test_deathrite_shaman_makes_mana_of_a_land_card(scenario):
    """It has a target, so it uses the stack: any graveyard's land card is exiled for a mana."""
    s = scenario(p1=dict(battlefield=["Deathrite Shaman"]), p2=dict(graveyard=["Forest", "Shock"]))
    s.activate("Deathrite Shaman", "{T}", targets=["Forest"])
    assert (s.stack, s.p1.mana) == (["Deathrite Shaman"], "")
    s.choose("blue").resolve()

    assert (s.p2.exile, s.p1.mana) == (["Forest"], "{U}")


@pytest.mark.parametrize(
    ("land", "cost", "card", "lives"),
    [("Swamp", "{B}", "Shock", (20, 18)), ("Forest", "{G}", "Memnite", (22, 20))],
)
def test_deathrite_shaman_drains_and_feeds(scenario, land, cost, card, lives):
    """An instant card costs each opponent 2 life, a creature card gives 2 life."""
    s = scenario(
        p1=dict(battlefield=["Deathrite Shaman", land]), p2=dict(graveyard=["Shock", "Memnite"])
    )
    s.activate("Deathrite Shaman", cost, targets=[card]).resolve()

    assert s.p2.exile == [card]
    assert (s.p1.life, s.p2.life) == lives


def test_devoted_druid_untaps_for_a_counter(scenario):
    """It taps for {G}, and again after a -1/-1 counter is put on it as a cost."""
    s = scenario(p1=dict(battlefield=["Devoted Druid"]))
    s.activate("Devoted Druid", "{T}").activate("Devoted Druid", "Put").resolve()
    s.activate("Devoted Druid", "{T}")

    assert s.p1.mana == "{G}{G}"
    assert (s["Devoted Druid"].counters, s["Devoted Druid"].pt) == ({"-1/-1": 1}, "-1/1")


@pytest.mark.parametrize("name", ["Bonesplitter", "Crusade"])
def test_disenchant_destroys_an_artifact_or_enchantment(scenario, name):
    """A creature that is no artifact is no target."""
    s = scenario(
        p1=dict(hand=["Disenchant"], battlefield=["2 Plains"]),
        p2=dict(battlefield=[name, "Grizzly Bears", "Memnite"]),
    )
    s.cast("Disenchant", targets=[name]).resolve()

    assert s.options == [name, "Memnite"]
    assert s.p2.graveyard == [name]


def test_dismiss_counters_and_draws(scenario):
    """The spell is countered, and its opponent draws a card."""
    s = scenario(
        p1=dict(hand=["Su-Chi"], battlefield=["4 Wastes"]),
        p2=dict(hand=["Dismiss"], battlefield=["4 Island"]),
    )
    s.cast("Su-Chi").cast("Dismiss", targets=["Su-Chi"]).resolve()

    assert (s.p1.graveyard, s.p2.hand) == (["Su-Chi"], ["Filler Card"])


def test_dissipate_exiles_what_it_counters(scenario):
    """The spell is in exile, not in the graveyard."""
    s = scenario(
        p1=dict(hand=["Su-Chi"], battlefield=["4 Wastes"]),
        p2=dict(hand=["Dissipate"], battlefield=["3 Island"]),
    )
    s.cast("Su-Chi").cast("Dissipate", targets=["Su-Chi"]).resolve()

    assert (s.p1.graveyard, s.p1.exile) == ([], ["Su-Chi"])


@pytest.mark.cr("701.8b")
def test_divest_takes_an_artifact_or_creature_card(scenario):
    """Its controller chooses among those cards only."""
    s = scenario(
        p1=dict(hand=["Divest"], battlefield=["Swamp"]),
        p2=dict(hand=["Shock", "Grizzly Bears", "Forest", "Bonesplitter"]),
    )
    s.cast("Divest", targets=["p2"]).choose("Bonesplitter", by="p1").resolve()

    assert s.options == ["Grizzly Bears", "Bonesplitter"]
    assert s.p2.graveyard == ["Bonesplitter"]


def test_divine_favor_gains_life_and_toughness(scenario):
    """Its controller gains 3 life and the creature gets +1/+3."""
    s = scenario(p1=dict(hand=["Divine Favor"], battlefield=["2 Plains", "Memnite"]))
    s.cast("Divine Favor", targets=["Memnite"]).resolve()

    assert (s.p1.life, s["Memnite"].pt) == (23, "2/4")


def test_doom_blade_destroys_what_is_not_black(scenario):
    """A black creature is no target."""
    s = scenario(
        p1=dict(hand=["Doom Blade"], battlefield=["2 Swamp"]),
        p2=dict(battlefield=["Warpath Ghoul", "Su-Chi", "Memnite"]),
    )
    s.cast("Doom Blade", targets=["Su-Chi"]).resolve()

    assert s.options == ["Su-Chi", "Memnite"]
    assert s.p2.graveyard == ["Su-Chi"]


def test_doomed_traveler_leaves_a_spirit(scenario):
    """As it dies there is a 1/1 white Spirit with flying."""
    s = scenario(p1=dict(hand=["Shock"], battlefield=["Mountain", "Doomed Traveler"]))
    s.cast("Shock", targets=["Doomed Traveler"]).resolve()
    spirit = s["Spirit Token"]

    assert (spirit.pt, spirit.colors, spirit.keywords) == ("1/1", "W", ["flying"])


@pytest.mark.cr("707.9", "608.3f")
def test_double_major_copies_a_creature_spell(scenario):
    """The copy of a legendary creature spell becomes a token that isn't legendary."""
    s = scenario(
        p1=dict(hand=["Caelorna, Coral Tyrant", "Double Major"], battlefield=["3 Island", "Forest"])
    )
    s.cast("Caelorna, Coral Tyrant").cast("Double Major", targets=["Caelorna, Coral Tyrant"])
    s.resolve()

    token, card = s.all("Caelorna, Coral Tyrant")
    assert (token.pt, token.types) == ("0/8", ["Creature", "Octopus"])
    assert card.types == ["Legendary", "Creature", "Octopus"]


@pytest.mark.cr("614.1a")
def test_doubling_season_doubles_tokens_and_counters(scenario):
    """Two Soldiers come with the Knight, and a planeswalker enters with twice its loyalty."""
    s = scenario(
        p1=dict(
            hand=["Attended Knight", "Ajani, Caller of the Pride"],
            battlefield=["Doubling Season", "6 Plains"],
        )
    )
    s.cast("Attended Knight").resolve().cast("Ajani, Caller of the Pride").resolve()

    assert len(s.all("Soldier Token")) == 2
    assert s["Ajani, Caller of the Pride"].counters == {"loyalty": 8}


@pytest.mark.cr("606.4", "614.1a")
def test_doubling_season_does_not_double_what_is_paid(scenario):
    """Loyalty put on as a cost is no effect; the counter of the effect is doubled."""
    s = scenario(p1=dict(battlefield=["Doubling Season", "Ajani, Caller of the Pride", "Memnite"]))
    before = s["Ajani, Caller of the Pride"].counters["loyalty"]
    s.activate("Ajani, Caller of the Pride", 1, targets=["Memnite"]).resolve()

    assert s["Ajani, Caller of the Pride"].counters["loyalty"] == before + 1
    assert s["Memnite"].counters == {"+1/+1": 2}


@pytest.mark.cr("106.13")
def test_drain_power_takes_the_mana_of_a_players_lands(scenario):
    """The player taps all lands for mana, and it comes to the spell's controller."""
    s = scenario(
        p1=dict(hand=["Drain Power"], battlefield=["2 Island"]),
        p2=dict(battlefield=["Forest", "Mountain", "Memnite"]),
    )
    s.cast("Drain Power", targets=["p2"]).resolve()

    assert (s.p1.mana, s.p2.mana) == ("{G}{R}", "")
    assert s["Forest"].tapped
    assert s["Mountain"].tapped


def test_dread_shade_grows_for_each_black_mana(scenario):
    """Twice {B} makes it a 5/5 until end of turn."""
    s = scenario(p1=dict(hand=["Dread Shade"], battlefield=["5 Swamp"]))
    s.cast("Dread Shade").resolve()
    s.activate("Dread Shade").resolve().activate("Dread Shade").resolve()
    assert s["Dread Shade"].pt == "5/5"
    s.next_turn()

    assert s["Dread Shade"].pt == "3/3"


@pytest.mark.cr("509.1b")
def test_drinker_of_sorrow_does_not_block(scenario):
    """The 5/3 can't be declared as a blocker."""
    s = scenario(
        p1=dict(battlefield=["Memnite"]), p2=dict(battlefield=["Drinker of Sorrow", "Su-Chi"])
    )

    assert not s.can_block("Drinker of Sorrow", "Memnite")
    assert s.can_block("Su-Chi", "Memnite")


@pytest.mark.cr("701.17a")
def test_drinker_of_sorrow_costs_a_permanent_when_it_hurts(scenario):
    """Combat damage to the opponent makes its controller sacrifice a permanent, here the land."""
    s = scenario(p1=dict(battlefield=["Drinker of Sorrow", "Forest"]))
    s.attack("Drinker of Sorrow").choose("Forest").advance("end of combat")

    assert s.p2.life == 15
    assert s.p1.graveyard == ["Forest"]


@pytest.mark.cr("305.9", "302.6")
def test_dryad_arbor_is_played_as_a_land_and_is_a_creature(scenario):
    """A green 1/1 that can't be cast, taps for {G} and has summoning sickness."""
    s = scenario(p1=dict(hand=["Dryad Arbor"]))
    s.play("Dryad Arbor")
    arbor = s["Dryad Arbor"]

    assert (arbor.pt, arbor.colors) == ("1/1", "G")
    assert arbor.types == ["Creature", "Land", "Dryad", "Forest"]
    assert not s.can_activate("Dryad Arbor")
    s.advance("precombat main", turn=3).activate("Dryad Arbor")
    assert s.p1.mana == "{G}"


@pytest.mark.cr("701.8b")
def test_duress_takes_neither_creature_nor_land(scenario):
    """Its controller chooses among the other cards of an opponent's hand."""
    s = scenario(
        p1=dict(hand=["Duress"], battlefield=["Swamp"]),
        p2=dict(hand=["Shock", "Grizzly Bears", "Forest", "Bonesplitter"]),
    )
    s.cast("Duress", targets=["p2"]).choose("Shock", by="p1").resolve()

    assert s.options == ["Shock", "Bonesplitter"]
    assert s.p2.graveyard == ["Shock"]
