"""The end of combat step (511)."""

import pytest

from cardwright.language import (
    END_OF_COMBAT,
    YOU,
    At,
    AtStep,
    Enchantment,
    GainLife,
    Instant,
    creature,
    gets,
    target,
)


@pytest.mark.cr("511.1")
def test_players_have_priority_in_the_end_of_combat_step(scenario):
    """The active player acts first, after damage."""
    s = scenario(p1=dict(battlefield=["Memnite"]))
    s.attack("Memnite").advance("end of combat")

    assert (str(s.question.player), s.p2.life) == ("p1", 19)


@pytest.mark.cr("511.2")
def test_abilities_trigger_at_end_of_combat(scenario):
    """They trigger as the step begins."""
    rest = Enchantment("Rest", "{1}", At(AtStep("end of combat", YOU), GainLife(1)))
    s = scenario(p1=dict(battlefield=[rest]))
    s.advance("end of combat")

    assert s.stack == ["Rest"]
    s.resolve()


@pytest.mark.cr("511.2", "500.5")
def test_until_end_of_combat_lasts_through_the_step(scenario):
    """The effect is there during the end of combat step and gone in the next phase."""
    rally = Instant("Rally", "{0}", gets(target(creature), "+1/+1", until=END_OF_COMBAT))
    s = scenario(p1=dict(battlefield=["Memnite"], hand=[rally]))
    s.advance("combat").cast("Rally", targets="Memnite").resolve().advance("end of combat")
    during = s["Memnite"].pt
    s.advance("postcombat main")

    assert (during, s["Memnite"].pt) == ("2/2", "1/1")


@pytest.mark.cr("511.3", "505.1")
def test_the_postcombat_main_phase_follows(scenario):
    """Combat is over: no creature attacks or blocks, and sorceries can be cast again."""
    s = scenario(
        p1=dict(battlefield=["Memnite", "2 Swamp"], hand=["Sign in Blood"]),
        p2=dict(battlefield=["Horned Turtle"]),
    )
    s.attack("Memnite").block("Horned Turtle", "Memnite").advance("end of combat")
    before = s.can_cast("Sign in Blood")
    s.advance("postcombat main")

    assert (before, s.can_cast("Sign in Blood")) == (False, True)
    assert (s.game.combat.attackers, s.game.combat.blockers) == ({}, {})
