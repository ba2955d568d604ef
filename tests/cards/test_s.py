"""What the cards with S do."""

import pytest


def test_sage_of_lat_nam_draws_for_an_artifact(scenario):
    """An artifact is sacrificed as a cost; a card is drawn."""
    s = scenario(p1=dict(battlefield=["Sage of Lat-Nam", "Memnite"], library=["Shock"]))
    s.activate("Sage of Lat-Nam")
    assert (s.p1.graveyard, s["Sage of Lat-Nam"].tapped) == (["Memnite"], True)
    s.resolve()

    assert s.p1.hand == ["Shock"]


def test_scattershot_archer_shoots_all_that_fly(scenario):
    """1 damage to each creature with flying, anybody's, and to no other."""
    s = scenario(
        p1=dict(battlefield=["Scattershot Archer", "Ornithopter"]),
        p2=dict(battlefield=["Air Elemental", "Su-Chi"]),
    )
    s.activate("Scattershot Archer").resolve()
    shot = [s[one].damage for one in ("Ornithopter", "Air Elemental", "Su-Chi")]

    assert (shot, s["Scattershot Archer"].damage) == ([1, 1, 0], 0)


def test_secluded_steppe_enters_tapped(scenario):
    """It makes {W} once it is untapped."""
    s = scenario(p1=dict(hand=["Secluded Steppe"]))
    s.play("Secluded Steppe")
    assert s["Secluded Steppe"].tapped
    s.next_turn().next_turn().activate("Secluded Steppe")

    assert s.p1.mana == "{W}"


@pytest.mark.cr("702.29a")
def test_secluded_steppe_is_cycled(scenario):
    """For {W} it is discarded and a card is drawn."""
    s = scenario(p1=dict(hand=["Secluded Steppe"], mana="W", library=["Shock"]))
    s.activate("Secluded Steppe").resolve()

    assert (s.p1.hand, s.p1.graveyard) == (["Shock"], ["Secluded Steppe"])


def test_senseis_divining_top_orders_three_cards(scenario):
    """For {1} the top three cards are put back in any order."""
    library = ["Swamp", "Island", "Forest", "Plains"]
    s = scenario(p1=dict(battlefield=["Sensei's Divining Top"], mana="C", library=library))
    s.activate("Sensei's Divining Top", 1).choose(["Forest", "Swamp", "Island"]).resolve()

    assert s.p1.library == ["Forest", "Swamp", "Island", "Plains"]


def test_senseis_divining_top_draws_and_goes_on_top(scenario):
    """Tapped, it draws a card and is put on top of its owner's library."""
    s = scenario(p1=dict(battlefield=["Sensei's Divining Top"], library=["Shock", "Forest"]))
    s.activate("Sensei's Divining Top", 2).resolve()

    assert (s.p1.hand, s.p1.library) == (["Shock"], ["Sensei's Divining Top", "Forest"])


def test_serra_angel_flies_and_stays_untapped(scenario):
    """It attacks without tapping, and a creature without flying can't block it."""
    s = scenario(p1=dict(battlefield=["Serra Angel"]), p2=dict(battlefield=["Su-Chi"]))
    s.attack("Serra Angel")

    assert (s["Serra Angel"].tapped, s.can_block("Su-Chi", "Serra Angel")) == (False, False)


def test_shambling_ghoul_enters_tapped(scenario):
    """It is tapped as it arrives."""
    s = scenario(p1=dict(hand=["Shambling Ghoul"], battlefield=["2 Swamp"]))
    s.cast("Shambling Ghoul").resolve()

    assert s["Shambling Ghoul"].tapped


@pytest.mark.cr("115.4")
def test_shock_deals_two_damage(scenario):
    """To any target: a creature or a player."""
    s = scenario(p1=dict(hand=["2 Shock"], mana="RR"), p2=dict(battlefield=["Su-Chi"]))
    s.cast("Shock", targets=["p2"]).resolve().cast("Shock", targets=["Su-Chi"]).resolve()

    assert (s.p2.life, s["Su-Chi"].damage) == (18, 2)


