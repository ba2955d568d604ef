"""The scenario fixture: boards, actions, answers and what can be read."""

import pytest

from cardwright.scenario import BoardError, NotLegal, ScenarioFailure


@pytest.mark.cr("704.5g")
def test_bolt_kills_a_small_creature(scenario):
    """Lightning Bolt deals 3 damage: a 1/1 is destroyed as a state-based action."""
    s = scenario(
        p1=dict(hand=["Lightning Bolt"], battlefield=["Mountain"]), p2=dict(battlefield=["Memnite"])
    )
    s.cast("Lightning Bolt", targets=["Memnite"]).resolve()

    assert s.p2.graveyard == ["Memnite"]


def test_it_begins_in_the_main_phase(scenario):
    """Without more said, it is the precombat main phase of the first player's first turn."""
    s = scenario()

    assert (s.turn, s.step, s.p1.life, s.p1.hand, len(s.p1.library)) == (
        1,
        "precombat main",
        20,
        [],
        20,
    )


@pytest.mark.cr("302.6")
def test_permanents_have_been_there_for_long(scenario):
    """A creature that a board begins with attacks at once, unless it is said to be sick."""
    s = scenario(p1=dict(battlefield=["Memnite", {"name": "Su-Chi", "sick": True}]))

    assert s.can_attack("Memnite")
    assert not s.can_attack("Su-Chi")


def test_zones_are_what_is_said(scenario):
    """Each zone holds the named cards; a library is given from the top down."""
    s = scenario(
        p1=dict(
            hand=["2 Shock"], graveyard=["Forest"], exile=["Island"], library=["Swamp", "Plains"]
        )
    )

    assert s.p1.hand == ["Shock", "Shock"]
    assert (s.p1.graveyard, s.p1.exile) == (["Forest"], ["Island"])
    assert s.p1.library == ["Swamp", "Plains"]


def test_life_counters_and_mana_are_what_is_said(scenario):
    """Life, player counters, mana, tapped permanents, their counters and damage are set."""
    s = scenario(
        p1=dict(life=3, counters={"poison": 2}, mana="{R}{R}"),
        p2=dict(
            battlefield=[{"name": "Su-Chi", "tapped": True, "damage": 1, "counters": {"+1/+1": 2}}]
        ),
    )

    assert (s.p1.life, s.p1.counters, s.p1.mana) == (3, {"poison": 2}, "{R}{R}")
    assert (s["Su-Chi"].pt, s["Su-Chi"].tapped, s["Su-Chi"].damage) == ("6/6", True, 1)


def test_an_object_is_named_by_number_owner_or_alias(scenario):
    """``#2`` is the second of a name, ``p2:`` says whose, an alias is exactly one object."""
    s = scenario(
        p1=dict(battlefield=["Memnite", {"name": "Memnite", "alias": "other", "tapped": True}]),
        p2=dict(battlefield=["Memnite"]),
    )

    assert s["Memnite#2"].tapped
    assert s["other"].tapped
    assert s["p2:Memnite"].controller == "p2"


def test_the_other_player_answers_on_the_stack(scenario):
    """Naming a card of the player without priority passes priority to that player."""
    s = scenario(
        p1=dict(hand=["Lightning Bolt"], battlefield=["Mountain"]),
        p2=dict(hand=["Counterspell"], battlefield=["2 Island"]),
    )
    s.cast("Lightning Bolt", targets=["p2"]).cast("Counterspell", targets=["Lightning Bolt"])
    s.resolve()

    assert s.p2.life == 20
    assert s.p1.graveyard == ["Lightning Bolt"]


def test_combat_is_attack_and_block(scenario):
    """``attack`` and ``block`` go to their steps and declare."""
    s = scenario(p1=dict(battlefield=["Memnite"]), p2=dict(battlefield=["Su-Chi"]))
    s.attack("Memnite").block("Su-Chi", "Memnite").advance("end of combat")

    assert s.p1.graveyard == ["Memnite"]
    assert s.p2.battlefield == ["Su-Chi"]


def test_mana_abilities_can_be_activated_by_hand(scenario):
    """A mana ability resolves at once, and its mana is in the pool."""
    s = scenario(p1=dict(battlefield=["Llanowar Elves"]))
    s.activate("Llanowar Elves")

    assert s.p1.mana == "{G}"
    assert s["Llanowar Elves"].tapped


def test_what_is_not_legal_says_why(scenario):
    """An action that is not legal is refused with the reason and the rule."""
    s = scenario(p1=dict(hand=["Murder"], battlefield=["3 Swamp"]))

    assert "601.2c" in s.why_not_cast("Murder")
    with pytest.raises(NotLegal, match="no legal target"):
        s.cast("Murder", targets=["Memnite"])


def test_a_target_that_is_not_legal_is_refused(scenario):
    """A named target that the spell can't have fails and names those it can."""
    s = scenario(
        p1=dict(hand=["Murder"], battlefield=["3 Swamp", "Darksteel Relic"]),
        p2=dict(battlefield=["Memnite", "Su-Chi"]),
    )

    with pytest.raises(NotLegal, match="Memnite, Su-Chi"):
        s.cast("Murder", targets=["Darksteel Relic"])


def test_strict_refuses_a_question_nobody_answered(scenario):
    """In strict mode the default policy answers nothing."""
    s = scenario(
        strict=True,
        p1=dict(hand=["Shock"], battlefield=["Mountain"]),
        p2=dict(battlefield=["Memnite"]),
    )

    with pytest.raises(ScenarioFailure, match="nobody answered"):
        s.cast("Shock")


def test_an_answer_nobody_asked_for_fails(scenario):
    """An answer that is left over at the end is an error."""
    s = scenario().choose("Memnite")

    with pytest.raises(ScenarioFailure, match="nobody asked"):
        s.finish()
    s._queue.clear()


def test_the_default_policy_hurts_the_opponent(scenario):
    """Without an answer, what hurts is aimed at an opponent's side."""
    s = scenario(
        p1=dict(hand=["Shock", "Giant Growth"], battlefield=["Mountain", "Forest", "Memnite"]),
        p2=dict(battlefield=["Su-Chi"]),
    )
    s.cast("Giant Growth").resolve().cast("Shock").resolve()

    assert s["Memnite"].pt == "4/4"
    assert s.p1.life == 20


def test_a_failure_shows_board_log_and_how_to_see_it_again(scenario):
    """The picture has the board, the log with rule numbers, and a command."""
    s = scenario(p1=dict(hand=["Shock"], battlefield=["Mountain"]))
    s.cast("Shock", targets=["p2"]).resolve()

    assert "p2  life 18" in s.picture()
    assert "120.3" in s.picture()
    assert "again: pytest" in s.picture()


def test_unknown_words_are_refused_with_their_place(scenario):
    """A key that nothing reads is an error that says where it stands."""
    with pytest.raises(BoardError, match=r"p1\.hnad: unknown key; did you mean 'hand'"):
        scenario(p1=dict(hnad=["Shock"]))


def test_conceding_ends_the_game(scenario):
    """A player who concedes loses at once."""
    s = scenario().concede("p2")

    assert s.p1.won
    assert s.p2.lost
