"""What the cards with F do."""

import pytest

from cardwright.scenario import NotLegal


@pytest.mark.cr("610.3")
def test_faith_unbroken_exiles_and_strengthens(scenario):
    """The enchanted creature gets +2/+2, and an opponent's creature is gone while it lasts."""
    s = scenario(
        p1=dict(hand=["Faith Unbroken", "Disenchant"], battlefield=["6 Plains", "Memnite"]),
        p2=dict(battlefield=["Su-Chi"]),
    )
    s.cast("Faith Unbroken", targets=["Memnite"]).resolve()
    assert (s["Memnite"].pt, s.p2.exile) == ("3/3", ["Su-Chi"])
    s.cast("Disenchant", targets=["Faith Unbroken"]).resolve()

    assert (s["Memnite"].pt, s.p2.battlefield) == ("1/1", ["Su-Chi"])


@pytest.mark.cr("106.7")
def test_fellwar_stone_makes_what_opponents_lands_could(scenario):
    """Against an Island and a Forest blue or green can be chosen."""
    s = scenario(
        p1=dict(hand=["Fellwar Stone"], battlefield=["2 Mountain"]),
        p2=dict(battlefield=["Island", "Forest"]),
    )
    s.cast("Fellwar Stone").resolve().activate("Fellwar Stone", choose=["green"])

    assert (s.options, s.p1.mana) == (["{U}", "{G}"], "{G}")


@pytest.mark.cr("607.2a")
def test_fiend_hunter_holds_another_creature(scenario):
    """It may exile another creature, which returns when the Hunter leaves."""
    s = scenario(
        p1=dict(hand=["Fiend Hunter", "Doom Blade"], battlefield=["3 Plains", "2 Swamp"]),
        p2=dict(battlefield=["Su-Chi"]),
    )
    s.cast("Fiend Hunter").yes().resolve()
    assert s.p2.exile == ["Su-Chi"]
    s.cast("Doom Blade", targets=["Fiend Hunter"]).resolve()

    assert s.p2.battlefield == ["Su-Chi"]


@pytest.mark.cr("601.2f", "107.3a")
def test_fireball_is_divided_evenly(scenario):
    """Two targets cost {1} more; 5 damage is divided into 2 and 2, rounded down."""
    s = scenario(
        p1=dict(hand=["Fireball"], battlefield=["7 Mountain"]), p2=dict(battlefield=["Su-Chi"])
    )
    s.cast("Fireball", x=5, targets=["p2", "Su-Chi"]).resolve()

    assert (s.p2.life, s["Su-Chi"].damage) == (18, 2)
    assert all(land.tapped for land in s.all("Mountain"))


@pytest.mark.cr("118.9")
def test_fireblast_for_two_mountains(scenario):
    """Instead of its mana cost two Mountains may be sacrificed; it deals 4 damage."""
    s = scenario(p1=dict(hand=["Fireblast"], battlefield=["2 Mountain"]))
    s.cast("Fireblast", targets=["p2"]).resolve()

    assert s.p2.life == 16
    assert sorted(s.p1.graveyard) == ["Fireblast", "Mountain", "Mountain"]


@pytest.mark.cr("702.34a")
def test_firebolt_twice(scenario):
    """2 damage, and 2 again for its flashback cost."""
    s = scenario(p1=dict(hand=["Firebolt"], battlefield=["6 Mountain"]))
    s.cast("Firebolt", targets=["p2"]).resolve()
    s.cast("Firebolt", way="flashback", targets=["p2"]).resolve()

    assert (s.p2.life, s.p1.exile) == (16, ["Firebolt"])


def test_firebreathing_fires_the_creature_up(scenario):
    """Each {R} gives the enchanted creature +1/+0 until end of turn."""
    s = scenario(p1=dict(hand=["Firebreathing"], battlefield=["3 Mountain", "Memnite"]))
    s.cast("Firebreathing", targets=["Memnite"]).resolve()
    s.activate("Firebreathing").resolve().activate("Firebreathing").resolve()
    assert s["Memnite"].pt == "3/1"
    s.next_turn()

    assert s["Memnite"].pt == "1/1"


def test_fireslinger_burns_itself_out(scenario):
    """1 damage to any target and 1 to its controller."""
    s = scenario(p1=dict(battlefield=["Fireslinger"]), p2=dict(battlefield=["Memnite"]))
    s.activate("Fireslinger", targets=["Memnite"]).resolve()

    assert (s.p1.life, s.p2.graveyard) == (19, ["Memnite"])


def test_flame_slash_kills_a_creature_of_four(scenario):
    """4 damage to a creature."""
    s = scenario(
        p1=dict(hand=["Flame Slash"], battlefield=["Mountain"]), p2=dict(battlefield=["Su-Chi"])
    )
    s.cast("Flame Slash", targets=["Su-Chi"]).resolve()

    assert s.p2.graveyard == ["Su-Chi"]


