"""Abilities (113)."""

import pytest

from cardwright.language import (
    END_OF_TURN,
    THIS,
    Creature,
    GainLife,
    Instant,
    LoseAbilities,
    When,
    creature,
    enters,
    gets,
    target,
)


@pytest.mark.cr("113.1c", "113.3b", "602.2a")
def test_an_activated_ability_is_an_object_on_the_stack(scenario):
    """It waits there until it resolves; its cost is paid already."""
    s = scenario(p1=dict(battlefield=["Fireslinger"]))
    s.activate("Fireslinger", targets="p2")
    waiting = (s.stack, s["Fireslinger"].tapped, s.p2.life)
    s.resolve()

    assert (waiting, s.p2.life) == ((["Fireslinger"], True, 20), 19)


@pytest.mark.cr("113.2", "113.3d")
def test_a_static_ability_affects_others_while_it_is_there(scenario):
    """With its permanent gone the effect is over at once."""
    s = scenario(
        p1=dict(battlefield=["Memnite", "Glorious Anthem", "2 Plains"], hand=["Disenchant"])
    )
    before = s["Memnite"].pt
    s.cast("Disenchant", targets="Glorious Anthem").resolve()

    assert (before, s["Memnite"].pt) == ("2/2", "1/1")


@pytest.mark.cr("113.3a")
def test_a_spell_ability_happens_as_the_spell_resolves(scenario):
    """Not as it is cast."""
    heal = Instant("Heal", "{0}", GainLife(3))
    s = scenario(p1=dict(hand=[heal]))
    s.cast("Heal")
    before = s.p1.life
    s.resolve()

    assert (before, s.p1.life) == (20, 23)


@pytest.mark.cr("113.3c", "603.2")
def test_a_triggered_ability_goes_on_the_stack(scenario):
    """A creature that enters triggers its ability, which then waits to resolve."""
    herald = Creature("Herald", "{0}", "Human", "1/1", When(enters(THIS), GainLife(2)))
    s = scenario(p1=dict(hand=[herald]))
    s.cast("Herald").resolve(1)
    waiting = (s.stack, s.p1.life)
    s.resolve()

    assert (waiting, s.p1.life) == ((["Herald"], 20), 22)


@pytest.mark.cr("113.4", "605.3b")
def test_mana_abilities_use_no_stack(scenario):
    """The mana is there at once."""
    s = scenario(p1=dict(battlefield=["Llanowar Elves"]))
    s.activate("Llanowar Elves")

    assert (s.stack, s.p1.mana) == ([], "{G}")


@pytest.mark.cr("113.5", "606.3")
def test_one_loyalty_ability_a_turn_at_sorcery_speed(scenario):
    """Not twice in a turn, and not outside one's own main phase."""
    s = scenario(p1=dict(battlefield=["Jace Beleren"]))
    s.advance("combat")
    combat = s.can_activate("Jace Beleren")
    s.advance("postcombat main").activate("Jace Beleren", 1).resolve()

    assert (combat, s.can_activate("Jace Beleren")) == (False, False)
    s.next_turn().pass_priority()

    assert not s.can_activate("Jace Beleren", by="p1")


@pytest.mark.cr("113.6")
def test_abilities_function_on_the_battlefield(scenario):
    """An Anthem in hand or graveyard does nothing, and a creature card in hand isn't tapped."""
    s = scenario(
        p1=dict(battlefield=["Memnite"], hand=["Glorious Anthem"], graveyard=["Glorious Anthem"])
    )

    assert s["Memnite"].pt == "1/1"


@pytest.mark.cr("113.6", "702.11b")
def test_a_hexproof_card_can_be_a_target_anywhere_but_on_the_battlefield(scenario):
    """A creature with hexproof is countered as a spell and exiled from a graveyard."""
    lazav = "Lazav, Dimir Mastermind"
    s = scenario(
        p1=dict(hand=[lazav], graveyard=[lazav], mana="UUBB"),
        p2=dict(hand=["Counterspell", "Kozilek's Command"], mana="UUCCC"),
    )
    s.cast(lazav).cast("Kozilek's Command", x=1, modes=[2, 4], targets=["p2", lazav]).resolve(1)
    s.cast("Counterspell", targets=[lazav], by="p2").resolve()

    assert (s.p1.exile, s.p1.graveyard) == ([lazav], [lazav])


