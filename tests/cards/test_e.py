"""What the cards with E do."""

import pytest


@pytest.mark.cr("106.6")
def test_eldrazi_temple_makes_two_mana_for_eldrazi(scenario):
    """Two mana for Endless One, one for an artifact."""
    s = scenario(
        p1=dict(
            hand=["Endless One", "Energy Refractor", "Bonesplitter"],
            battlefield=["Eldrazi Temple"],
        )
    )
    assert s.can_cast("Bonesplitter")
    assert not s.can_cast("Energy Refractor")
    s.cast("Endless One", x=2).resolve()

    assert s["Endless One"].pt == "2/2"


@pytest.mark.cr("702.34a")
def test_elephant_ambush_makes_an_elephant_and_another(scenario):
    """A 3/3 green Elephant each time; the flashback exiles the card."""
    s = scenario(p1=dict(hand=["Elephant Ambush"], battlefield=["12 Forest"]))
    s.cast("Elephant Ambush").resolve().cast("Elephant Ambush", way="flashback").resolve()

    assert [(token.pt, token.colors) for token in s.all("Elephant Token")] == [("3/3", "G")] * 2
    assert s.p1.exile == ["Elephant Ambush"]


@pytest.mark.cr("107.3m")
def test_endless_one_is_as_big_as_x(scenario):
    """It enters with X counters; with none it dies."""
    s = scenario(p1=dict(hand=["2 Endless One"], battlefield=["3 Wastes"]))
    s.cast("Endless One", x=3).resolve().cast("Endless One", x=0).resolve()

    assert s["Endless One"].pt == "3/3"
    assert s.p1.graveyard == ["Endless One"]


@pytest.mark.cr("603.10a")
def test_enduring_vitality_endures_as_an_enchantment(scenario):
    """As the creature dies it returns and is just an enchantment, whose creatures tap for mana."""
    s = scenario(
        p1=dict(hand=["Doom Blade"], battlefield=["Enduring Vitality", "2 Swamp", "Grizzly Bears"])
    )
    s.cast("Doom Blade", targets=["Enduring Vitality"]).resolve()
    assert s["Enduring Vitality"].types == ["Enchantment"]
    s.activate("Grizzly Bears", choose=["red"])

    assert s.p1.mana == "{R}"


@pytest.mark.cr("702.20b")
def test_enduring_vitality_attacks_untapped(scenario):
    """With vigilance the 3/3 doesn't tap to attack."""
    s = scenario(p1=dict(battlefield=["Enduring Vitality"]))
    s.attack("Enduring Vitality").advance("end of combat")

    assert (s["Enduring Vitality"].tapped, s.p2.life) == (False, 17)


def test_enduring_vitality_that_was_no_creature_stays_away(scenario):
    """When it goes to the graveyard as an enchantment, it does not return."""
    s = scenario(
        p1=dict(
            hand=["Doom Blade", "Disenchant"],
            battlefield=["Enduring Vitality", "2 Swamp", "2 Plains"],
        )
    )
    s.cast("Doom Blade", targets=["Enduring Vitality"]).resolve()
    s.cast("Disenchant", targets=["Enduring Vitality"]).resolve()

    assert "Enduring Vitality" in s.p1.graveyard


def test_energy_refractor_draws_and_filters(scenario):
    """A card as it enters; for {2} one mana of any color."""
    s = scenario(p1=dict(hand=["Energy Refractor"], battlefield=["4 Wastes"]))
    s.cast("Energy Refractor").resolve()
    assert s.p1.hand == ["Filler Card"]
    s.activate("Energy Refractor", choose=["blue"])

    assert s.p1.mana == "{U}"
    assert all(land.tapped for land in s.all("Wastes"))


