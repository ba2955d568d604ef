"""Counters (122)."""

import pytest

from cardwright.language import (
    Activated,
    Artifact,
    Creature,
    GainLife,
    Instant,
    LastCounterRemoved,
    PutCounters,
    RemoveCounters,
    RemoveCountersCost,
    Sorcery,
    Whenever,
    creature,
    enters_with,
    target,
    target_player,
)
from cardwright.scenario import Piece


def put(name, kind, count=1):
    return Instant(name, "{0}", PutCounters(kind, target(creature), count))


@pytest.mark.cr("122.1", "122.6")
def test_counters_of_a_kind_add_up(scenario):
    """Counters put one after the other are the same as counters put at once."""
    s = scenario(
        p1=dict(hand=[put("Grow", "+1/+1"), put("Grow", "+1/+1")], battlefield=["Memnite"])
    )
    s.cast("Grow", targets="Memnite").resolve().cast("Grow", targets="Memnite").resolve()

    assert (s["Memnite"].counters, s["Memnite"].pt) == ({"+1/+1": 2}, "3/3")


@pytest.mark.cr("122.1a", "613.4c")
def test_plus_and_minus_counters_change_the_size(scenario):
    """For good, not until end of turn."""
    s = scenario(p1=dict(hand=[put("Shrink", "-1/-1")], battlefield=["Su-Chi"]))
    s.cast("Shrink", targets="Su-Chi").resolve().next_turn()

    assert s["Su-Chi"].pt == "3/3"


@pytest.mark.cr("122.1b", "613.1f")
@pytest.mark.parametrize(
    "keyword",
    ["flying", "first strike", "double strike", "deathtouch", "haste", "hexproof",
     "indestructible", "lifelink", "menace", "reach", "shadow", "trample", "vigilance"],
)  # fmt: skip
def test_a_keyword_counter_gives_the_keyword(scenario, keyword):
    """As long as it is there."""
    s = scenario(p1=dict(hand=[put("Lift", keyword)], battlefield=["Memnite"]))
    before = s["Memnite"].has(keyword)
    s.cast("Lift", targets="Memnite").resolve()

    assert (before, s["Memnite"].has(keyword)) == (False, True)


@pytest.mark.cr("122.1b", "702.9b")
def test_the_keyword_of_a_counter_works(scenario):
    """A creature with a flying counter flies over the ground."""
    s = scenario(
        p1=dict(battlefield=[{"name": "Memnite", "counters": {"flying": 1}}]),
        p2=dict(battlefield=["Su-Chi"]),
    )
    s.attack("Memnite")

    assert not s.can_block("Su-Chi", "Memnite")


@pytest.mark.cr("122.1e", "306.5c", "704.5i")
def test_loyalty_counters_are_the_loyalty(scenario):
    """A planeswalker enters with its loyalty in counters; with none it dies."""
    s = scenario(p1=dict(hand=["Jace Beleren"], mana="{U}{U}{U}"))
    s.cast("Jace Beleren").resolve()
    entered = dict(s["Jace Beleren"].counters)
    s.activate("Jace Beleren", 2, targets="p1").resolve()
    s.next_turn().next_turn().activate("Jace Beleren", 2, targets="p1").resolve()
    s.next_turn().next_turn().activate("Jace Beleren", 2, targets="p1")

    assert entered == {"loyalty": 3}
    assert s.p1.graveyard == ["Jace Beleren"]


@pytest.mark.cr("122.1f", "704.5c")
def test_players_have_counters(scenario):
    """Poison counters are on the player."""
    sting = Sorcery("Sting", "{0}", PutCounters("poison", target_player(), 2))
    s = scenario(p1=dict(hand=[sting]))
    s.cast("Sting", targets="p2").resolve()

    assert (s.p2.counters, s.p1.counters) == ({"poison": 2}, {})


@pytest.mark.cr("122.2", "400.7")
def test_counters_do_not_change_zones(scenario):
    """A creature that returns to hand and comes back has none, and they weren't removed."""
    watch = Creature(
        "Keeper", "{0}", "Cleric", "1/1", enters_with("time", 1),
        Whenever(LastCounterRemoved("time"), GainLife(9)),
    )  # fmt: skip
    s = scenario(
        p1=dict(
            hand=["2 Unsummon", watch],
            battlefield=["2 Island", {"name": "Memnite", "counters": {"+1/+1": 2}}],
        )
    )
    s.cast("Unsummon", targets="Memnite").resolve().cast("Memnite").resolve()
    s.cast("Keeper").resolve().cast("Unsummon", targets="Keeper").resolve()

    assert (s["Memnite"].counters, s["Memnite"].pt, s.p1.life) == ({}, "1/1", 20)


@pytest.mark.cr("122.3", "704.5q")
def test_plus_and_minus_counters_take_each_other_away(scenario):
    """As many of both as there are of the fewer."""
    s = scenario(
        p1=dict(
            hand=[put("Shrink", "-1/-1", 2)],
            battlefield=[{"name": "Su-Chi", "counters": {"+1/+1": 3}}],
        )
    )
    s.cast("Shrink", targets="Su-Chi").resolve()

    assert (s["Su-Chi"].counters, s["Su-Chi"].pt) == ({"+1/+1": 1}, "5/5")


@pytest.mark.cr("122.6", "614.1c")
def test_entering_with_counters_is_putting_them(scenario):
    """The permanent never was there without them."""
    ooze = Creature("Ooze", "{0}", "Ooze", "0/0", enters_with("+1/+1", 1))
    s = scenario(p1=dict(hand=[ooze]))
    s.cast("Ooze").resolve()

    assert (s["Ooze"].counters, s["Ooze"].zone) == ({"+1/+1": 1}, "battlefield")


@pytest.mark.cr("122.1", "118.3")
def test_counters_that_are_not_there_can_t_be_removed(scenario):
    """A cost of two charge counters can't be paid with one; an effect removes what there is."""
    battery = Artifact(
        "Battery", "{1}", Activated(RemoveCountersCost("charge", 2), GainLife(1)),
        Activated("{0}", RemoveCounters("charge", 5)),
    )  # fmt: skip
    s = scenario(p1=dict(battlefield=[Piece("Battery", card=battery, counters={"charge": 1})]))
    able = s.can_activate("Battery", 1)
    s.activate("Battery", 2).resolve()

    assert (able, s["Battery"].counters) == (False, {})
