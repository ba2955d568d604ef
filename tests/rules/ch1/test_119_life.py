"""Life (119)."""

import pytest

from cardwright.language import (
    YOU,
    CantGainLife,
    Enchantment,
    GainLife,
    GainsLife,
    HandSize,
    Instant,
    LoseLife,
    LosesLife,
    Whenever,
    static,
    target_player,
)


@pytest.mark.cr("119.1")
def test_life_starts_at_twenty(scenario):
    """Both players."""
    s = scenario()

    assert (s.p1.life, s.p2.life) == (20, 20)


@pytest.mark.cr("119.2", "120.3a")
def test_damage_makes_a_player_lose_life(scenario):
    """What triggers on losing life sees the damage too."""
    pain = Enchantment("Pain", "{1}", Whenever(LosesLife(YOU), GainLife(1)))
    s = scenario(
        p1=dict(hand=["Lightning Bolt"], battlefield=["Mountain"]), p2=dict(battlefield=[pain])
    )
    s.cast("Lightning Bolt", targets="p2").resolve(1)

    assert (s.p2.life, s.stack) == (17, ["Pain"])
    s.resolve()


@pytest.mark.cr("119.3")
def test_gaining_and_losing_adjusts_the_total(scenario):
    """Up and down by as much as said, above the start as well."""
    both = Instant("Both", "{0}", GainLife(7), LoseLife(2))
    s = scenario(p1=dict(hand=[both]))
    s.cast("Both").resolve()

    assert s.p1.life == 25


@pytest.mark.cr("119.7")
def test_a_player_who_can_t_gain_life(scenario):
    """Lifelink gains nothing either."""
    grim = Enchantment("Grim", "{1}", static(YOU, CantGainLife()))
    s = scenario(
        p1=dict(
            battlefield=[grim, "Memnite", {"name": "Basilisk Collar", "attached_to": "Memnite"}]
        )
    )
    s.attack("Memnite").advance("combat damage")

    assert (s.p1.life, s.p2.life) == (20, 19)


WATCH = Enchantment("Watch", "{1}", Whenever(GainsLife(YOU), LoseLife(1, target_player())))


@pytest.mark.cr("119.9")
def test_gaining_life_triggers_once_for_each_event(scenario):
    """Five life at once is one event."""
    heal = Instant("Heal", "{0}", GainLife(5))
    s = scenario(p1=dict(hand=[heal], battlefield=[WATCH]))
    s.cast("Heal").resolve(1)

    assert s.stack == ["Watch"]
    s.resolve()


@pytest.mark.cr("119.9")
def test_gaining_no_life_triggers_nothing(scenario):
    """A gain of 0 is no event."""
    heal = Instant("Heal", "{0}", GainLife(HandSize(YOU)))
    s = scenario(p1=dict(hand=[heal], battlefield=[WATCH]))
    s.cast("Heal").resolve(1)

    assert (s.stack, s.p1.life) == ([], 20)


@pytest.mark.cr("119.6", "704.5a")
def test_zero_life_loses(scenario):
    """At exactly 0, as state-based actions are checked."""
    s = scenario(p1=dict(hand=["Shock"], battlefield=["Mountain"]), p2=dict(life=2))
    s.cast("Shock", targets="p2").resolve()

    assert (s.p2.lost, s.log[-1].split(" ", 1)[0]) == (True, "104.3")
