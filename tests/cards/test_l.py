"""What the cards with L do."""

import pytest


def test_last_breath_pays_with_life(scenario):
    """A creature with power 2 or less is exiled, and its controller gains 4 life."""
    s = scenario(
        p1=dict(hand=["Last Breath"], battlefield=["2 Plains"]),
        p2=dict(battlefield=["Su-Chi", "Grizzly Bears", "Gray Ogre"]),
    )
    s.cast("Last Breath", targets=["Grizzly Bears"])
    assert s.options == ["Grizzly Bears", "Gray Ogre"]
    s.resolve()

    assert (s.p1.life, s.p2.life, s.p2.exile) == (20, 24, ["Grizzly Bears"])


@pytest.mark.cr("707.9", "707.9a")
def test_lazav_becomes_what_opponents_lose_again_and_again(scenario):
    """He is a copy of each creature card put into an opponent's graveyard, with his own name,
    legendary, hexproof, and able to do it again."""
    s = scenario(
        p1=dict(battlefield=["Lazav, Dimir Mastermind", "4 Mountain"], hand=["2 Shock"]),
        p2=dict(battlefield=["Grizzly Bears", "Leonin Skyhunter"]),
    )
    lazav = s["Lazav, Dimir Mastermind"]
    s.cast("Shock", targets=["Grizzly Bears"]).yes().resolve()
    assert (lazav.pt, lazav.types) == ("2/2", ["Legendary", "Creature", "Bear"])
    s.cast("Shock", targets=["Leonin Skyhunter"]).yes().resolve()

    assert (lazav.name, lazav.pt, lazav.colors) == ("Lazav, Dimir Mastermind", "2/2", "W")
    assert lazav.keywords == ["flying", "hexproof"]
    assert lazav.types == ["Legendary", "Creature", "Cat", "Knight"]


@pytest.mark.cr("702.9b")
def test_leonin_skyhunter_flies(scenario):
    """A creature without flying can't block it."""
    s = scenario(p1=dict(battlefield=["Leonin Skyhunter"]), p2=dict(battlefield=["Memnite"]))
    s.attack("Leonin Skyhunter")

    assert not s.can_block("Memnite", "Leonin Skyhunter")


def liliana(scenario, loyalty):
    """Liliana with so much loyalty, and creature cards in both graveyards."""
    walker = {"name": "Liliana Vess", "counters": {"loyalty": loyalty}}
    return scenario(
        p1=dict(battlefield=[walker], graveyard=["Memnite"], library=["Swamp", "Island", "Murder"]),
        p2=dict(hand=["Shock", "Forest"], graveyard=["Grizzly Bears", "Shock"]),
    )


@pytest.mark.cr("606.4", "701.8b")
def test_liliana_vess_makes_a_player_discard(scenario):
    """One loyalty more, and the target player chooses a card to discard."""
    s = liliana(scenario, 5).activate("Liliana Vess", 1, targets=["p2"])
    s.choose("Forest", by="p2").resolve()

    assert (s.p2.hand, s.p2.graveyard[-1]) == (["Shock"], "Forest")
    assert s["Liliana Vess"].counters == {"loyalty": 6}


@pytest.mark.cr("701.19a")
def test_liliana_vess_puts_a_card_on_top(scenario):
    """Two loyalty less; the card searched for is on top of the shuffled library."""
    s = liliana(scenario, 5).activate("Liliana Vess", 2).choose("Murder").resolve()

    assert s.p1.library[0] == "Murder"
    assert s["Liliana Vess"].counters == {"loyalty": 3}
    assert s.logged("shuffle")


def test_liliana_vess_raises_all_the_dead(scenario):
    """For eight loyalty her controller gets all creature cards of all graveyards."""
    s = liliana(scenario, 8).activate("Liliana Vess", 3).resolve()

    assert sorted(s.p1.battlefield) == ["Grizzly Bears", "Memnite"]
    assert s["Grizzly Bears"].owner == "p2"
    assert (s.p1.graveyard, s.p2.graveyard) == (["Liliana Vess"], ["Shock"])


@pytest.mark.cr("701.8b", "702.9b")
def test_lilianas_specter_makes_each_opponent_discard(scenario):
    """The opponents choose; its controller discards nothing. It flies."""
    s = scenario(
        p1=dict(hand=["Liliana's Specter", "Swamp"], battlefield=["3 Swamp"]),
        p2=dict(hand=["Shock", "Forest"]),
        p3=dict(hand=["Murder"]),
    )
    s.cast("Liliana's Specter").choose("Forest", by="p2").resolve()

    assert (s.p1.hand, s.p2.hand, s.p3.hand) == (["Swamp", "Filler Card"], ["Shock"], [])
    assert s["Liliana's Specter"].has("flying")


def test_lone_missionary_gains_life(scenario):
    """As it enters its controller gains 4 life."""
    s = scenario(p1=dict(hand=["Lone Missionary"], battlefield=["2 Plains"]))
    s.cast("Lone Missionary").resolve()

    assert s.p1.life == 24
