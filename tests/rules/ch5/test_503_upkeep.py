"""The upkeep step (503)."""

import pytest

from cardwright.language import YOU, At, Draw, Enchantment, GainLife, upkeep

BELL = Enchantment("Bell", "{1}", At(upkeep(YOU), GainLife(1)))


@pytest.mark.cr("503.1")
def test_the_active_player_has_priority_in_the_upkeep(scenario):
    """Instants can be cast before the card for the turn is drawn."""
    s = scenario(p2=dict(hand=["Shock"], battlefield=["Mountain"]))
    s.next_turn("upkeep")
    hand = s.p2.hand
    s.cast("Shock", targets="p1")

    assert (hand, s.stack) == (["Shock"], ["Shock"])


@pytest.mark.cr("503.1a", "500.6")
def test_upkeep_triggers_are_on_the_stack_before_priority(scenario):
    """Only the active player's upkeep triggers what waits for one's own."""
    s = scenario(p1=dict(battlefield=[BELL]), p2=dict(battlefield=[BELL]))
    s.next_turn("end")
    before = (s.p1.life, s.p2.life)
    s.next_turn("upkeep")

    assert (s.stack, str(s.question.player)) == (["Bell"], "p1")
    s.resolve()
    assert (s.p1.life, s.p2.life) == (before[0] + 1, before[1])


@pytest.mark.cr("503.1a")
def test_the_order_of_upkeep_triggers_is_their_controllers_choice(scenario):
    """Two abilities go on the stack in the order that their controller says."""
    other = Enchantment("Book", "{1}", At(upkeep(YOU), Draw(1)))
    s = scenario(p2=dict(battlefield=[BELL, other]))
    s.choose(["Book", "Bell"]).next_turn("upkeep")
    first = s.stack
    again = scenario(p2=dict(battlefield=[BELL, other]))
    again.choose(["Bell", "Book"]).next_turn("upkeep")

    assert sorted(first) == sorted(again.stack) == ["Bell", "Book"]
    assert first != again.stack