@pytest.mark.cr("702.6a")
def test_short_sword_is_equipped(scenario):
    """For {1} it is attached to a creature, which gets +1/+1."""
    s = scenario(p1=dict(battlefield=["Short Sword", "Memnite", "Su-Chi", "Wastes"]))
    s.activate("Short Sword", targets=["Memnite"]).resolve()

    assert s["Short Sword"].attached_to == "Memnite"
    assert (s["Memnite"].pt, s["Su-Chi"].pt) == ("2/2", "4/4")


def test_shrivel_shrinks_all_creatures(scenario):
    """Everybody's creatures get -1/-1 until the turn ends."""
    s = scenario(
        p1=dict(hand=["Shrivel"], battlefield=["2 Swamp", "Su-Chi"]),
        p2=dict(battlefield=["Memnite", "Grizzly Bears"]),
    )
    s.cast("Shrivel").resolve()

    assert s.p2.graveyard == ["Memnite"]
    assert (s["Su-Chi"].pt, s["Grizzly Bears"].pt) == ("3/3", "1/1")


def test_sign_in_blood_draws_two_for_two_life(scenario):
    """The target player draws two cards and loses 2 life."""
    s = scenario(
        p1=dict(hand=["Sign in Blood"], battlefield=["2 Swamp"]),
        p2=dict(library=["Shock", "Forest", "Island"]),
    )
    s.cast("Sign in Blood", targets=["p2"]).resolve()

    assert (s.p2.hand, s.p2.life, s.p1.life) == (["Shock", "Forest"], 18, 20)


@pytest.mark.parametrize("kicked", [True, False])
def test_skizzik_stays_if_kicked(scenario, kicked):
    """At the end of the turn it is sacrificed unless its kicker was paid."""
    s = scenario(p1=dict(hand=["Skizzik"], mana="RRRR" + "R" * kicked))
    s.cast("Skizzik", pay=["kicker"] if kicked else []).resolve()
    s.attack("Skizzik").next_turn()

    assert s.p2.life == 15
    assert s.p1.battlefield == (["Skizzik"] if kicked else [])


def test_smash_to_smithereens_punishes_the_controller(scenario):
    """The artifact is destroyed, and its controller is dealt 3 damage."""
    s = scenario(
        p1=dict(hand=["Smash to Smithereens"], battlefield=["2 Mountain"]),
        p2=dict(battlefield=["Sol Ring"]),
    )
    s.cast("Smash to Smithereens", targets=["Sol Ring"]).resolve()

    assert (s.p2.graveyard, s.p2.life, s.p1.life) == (["Sol Ring"], 17, 20)


def test_sol_ring_makes_two_colorless_mana(scenario):
    """It taps for {C}{C}."""
    s = scenario(p1=dict(battlefield=["Sol Ring"]))
    s.activate("Sol Ring")

    assert s.p1.mana == "{C}{C}"


@pytest.mark.cr("106.6")
def test_somberwald_sage_pays_for_creatures_only(scenario):
    """Its three mana of one color pay for a creature spell and for nothing else."""
    s = scenario(p1=dict(battlefield=["Somberwald Sage"], hand=["Skizzik", "Overgrowth"], mana="R"))
    s.activate("Somberwald Sage", choose=["green"])

    assert s.p1.mana == "{R}{G}{G}{G}"
    assert (s.can_cast("Skizzik"), s.can_cast("Overgrowth")) == (True, False)


def test_sparksmith_counts_goblins(scenario):
    """All Goblins on the battlefield count, for the creature and for its controller."""
    s = scenario(
        p1=dict(battlefield=["Sparksmith", "Raging Goblin"]),
        p2=dict(battlefield=["Goblin Piker", "Su-Chi"]),
    )
    s.activate("Sparksmith", targets=["Su-Chi"]).resolve()

    assert (s["Su-Chi"].damage, s.p1.life, s.p2.life) == (3, 17, 20)


@pytest.mark.cr("603.4")
def test_spirit_mirror_reflects_once(scenario):
    """In its controller's upkeep a 2/2 Reflection is created if there is none."""
    s = scenario(active="p2", p1=dict(battlefield=["Spirit Mirror"]))
    s.advance("draw", turn=2)
    assert (s["Reflection"].pt, s["Reflection"].colors) == ("2/2", "W")
    s.advance("draw", turn=4)

    assert s.p1.battlefield == ["Spirit Mirror", "Reflection Token"]


