"""What the cards with C do."""

import pytest

from cardwright.scenario import NotLegal


def test_cabal_coffers_count_your_swamps(scenario):
    """For {2} and tapping they add {B} for each Swamp their controller has."""
    s = scenario(
        p1=dict(battlefield=["Cabal Coffers", "3 Swamp", "2 Wastes"]),
        p2=dict(battlefield=["Swamp"]),
    )
    s.activate("Wastes").activate("Wastes#2").activate("Cabal Coffers")

    assert s.p1.mana == "{B}{B}{B}"


@pytest.mark.cr("605.4a")
def test_caged_sun_doubles_a_color(scenario):
    """Creatures of the chosen color get +1/+1, and a land that makes it makes one more."""
    s = scenario(
        p1=dict(hand=["Caged Sun"], battlefield=["6 Plains", "Grizzly Bears", "Memnite", "Forest"]),
        p2=dict(battlefield=["Grizzly Bears"]),
    )
    s.choose("green").cast("Caged Sun").resolve().activate("Forest")

    assert (s["Grizzly Bears"].pt, s["Memnite"].pt) == ("3/3", "1/1")
    assert s["p2:Grizzly Bears"].pt == "2/2"
    assert s.p1.mana == "{G}{G}"


@pytest.mark.cr("702.12b", "605.1a")
def test_cascading_cataracts_filter_five_mana(scenario):
    """They are indestructible, add {C}, and turn five mana into five of any colors together."""
    s = scenario(p1=dict(battlefield=["2 Cascading Cataracts"], mana="CCCC"))
    s.activate("Cascading Cataracts#2", "{T}: Add")
    s.activate("Cascading Cataracts", "{5}", choose=["{W}{W}{U}{B}{G}"])

    assert s["Cascading Cataracts"].has("indestructible")
    assert s.p1.mana == "{W}{W}{U}{B}{G}"


@pytest.mark.cr("106.6")
def test_cavern_of_souls_shelters_the_chosen_type(scenario):
    """Its colored mana is for a creature of the type chosen as it enters, and {C} for anything;
    the creature can't be countered."""
    s = scenario(
        p1=dict(hand=["Cavern of Souls", "Dwarven Trader", "Bonesplitter"]),
        p2=dict(hand=["Counterspell"], battlefield=["2 Island"]),
    )
    s.play("Cavern of Souls", choose=["Dwarf"])
    assert s.can_cast("Bonesplitter")
    s.cast("Dwarven Trader").cast("Counterspell", targets=["Dwarven Trader"]).resolve()

    assert s.p1.battlefield == ["Cavern of Souls", "Dwarven Trader"]


@pytest.mark.cr("305.7", "105.3")
def test_celestial_dawn_makes_all_of_yours_white(scenario):
    """Its controller's lands are Plains, and permanents, spells and cards elsewhere are white."""
    s = scenario(
        p1=dict(
            hand=["Celestial Dawn", "Shock"], battlefield=["3 Plains", "Forest", "Grizzly Bears"]
        ),
        p2=dict(battlefield=["Island", "Gray Ogre"]),
    )
    s.cast("Celestial Dawn").resolve()

    assert s["Forest"].types == ["Basic", "Land", "Plains"]
    assert s["Island"].types == ["Basic", "Land", "Island"]
    assert (s["Grizzly Bears"].colors, s["Shock"].colors, s["Gray Ogre"].colors) == ("W", "W", "R")


@pytest.mark.cr("702.34a")
def test_chainers_edict_is_cast_twice(scenario):
    """The target player chooses what to sacrifice, and again for its flashback cost."""
    s = scenario(
        p1=dict(hand=["Chainer's Edict"], battlefield=["9 Swamp"]),
        p2=dict(battlefield=["Su-Chi", "Memnite"]),
    )
    s.cast("Chainer's Edict", targets=["p2"]).choose("Memnite", by="p2").resolve()
    assert s.p2.graveyard == ["Memnite"]
    s.cast("Chainer's Edict", way="flashback", targets=["p2"]).resolve()

    assert s.p2.graveyard == ["Memnite", "Su-Chi"]
    assert s.p1.exile == ["Chainer's Edict"]


def chandra(scenario, loyalty):
    """Chandra with so much loyalty against Su-Chi and Memnite."""
    walker = {"name": "Chandra Nalaar", "counters": {"loyalty": loyalty}}
    return scenario(
        p1=dict(battlefield=[walker, "Su-Chi"]),
        p2=dict(battlefield=["Su-Chi", "Memnite"]),
    )


