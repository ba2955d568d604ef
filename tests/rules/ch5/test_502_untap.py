"""The untap step (502)."""

import pytest

from cardwright.language import (
    THIS,
    BecomesUntapped,
    Creature,
    DoesntUntap,
    Enchantment,
    GainLife,
    Whenever,
    creature,
    static,
)


def tapped(name):
    return {"name": name, "tapped": True}


@pytest.mark.cr("502.3", "703.4c")
def test_the_active_player_untaps_all_permanents(scenario):
    """At the beginning of a player's turn what that player controls untaps."""
    s = scenario(p2=dict(battlefield=[tapped("Memnite"), tapped("Forest")]))
    s.next_turn("upkeep")

    assert (s["Memnite"].tapped, s["Forest"].tapped) == (False, False)


@pytest.mark.cr("502.3")
def test_other_players_permanents_stay_tapped(scenario):
    """Nothing of the nonactive player untaps."""
    s = scenario(p1=dict(battlefield=[tapped("Memnite")]))
    s.next_turn("upkeep")
    during = s["Memnite"].tapped
    s.next_turn("upkeep")

    assert (during, s["Memnite"].tapped) == (True, False)


@pytest.mark.cr("502.3")
def test_an_effect_keeps_a_permanent_tapped(scenario):
    """A creature that doesn't untap stays tapped; the others untap."""
    slow = Creature("Sloth", "{1}", "Beast", "4/4", static(THIS, DoesntUntap()))
    s = scenario(p1=dict(battlefield=[slow, "Memnite"]))
    s.attack("Sloth", "Memnite").advance("upkeep", turn=3)

    assert (s["Sloth"].tapped, s["Memnite"].tapped) == (True, False)


@pytest.mark.cr("502.1", "702.26a")
def test_phasing_comes_before_untapping(scenario):
    """A permanent that phases out tapped does not untap while it is gone; it phases in, and
    untaps, in its controller's next untap step."""
    s = scenario(p2=dict(battlefield=[tapped("Tolarian Drake")]))
    s.advance("upkeep", turn=2)
    gone = s.p2.battlefield
    s.advance("upkeep", turn=4)

    assert (gone, s.p2.battlefield, s["Tolarian Drake"].tapped) == ([], ["Tolarian Drake"], False)


@pytest.mark.cr("502.4", "503.1a", "117.3a")
def test_what_triggers_in_the_untap_step_waits_for_upkeep(scenario):
    """Nobody has priority in the untap step: the ability is on the stack in the upkeep."""
    wake = Creature("Riser", "{1}", "Beast", "1/1", Whenever(BecomesUntapped(THIS), GainLife(1)))
    s = scenario(p1=dict(battlefield=[wake]))
    s.attack("Riser").advance("end", turn=2)
    s.pass_priority().pass_priority()

    assert (s.turn, s.step, s.stack) == (3, "upkeep", ["Riser"])
    assert str(s.question.player) == "p1"
    s.resolve()
    assert s.p1.life == 21


@pytest.mark.cr("502.3")
def test_permanents_untap_simultaneously(scenario):
    """Each of two that untap triggers what watches them, including themselves."""
    watch = Enchantment("Watch", "{1}", Whenever(BecomesUntapped(creature), GainLife(1)))
    s = scenario(p1=dict(battlefield=[watch, "2 Memnite"]))
    s.attack("Memnite", "Memnite#2").advance("upkeep", turn=3).resolve()

    assert s.p1.life == 22