@pytest.mark.cr("702.88a")
def test_ephemerate_rebounds(scenario):
    """The Knight enters anew, and again in the next upkeep, when the exiled card is cast."""
    s = scenario(p1=dict(hand=["Ephemerate"], battlefield=["Plains", "Attended Knight"]))
    s.cast("Ephemerate", targets=["Attended Knight"]).resolve()
    assert (s.p1.exile, len(s.all("Soldier Token"))) == (["Ephemerate"], 1)
    s.choose(True).advance("draw", turn=3)

    assert (s.p1.exile, s.p1.graveyard) == ([], ["Ephemerate"])
    assert len(s.all("Soldier Token")) == 2


@pytest.mark.cr("400.7a")
def test_ersatz_gnomes_take_the_colors_of_a_spell(scenario):
    """What a creature spell becomes stays colorless."""
    s = scenario(
        p1=dict(hand=["Grizzly Bears"], battlefield=["Ersatz Gnomes", "2 Forest", "Gray Ogre"])
    )
    s.cast("Grizzly Bears").activate("Ersatz Gnomes", 1, targets=["Grizzly Bears"]).resolve()
    s.next_turn()

    assert (s["Grizzly Bears"].colors, s["Gray Ogre"].colors) == ("", "R")


@pytest.mark.cr("514.2")
def test_ersatz_gnomes_take_the_colors_of_a_permanent_for_a_turn(scenario):
    """It is colorless until end of turn."""
    s = scenario(p1=dict(battlefield=["Ersatz Gnomes", "Gray Ogre"]))
    s.activate("Ersatz Gnomes", 2, targets=["Gray Ogre"]).resolve()
    assert s["Gray Ogre"].colors == ""
    s.next_turn()

    assert s["Gray Ogre"].colors == "R"


@pytest.mark.cr("601.2f")
def test_etherium_sculptor_makes_artifacts_cheaper(scenario):
    """Its controller's artifact spells cost {1} less, other spells cost what they cost."""
    s = scenario(
        p1=dict(
            hand=["Aether Figment", "Energy Refractor"],
            battlefield=["Etherium Sculptor", "Island"],
        )
    )
    assert not s.can_cast("Aether Figment")
    s.cast("Energy Refractor").resolve()

    assert "Energy Refractor" in s.p1.battlefield


@pytest.mark.cr("701.19a")
def test_evolving_wilds_fetch_a_basic_land(scenario):
    """Sacrificed they put a basic land card from the library onto the battlefield tapped."""
    s = scenario(
        p1=dict(battlefield=["Evolving Wilds"], library=["Barren Moor", "Shock", "Forest"])
    )
    s.activate("Evolving Wilds").choose(["Forest"]).resolve()

    assert (s.p1.battlefield, s["Forest"].tapped) == (["Forest"], True)
    assert s.p1.graveyard == ["Evolving Wilds"]
    assert sorted(s.p1.library) == ["Barren Moor", "Shock"]


@pytest.mark.cr("106.7")
def test_exotic_orchard_makes_what_opponents_lands_could(scenario):
    """Against a Mountain and a Great Furnace only red is there to choose."""
    s = scenario(
        p1=dict(battlefield=["Exotic Orchard", "Forest"]),
        p2=dict(battlefield=["Mountain", "Great Furnace"]),
    )
    s.activate("Exotic Orchard")

    assert s.p1.mana == "{R}"


@pytest.mark.cr("607.2a", "605.4a")
def test_extraplanar_lens_adds_to_lands_of_the_imprinted_name(scenario):
    """With a Forest exiled, each Forest tapped for mana makes one more {G}, an Island does not."""
    s = scenario(
        p1=dict(hand=["Extraplanar Lens"], battlefield=["2 Forest", "2 Island", "Mountain"]),
        p2=dict(battlefield=["Forest"]),
    )
    s.activate("Island").activate("Island#2").activate("Mountain")
    s.cast("Extraplanar Lens").choose("Forest").resolve()
    assert s.p1.exile == ["Forest"]
    s.activate("p1:Forest", by="p1").activate("p2:Forest", by="p2")

    assert (s.p1.mana, s.p2.mana) == ("{G}{G}", "{G}{G}")
