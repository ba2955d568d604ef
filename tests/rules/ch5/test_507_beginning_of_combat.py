"""The beginning of combat step (507)."""

import pytest

from cardwright.language import YOU, At, AtStep, Enchantment, GainLife


@pytest.mark.cr("507.2")
def test_the_active_player_has_priority_before_attackers_are_declared(scenario):
    """A creature tapped in the beginning of combat step can't be declared any more."""
    s = scenario(
        p1=dict(battlefield=["Anaba Shaman", "Mountain"]), p2=dict(battlefield=["Memnite"])
    )
    s.advance("combat")
    player = str(s.question.player)
    s.activate("Anaba Shaman", targets="p2").resolve()

    assert (player, s.step, s.can_attack("Anaba Shaman")) == ("p1", "combat", False)


@pytest.mark.cr("500.6")
def test_abilities_trigger_as_combat_begins(scenario):
    """What triggers at the beginning of combat is on the stack before anybody acts."""
    drum = Enchantment("War Drum", "{1}", At(AtStep("combat", YOU), GainLife(1)))
    s = scenario(p1=dict(battlefield=[drum]))
    s.advance("combat")

    assert (s.stack, str(s.question.player)) == (["War Drum"], "p1")
