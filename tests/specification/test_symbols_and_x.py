"""The specification, symbols: X as a permanent enters, {T} and {Q}."""

import pytest

from cardwright.language import (
    THIS,
    Activated,
    AddMana,
    Artifact,
    Creature,
    Draw,
    GainLife,
    Instant,
    Sorcery,
    TakeControl,
    TapSelf,
    UntapSelf,
    Voice,
    When,
    as_costs,
    creature,
    dies,
    enters,
    enters_with,
    mana_value_of,
    permanent,
    target,
)
from cardwright.scenario import NotLegal, Piece

HYDRA = Creature("Hydra", "{X}{G}", "Hydra", "1/1", enters_with("+1/+1", "X"))
SCHOLAR = Creature("Scholar", "{X}{U}", "Wizard", "2/2", When(enters(THIS), Draw("X")))
SEIZE = Sorcery("Seize", "{U}", TakeControl(target(permanent)))


# --- 107.3m: X of a permanent ------------------------------------------------------------------


@pytest.mark.cr("107.3m")
def test_an_enters_trigger_knows_the_x_of_the_spell(scenario):
    """Three was chosen for the Scholar as it was cast: its ability draws three."""
    s = scenario(p1=dict(hand=[SCHOLAR], mana="UCCC"))
    s.cast("Scholar", x=3).resolve()

    assert len(s.p1.hand) == 3


@pytest.mark.cr("107.3m", "614.1c")
def test_an_enters_replacement_knows_the_x_of_the_spell(scenario):
    """The Hydra enters with as many counters as X was."""
    s = scenario(p1=dict(hand=[HYDRA], mana="GCC"))
    s.cast("Hydra", x=2).resolve()

    assert (s["Hydra"].counters, s["Hydra"].pt) == ({"+1/+1": 2}, "3/3")


@pytest.mark.cr("107.3m", "107.3f")
def test_the_x_of_the_permanent_itself_is_zero(scenario):
    """Its mana value counts X as 0, in play and as it died; on the stack it counted."""
    weigh = Instant("Weigh", "{W}", GainLife(mana_value_of(target(creature))))
    s = scenario(p1=dict(hand=[HYDRA, weigh], mana="GCCCCW"))
    s.cast("Hydra", x=4)
    on_the_stack = s["Hydra"].entity.chars.mana_cost
    s.resolve().cast("Weigh", targets=["Hydra"]).resolve()

    assert str(on_the_stack) == "{X}{G}"
    assert (s["Hydra"].entity.chars.mana_value, s.p1.life) == (1, 21)


@pytest.mark.cr("107.3m", "107.3i")
def test_only_the_abilities_of_entering_know_it(scenario):
    """Other abilities of the same permanent have an X of 0: a death trigger draws nothing."""
    martyr = Creature("Martyr", "{X}{B}", "Cleric", "1/1", When(dies(THIS), Draw("X")))
    s = scenario(p1=dict(hand=[martyr, "Shock"], battlefield=["Mountain"], mana="BCC"))
    s.cast("Martyr", x=2).resolve()
    s.cast("Shock", targets=["Martyr"]).resolve()

    assert (s.p1.graveyard, s.p1.hand) == (["Shock", "Martyr"], [])


@pytest.mark.cr("107.3m")
def test_a_permanent_that_was_no_spell_has_no_x(scenario):
    """It enters without having been cast: X is 0."""
    s = scenario(p1=dict(battlefield=[Piece("Hydra", card=HYDRA, counters={"+1/+1": 1})],
                         hand=["Cloudshift"], mana="W"))  # fmt: skip
    s.cast("Cloudshift", targets=["Hydra"]).resolve()

    assert (s["Hydra"].counters, s["Hydra"].pt) == ({}, "1/1")


@pytest.mark.cr("107.3m", "107.3i")
def test_each_x_is_that_of_its_own_spell(scenario):
    """Two Scholars cast for different X draw as many as each was cast for."""
    s = scenario(p1=dict(hand=[SCHOLAR, SCHOLAR], mana="UUCCCC"))
    s.cast("Scholar", x=1).resolve()
    first = len(s.p1.hand)
    s.cast("Scholar", x=3).resolve()

    assert (first, len(s.p1.hand)) == (2, 4)


# --- 107.5: the tap symbol ---------------------------------------------------------------------


@pytest.mark.cr("107.5")
def test_the_tap_symbol_is_written_so():
    """{T} before the colon, in costs as they are read and as they are said."""
    (cost,) = as_costs("{T}")

    assert (cost, cost.say(Voice())) == (TapSelf(), "{T}")


@pytest.mark.cr("107.5")
def test_the_tap_symbol_taps_the_permanent(scenario):
    """This one permanent, as the ability is activated."""
    s = scenario(p1=dict(battlefield=["Llanowar Elves", "Memnite"]))
    s.activate("Llanowar Elves")

    assert (s["Llanowar Elves"].tapped, s["Memnite"].tapped) == (True, False)


@pytest.mark.cr("107.5")
def test_a_tapped_permanent_cant_be_tapped_again_for_the_cost(scenario):
    """The second activation is not legal, whatever the permanent is."""
    s = scenario(p1=dict(battlefield=["Forest", "Llanowar Elves"]))
    s.activate("Forest").activate("Llanowar Elves")

    for name in ("Forest", "Llanowar Elves"):
        assert "tapped already" in s.why_not_activate(name)
        with pytest.raises(NotLegal):
            s.activate(name)


