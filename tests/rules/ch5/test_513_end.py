"""The end step (513)."""

import pytest

from cardwright.language import YOU, At, Delayed, Enchantment, GainLife, Instant, end_step

BELL = Enchantment("Bell", "{1}", "flash", At(end_step(YOU), GainLife(1)))


@pytest.mark.cr("513.1", "500.6")
def test_the_active_player_has_priority_in_the_end_step(scenario):
    """What triggers at its beginning is on the stack; then the active player acts."""
    s = scenario(p1=dict(battlefield=[BELL]))
    s.advance("end")

    assert (s.stack, str(s.question.player)) == (["Bell"], "p1")
    s.resolve()


@pytest.mark.cr("513.2")
def test_what_enters_in_the_end_step_has_missed_it(scenario):
    """A permanent that enters during the step triggers in the next turn's end step only."""
    s = scenario(p1=dict(hand=[BELL], mana="{C}"), step="end")
    s.cast("Bell").resolve()
    first = s.stack
    s.advance("end", turn=3)

    assert (first, s.stack) == ([], ["Bell"])
    s.resolve()


@pytest.mark.cr("513.2")
def test_a_delayed_trigger_made_in_the_end_step_waits_a_turn(scenario):
    """What is to happen at the beginning of the next end step happens in the next turn."""
    later = Instant("Later", "{0}", Delayed(end_step(), (GainLife(5),)))
    s = scenario(p1=dict(hand=[later]), step="end")
    s.cast("Later").resolve()
    first = (s.stack, s.p1.life)
    s.advance("end", turn=2).resolve()

    assert (first, s.p1.life) == (([], 20), 25)


@pytest.mark.cr("513.1a", "603.7b")
def test_a_delayed_trigger_comes_in_this_turns_end_step(scenario):
    """Made before the end step, it triggers as it begins, and only once."""
    later = Instant("Later", "{0}", Delayed(end_step(), (GainLife(5),)))
    s = scenario(p1=dict(hand=[later]))
    s.cast("Later").resolve().advance("end").resolve()
    now = s.p1.life
    s.advance("end", turn=2)

    assert (now, s.stack, s.p1.life) == (25, [], 25)