@pytest.mark.cr("606.4")
def test_chandra_nalaar_burns_a_player(scenario):
    """One loyalty more, and 1 damage."""
    s = chandra(scenario, 6)
    s.activate("Chandra Nalaar", 1, targets=["p2"]).resolve()

    assert s.p2.life == 19
    assert s["Chandra Nalaar"].counters == {"loyalty": 7}


@pytest.mark.cr("107.3a", "606.4")
def test_chandra_nalaar_burns_a_creature_for_x(scenario):
    """X loyalty is removed and X damage is dealt."""
    s = chandra(scenario, 6)
    s.activate("Chandra Nalaar", 2, x=4, targets=["p2:Su-Chi"]).resolve()

    assert s.p2.graveyard == ["Su-Chi"]
    assert s["Chandra Nalaar"].counters == {"loyalty": 2}


def test_chandra_nalaar_burns_a_player_and_their_creatures(scenario):
    """10 damage each to the opponent and that player's creatures, none to one's own."""
    s = chandra(scenario, 9)
    s.activate("Chandra Nalaar", 3, targets=["p2"]).resolve()

    assert (s.p2.life, s.p2.battlefield) == (10, [])
    assert s.p1.battlefield == ["Chandra Nalaar", "Su-Chi"]


def prince(scenario, mode):
    """Charming Prince enters beside Attended Knight, with this mode."""
    s = scenario(
        p1=dict(
            hand=["Charming Prince"],
            battlefield=["2 Plains", "Attended Knight"],
            library=["Swamp", "Island", "Forest"],
        )
    )
    return s.cast("Charming Prince").choose(mode)


@pytest.mark.cr("701.18a")
def test_charming_prince_scries(scenario):
    """Two cards are looked at; one goes to the bottom."""
    s = prince(scenario, "Scry").choose(["Swamp"]).resolve()

    assert s.p1.library == ["Island", "Forest", "Swamp"]


def test_charming_prince_gains_life(scenario):
    """Its controller gains 3 life."""
    s = prince(scenario, "You gain").resolve()

    assert s.p1.life == 23


@pytest.mark.cr("603.7")
def test_charming_prince_borrows_a_creature_until_the_end_step(scenario):
    """The Knight is exiled, comes back at the end step, and enters anew."""
    s = prince(scenario, "Exile").resolve()
    assert s.p1.exile == ["Attended Knight"]
    s.advance("end").resolve()

    assert "Attended Knight" in s.p1.battlefield
    assert "Soldier Token" in s.p1.battlefield


def test_chittering_rats_put_a_card_back(scenario):
    """The opponent chooses the card."""
    s = scenario(
        p1=dict(hand=["Chittering Rats"], battlefield=["3 Swamp"]),
        p2=dict(hand=["Shock", "Forest"]),
    )
    s.cast("Chittering Rats").choose("Forest", by="p2").resolve()

    assert (s.p2.hand, s.p2.library[0]) == (["Shock"], "Forest")


def test_chromatic_lantern_taps_for_any_color_as_lands_do(scenario):
    """The lands have the ability of the Lantern, each land that its controller has."""
    s = scenario(
        p1=dict(battlefield=["Chromatic Lantern", "Forest"]), p2=dict(battlefield=["Island"])
    )
    s.activate("Chromatic Lantern", choose=["red"])
    s.activate("Forest", "{T}: Add one mana of any color", choose=["blue"])

    assert s.p1.mana == "{R}{U}"
    with pytest.raises(NotLegal):
        s.activate("Island", "{T}: Add one mana of any color")


@pytest.mark.cr("615.8")
@pytest.mark.parametrize(
    ("circle", "attacker"),
    [
        ("Circle of Protection: Green", "Grizzly Bears"),
        ("Circle of Protection: Red", "Gray Ogre"),
    ],
)
def test_circles_of_protection_prevent_the_damage_of_one_source(scenario, circle, attacker):
    """The source of that color deals no damage; the other one, of no color, does."""
    s = scenario(
        p1=dict(battlefield=[attacker, "Memnite"]), p2=dict(battlefield=[circle, "Plains"])
    )
    s.attack(attacker, "Memnite").activate(circle, by="p2").choose(attacker).resolve()
    s.advance("end of combat")

    assert s.options == [attacker]
    assert s.p2.life == 19


