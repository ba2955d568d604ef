"""The turn: phases, steps, and how they end (500)."""

import pytest

from cardwright.language import (
    YOU,
    YOUR_NEXT_TURN,
    Activated,
    Artifact,
    At,
    GainLife,
    Instant,
    creature,
    end_step,
    gets,
    target,
)


@pytest.mark.cr("500.1", "102.1")
def test_turns_alternate(scenario):
    """After one player's turn comes the other's; who has the turn is the active player."""
    s = scenario()
    seen = [(s.turn, str(s.game.active))]
    for _ in range(3):
        s.next_turn("upkeep")
        seen.append((s.turn, str(s.game.active)))

    assert seen == [(1, "p1"), (2, "p2"), (3, "p1"), (4, "p2")]


@pytest.mark.cr("500.1")
def test_every_phase_takes_place_though_nothing_happens(scenario):
    """With nothing to do, all steps but the skipped ones of combat are gone through."""
    s = scenario()
    seen = []
    while s.turn == 1:
        seen.append(s.step)
        s.pass_priority().pass_priority()

    assert seen == [
        "precombat main", "combat", "declare attackers", "end of combat", "postcombat main",
        "end",
    ]  # fmt: skip


@pytest.mark.cr("500.2", "117.4")
def test_a_step_ends_only_with_an_empty_stack(scenario):
    """Passing with something on the stack resolves it, and the phase goes on."""
    s = scenario(p1=dict(hand=["Shock"], battlefield=["Mountain"]))
    s.cast("Shock", targets="p2").pass_priority().pass_priority()
    after = (s.step, s.p2.life, str(s.question.player))
    s.pass_priority().pass_priority()

    assert after == ("precombat main", 18, "p1")
    assert s.step == "combat"


@pytest.mark.cr("500.2")
def test_a_step_does_not_end_when_only_one_player_passes(scenario):
    """An action after a pass gives everybody priority again."""
    s = scenario(p2=dict(hand=["Shock"], battlefield=["Mountain"]))
    s.pass_priority().cast("Shock", targets="p1", by="p2").resolve()

    assert (s.step, str(s.question.player), s.p1.life) == ("precombat main", "p1", 18)


@pytest.mark.cr("500.4", "106.4", "703.4q")
def test_unspent_mana_empties_as_a_phase_ends(scenario):
    """Mana made in the main phase is gone in the next step."""
    s = scenario(p1=dict(battlefield=["Forest"]))
    s.activate("Forest")
    during = s.p1.mana
    s.advance("combat")

    assert (during, s.p1.mana) == ("{G}", "")


@pytest.mark.cr("500.4")
def test_unspent_mana_empties_between_steps_of_combat(scenario):
    """Each step of a phase empties pools, not only the phase."""
    s = scenario(p1=dict(battlefield=["Forest", "Memnite"]))
    s.attack("Memnite").activate("Forest").advance("declare blockers")

    assert s.p1.mana == ""


@pytest.mark.cr("500.5")
def test_until_your_next_turn_ends_as_it_begins(scenario):
    """It still holds in the opponent's turn and is over in one's own."""
    calm = Instant("Calm", "{0}", gets(target(creature), "+1/+1", until=YOUR_NEXT_TURN))
    s = scenario(p1=dict(hand=[calm], battlefield=["Memnite"]))
    s.cast("Calm", targets="Memnite").resolve().next_turn("end")
    during = s["Memnite"].pt
    s.next_turn("upkeep")

    assert (during, s["Memnite"].pt) == ("2/2", "1/1")


@pytest.mark.cr("500.5", "514.2")
def test_until_end_of_turn_lasts_through_the_end_step(scenario):
    """It is there in the end step and gone in the next turn."""
    s = scenario(p1=dict(hand=["Giant Growth"], battlefield=["Forest", "Memnite"]))
    s.cast("Giant Growth", targets="Memnite").resolve().advance("end")
    during = s["Memnite"].pt
    s.next_turn("upkeep")

    assert (during, s["Memnite"].pt) == ("4/4", "1/1")


@pytest.mark.cr("500.6")
def test_abilities_trigger_at_the_beginning_of_a_step(scenario):
    """They are on the stack when the active player first has priority in the step."""
    bell = Artifact("Bell", "{1}", At(end_step(YOU), GainLife(1)))
    s = scenario(p1=dict(battlefield=[bell]))
    s.advance("end")

    assert (s.stack, str(s.question.player)) == (["Bell"], "p1")
    s.resolve()


@pytest.mark.cr("500.12", "117.3a")
def test_nothing_happens_between_steps(scenario):
    """A player who makes mana at the end of a step has no chance to use it in the next."""
    toy = Artifact("Toy", "{1}", Activated("{G}", GainLife(1)))
    s = scenario(p1=dict(battlefield=["Forest", toy]))
    s.activate("Forest").advance("combat")

    assert not s.can_activate("Toy")
