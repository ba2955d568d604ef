"""Drawing a card (121)."""

import pytest

from cardwright.language import (
    EACH_PLAYER,
    OPPONENT,
    YOU,
    Draw,
    Draws,
    Enchantment,
    GainLife,
    Instant,
    LookAndTake,
    LoseLife,
    May,
    Sorcery,
    Whenever,
)

STUDY = Sorcery("Study", "{0}", Draw(2))
WATCH = Enchantment("Watch", "{1}", Whenever(Draws(YOU), GainLife(1)))


@pytest.mark.cr("121.1")
def test_the_top_card_is_drawn(scenario):
    """It goes from the top of the library to hand."""
    s = scenario(p1=dict(hand=[STUDY], library=["Forest", "Island", "Swamp"]))
    s.cast("Study").resolve()

    assert (s.p1.hand, s.p1.library) == (["Forest", "Island"], ["Swamp"])


@pytest.mark.cr("121.2")
def test_cards_are_drawn_one_at_a_time(scenario):
    """Two cards drawn are two draws for what triggers on them."""
    s = scenario(p1=dict(hand=[STUDY], battlefield=[WATCH]))
    s.cast("Study").resolve()

    assert s.p1.life == 22


@pytest.mark.cr("121.2")
def test_the_second_draw_of_a_turn_is_one_of_two(scenario):
    """What counts the second card each turn sees it within one instruction."""
    second = Enchantment("Second", "{1}", Whenever(Draws(YOU, 2), GainLife(5)))
    s = scenario(p1=dict(hand=[Sorcery("Three", "{0}", Draw(3))], battlefield=[second]))
    s.cast("Three").resolve()

    assert s.p1.life == 25


@pytest.mark.cr("121.2c", "101.4")
def test_the_active_player_draws_first(scenario):
    """When each player draws two, the active player's draws all come first."""
    gift = Instant("Gift", "{0}", Draw(2, EACH_PLAYER))
    s = scenario(p2=dict(hand=[gift]))
    s.cast("Gift", by="p2").resolve()
    drew = [line.split()[1] for line in s.log if line.endswith("draws a card")]

    assert drew == ["p1", "p1", "p2", "p2"]


@pytest.mark.cr("121.3")
def test_a_draw_may_be_chosen_with_an_empty_library(scenario):
    """A player with no library who may draw can do so, and loses."""
    may = Sorcery("Offer", "{0}", May(Draw(1)))
    yes = scenario(p1=dict(hand=[may], library=[]))
    yes.cast("Offer").yes().resolve()
    no = scenario(p1=dict(hand=[may], library=[]))
    no.cast("Offer").no().resolve()

    assert (yes.p1.lost, no.p1.lost) == (True, False)


@pytest.mark.cr("121.4", "704.5b")
def test_drawing_from_an_empty_library_loses_later(scenario):
    """Not at once: what the spell does after the draw still happens, and then the player loses."""
    last = Sorcery("Last", "{0}", Draw(1), LoseLife(20, OPPONENT))
    s = scenario(p1=dict(hand=[last], library=[]))
    s.cast("Last").resolve()

    assert (s.over, s.p1.won, s.p2.won) == (True, False, False)


@pytest.mark.cr("121.5")
def test_a_card_put_into_hand_is_not_drawn(scenario):
    """What triggers on drawing doesn't see it, and an empty library does no harm."""
    impulse = Sorcery("Seek", "{0}", LookAndTake(3))
    s = scenario(p1=dict(hand=[impulse], library=["Forest"], battlefield=[WATCH]))
    s.cast("Seek").resolve()
    t = scenario(p1=dict(hand=[impulse], library=[]))
    t.cast("Seek").resolve()

    assert (s.p1.hand, s.p1.life, t.over) == (["Forest"], 20, False)
