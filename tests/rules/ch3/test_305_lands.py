"""Lands (305), instants and sorceries (304, 307), artifacts (301)."""

import pytest

from cardwright.language import (
    EQUIPPED_CREATURE,
    AddTypes,
    Equipment,
    GainLife,
    Instant,
    Land,
    ReturnToBattlefield,
    SetTypes,
    Sorcery,
    creature,
    gets,
    land,
    static,
    target,
)


@pytest.mark.cr("305.1", "305.2", "305.2a", "116.2a")
def test_one_land_each_turn(scenario):
    """A land is played from the hand, without the stack, once a turn."""
    s = scenario(p1=dict(hand=["2 Forest"]))
    s.play("Forest")
    again = s.can_play("Forest")
    s.next_turn().next_turn()

    assert (again, s.can_play("Forest")) == (False, True)


@pytest.mark.cr("305.1", "305.3")
def test_a_land_is_played_in_ones_own_main_phase(scenario):
    """Not in combat, not with something on the stack, not in another player's turn."""
    s = scenario(p1=dict(hand=["Forest", "Shock"], mana="R"), p2=dict(hand=["Forest"]))
    theirs = s.can_play("Forest", by="p2")
    s.cast("Shock", targets=["p2"])
    busy = s.can_play("Forest", by="p1")
    s.resolve().advance("combat")

    assert (theirs, busy, s.can_play("Forest", by="p1")) == (False, False, False)


@pytest.mark.cr("305.4")
def test_putting_a_land_onto_the_battlefield_is_not_playing_it(scenario):
    """The land for the turn can still be played."""
    s = scenario(
        p1=dict(
            hand=[
                "Forest",
                Instant("Raise", "{0}", ReturnToBattlefield(target(land, zone="graveyard"))),
            ],
            graveyard=["Island"],
        )
    )
    s.cast("Raise").resolve()

    assert s.can_play("Forest")


@pytest.mark.cr("305.6")
def test_a_basic_land_type_brings_its_mana_ability(scenario):
    """A land that becomes an Island in addition can add blue mana."""
    flood = Instant(
        "Flood", "{0}", gets(target(land), AddTypes(frozenset(), frozenset({"Island"})))
    )
    s = scenario(p1=dict(hand=[flood], battlefield=["Forest"]))
    s.cast("Flood").resolve()
    s.activate("Forest", "{T}: Add {U}")

    assert (s.p1.mana, s["Forest"].types) == ("{U}", ["Basic", "Land", "Forest", "Island"])


@pytest.mark.cr("305.7")
def test_a_set_land_type_replaces_type_and_abilities(scenario):
    """It loses its other land types and what its text says, and has the new mana ability."""
    port = Land("Port", static(EQUIPPED_CREATURE, "+0/+0"), subtypes="Gate")
    flood = Instant("Flood", "{0}", gets(target(land), SetTypes(None, frozenset({"Island"}))))
    s = scenario(p1=dict(hand=[flood], battlefield=[port, "Forest"]))
    s.cast("Flood", targets=["Port"]).resolve()
    s.activate("Port")

    assert (s.p1.mana, s["Port"].types) == ("{U}", ["Land", "Island"])


@pytest.mark.cr("305.7", "613.1f")
def test_abilities_given_by_other_effects_stay(scenario):
    """A land whose type is set keeps an ability that another effect gives it."""
    flood = Instant("Flood", "{0}", gets(target(land), SetTypes(None, frozenset({"Island"}))))
    wake = Instant("Wake", "{0}", gets(target(land), "indestructible"))
    s = scenario(p1=dict(hand=[flood, wake], battlefield=["Forest"]))
    s.cast("Wake").resolve().cast("Flood").resolve()

    assert s["Forest"].has("indestructible")


@pytest.mark.cr("305.7", "205.4")
def test_a_set_land_type_keeps_the_supertype(scenario):
    """A basic land stays basic."""
    flood = Instant("Flood", "{0}", gets(target(land), SetTypes(None, frozenset({"Island"}))))
    s = scenario(p1=dict(hand=[flood], battlefield=["Forest"]))
    s.cast("Flood").resolve()

    assert s["Forest"].types == ["Basic", "Land", "Island"]


@pytest.mark.cr("305.9")
def test_a_land_is_never_cast(scenario):
    """A card that is a land and something else is played as a land, not cast."""
    s = scenario(p1=dict(hand=["Dryad Arbor"], mana="GG"))

    assert s.can_play("Dryad Arbor")
    assert not s.can_cast("Dryad Arbor")


@pytest.mark.cr("304.1", "307.1", "307.5")
def test_instants_any_time_sorceries_only_in_ones_own_main_phase(scenario):
    """In the opponent's turn an instant can be cast and a sorcery can't."""
    s = scenario(
        active="p2",
        p1=dict(hand=[Instant("Quick", "{0}", GainLife(1)), Sorcery("Slow", "{0}", GainLife(1))]),
    )
    s.pass_priority()

    assert (s.can_cast("Quick", by="p1"), s.can_cast("Slow", by="p1")) == (True, False)


BLADE = Equipment("Blade", "{0}", static(EQUIPPED_CREATURE, "+2/+0"), equip="{1}")


@pytest.mark.cr("301.5", "301.5a", "702.6a")
def test_equip_moves_to_another_creature(scenario):
    """Equipping a second creature takes the Equipment off the first."""
    s = scenario(p1=dict(battlefield=[BLADE, "Memnite", "Su-Chi"], mana="CC"))
    s.activate("Blade", targets=["Memnite"]).resolve()
    first = s["Memnite"].pt
    s.activate("Blade", targets=["Su-Chi"]).resolve()

    assert (first, s["Memnite"].pt, s["Su-Chi"].pt) == ("3/1", "1/1", "6/4")


@pytest.mark.cr("301.5b", "301.5c", "702.6a")
def test_equip_only_ones_own_creatures_at_sorcery_speed(scenario):
    """An opponent's creature is no target."""
    s = scenario(p1=dict(battlefield=[BLADE], mana="C"), p2=dict(battlefield=["Memnite"]))

    assert not s.can_activate("Blade")


@pytest.mark.cr("301.5c", "301.5d")
def test_equipment_stays_on_a_creature_that_changes_hands(scenario):
    """It stays attached, and its controller is who it was."""
    from cardwright.language import TakeControl

    steal = Instant("Steal", "{0}", TakeControl(target(creature)))
    s = scenario(
        p1=dict(hand=[steal]),
        p2=dict(battlefield=["Memnite", dict(name="Bonesplitter", attached_to="Memnite")]),
    )
    s.cast("Steal").resolve()

    assert (s["Memnite"].pt, s["Memnite"].controller) == ("3/1", "p1")
    assert s["Bonesplitter"].controller == "p2"


@pytest.mark.cr("301.1", "301.2")
def test_an_artifact_is_cast_at_sorcery_speed(scenario):
    """Not while something is on the stack."""
    s = scenario(p1=dict(hand=[BLADE, "Shock"], mana="R"))
    s.cast("Shock", targets=["p2"])

    assert not s.can_cast("Blade")
