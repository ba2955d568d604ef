"""Cards about mana, each for the rule that it is a good example of."""

import pytest


@pytest.mark.cr("106.12a", "605.4a")
def test_wild_growth_adds_for_the_lands_controller(scenario):
    """An Aura on an opponent's land adds mana for that opponent."""
    s = scenario(
        p1=dict(battlefield=[{"name": "Wild Growth", "attached_to": "p2:Island"}]),
        p2=dict(battlefield=["Island"]),
    )
    s.activate("Island", by="p2")

    assert s.p2.mana == "{U}{G}"
    assert s.p1.mana == ""


@pytest.mark.cr("106.12a", "605.4a")
def test_overgrowth_adds_two(scenario):
    """The additional mana comes at once with that of the land, twice with two Auras."""
    s = scenario(
        p1=dict(battlefield=["Forest", *[{"name": "Overgrowth", "attached_to": "Forest"}] * 2])
    )
    s.activate("Forest")

    assert s.p1.mana == "{G}{G}{G}{G}{G}"


@pytest.mark.cr("106.7", "302.6")
def test_sylvok_explorer_looks_at_opponents_lands(scenario):
    """Its colors are those of the opponents' lands; a sick Explorer can't be tapped for them."""
    s = scenario(
        p1=dict(battlefield=["Sylvok Explorer", "Forest"]), p2=dict(battlefield=["2 Island"])
    )
    s.activate("Sylvok Explorer")
    assert s.p1.mana == "{U}"

    s = scenario(p1=dict(battlefield=[{"name": "Sylvok Explorer", "sick": True}]))
    assert not s.can_activate("Sylvok Explorer")


@pytest.mark.cr("607.2d")
def test_utopia_sprawl_adds_the_chosen_color(scenario):
    """The color chosen as Utopia Sprawl entered is the one that its other ability adds."""
    s = scenario(
        p1=dict(
            battlefield=[
                "Forest",
                {"name": "Utopia Sprawl", "attached_to": "Forest", "choose": ["red"]},
            ]
        )
    )
    s.activate("Forest")

    assert s.p1.mana == "{G}{R}"


@pytest.mark.cr("106.12a")
@pytest.mark.parametrize("card", ["Mana Flare", "Heartbeat of Spring"])
def test_mana_flare_is_for_everyone(scenario, card):
    """Whoever taps a land gets one more mana of a type it produced."""
    s = scenario(p1=dict(battlefield=[card]), p2=dict(battlefield=["Cabal Coffers", "3 Swamp"]))
    s.activate("Swamp", by="p2")

    assert s.p2.mana == "{B}{B}"
    s.activate("Cabal Coffers", by="p2")

    assert s.p2.mana == "{B}{B}{B}{B}"


@pytest.mark.cr("106.12a", "502.3")
def test_vorinclex_doubles_and_holds(scenario):
    """Vorinclex adds mana for its controller; the land an opponent taps for mana doesn't untap in
    that opponent's next untap step, and untaps in the one after."""
    s = scenario(
        p1=dict(battlefield=["Vorinclex, Voice of Hunger", "Forest"]),
        p2=dict(battlefield=["Island"]),
    )
    s.activate("Forest")
    assert s.p1.mana == "{G}{G}"
    s.activate("Island", by="p2").resolve().next_turn()

    assert s["Island"].tapped
    s.next_turn().next_turn()

    assert not s["Island"].tapped


@pytest.mark.cr("106.12b")
def test_contamination_replaces_type_and_amount(scenario):
    """A land that would make two colorless mana makes one black mana; what is no land is left
    alone."""
    s = scenario(p1=dict(battlefield=["Contamination", "Gaea's Cradle", "2 Memnite", "Sol Ring"]))
    s.activate("Gaea's Cradle").activate("Sol Ring")

    assert s.p1.mana == "{B}{C}{C}"


