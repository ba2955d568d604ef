"""Timing and priority (117)."""

import pytest

from cardwright.decisions import PriorityDecision
from cardwright.language import (
    THIS,
    YOU,
    Casts,
    Creature,
    DiscardCards,
    Enchantment,
    GainLife,
    Instant,
    When,
    Whenever,
    creature,
    dies,
    each,
    enters,
    other,
    static,
    target_player,
)


@pytest.mark.cr("117.1", "117.1a", "117.1b")
def test_with_priority_a_player_casts_and_activates(scenario):
    """Instants and abilities at any time with priority; the other player has to wait."""
    s = scenario(p1=dict(hand=["Shock"], battlefield=["Mountain", "Fireslinger"]))
    mine = [type(option).__name__ for option in s.question.options]
    s.pass_priority()
    theirs = [type(option).__name__ for option in s.question.options]

    assert sorted(mine) == ["Activate", "Cast", "Pass"]
    assert theirs == ["Pass"]


@pytest.mark.cr("117.1a")
def test_a_creature_spell_waits_for_an_empty_stack(scenario):
    """With a spell on the stack only instants can be cast."""
    s = scenario(p1=dict(hand=["Memnite", "Ornithopter", "Shock"], mana="{R}"))
    s.cast("Memnite")

    assert (s.can_cast("Ornithopter"), s.can_cast("Shock")) == (False, True)


@pytest.mark.cr("117.1d", "605.3a")
def test_mana_abilities_are_activated_while_paying(scenario):
    """The lands are tapped as part of casting, with no mana in the pool before."""
    s = scenario(p1=dict(hand=["Grizzly Bears"], battlefield=["2 Forest"]))
    s.cast("Grizzly Bears")

    assert ([o.tapped for o in s.all("Forest")], s.p1.mana) == ([True, True], "")


@pytest.mark.cr("117.2a", "603.3")
def test_a_trigger_during_resolution_waits(scenario):
    """What triggers as a spell resolves goes on the stack when a player would have priority."""
    herald = Creature("Herald", "{0}", "Human", "1/1", When(enters(THIS), GainLife(1)))
    s = scenario(p1=dict(hand=[herald]))
    s.cast("Herald").resolve(1)

    assert (s.stack, s.p1.life, str(s.question.player)) == (["Herald"], 20, "p1")


@pytest.mark.cr("117.3a", "117.2c")
def test_the_active_player_has_priority_after_turn_based_actions(scenario):
    """The card for the turn is drawn before anybody acts."""
    s = scenario(p2=dict(library=["Island"]))
    s.next_turn("draw")

    assert (str(s.question.player), s.p2.hand) == ("p2", ["Island"])


@pytest.mark.cr("117.3b")
def test_after_a_resolution_the_active_player_has_priority(scenario):
    """Also when it was the other player's spell."""
    s = scenario(p2=dict(hand=["Shock"], battlefield=["Mountain"]))
    s.cast("Shock", targets="p1", by="p2").resolve()

    assert str(s.question.player) == "p1"


@pytest.mark.cr("117.3c")
def test_who_casts_a_spell_has_priority_afterwards(scenario):
    """The nonactive player who casts one acts again, before the active player."""
    s = scenario(p2=dict(hand=["2 Shock"], battlefield=["2 Mountain"]))
    s.cast("Shock", targets="p1", by="p2")

    assert str(s.question.player) == "p2"


@pytest.mark.cr("117.3d")
def test_passing_gives_the_next_player_priority(scenario):
    """Nothing resolves as only one player has passed."""
    s = scenario(p1=dict(hand=["Shock"], battlefield=["Mountain"]))
    s.cast("Shock", targets="p2").pass_priority()

    assert (str(s.question.player), s.stack, s.p2.life) == ("p2", ["Shock"], 20)


@pytest.mark.cr("117.4", "405.5")
def test_only_the_top_of_the_stack_resolves(scenario):
    """When all pass in succession one object resolves; then they have to pass again."""
    s = scenario(p1=dict(hand=["2 Shock"], battlefield=["2 Mountain"]))
    s.cast("Shock", targets="p2").cast("Shock", targets="p2")
    s.pass_priority().pass_priority()

    assert (len(s.stack), s.p2.life) == (1, 18)


@pytest.mark.cr("117.4")
def test_passes_count_only_in_succession(scenario):
    """After an action in between, the other player has to pass again."""
    s = scenario(p1=dict(hand=["Memnite"]), p2=dict(hand=["Shock"], battlefield=["Mountain"]))
    s.cast("Memnite").pass_priority().cast("Shock", targets="p1", by="p2").pass_priority("p2")

    assert (str(s.question.player), s.stack) == ("p1", ["Shock", "Memnite"])


@pytest.mark.cr("117.5", "704.3", "117.2d")
def test_state_based_actions_come_before_triggers_and_priority(scenario):
    """A creature dealt lethal damage is in the graveyard, its ability on the stack, when the
    next player has priority."""
    martyr = Creature("Martyr", "{1}", "Human", "1/1", When(dies(THIS), GainLife(1)))
    s = scenario(p1=dict(hand=["Shock"], battlefield=["Mountain", martyr]))
    s.cast("Shock", targets="Martyr").resolve(1)

    assert (s.p1.graveyard, s.stack, str(s.question.player)) == (
        ["Shock", "Martyr"], ["Martyr"], "p1",
    )  # fmt: skip
    s.resolve()


@pytest.mark.cr("117.5")
def test_it_is_repeated_until_nothing_happens(scenario):
    """A creature that lives by another's effect dies in the round after that other one."""
    frail = Creature("Frail", "{1}", "Spirit", "0/0")
    lord = Creature("Lord", "{1}", "Human", "1/1", static(each(other & creature), "+1/+1"))
    s = scenario(p1=dict(hand=["Shock"], battlefield=["Mountain", lord, frail]))
    before = s["Frail"].pt
    s.cast("Shock", targets="Lord").resolve()

    assert before == "1/1"
    assert s.p1.battlefield == ["Mountain"]


@pytest.mark.cr("117.7", "405.2", "608.1")
def test_a_response_resolves_first(scenario):
    """A creature grown in response survives the damage."""
    s = scenario(
        p1=dict(hand=["Shock"], battlefield=["Mountain"]),
        p2=dict(hand=["Giant Growth"], battlefield=["Forest", "Memnite"]),
    )
    s.cast("Shock", targets="Memnite").cast("Giant Growth", targets="Memnite", by="p2").resolve()

    assert (s["Memnite"].zone, s["Memnite"].damage) == ("battlefield", 2)


@pytest.mark.cr("117.2e", "608.2")
def test_nobody_has_priority_during_a_resolution(scenario):
    """A player who has to choose in the middle of it can't cast anything."""
    purge = Instant("Purge", "{0}", DiscardCards(1, target_player()))
    s = scenario(p1=dict(hand=[purge]), p2=dict(hand=["Shock", "Forest"], mana="{R}"))
    s.cast("Purge", targets="p2").pass_priority().game.answer(0)

    assert not isinstance(s.question, PriorityDecision)
    assert [str(option) for option in s.question.options] == ["Shock", "Forest"]
    s.game.answer((1,))


@pytest.mark.cr("117.2a", "601.2i")
def test_a_cast_trigger_resolves_before_the_spell(scenario):
    """It is put on the stack above the spell before anybody has priority."""
    watch = Enchantment("Watch", "{1}", Whenever(Casts(YOU), GainLife(1)))
    s = scenario(p1=dict(hand=["Memnite"], battlefield=[watch]))
    s.cast("Memnite")

    assert s.stack == ["Watch", "Memnite"]
    s.resolve()