def test_spirit_mirror_destroys_a_reflection(scenario):
    """For {0} a Reflection is destroyed, and no other creature can be the target."""
    s = scenario(active="p2", p1=dict(battlefield=["Spirit Mirror", "Memnite"]))
    assert not s.can_activate("Spirit Mirror", by="p1")
    s.advance("draw", turn=2).activate("Spirit Mirror", targets=["Reflection"]).resolve()

    assert s.p1.battlefield == ["Spirit Mirror", "Memnite"]


@pytest.mark.cr("305.7")
def test_spreading_seas_makes_an_island_and_draws(scenario):
    """The enchanted land is an Island that makes {U} only; a card is drawn."""
    s = scenario(
        p1=dict(hand=["Spreading Seas"], mana="UU", library=["Shock"]),
        p2=dict(battlefield=["Quicksand"]),
    )
    s.cast("Spreading Seas", targets=["Quicksand"]).resolve().activate("Quicksand", by="p2")

    assert (s.p1.hand, s.p2.mana) == (["Shock"], "{U}")
    assert s["Quicksand"].types == ["Land", "Island"]


def test_squadron_hawk_finds_its_namesakes(scenario):
    """Up to three cards called Squadron Hawk are put into the hand."""
    library = ["Shock", "Squadron Hawk", "Forest", "2 Squadron Hawk"]
    s = scenario(p1=dict(hand=["Squadron Hawk"], mana="WW", library=library))
    s.cast("Squadron Hawk").yes().choose("all").resolve()

    assert s.p1.hand == ["Squadron Hawk"] * 3
    assert sorted(s.p1.library) == ["Forest", "Shock"]


@pytest.mark.cr("611.2a")
def test_stalking_stones_stay_a_creature(scenario):
    """For {6} it is a 3/3 Elemental artifact creature from then on, and still a land."""
    s = scenario(p1=dict(battlefield=["Stalking Stones", "6 Wastes"]))
    s.activate("Stalking Stones", "{6}").resolve().next_turn()

    assert s["Stalking Stones"].types == ["Artifact", "Creature", "Land", "Elemental"]
    assert s["Stalking Stones"].pt == "3/3"


def test_stroke_of_midnight_leaves_a_human(scenario):
    """A permanent is destroyed; its controller gets a 1/1 white Human."""
    s = scenario(
        p1=dict(hand=["Stroke of Midnight"], battlefield=["3 Plains"]),
        p2=dict(battlefield=["Sol Ring", "Island"]),
    )
    s.cast("Stroke of Midnight", targets=["Sol Ring"]).resolve()

    assert s.p2.battlefield == ["Island", "Human Token"]
    assert (s["Human"].pt, s["Human"].colors) == ("1/1", "W")


def test_stroke_of_midnight_destroys_no_land(scenario):
    """With lands alone on the battlefield it has no target."""
    s = scenario(p1=dict(hand=["Stroke of Midnight"], battlefield=["3 Plains"]))

    assert not s.can_cast("Stroke of Midnight")


def test_su_chi_makes_mana_as_it_dies(scenario):
    """Its controller gets {C}{C}{C}{C}."""
    s = scenario(p1=dict(hand=["Murder"], battlefield=["3 Swamp"]), p2=dict(battlefield=["Su-Chi"]))
    s.cast("Murder", targets=["Su-Chi"]).resolve()

    assert (s.p1.mana, s.p2.mana) == ("", "{C}{C}{C}{C}")


@pytest.mark.cr("714.2b")
def test_summon_ixion_strengthens_two_creatures(scenario):
    """Its last two chapters put +1/+1 counters on up to two creatures and gain 2 life each."""
    s = scenario(p1=dict(hand=["Summon: Ixion"], mana="WWW", battlefield=["Memnite", "Su-Chi"]))
    s.cast("Summon: Ixion").resolve().choose(["Memnite", "Su-Chi"])
    s.next_turn().next_turn().resolve()

    assert (s["Memnite"].pt, s["Su-Chi"].pt, s.p1.life) == ("2/2", "5/5", 22)