@pytest.mark.cr("118.12a")
def test_contamination_wants_a_creature(scenario):
    """Without a creature to sacrifice, Contamination is sacrificed."""
    s = scenario(step="upkeep", p1=dict(battlefield=["Contamination"]))
    s.resolve()

    assert s.p1.graveyard == ["Contamination"]


@pytest.mark.cr("702.24a")
def test_cumulative_upkeep_costs_more_each_time(scenario):
    """The cost is paid once for each age counter: {B} and 1 life, then {B}{B} and 2 life; who
    can't pay all of it pays nothing."""
    s = scenario(step="upkeep", p1=dict(life=5, battlefield=["Infernal Darkness", "2 Swamp"]))
    s.yes().resolve()

    assert s.p1.life == 4
    assert s["Infernal Darkness"].counters == {"age": 1}
    s.advance("upkeep").advance("upkeep").yes().resolve()

    assert s.p1.life == 2
    s.advance("upkeep").advance("upkeep").resolve()

    assert s.p1.life == 2
    assert s.p1.graveyard == ["Infernal Darkness"]


@pytest.mark.cr("106.12b", "106.6")
def test_infernal_darkness_keeps_the_amount(scenario):
    """Only the type is replaced: two green mana become two black mana."""
    s = scenario(
        step="upkeep", p1=dict(battlefield=["Infernal Darkness", "Gaea's Cradle", "2 Memnite"])
    )
    s.activate("Gaea's Cradle")

    assert s.p1.mana == "{B}{B}"


@pytest.mark.cr("106.3", "605.1b")
def test_caged_sun_looks_at_abilities_of_lands(scenario):
    """Caged Sun adds one for any ability of a land that adds the color, tapped or not, and for
    nothing else."""
    s = scenario(
        p1=dict(
            hand=["Crumbling Vestige"],
            battlefield=[{"name": "Caged Sun", "choose": ["green"]}, "Forest", "Llanowar Elves"],
        )
    )
    s.activate("Forest").activate("Llanowar Elves")
    assert s.p1.mana == "{G}{G}{G}"
    assert s["Llanowar Elves"].pt == "2/2"
    s.play("Crumbling Vestige").choose("green").resolve()

    assert s.p1.mana == "{G}{G}{G}{G}{G}"


@pytest.mark.cr("106.12a")
def test_gauntlet_wants_mana_of_the_color(scenario):
    """Gauntlet of Power adds for a basic land tapped for mana of the chosen color only."""
    s = scenario(
        p1=dict(
            battlefield=[
                {"name": "Gauntlet of Power", "choose": ["green"]},
                "Forest",
                "Swamp",
                "Memnite",
                "Gaea's Cradle",
            ]
        )
    )
    s.activate("Forest").activate("Swamp").activate("Gaea's Cradle")

    assert s.p1.mana == "{G}{G}{B}{G}"


@pytest.mark.cr("607.2a", "201.2a")
def test_extraplanar_lens(scenario):
    """Every land with the name of the exiled card gives its controller one more mana."""
    s = scenario(
        p1=dict(hand=["Extraplanar Lens"], battlefield=["2 Forest"], mana="CCC"),
        p2=dict(battlefield=["Forest"]),
    )
    s.cast("Extraplanar Lens").choose("Forest").yes().resolve()
    assert s.p1.exile == ["Forest"]
    s.activate("Forest", by="p1")
    assert s.p1.mana == "{G}{G}"
    s.activate("Forest", by="p2")

    assert s.p2.mana == "{G}{G}"


@pytest.mark.cr("500.4", "614.6")
def test_kruphix_keeps_mana_as_colorless(scenario):
    """Mana that would be lost becomes colorless instead, and stays."""
    s = scenario(p1=dict(battlefield=["Kruphix, God of Horizons", "Forest", "Swamp"]))
    s.activate("Forest").activate("Swamp").advance("postcombat main")

    assert s.p1.mana == "{C}{C}"


