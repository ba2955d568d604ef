"""The main phases (505)."""

import pytest

from cardwright.language import YOU, Artifact, ExtraLandPlays, static

HAND = ["Memnite", "Darksteel Relic", "Jace Beleren", "Crusade", "Sign in Blood", "Shock", "Island"]
MANA = "{W}{W}{U}{U}{U}{B}{B}{R}"


def castable(s, by):
    return [name for name in HAND if s.can_cast(name, by=by)]


@pytest.mark.cr("505.6a", "117.1a", "307.1", "301.1", "302.1", "303.1", "306.1")
def test_spells_but_instants_are_cast_in_a_main_phase(scenario):
    """Artifacts, creatures, enchantments, planeswalkers and sorceries; outside it instants."""
    s = scenario(p1=dict(hand=HAND, mana=MANA))
    main = castable(s, "p1")
    upkeep = scenario(step="upkeep", p1=dict(hand=HAND, mana=MANA))

    assert main == HAND[:-1]
    assert castable(upkeep, "p1") == ["Shock"]


@pytest.mark.cr("505.6a", "117.1a")
def test_only_the_active_player_casts_sorceries(scenario):
    """In the other player's main phase only instants can be cast."""
    s = scenario(p2=dict(hand=HAND, mana=MANA))
    s.pass_priority()

    assert castable(s, "p2") == ["Shock"]


@pytest.mark.cr("505.1", "505.1a")
def test_there_are_two_main_phases(scenario):
    """The second is after combat, and sorceries can be cast in it as well."""
    s = scenario(p1=dict(hand=["Sign in Blood"], battlefield=["2 Swamp"]))
    s.advance("main 2").cast("Sign in Blood", targets="p1").resolve()

    assert (s.step, s.p1.life) == ("postcombat main", 18)


@pytest.mark.cr("505.2", "500.2")
def test_a_main_phase_goes_on_after_a_spell_resolves(scenario):
    """It ends when both pass with an empty stack, not when the stack becomes empty."""
    s = scenario(p1=dict(hand=["2 Memnite"]))
    s.cast("Memnite").resolve().cast("Memnite").resolve()

    assert (s.step, len(s.p1.battlefield)) == ("precombat main", 2)


@pytest.mark.cr("505.6")
def test_the_active_player_has_priority_in_the_main_phase(scenario):
    """As the phase begins it is the active player who acts."""
    s = scenario()
    s.next_turn("precombat main")

    assert str(s.question.player) == "p2"


@pytest.mark.cr("505.6b", "305.2", "116.2a")
def test_one_land_a_turn(scenario):
    """After the first land no other can be played, in either main phase; next turn again."""
    s = scenario(p1=dict(hand=["Forest", "Island", "Swamp"]))
    s.play("Forest")
    same = s.can_play("Island")
    s.advance("postcombat main")
    later = s.can_play("Island")
    s.advance("precombat main", turn=3).play("Island")

    assert (same, later, s.p1.battlefield) == (False, False, ["Forest", "Island"])


@pytest.mark.cr("505.6b")
def test_an_effect_allows_another_land(scenario):
    """With an additional land to play, two can be played and not three."""
    road = Artifact("Road", "{1}", static(YOU, ExtraLandPlays(1)))
    s = scenario(p1=dict(hand=["Forest", "Island", "Swamp"], battlefield=[road]))
    s.play("Forest").play("Island")

    assert not s.can_play("Swamp")


@pytest.mark.cr("505.6b", "116.1", "116.3", "305.1")
def test_playing_a_land_uses_no_stack(scenario):
    """It is on the battlefield at once, and its player has priority again."""
    s = scenario(p1=dict(hand=["Forest"]))
    s.play("Forest")

    assert (s.stack, s.p1.battlefield, str(s.question.player)) == ([], ["Forest"], "p1")


@pytest.mark.cr("505.6b", "117.1c")
def test_no_land_with_something_on_the_stack(scenario):
    """A land can't be played in response to a spell."""
    s = scenario(p1=dict(hand=["Memnite", "Forest"]))
    s.cast("Memnite")
    during = s.can_play("Forest")
    s.resolve()

    assert (during, s.can_play("Forest")) == (False, True)


@pytest.mark.cr("505.6b")
def test_no_land_outside_ones_own_main_phase(scenario):
    """Neither in one's own combat nor in the other player's main phase."""
    s = scenario(p1=dict(hand=["Forest"]))
    s.advance("combat")
    combat = s.can_play("Forest")
    s.next_turn().pass_priority()

    assert (combat, s.can_play("Forest", by="p1")) == (False, False)
