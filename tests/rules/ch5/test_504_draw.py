"""The draw step (504)."""

import pytest

from cardwright.language import YOU, Draws, Enchantment, GainLife, Whenever


@pytest.mark.cr("504.1", "121.1", "703.4d")
def test_the_active_player_draws(scenario):
    """The top card of the active player's library goes to hand, nobody else's."""
    s = scenario(p1=dict(library=["Swamp"]), p2=dict(library=["Island", "Plains"]))
    s.next_turn("draw")

    assert (s.p2.hand, s.p2.library, s.p1.hand) == (["Island"], ["Plains"], [])


@pytest.mark.cr("504.1", "504.2")
def test_the_draw_does_not_use_the_stack(scenario):
    """When the active player first has priority the card is drawn; what triggered on it is on
    the stack."""
    watch = Enchantment("Watch", "{1}", Whenever(Draws(YOU), GainLife(1)))
    s = scenario(p2=dict(library=["Island"], battlefield=[watch]))
    s.next_turn("draw")

    assert (s.p2.hand, s.stack, str(s.question.player)) == (["Island"], ["Watch"], "p2")
    s.resolve()


@pytest.mark.cr("103.8a")
def test_the_first_player_skips_the_first_draw(scenario):
    """From the upkeep of the first turn it goes to the main phase, with no card drawn."""
    s = scenario(step="upkeep", p1=dict(library=["Swamp"]))
    s.pass_priority().pass_priority()

    assert (s.step, s.p1.hand) == ("precombat main", [])