@pytest.mark.cr("205.1a", "700.5")
def test_kruphix_is_a_creature_with_devotion(scenario):
    """Below seven it isn't a creature and has no creature type."""
    s = scenario(p1=dict(battlefield=["Kruphix, God of Horizons"]))
    assert s["Kruphix, God of Horizons"].types == ["Legendary", "Enchantment"]

    s = scenario(p1=dict(battlefield=["Kruphix, God of Horizons", "5 Llanowar Elves"]))
    assert s["Kruphix, God of Horizons"].types == ["Legendary", "Creature", "Enchantment", "God"]


@pytest.mark.cr("614.6", "106.13")
def test_kruphix_against_drain_power(scenario):
    """What would be lost to Drain Power becomes colorless instead: none is lost, none is added."""
    s = scenario(
        p1=dict(hand=["Drain Power"], mana="UU"),
        p2=dict(battlefield=["Kruphix, God of Horizons", "Forest"]),
    )
    s.cast("Drain Power", targets=["p2"]).resolve()

    assert s.p2.mana == "{C}"
    assert s.p1.mana == ""


@pytest.mark.cr("500.4")
def test_upwelling_is_for_all(scenario):
    """All players keep their mana from step to step, also from turn to turn."""
    s = scenario(p1=dict(battlefield=["Upwelling", "Forest"]), p2=dict(battlefield=["Island"]))
    s.activate("Forest").activate("Island", by="p2").next_turn()

    assert (s.p1.mana, s.p2.mana) == ("{G}", "{U}")


@pytest.mark.cr("105.2", "613.1")
def test_celestial_dawn_everywhere(scenario):
    """Cards in hand and library, spells and permanents of its controller are white, lands are
    Plains; those of the opponent are not."""
    s = scenario(
        p1=dict(
            hand=["Shock", "Mountain"],
            library=["Murder"],
            graveyard=["Counterspell"],
            battlefield=["Celestial Dawn", "Memnite", "Swamp"],
        ),
        p2=dict(hand=["Unsummon"], battlefield=["Su-Chi"]),
    )
    names = ["Shock", "Murder", "Counterspell", "Memnite"]

    assert [s[name].colors for name in names] == ["W"] * 4
    assert (s["Unsummon"].colors, s["Su-Chi"].colors, s["Mountain"].colors) == ("U", "", "")
    assert s["Swamp"].types == ["Basic", "Land", "Plains"]
    s.cast("Shock", targets=["p2"])

    assert s["Shock"].colors == "W"
    s.resolve()
    assert s["Shock"].colors == "W"


@pytest.mark.cr("105.2", "611.3")
def test_celestial_dawn_ends(scenario):
    """When it leaves, cards elsewhere have their own colors again."""
    s = scenario(
        p1=dict(hand=["Shock"], graveyard=["Murder"], battlefield=["Celestial Dawn"]),
        p2=dict(hand=["Disenchant"], mana="WW"),
    )
    s.cast("Disenchant", targets=["Celestial Dawn"], by="p2").resolve()

    assert (s["Shock"].colors, s["Murder"].colors) == ("R", "B")


@pytest.mark.cr("609.4b", "105.2")
def test_mycosynth_lattice(scenario):
    """Everything is colorless, permanents are artifacts, and any mana pays for any color."""
    s = scenario(
        p1=dict(hand=["Murder"], battlefield=["Mycosynth Lattice", "3 Forest"]),
        p2=dict(battlefield=["Grizzly Bears"]),
    )
    assert s["Murder"].colors == s["Grizzly Bears"].colors == ""
    assert s["Grizzly Bears"].types == ["Artifact", "Creature", "Bear"]
    s.cast("Murder", targets=["Grizzly Bears"])

    assert s["Murder"].colors == ""


