"""What the cards with H do."""

import pytest


@pytest.mark.cr("106.12b")
def test_hall_of_gemstone_lets_each_player_choose_for_their_turn(scenario):
    """The player whose upkeep it is chooses the color that colored mana of lands becomes, all
    players' lands, until the turn ends; {C} stays {C}."""
    s = scenario(
        p1=dict(battlefield=["Hall of Gemstone", "Forest"]),
        p2=dict(battlefield=["Island", "Wastes"]),
    )
    s.choose("red", by="p2").advance("precombat main", turn=2)
    s.activate("Forest", by="p1").activate("Island", by="p2").activate("Wastes", by="p2")
    assert (s.p1.mana, s.p2.mana) == ("{R}", "{R}{C}")
    s.choose("black", by="p1").advance("precombat main", turn=3).activate("Forest")

    assert s.p1.mana == "{B}"


@pytest.mark.cr("704.5k")
def test_hall_of_gemstone_is_a_world_enchantment(scenario):
    """Of two worlds the newer one stays."""
    s = scenario(
        p1=dict(hand=["Hall of Gemstone"], mana="GGG"),
        p2=dict(battlefield=["Hall of Gemstone"]),
    )
    s.cast("Hall of Gemstone").resolve()

    assert s.p2.graveyard == ["Hall of Gemstone"]
    assert "Hall of Gemstone" in s.p1.battlefield


@pytest.mark.cr("107.3m")
def test_hangarback_walker_grows_by_one(scenario):
    """It enters with X counters, and {1} and tapping puts one more on it."""
    s = scenario(p1=dict(hand=["Hangarback Walker"], battlefield=["5 Wastes"]))
    s.cast("Hangarback Walker", x=2).resolve()
    assert s["Hangarback Walker"].pt == "2/2"
    s.advance("precombat main", turn=3).activate("Hangarback Walker").resolve()

    assert (s["Hangarback Walker"].pt, s["Hangarback Walker"].tapped) == ("3/3", True)


def test_holy_light_shrinks_creatures_that_are_not_white(scenario):
    """They get -1/-1 this turn, whoever controls them; white ones don't."""
    s = scenario(
        p1=dict(hand=["Holy Light"], battlefield=["3 Plains", "Memnite"]),
        p2=dict(battlefield=["Su-Chi", "Elite Vanguard"]),
    )
    s.cast("Holy Light").resolve()
    assert (s["Su-Chi"].pt, s["Elite Vanguard"].pt) == ("3/3", "2/1")
    s.next_turn()

    assert s.p1.graveyard == ["Holy Light", "Memnite"]
    assert s["Su-Chi"].pt == "4/4"


def test_holy_strength_strengthens_what_it_enchants(scenario):
    """The enchanted creature gets +1/+2, and no other."""
    s = scenario(
        p1=dict(hand=["Holy Strength"], battlefield=["Plains", "Grizzly Bears", "Memnite"])
    )
    s.cast("Holy Strength", targets=["Grizzly Bears"]).resolve()

    assert (s["Grizzly Bears"].pt, s["Memnite"].pt) == ("3/4", "1/1")


@pytest.mark.cr("115.4")
@pytest.mark.parametrize(("target", "life", "dead"), [("p2", 19, []), ("Memnite", 20, ["Memnite"])])
def test_hornet_sting_deals_1_damage_to_any_target(scenario, target, life, dead):
    """A player loses 1 life; a 1/1 creature dies."""
    s = scenario(
        p1=dict(hand=["Hornet Sting"], battlefield=["Forest"]), p2=dict(battlefield=["Memnite"])
    )
    s.cast("Hornet Sting", targets=[target]).resolve()

    assert (s.p2.life, s.p2.graveyard) == (life, dead)


@pytest.mark.cr("614.15")
@pytest.mark.parametrize(("death", "size"), [(True, "5/5"), (False, "3/3")])
def test_hunger_of_the_howlpack_is_greater_after_a_death(scenario, death, size):
    """One +1/+1 counter, or three if a creature died this turn."""
    s = scenario(
        p1=dict(
            hand=["Hunger of the Howlpack", "Shock"],
            battlefield=["Forest", "Mountain", "Grizzly Bears"],
        ),
        p2=dict(battlefield=["Memnite"]),
    )
    s.cast("Shock", targets=["Memnite" if death else "p2"]).resolve()
    s.cast("Hunger of the Howlpack", targets=["Grizzly Bears"]).resolve()

    assert s["Grizzly Bears"].pt == size