@pytest.mark.cr("707.5")
@pytest.mark.parametrize("copied", [True, False])
def test_clone_may_enter_as_a_copy(scenario, copied):
    """A copied Knight triggers as it enters; a Clone that copies nothing is 0/0 and dies."""
    s = scenario(
        p1=dict(hand=["Clone"], battlefield=["4 Island"]), p2=dict(battlefield=["Attended Knight"])
    )
    s.choose(copied).cast("Clone").resolve()

    assert ("Attended Knight" in s.p1.battlefield) is copied
    assert ("Soldier Token" in s.p1.battlefield) is copied
    assert s.p1.graveyard == ([] if copied else ["Clone"])


@pytest.mark.cr("400.7", "110.2a")
def test_cloudshift_returns_a_borrowed_creature_for_good(scenario):
    """The card comes back as a new object under the control of the spell's controller."""
    bears = {"name": "Grizzly Bears", "owner": "p2", "tapped": True, "counters": {"+1/+1": 1}}
    s = scenario(p1=dict(hand=["Cloudshift"], battlefield=["Plains", bears]))
    s.cast("Cloudshift", targets=["Grizzly Bears"]).resolve()
    found = s["Grizzly Bears"]

    assert (found.pt, found.tapped, found.controller, found.owner) == ("2/2", False, "p1", "p2")


@pytest.mark.cr("106.12b")
def test_contamination_makes_lands_produce_black(scenario):
    """A land tapped for mana makes {B}, whatever it would make and however much."""
    s = scenario(
        p1=dict(battlefield=["Gaea's Cradle", "2 Memnite"]),
        p2=dict(battlefield=["Contamination"]),
    )
    s.activate("Gaea's Cradle")

    assert s.p1.mana == "{B}"


@pytest.mark.parametrize(("feed", "left"), [(True, "Contamination"), (False, "Memnite")])
def test_contamination_is_fed_with_a_creature(scenario, feed, left):
    """At the upkeep a creature is sacrificed, or the enchantment itself."""
    s = scenario(active="p2", p1=dict(battlefield=["Contamination", "Memnite"]))
    s.advance("upkeep", turn=2).choose(feed).resolve()

    assert s.p1.battlefield == [left]


@pytest.mark.cr("701.5a")
def test_counterspell_counters(scenario):
    """The spell goes to its owner's graveyard and does nothing."""
    s = scenario(
        p1=dict(hand=["Su-Chi"], battlefield=["4 Wastes"]),
        p2=dict(hand=["Counterspell"], battlefield=["2 Island"]),
    )
    s.cast("Su-Chi").cast("Counterspell", targets=["Su-Chi"]).resolve()

    assert s.p1.graveyard == ["Su-Chi"]


@pytest.mark.cr("602.5d")
def test_cradle_of_the_accursed_becomes_a_zombie(scenario):
    """For {3} and itself there is a 2/2 black Zombie, only when a sorcery could be cast."""
    s = scenario(step="upkeep", p1=dict(battlefield=["Cradle of the Accursed", "3 Swamp"]))
    assert not s.can_activate("Cradle of the Accursed", "{3}")
    s.advance("precombat main").activate("Cradle of the Accursed", "{3}").resolve()

    assert (s["Zombie Token"].pt, s["Zombie Token"].colors) == ("2/2", "B")
    assert s.p1.graveyard == ["Cradle of the Accursed"]


def test_cradle_of_the_accursed_taps_for_colorless_mana(scenario):
    """It is a Desert that adds {C}."""
    s = scenario(p1=dict(battlefield=["Cradle of the Accursed"]))
    s.activate("Cradle of the Accursed", "{T}: Add")

    assert s["Cradle of the Accursed"].types == ["Land", "Desert"]
    assert s.p1.mana == "{C}"


def test_crippling_fear_spares_one_creature_type(scenario):
    """Creatures that are no Bears get -3/-3."""
    s = scenario(
        p1=dict(hand=["Crippling Fear"], battlefield=["4 Swamp", "Gray Ogre"]),
        p2=dict(battlefield=["Grizzly Bears", "Su-Chi"]),
    )
    s.cast("Crippling Fear").choose("Bear").resolve()

    assert s.p1.graveyard == ["Crippling Fear", "Gray Ogre"]
    assert (s["Grizzly Bears"].pt, s["Su-Chi"].pt) == ("2/2", "1/1")