@pytest.mark.cr("702.96a", "702.96b")
def test_overload_has_each_for_target(scenario):
    """Cast for its overload cost, Cyclonic Rift has no target and returns each nonland permanent
    its controller doesn't control, whatever can't be targeted too."""
    s = scenario(
        p1=dict(hand=["Cyclonic Rift"], battlefield=["7 Island", "Memnite"]),
        p2=dict(battlefield=["Silhana Ledgewalker", "Su-Chi", "Forest"]),
    )
    s.cast("Cyclonic Rift", way="overload").resolve()

    assert sorted(s.p2.hand) == ["Silhana Ledgewalker", "Su-Chi"]
    assert s.p2.battlefield == ["Forest"]
    assert "Memnite" in s.p1.battlefield


@pytest.mark.cr("603.4", "603.6d")
def test_enduring_vitality_comes_back_as_no_creature(scenario):
    """It returns as an enchantment and enters as one: nothing sees a creature enter."""
    s = scenario(
        p1=dict(battlefield=["Enduring Vitality", "Grizzly Bears", "Gyre Sage"]),
        p2=dict(hand=["2 Murder"], mana="BBBBBB"),
    )
    s.cast("Murder", targets=["Enduring Vitality"], by="p2").resolve()
    again = s["Enduring Vitality"]

    assert again.zone == "battlefield"
    assert again.types == ["Enchantment"]
    assert s["Gyre Sage"].counters == {}
    assert s.can_activate("Grizzly Bears")


@pytest.mark.cr("603.7c", "400.7")
def test_an_earthbent_land_comes_back(scenario):
    """Badgermole Cub makes a land a 1/1 creature with haste that's still a land; when it dies it
    comes back tapped, a land and nothing more."""
    s = scenario(
        p1=dict(hand=["Badgermole Cub"], battlefield=["Swamp"], mana="GG"),
        p2=dict(hand=["Shock"], mana="R"),
    )
    s.cast("Badgermole Cub").resolve()
    swamp = s["Swamp"]
    assert swamp.pt == "1/1"
    assert swamp.has("haste")
    assert swamp.types == ["Basic", "Creature", "Land", "Swamp"]
    s.activate("Swamp")
    assert s.p1.mana == "{B}{G}"
    s.cast("Shock", targets=["Swamp"], by="p2").resolve()

    assert swamp.zone == "battlefield"
    assert swamp.tapped
    assert swamp.types == ["Basic", "Land", "Swamp"]


@pytest.mark.cr("701.19a", "406.3")
def test_praetors_grasp_takes_a_card(scenario):
    """The card found in the opponent's library is exiled face down, and may be played as long as
    it stays there, for its cost and at its time."""
    s = scenario(
        p1=dict(hand=["Praetor's Grasp"], battlefield=["4 Swamp"]),
        p2=dict(library=["Murder", "Forest", "Sol Ring"]),
    )
    s.cast("Praetor's Grasp", targets=["p2"]).choose("Sol Ring").resolve()
    assert s["Sol Ring"].zone == "exile"
    assert s["Sol Ring"].entity.face_down
    s.cast("Sol Ring").resolve()

    assert "Sol Ring" in s.p1.battlefield
    assert s["Sol Ring"].owner == "p2"


@pytest.mark.cr("701.19a", "305.1")
def test_praetors_grasp_takes_a_land(scenario):
    """A land is played, not cast."""
    s = scenario(
        p1=dict(hand=["Praetor's Grasp"], battlefield=["3 Swamp"]),
        p2=dict(library=["Murder", "Forest"]),
    )
    s.cast("Praetor's Grasp", targets=["p2"]).choose("Forest").resolve()
    s.play("Forest", by="p1")

    assert "Forest" in s.p1.battlefield


@pytest.mark.cr("700.5")
def test_nykthos_counts_devotion(scenario):
    """The amount is the devotion to the color chosen."""
    s = scenario(
        p1=dict(battlefield=["Nykthos, Shrine to Nyx", "Sol Ring", "3 Llanowar Elves", "Crusade"])
    )
    s.activate("Sol Ring").activate("Nykthos, Shrine to Nyx", 2, choose=["green"])

    assert s.p1.mana == "{G}{G}{G}"