@pytest.mark.cr("702.9b")
def test_flight_gives_flying(scenario):
    """What walks can't block the enchanted creature any more."""
    s = scenario(
        p1=dict(hand=["Flight"], battlefield=["Island", "Memnite"]), p2=dict(battlefield=["Su-Chi"])
    )
    s.cast("Flight", targets=["Memnite"]).resolve()

    assert not s.can_block("Su-Chi", "Memnite")


@pytest.mark.cr("615.1")
def test_fog_prevents_combat_damage(scenario):
    """Neither the player nor the creatures in combat are dealt damage; other damage is dealt."""
    s = scenario(
        p1=dict(battlefield=["Su-Chi", "Memnite", "Fireslinger"]),
        p2=dict(hand=["Fog"], battlefield=["Forest", "Grizzly Bears"]),
    )
    s.attack("Su-Chi", "Memnite").cast("Fog", by="p2").resolve()
    s.block("Grizzly Bears", "Memnite").advance("end of combat")
    s.activate("Fireslinger", targets=["p2"]).resolve()

    assert s.p2.life == 19
    assert "Memnite" in s.p1.battlefield
    assert s["Grizzly Bears"].damage == 0


@pytest.mark.cr("702.27a")
def test_forbid_is_bought_back(scenario):
    """For two discarded cards it returns to hand; the spell is countered."""
    s = scenario(
        p1=dict(hand=["Su-Chi"], battlefield=["4 Wastes"]),
        p2=dict(hand=["Forbid", "Forest", "Shock"], battlefield=["3 Island"]),
    )
    s.cast("Su-Chi").cast("Forbid", targets=["Su-Chi"], pay="buyback").resolve()

    assert s.p1.graveyard == ["Su-Chi"]
    assert (s.p2.hand, sorted(s.p2.graveyard)) == (["Forbid"], ["Forest", "Shock"])


@pytest.mark.cr("118.12a")
@pytest.mark.parametrize(("lands", "countered"), [(4, True), (5, False)])
def test_force_spike_asks_for_one_mana(scenario, lands, countered):
    """The spell is countered unless its controller pays {1}."""
    s = scenario(
        p1=dict(hand=["Su-Chi"], battlefield=[f"{lands} Wastes"]),
        p2=dict(hand=["Force Spike"], battlefield=["Island"]),
    )
    s.cast("Su-Chi").cast("Force Spike", targets=["Su-Chi"]).resolve()

    assert ("Su-Chi" in s.p1.graveyard) is countered
    assert ("Su-Chi" in s.p1.battlefield) is not countered


def test_foundry_street_denizen_grows_with_red_creatures(scenario):
    """Another red creature of its controller gives +1/+0, a colorless one does not."""
    s = scenario(
        p1=dict(
            hand=["Dwarven Trader", "Memnite"], battlefield=["Foundry Street Denizen", "Mountain"]
        )
    )
    s.cast("Memnite").resolve()
    assert s["Foundry Street Denizen"].pt == "1/1"
    s.cast("Dwarven Trader").resolve()

    assert s["Foundry Street Denizen"].pt == "2/1"


def test_funeral_charm_discards(scenario):
    """The target player chooses a card and discards it."""
    s = scenario(
        p1=dict(hand=["Funeral Charm"], battlefield=["Swamp"]), p2=dict(hand=["Forest", "Shock"])
    )
    s.cast("Funeral Charm", modes=1, targets=["p2"]).choose("Shock", by="p2").resolve()

    assert s.p2.graveyard == ["Shock"]


@pytest.mark.cr("704.5f")
def test_funeral_charm_makes_wild_and_weak(scenario):
    """+2/-1 until end of turn makes a 2/2 a 4/1."""
    s = scenario(p1=dict(hand=["Funeral Charm"], battlefield=["Swamp", "Grizzly Bears"]))
    s.cast("Funeral Charm", modes=2, targets=["Grizzly Bears"]).resolve()

    assert s["Grizzly Bears"].pt == "4/1"


@pytest.mark.cr("702.14c")
def test_funeral_charm_gives_swampwalk(scenario):
    """The creature can't be blocked while the defending player has a Swamp."""
    s = scenario(
        p1=dict(hand=["Funeral Charm"], battlefield=["Swamp", "Grizzly Bears"]),
        p2=dict(battlefield=["Swamp", "Su-Chi"]),
    )
    s.cast("Funeral Charm", modes=3, targets=["Grizzly Bears"]).resolve()
    s.attack("Grizzly Bears")

    with pytest.raises(NotLegal):
        s.block("Su-Chi", "Grizzly Bears")