def test_crumbling_vestige_makes_a_color_once(scenario):
    """It enters tapped, its trigger adds one mana of any color, and later it adds {C}."""
    s = scenario(p1=dict(hand=["Crumbling Vestige"]))
    s.play("Crumbling Vestige").choose("green").resolve()
    assert (s.p1.mana, s["Crumbling Vestige"].tapped) == ("{G}", True)
    s.advance("precombat main", turn=3).activate("Crumbling Vestige")

    assert s.p1.mana == "{C}"


def test_crusade_helps_white_creatures_of_all_players(scenario):
    """White creatures get +1/+1, whoever controls them; others don't."""
    s = scenario(
        p1=dict(hand=["Crusade"], battlefield=["2 Plains", "Memnite"]),
        p2=dict(battlefield=["Savannah Lions"]),
    )
    s.cast("Crusade").resolve()

    assert (s["Savannah Lions"].pt, s["Memnite"].pt) == ("3/2", "1/1")


@pytest.mark.cr("107.3a")
def test_crypt_rats_hurt_everyone_for_black_mana(scenario):
    """With two Swamps and a Forest X is 2 at most; creatures and players are dealt that much."""
    s = scenario(
        p1=dict(battlefield=["Crypt Rats", "2 Swamp", "Forest"]),
        p2=dict(battlefield=["Grizzly Bears", "Su-Chi"]),
    )
    s.activate("Crypt Rats", x="max").resolve()

    assert (s.p1.life, s.p2.life, s["Su-Chi"].damage) == (18, 18, 2)
    assert (s.p1.graveyard, s.p2.graveyard) == (["Crypt Rats"], ["Grizzly Bears"])


@pytest.mark.cr("115.1", "601.2c")
def test_cuombajj_witches_let_the_opponent_aim_too(scenario):
    """The controller chooses one target, an opponent the other; each is dealt 1 damage."""
    s = scenario(
        p1=dict(battlefield=["Cuombajj Witches", "Memnite"]),
        p2=dict(battlefield=["Savannah Lions"]),
    )
    s.choose("Savannah Lions", by="p1").choose("Memnite", by="p2")
    s.activate("Cuombajj Witches").resolve()

    assert (s.p1.graveyard, s.p2.graveyard) == (["Memnite"], ["Savannah Lions"])


@pytest.mark.cr("701.42a")
def test_curate_surveils_and_draws(scenario):
    """Of the top two cards one goes to the graveyard, and the other is drawn."""
    s = scenario(
        p1=dict(hand=["Curate"], battlefield=["2 Island"], library=["Swamp", "Forest", "Plains"])
    )
    s.cast("Curate").choose(["Swamp"]).resolve()

    assert (s.p1.hand, s.p1.library) == (["Forest"], ["Plains"])
    assert s.p1.graveyard == ["Swamp", "Curate"]


def test_curiosity_draws_for_any_damage_to_an_opponent(scenario):
    """The damage of the enchanted creature's ability counts; its controller may draw."""
    s = scenario(p1=dict(hand=["Curiosity"], battlefield=["Island", "Mountain", "Anaba Shaman"]))
    s.cast("Curiosity", targets=["Anaba Shaman"]).resolve()
    s.activate("Anaba Shaman", targets=["p2"]).yes().resolve()

    assert s.p1.hand == ["Filler Card"]


def test_cyclonic_rift_returns_what_you_do_not_control(scenario):
    """One nonland permanent of another player is the only possible target."""
    s = scenario(
        p1=dict(hand=["Cyclonic Rift"], battlefield=["2 Island", "Memnite"]),
        p2=dict(battlefield=["Su-Chi", "Bonesplitter", "Forest"]),
    )
    s.cast("Cyclonic Rift", targets=["Su-Chi"]).resolve()

    assert s.options == ["Su-Chi", "Bonesplitter"]
    assert (s.p2.hand, s.p2.battlefield) == (["Su-Chi"], ["Bonesplitter", "Forest"])


@pytest.mark.cr("702.96a")
def test_cyclonic_rift_overloaded_returns_everything(scenario):
    """For its overload cost all nonland permanents of others go, without targets."""
    s = scenario(
        p1=dict(hand=["Cyclonic Rift"], battlefield=["7 Island", "Memnite"]),
        p2=dict(battlefield=["Su-Chi", "Forest", "Bonesplitter"]),
    )
    s.cast("Cyclonic Rift", way="overload").resolve()

    assert (sorted(s.p2.hand), s.p2.battlefield) == (["Bonesplitter", "Su-Chi"], ["Forest"])
    assert "Memnite" in s.p1.battlefield