@pytest.mark.cr("113.6h", "614.12")
def test_how_it_enters_functions_as_it_enters(scenario):
    """A creature that enters with counters has them from the beginning: a 0/0 survives."""
    from cardwright.language import enters_with

    ooze = Creature("Ooze", "{0}", "Ooze", "0/0", enters_with("+1/+1", 2))
    s = scenario(p1=dict(hand=[ooze]))
    s.cast("Ooze").resolve()

    assert (s["Ooze"].zone, s["Ooze"].pt) == ("battlefield", "2/2")


@pytest.mark.cr("113.6j", "702.29a")
def test_an_ability_with_a_cost_paid_in_hand_functions_there(scenario):
    """Cycling is activated from the hand, and not on the battlefield."""
    s = scenario(p1=dict(hand=["Barren Moor"], battlefield=["Swamp"], library=["Island"]))
    s.activate("Barren Moor")
    s.resolve()

    assert (s.p1.hand, s.p1.graveyard) == (["Island"], ["Barren Moor"])


@pytest.mark.cr("113.7", "113.7a", "608.2h")
def test_an_ability_is_independent_of_its_source(scenario):
    """With the source dead it still resolves, and deals damage as that source last was."""
    s = scenario(
        p1=dict(battlefield=["Fireslinger"]), p2=dict(hand=["Shock"], battlefield=["Mountain"])
    )
    s.activate("Fireslinger", targets="p2").cast("Shock", targets="Fireslinger", by="p2")
    s.resolve()

    assert (s.p1.graveyard, s.p2.life) == (["Fireslinger"], 19)


@pytest.mark.cr("113.9")
def test_an_ability_is_no_spell(scenario):
    """What counters spells can't counter an ability: there is nothing to target."""
    s = scenario(
        p1=dict(battlefield=["Fireslinger"]),
        p2=dict(hand=["Counterspell"], battlefield=["2 Island"]),
    )
    s.activate("Fireslinger", targets="p2").pass_priority()

    assert "601.2c" in s.why_not_cast("Counterspell")


@pytest.mark.cr("113.10", "113.10b")
def test_losing_an_ability_loses_all_of_it(scenario):
    """A creature with flying twice that loses flying has none."""
    ground = Instant("Ground", "{0}", gets(target(creature), LoseAbilities(("flying",))))
    lift = Instant("Lift", "{0}", gets(target(creature), "flying", until=END_OF_TURN))
    s = scenario(p1=dict(hand=[ground, lift], battlefield=["Air Elemental"]))
    s.cast("Lift", targets="Air Elemental").resolve()
    s.cast("Ground", targets="Air Elemental").resolve()

    assert not s["Air Elemental"].has("flying")


@pytest.mark.cr("113.10c", "613.7")
def test_the_latest_of_gaining_and_losing_wins(scenario):
    """An ability gained after it was lost is there; the other way round it isn't."""
    ground = Instant("Ground", "{0}", gets(target(creature), LoseAbilities(("flying",))))
    lift = Instant("Lift", "{0}", gets(target(creature), "flying", until=END_OF_TURN))
    board = dict(hand=[ground, lift], battlefield=["Memnite"])
    gained = scenario(p1=board)
    gained.cast("Ground", targets="Memnite").resolve().cast("Lift", targets="Memnite").resolve()
    lost = scenario(p1=board)
    lost.cast("Lift", targets="Memnite").resolve().cast("Ground", targets="Memnite").resolve()

    assert (gained["Memnite"].has("flying"), lost["Memnite"].has("flying")) == (True, False)
