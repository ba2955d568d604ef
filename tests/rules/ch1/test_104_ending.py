"""Ending the game (104)."""

import pytest
from attrs import frozen

from cardwright import events
from cardwright.language import (
    YOU,
    DealDamage,
    Draw,
    Effect,
    Enchantment,
    GainLife,
    GainsLife,
    Instant,
    LoseLife,
    LoseTheGame,
    PutCounters,
    Sorcery,
    Whenever,
    WinTheGame,
    each,
    player,
    target_player,
)


@frozen
class Paradox(Effect):
    """Win and lose together."""

    def run(self, ctx):
        """Both at once."""
        you = ctx.controller
        yield from ctx.game.do(events.WinGame(you), events.LoseGame(you, reason="paradox"))

    def say(self, v):
        """What it does."""
        return "you win and lose the game"


@pytest.mark.cr("104.1", "104.2a", "104.5")
def test_the_last_player_wins_at_once(scenario):
    """As the opponent loses the game is over: nobody has a decision any more."""
    s = scenario(p1=dict(hand=["Shock"], battlefield=["Mountain"]), p2=dict(life=2))
    s.cast("Shock", targets="p2").resolve()

    assert (s.over, s.p1.won, s.p2.lost, s.question) == (True, True, True, None)


@pytest.mark.cr("104.2b")
def test_an_effect_makes_a_player_win(scenario):
    """The game ends with that winner."""
    glory = Sorcery("Glory", "{0}", WinTheGame())
    s = scenario(p1=dict(hand=[glory]))
    s.cast("Glory").resolve()

    assert (s.over, s.p1.won, s.p2.won) == (True, True, False)


@pytest.mark.cr("104.3a")
def test_conceding_loses_at_once(scenario):
    """Also without priority, and with a spell on the stack that would win the game."""
    glory = Sorcery("Glory", "{0}", WinTheGame())
    s = scenario(p1=dict(hand=[glory]))
    s.cast("Glory").concede("p1")

    assert (s.over, s.p2.won, s.p1.won) == (True, True, False)


@pytest.mark.cr("104.3b", "119.6")
def test_life_of_zero_loses_the_game(scenario):
    """As a state-based action: not before a player would have priority."""
    saved = Sorcery("Saved", "{0}", LoseLife(20), GainLife(1))
    dead = Sorcery("Dead", "{0}", LoseLife(20))
    s = scenario(p1=dict(hand=[saved]))
    s.cast("Saved").resolve()
    t = scenario(p1=dict(hand=[dead]))
    t.cast("Dead").resolve()

    assert (s.over, s.p1.life) == (False, 1)
    assert (t.over, t.p2.won) == (True, True)


@pytest.mark.cr("104.3b")
def test_life_below_zero_loses_too(scenario):
    """A life total can be negative; that is 0 or less."""
    s = scenario(p1=dict(hand=["Lightning Bolt"], battlefield=["Mountain"]), p2=dict(life=1))
    s.cast("Lightning Bolt", targets="p2").resolve()

    assert (s.p2.life, s.p2.lost) == (-2, True)


@pytest.mark.cr("104.3c", "121.4")
def test_drawing_from_an_empty_library_loses_the_game(scenario):
    """What is left is drawn, then the player loses."""
    study = Sorcery("Study", "{0}", Draw(3))
    s = scenario(p1=dict(hand=[study], library=["Forest", "Island"]))
    s.cast("Study").resolve()

    assert (s.p1.hand, s.p1.lost, s.p2.won) == (["Forest", "Island"], True, True)


@pytest.mark.cr("104.3c")
def test_an_empty_library_alone_does_not_lose(scenario):
    """Drawing the last card is no loss."""
    study = Sorcery("Study", "{0}", Draw(1))
    s = scenario(p1=dict(hand=[study], library=["Forest"]))
    s.cast("Study").resolve()

    assert (s.over, s.p1.library) == (False, [])


@pytest.mark.cr("104.3d", "122.1f")
def test_ten_poison_counters_lose_the_game(scenario):
    """Nine do not."""
    sting = Sorcery("Sting", "{0}", PutCounters("poison", target_player()))
    nine = scenario(p1=dict(hand=[sting]), p2=dict(counters={"poison": 8}))
    nine.cast("Sting", targets="p2").resolve()
    ten = scenario(p1=dict(hand=[sting]), p2=dict(counters={"poison": 9}))
    ten.cast("Sting", targets="p2").resolve()

    assert (nine.over, nine.p2.counters) == (False, {"poison": 9})
    assert (ten.over, ten.p1.won) == (True, True)


@pytest.mark.cr("104.3e")
def test_an_effect_makes_a_player_lose(scenario):
    """That player loses, the other wins."""
    doom = Sorcery("Doom", "{0}", LoseTheGame(target_player()))
    s = scenario(p1=dict(hand=[doom]))
    s.cast("Doom", targets="p2").resolve()

    assert (s.over, s.p2.lost, s.p1.won) == (True, True, True)


@pytest.mark.cr("104.3f")
def test_who_would_win_and_lose_loses(scenario):
    """A player who wins and loses at the same time loses."""
    s = scenario(p1=dict(hand=[Sorcery("Paradox", "{0}", Paradox())]))
    s.cast("Paradox").resolve()

    assert (s.over, s.p1.won, s.p2.won) == (True, False, True)


@pytest.mark.cr("104.4a")
def test_losing_together_is_a_draw(scenario):
    """Both players at 0 life in the same check: nobody wins."""
    quake = Sorcery("Quake", "{0}", DealDamage(5, each(player)))
    s = scenario(p1=dict(hand=[quake], life=5), p2=dict(life=3))
    s.cast("Quake").resolve()

    assert (s.over, s.p1.won, s.p2.won) == (True, False, False)


@pytest.mark.cr("104.4b")
def test_a_loop_without_choices_is_a_draw(scenario):
    """Life gained that makes life gained, for ever: the game ends in a draw."""
    echo = Enchantment("Echo", "{1}", Whenever(GainsLife(YOU), GainLife(1)))
    heal = Instant("Heal", "{0}", GainLife(1))
    s = scenario(p1=dict(hand=[heal], battlefield=[echo]))
    s.cast("Heal")
    for _ in range(20000):
        if s.over:
            break
        s.game.answer(0)

    assert (s.over, s.p1.won, s.p2.won) == (True, False, False)