@pytest.mark.cr("107.5", "302.6")
def test_a_creature_that_came_this_turn_cant_pay_the_tap_symbol(scenario):
    """It has not been under its controller's control since the turn began."""
    s = scenario(p1=dict(battlefield=["Forest"], hand=["Llanowar Elves"]))
    s.cast("Llanowar Elves").resolve()

    assert "302.6" in s.why_not_activate("Llanowar Elves")
    s.next_turn().next_turn()
    assert s.can_activate("Llanowar Elves")


@pytest.mark.cr("107.5", "302.6")
def test_control_has_to_be_continuous(scenario):
    """A creature seized this turn waits, though it was in play long before."""
    s = scenario(p1=dict(hand=[SEIZE], mana="U"), p2=dict(battlefield=["Llanowar Elves"]))
    s.cast("Seize", targets=["Llanowar Elves"]).resolve()

    assert not s.can_activate("Llanowar Elves")
    s.next_turn()
    assert s.can_activate("Llanowar Elves", by="p1") is False
    s.next_turn()
    assert s.can_activate("Llanowar Elves")


@pytest.mark.cr("107.5", "302.6")
def test_the_controllers_own_last_turn_counts(scenario):
    """What came in one's own turn can tap from one's next turn on, not in the opponent's."""
    s = scenario(p1=dict(hand=["Llanowar Elves"], mana="G"))
    s.cast("Llanowar Elves").resolve()
    s.next_turn()

    assert not s.can_activate("Llanowar Elves", by="p1")


@pytest.mark.cr("107.5", "302.6")
def test_the_tap_symbol_of_other_permanents_can_be_paid_at_once(scenario):
    """Lands and artifacts are no creatures; an artifact creature is one."""
    pearl = Artifact("Pearl", "{0}", Activated("{T}", AddMana("{W}")))
    golem = Creature(
        "Golem", "{0}", "Golem", "1/1", Activated("{T}", AddMana("{C}")), types="Artifact Creature"
    )
    s = scenario(p1=dict(hand=["Forest", pearl, golem]))
    s.play("Forest").cast("Pearl").resolve().cast("Golem").resolve()

    assert s.can_activate("Forest")
    assert s.can_activate("Pearl")
    assert not s.can_activate("Golem")


@pytest.mark.cr("302.6", "702.10c")
def test_haste_pays_the_tap_symbol_at_once(scenario):
    """See rule 302.6: haste is the exception."""
    swift = Creature("Swift", "{0}", "Elf", "1/1", "haste", Activated("{T}", AddMana("{G}")))
    s = scenario(p1=dict(hand=[swift]))
    s.cast("Swift").resolve()

    assert s.can_activate("Swift")


# --- 107.6: the untap symbol -------------------------------------------------------------------

IDOL = Creature("Idol", "{2}", "Golem", "1/1", Activated("{Q}", GainLife(2)))
LODESTONE = Artifact("Lodestone", "{2}", Activated("{Q}", AddMana("{U}")))


@pytest.mark.cr("107.6")
def test_the_untap_symbol_is_written_so():
    """{Q} before the colon."""
    (cost,) = as_costs("{Q}")

    assert (cost, cost.say(Voice())) == (UntapSelf(), "{Q}")


@pytest.mark.cr("107.6")
def test_the_untap_symbol_untaps_the_permanent(scenario):
    """As the ability is activated, before it resolves."""
    s = scenario(p1=dict(battlefield=[Piece("Idol", card=IDOL, tapped=True)]))
    s.activate("Idol")
    untapped = not s["Idol"].tapped
    s.resolve()

    assert (untapped, s.p1.life) == (True, 22)


@pytest.mark.cr("107.6")
def test_an_untapped_permanent_cant_be_untapped_again_for_the_cost(scenario):
    """Only a tapped one pays {Q}, once."""
    s = scenario(p1=dict(battlefield=[IDOL, Piece("Lodestone", card=LODESTONE, tapped=True)]))

    assert not s.can_activate("Idol")
    s.activate("Lodestone")
    assert not s.can_activate("Lodestone")
    assert s.p1.mana == "{U}"


@pytest.mark.cr("107.6", "302.6")
def test_a_creature_that_came_this_turn_cant_pay_the_untap_symbol(scenario):
    """Tapped or not, it has to wait, as for {T}."""
    s = scenario(p1=dict(battlefield=[Piece("Idol", card=IDOL, tapped=True, sick=True)]))

    assert not s.can_activate("Idol")


@pytest.mark.cr("107.6", "302.6")
def test_a_seized_creature_cant_pay_the_untap_symbol(scenario):
    """Control has to be continuous since the turn began."""
    s = scenario(
        p1=dict(hand=[SEIZE], mana="U"),
        p2=dict(battlefield=[Piece("Idol", card=IDOL, tapped=True)]),
    )
    s.cast("Seize", targets=["Idol"]).resolve()

    assert not s.can_activate("Idol")


@pytest.mark.cr("107.6", "302.6")
def test_the_untap_symbol_of_other_permanents_can_be_paid_at_once(scenario):
    """A Lodestone that entered this turn, and was tapped, is no creature."""
    s = scenario(p1=dict(battlefield=[Piece("Lodestone", card=LODESTONE, tapped=True, sick=True)]))
    s.activate("Lodestone")

    assert s.p1.mana == "{U}"
