"""Players (102)."""

import pytest

from cardwright.language import EACH_OPPONENT, Instant, LoseLife


@pytest.mark.cr("102.1")
def test_the_active_player_is_whose_turn_it_is(scenario):
    """The other one is not active, until the turn is theirs."""
    s = scenario(active="p2")
    first = str(s.game.active)
    s.next_turn()

    assert (first, str(s.game.active)) == ("p2", "p1")


@pytest.mark.cr("102.2")
def test_the_opponent_is_the_other_player(scenario):
    """What each opponent loses, the controller doesn't."""
    drain = Instant("Drain", "{0}", LoseLife(3, EACH_OPPONENT))
    s = scenario(p1=dict(hand=[drain]))
    s.cast("Drain").resolve()

    assert (s.p1.life, s.p2.life) == (20, 17)
