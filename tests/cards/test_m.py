"""What the cards with M do."""

import pytest


@pytest.mark.cr("118.3b", "605.1a")
def test_mana_confluence_costs_life(scenario):
    """It makes one mana of any color for tapping it and 1 life."""
    s = scenario(p1=dict(battlefield=["Mana Confluence"]))
    s.activate("Mana Confluence", choose=["blue"])

    assert (s.p1.mana, s.p1.life, s["Mana Confluence"].tapped) == ("{U}", 19, True)


@pytest.mark.cr("118.12a")
@pytest.mark.parametrize(("lands", "pays"), [(3, True), (3, False), (2, True)])
def test_mana_leak_counters_unless_3_is_paid(scenario, lands, pays):
    """The spell's controller can pay {3}, may refuse to, and with two lands can't pay."""
    s = scenario(
        p1=dict(hand=["Memnite"], battlefield=[f"{lands} Wastes"]),
        p2=dict(hand=["Mana Leak"], battlefield=["2 Island"]),
    )
    s.cast("Memnite").cast("Mana Leak", targets=["Memnite"])
    if lands == 3:
        s.choose(pays, by="p1")
    s.resolve()

    assert s.p1.graveyard == ([] if lands == 3 and pays else ["Memnite"])


@pytest.mark.cr("701.5a", "614.6")
def test_memory_lapse_puts_the_spell_on_the_library(scenario):
    """The countered spell is on top of its owner's library instead of in the graveyard."""
    s = scenario(
        p1=dict(hand=["Su-Chi"], battlefield=["4 Wastes"]),
        p2=dict(hand=["Memory Lapse"], battlefield=["2 Island"]),
    )
    s.cast("Su-Chi").cast("Memory Lapse", targets=["Su-Chi"]).resolve()

    assert (s.p1.library[0], s.p1.graveyard, s.p1.battlefield) == ("Su-Chi", [], ["Wastes"] * 4)


@pytest.mark.cr("107.3m", "113.6", "702.16b", "702.16f")
def test_mistcutter_hydra_defies_blue(scenario):
    """As a spell it has no protection: Counterspell can target it, but can't counter it. As a
    permanent it has X counters, haste, and no blue creature can block it."""
    s = scenario(
        p1=dict(hand=["Mistcutter Hydra"], battlefield=["4 Forest"]),
        p2=dict(hand=["Counterspell"], battlefield=["2 Island", "Horned Turtle"]),
    )
    s.cast("Mistcutter Hydra", x=3)
    s.cast("Counterspell", targets=["Mistcutter Hydra"]).resolve()
    s.attack("Mistcutter Hydra")

    assert s["Mistcutter Hydra"].pt == "3/3"
    assert not s.can_block("Horned Turtle", "Mistcutter Hydra")


def test_mogg_raider_throws_goblins(scenario):
    """A sacrificed Goblin, even itself, gives a creature +1/+1; a creature of no such type can't
    be sacrificed."""
    s = scenario(p1=dict(battlefield=["Mogg Raider", "Goblin Piker", "Memnite"]))
    s.activate("Mogg Raider", targets=["Memnite"], choose=["Goblin Piker"]).resolve()
    assert (s["Memnite"].pt, s.p1.graveyard) == ("2/2", ["Goblin Piker"])
    s.activate("Mogg Raider", targets=["Memnite"]).resolve()

    assert (s["Memnite"].pt, s.p1.battlefield) == ("3/3", ["Memnite"])


def test_mox_amber_makes_colors_of_legends(scenario):
    """Any color among its controller's legendary creatures: Lazav is blue and black, the Bears
    don't count."""
    s = scenario(p1=dict(battlefield=["Mox Amber", "Lazav, Dimir Mastermind", "Grizzly Bears"]))
    s.activate("Mox Amber", choose=["black"])

    assert s.options == ["{U}", "{B}"]
    assert s.p1.mana == "{B}"


@pytest.mark.cr("106.6")
def test_myr_superion_takes_mana_of_creatures_only(scenario):
    """Lands don't pay for it; two Llanowar Elves do."""
    s = scenario(
        p1=dict(hand=["Myr Superion"], battlefield=["2 Forest", "Llanowar Elves"]),
        p2=dict(hand=["Myr Superion"], battlefield=["2 Llanowar Elves"]),
    )
    assert not s.can_cast("Myr Superion")
    s.next_turn().cast("Myr Superion", by="p2").resolve()

    assert s["Myr Superion"].pt == "5/6"
    assert s["p2:Llanowar Elves"].tapped
