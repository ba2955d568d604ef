"""The cleanup step (514)."""

import pytest

from cardwright.language import (
    THIS,
    YOU,
    At,
    AtStep,
    Creature,
    Dies,
    Discards,
    Enchantment,
    GainLife,
    Instant,
    NoMaximumHandSize,
    PhaseOut,
    PutCounters,
    When,
    Whenever,
    creature,
    gets,
    static,
    target,
)


@pytest.mark.cr("514.1", "402.2", "703.4n")
def test_the_active_player_discards_to_seven(scenario):
    """With nine cards two are discarded, those that the player chooses."""
    s = scenario(p1=dict(hand=["7 Forest", "Island", "Swamp"]))
    s.choose(["Swamp", "Island"]).next_turn("upkeep")

    assert (s.p1.hand, s.p1.graveyard) == (["Forest"] * 7, ["Swamp", "Island"])


@pytest.mark.cr("514.1")
def test_seven_cards_are_not_too_many(scenario):
    """A hand of seven stays, and the nonactive player discards nothing."""
    s = scenario(p1=dict(hand=["7 Forest"]), p2=dict(hand=["9 Forest"]))
    s.next_turn("upkeep")

    assert (len(s.p1.hand), len(s.p2.hand)) == (7, 9)


@pytest.mark.cr("514.1", "402.2")
def test_without_a_maximum_nothing_is_discarded(scenario):
    """A player who has no maximum hand size keeps all."""
    tower = Enchantment("Tower", "{1}", static(YOU, NoMaximumHandSize()))
    s = scenario(p1=dict(hand=["9 Forest"], battlefield=[tower]))
    s.next_turn("upkeep")

    assert len(s.p1.hand) == 9


@pytest.mark.cr("514.2", "120.6")
def test_damage_wears_off(scenario):
    """Damage marked is there until the end step and gone in the next turn."""
    s = scenario(p1=dict(battlefield=["Mountain"], hand=["Shock"]), p2=dict(battlefield=["Su-Chi"]))
    s.cast("Shock", targets="Su-Chi").resolve().advance("end")
    during = s["Su-Chi"].damage
    s.next_turn("upkeep")

    assert (during, s["Su-Chi"].damage) == (2, 0)


@pytest.mark.cr("514.2")
def test_damage_and_effects_end_at_the_same_time(scenario):
    """A creature that lives only by an effect until end of turn survives with its damage."""
    s = scenario(
        p1=dict(battlefield=["Forest", "Mountain", "Grizzly Bears"], hand=["Giant Growth", "Shock"])
    )
    s.cast("Giant Growth", targets="Grizzly Bears").resolve()
    s.cast("Shock", targets="Grizzly Bears").resolve().next_turn("upkeep")

    assert (s["Grizzly Bears"].pt, s["Grizzly Bears"].damage) == ("2/2", 0)


@pytest.mark.cr("514.2")
def test_damage_wears_off_what_is_phased_out(scenario):
    """A damaged creature that is phased out over the cleanup step comes back whole."""
    fade = Instant("Fade", "{0}", PhaseOut(target(creature)))
    s = scenario(p1=dict(battlefield=[{"name": "Su-Chi", "damage": 3}], hand=[fade]))
    s.cast("Fade", targets="Su-Chi").resolve().advance("upkeep", turn=3)

    assert (s["Su-Chi"].zone, s["Su-Chi"].damage) == ("battlefield", 0)


@pytest.mark.cr("514.3", "117.3a")
def test_nobody_has_priority_in_the_cleanup_step(scenario):
    """From the end step it goes straight to the next turn's upkeep."""
    s = scenario(step="end")
    s.pass_priority().pass_priority()

    assert (s.turn, s.step) == (2, "upkeep")


@pytest.mark.cr("514.3a")
def test_a_trigger_in_the_cleanup_step_gives_priority_and_another_cleanup(scenario):
    """Discarding triggers an ability: players get priority, and after that the hand is checked
    again."""
    grief = Enchantment("Grief", "{1}", Whenever(Discards(YOU), GainLife(1)))
    s = scenario(step="end", p1=dict(hand=["8 Forest"], battlefield=[grief]))
    s.pass_priority().pass_priority()
    here = (s.turn, s.step, s.stack, str(s.question.player))
    s.resolve()
    still = (s.turn, s.step)
    s.pass_priority().pass_priority()

    assert here == (1, "cleanup", ["Grief"], "p1")
    assert still == (1, "cleanup")
    assert (s.turn, s.step, s.p1.life) == (2, "upkeep", 21)


@pytest.mark.cr("514.3a")
def test_what_is_done_in_a_cleanup_step_ends_in_the_next(scenario):
    """An effect until end of turn made with that priority ends in the cleanup that follows."""
    grief = Enchantment("Grief", "{1}", Whenever(Discards(YOU), GainLife(1)))
    growth = Instant("Growth", "{0}", gets(target(creature), "+3/+3"))
    s = scenario(step="end", p1=dict(hand=["7 Forest", growth], battlefield=[grief, "Memnite"]))
    s.choose("Forest").pass_priority().pass_priority().resolve()
    s.cast("Growth", targets="Memnite").resolve()
    during = s["Memnite"].pt
    s.pass_priority().pass_priority()

    assert (during, s["Memnite"].pt, s.turn) == ("4/4", "1/1", 2)


@pytest.mark.cr("514.3a", "704.3")
def test_a_creature_that_dies_in_cleanup_gives_priority(scenario):
    """A creature kept alive by an effect until end of turn dies as that ends; its ability
    triggers and resolves in the cleanup step."""
    frail = Creature("Frail", "{1}", "Spirit", "1/1", When(Dies(THIS), GainLife(2)))
    bless = Instant("Bless", "{0}", gets(target(creature), "+1/+1"))
    wither = Instant("Wither", "{0}", PutCounters("-1/-1", target(creature)))
    s = scenario(p1=dict(battlefield=[frail], hand=[bless, wither]))
    s.cast("Bless", targets="Frail").resolve().cast("Wither", targets="Frail").resolve()
    s.advance("cleanup")

    assert ("Frail" in s.p1.graveyard, s.stack) == (True, ["Frail"])
    s.resolve()
    assert (s.step, s.p1.life) == ("cleanup", 22)


@pytest.mark.cr("514.3a", "500.6")
def test_abilities_trigger_at_the_beginning_of_the_cleanup_step(scenario):
    """They are put on the stack in it, and players get priority."""
    rest = Enchantment("Rest", "{1}", At(AtStep("cleanup", YOU), GainLife(1)))
    s = scenario(step="end", p1=dict(battlefield=[rest]))
    s.pass_priority().pass_priority()

    assert (s.step, s.stack) == ("cleanup", ["Rest"])
