"""What the cards with K do."""

import pytest


@pytest.mark.cr("702.6a", "702.9b")
def test_kitesail_lets_the_equipped_creature_fly(scenario):
    """For {2} it is attached to a creature, which gets +1/+0 and flying."""
    s = scenario(
        p1=dict(battlefield=["Kitesail", "2 Wastes", "Grizzly Bears"]),
        p2=dict(battlefield=["Su-Chi"]),
    )
    s.activate("Kitesail", targets=["Grizzly Bears"]).resolve().attack("Grizzly Bears")

    assert (s["Grizzly Bears"].pt, s["Grizzly Bears"].has("flying")) == ("3/2", True)
    assert not s.can_block("Su-Chi", "Grizzly Bears")


@pytest.mark.cr("107.3a")
def test_kozileks_command_exiles_small_creatures_and_graveyard_cards(scenario):
    """A creature with mana value X or less, and up to X cards from graveyards."""
    s = scenario(
        p1=dict(hand=["Kozilek's Command"], battlefield=["4 Wastes"], graveyard=["Shock"]),
        p2=dict(battlefield=["Grizzly Bears", "Su-Chi"], graveyard=["Murder", "Forest"]),
    )
    s.cast("Kozilek's Command", x=2, modes=[3, 4], targets=["Grizzly Bears", "Murder", "Shock"])
    s.resolve()

    assert (s.p1.exile, s.p2.exile) == (["Shock"], ["Grizzly Bears", "Murder"])
    assert (s.p2.battlefield, s.p2.graveyard) == (["Su-Chi"], ["Forest"])


@pytest.mark.cr("107.3a")
def test_kozileks_command_makes_spawn_and_draws(scenario):
    """X Eldrazi Spawn for one player; another scries X and draws a card."""
    s = scenario(
        p1=dict(
            hand=["Kozilek's Command"],
            battlefield=["4 Wastes"],
            library=["Swamp", "Forest", "Plains"],
        )
    )
    s.cast("Kozilek's Command", x=2, modes=[1, 2], targets=["p2", "p1"])
    s.choose(["Swamp", "Forest"]).resolve()

    assert s.p2.battlefield == ["Eldrazi Spawn Token"] * 2
    assert (s.p1.hand, s.p1.library[-2:]) == (["Plains"], ["Swamp", "Forest"])


def test_krrik_grows_with_black_spells(scenario):
    """Each black spell that its controller casts puts a +1/+1 counter on it; a red one does not."""
    s = scenario(
        p1=dict(
            hand=["Murder", "Shock"], battlefield=["K'rrik, Son of Yawgmoth", "3 Swamp", "Mountain"]
        ),
        p2=dict(battlefield=["Memnite"]),
    )
    s.cast("Shock", targets=["p2"]).resolve()
    assert s["K'rrik, Son of Yawgmoth"].pt == "2/2"
    s.cast("Murder", targets=["Memnite"]).resolve()

    assert s["K'rrik, Son of Yawgmoth"].pt == "3/3"
    assert s["K'rrik, Son of Yawgmoth"].has("lifelink")


@pytest.mark.cr("402.2")
def test_kruphix_takes_away_the_maximum_hand_size(scenario):
    """Nine cards stay in the hand over the cleanup step; an opponent's nine don't."""
    s = scenario(
        p1=dict(hand=["9 Forest"], battlefield=["Kruphix, God of Horizons"]),
        p2=dict(hand=["9 Forest"]),
    )
    s.next_turn().next_turn()

    assert (s.p1.hand.count("Forest"), len(s.p2.hand)) == (9, 7)


@pytest.mark.cr("702.12b")
def test_kruphix_is_indestructible(scenario):
    """The Disk destroys other enchantments."""
    s = scenario(
        p1=dict(battlefield=["Kruphix, God of Horizons", "Nevinyrral's Disk", "Crusade", "Forest"])
    )
    s.activate("Nevinyrral's Disk").resolve()

    assert s.p1.battlefield == ["Kruphix, God of Horizons", "Forest"]


@pytest.mark.cr("601.2b")
def test_kuldotha_rebirth_turns_an_artifact_into_goblins(scenario):
    """An artifact is sacrificed to cast it, and there are three red Goblins 1/1."""
    s = scenario(p1=dict(hand=["Kuldotha Rebirth"], battlefield=["Mountain", "Memnite"]))
    s.cast("Kuldotha Rebirth")
    assert s.p1.graveyard == ["Memnite"]
    s.resolve()

    assert s.p1.battlefield == ["Mountain"] + ["Goblin Token"] * 3
    assert (s["Goblin Token"].pt, s["Goblin Token"].colors) == ("1/1", "R")