@pytest.mark.cr("106.1a", "601.2g")
def test_cascading_cataracts_pays_five_colors(scenario):
    """Five mana in any combination of colors: one spell of each color, from five Wastes."""
    spells = ["Savannah Lions", "Unsummon", "Shock", "Giant Growth", "Funeral Charm"]
    s = scenario(
        p1=dict(hand=spells, battlefield=["Cascading Cataracts", "5 Wastes"]),
        p2=dict(battlefield=["Memnite"], hand=["Memnite"]),
    )
    s.activate("Cascading Cataracts", 2, choose=["{W}{U}{B}{R}{G}"])

    assert s.p1.mana == "{W}{U}{B}{R}{G}"
    assert all(s.can_cast(name) for name in spells)


@pytest.mark.cr("106.6")
@pytest.mark.parametrize(
    ("spell", "countered"), [("Raise the Alarm", False), ("Silvercoat Lion", True)]
)
def test_boseiju_protects_instants_and_sorceries(scenario, spell, countered):
    """Boseiju's mana may be spent on anything; only an instant or sorcery it was spent on can't
    be countered."""
    s = scenario(
        p1=dict(
            hand=["Raise the Alarm", "Silvercoat Lion"],
            battlefield=["Boseiju, Who Shelters All"],
            mana="W",
        ),
        p2=dict(hand=["Counterspell"], mana="UU"),
    )
    s.cast(spell).cast("Counterspell", targets=[spell]).resolve()

    assert s.p1.life == 18
    assert (len(s.p1.battlefield) == 1) is countered


@pytest.mark.cr("105.2")
def test_meteor_crater_looks_at_colors(scenario):
    """The colors are those of permanents; a land has none."""
    s = scenario(
        strict=True, p1=dict(battlefield=["Meteor Crater", "Forest", "Mountain", "Savannah Lions"])
    )
    s.activate("Meteor Crater")

    assert s.p1.mana == "{W}"


@pytest.mark.cr("106.12b", "715.3d")
def test_virtue_of_strength(scenario):
    """Its Adventure returns a creature or land card; cast from exile afterwards, the enchantment
    triples the mana of basic lands and of no others."""
    s = scenario(
        p1=dict(
            hand=["Virtue of Strength"],
            graveyard=["Memnite", "Shock"],
            battlefield=["Forest", "Gaea's Cradle"],
            mana="G",
        )
    )
    s.cast("Garenbrig Growth", targets=["Memnite"]).resolve()
    assert s.p1.hand == ["Memnite"]
    assert s.p1.exile == ["Virtue of Strength"]

    s = scenario(p1=dict(battlefield=["Virtue of Strength", "Forest", "Gaea's Cradle", "Memnite"]))
    s.activate("Forest").activate("Gaea's Cradle")

    assert s.p1.mana == "{G}{G}{G}{G}"


@pytest.mark.cr("601.2g", "118.3")
def test_a_creature_is_tapped_once_for_two_payments(scenario):
    """A creature that Holdout Settlement taps can't be tapped for its own mana as well: two mana
    of a color can't be paid."""
    s = scenario(
        p1=dict(
            hand=["Burning-Tree Emissary"], battlefield=["Holdout Settlement", "Llanowar Elves"]
        )
    )

    assert not s.can_cast("Burning-Tree Emissary")


@pytest.mark.cr("601.2g", "118.3")
def test_two_lands_can_not_tap_the_same_creature(scenario):
    """Two Holdout Settlements with one creature make one mana of a color, not two."""
    spell, lands = ["Burning-Tree Emissary"], ["2 Holdout Settlement", "Memnite"]

    assert not scenario(p1=dict(hand=spell, battlefield=lands)).can_cast("Burning-Tree Emissary")
    s = scenario(p1=dict(hand=spell, battlefield=[*lands, "Su-Chi"]))
    s.cast("Burning-Tree Emissary").resolve()

    assert s.p1.battlefield[-1] == "Burning-Tree Emissary"
