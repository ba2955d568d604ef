"""Numbers and symbols (107)."""

import pytest

from cardwright.language import (
    THIS,
    Activated,
    AddMana,
    Artifact,
    Creature,
    DealDamage,
    Draw,
    GainLife,
    Instant,
    Land,
    LoseLife,
    Sorcery,
    UntapSelf,
    When,
    creature,
    enters,
    enters_with,
    gets,
    power_of,
    target,
    target_player,
)
from cardwright.language.filters import stat
from cardwright.scenario import NotLegal, Piece


@pytest.mark.cr("107.1b")
def test_negative_power_counts_as_zero_for_effects(scenario):
    """A creature with power -2 makes nobody gain or lose life by its power."""
    wane = Instant("Wane", "{0}", gets(target(creature), "-3/-0"))
    beast = Creature(
        "Beast", "{1}", "Beast", "1/1", Activated("{0}", LoseLife(power_of(THIS), target_player()))
    )
    s = scenario(p1=dict(hand=[wane], battlefield=[beast]))
    s.cast("Wane", targets="Beast").resolve().activate("Beast", targets="p2").resolve()

    assert (s["Beast"].power, s.p2.life) == (-2, 20)


@pytest.mark.cr("107.1b")
def test_negative_numbers_are_used_where_power_changes(scenario):
    """A creature at -2/1 that gets +3/+0 has power 1."""
    wane = Instant("Wane", "{0}", gets(target(creature), "-3/-0"))
    grow = Instant("Grow", "{0}", gets(target(creature), "+3/+0"))
    s = scenario(p1=dict(hand=[wane, grow], battlefield=["Memnite"]))
    s.cast("Wane", targets="Memnite").resolve()
    low = s["Memnite"].power
    s.cast("Grow", targets="Memnite").resolve()

    assert (low, s["Memnite"].power) == (-2, 1)


@pytest.mark.cr("107.2", "208.3")
def test_a_number_that_is_not_there_is_zero(scenario):
    """The power of something that is no creature is 0."""
    rock = Artifact("Rock", "{1}", Activated("{0}", GainLife(power_of(THIS))))
    s = scenario(p1=dict(battlefield=[rock]))
    s.activate("Rock").resolve()

    assert s.p1.life == 20


BLAZE = Sorcery("Burn", "{X}{R}", DealDamage("X", target_player()))


@pytest.mark.cr("107.3", "107.3a", "118.4")
def test_x_is_announced_and_paid(scenario):
    """The caster names X; the cost has that much generic mana, and the text that number."""
    s = scenario(p1=dict(hand=[BLAZE], battlefield=["5 Mountain"]))
    s.cast("Burn", targets="p2", x=3).resolve()
    untapped = [o for o in s.all("Mountain") if not o.tapped]

    assert (s.p2.life, len(untapped)) == (17, 1)


@pytest.mark.cr("107.3a", "118.3")
def test_x_is_no_more_than_can_be_paid(scenario):
    """With three lands X is at most two."""
    s = scenario(p1=dict(hand=[BLAZE], battlefield=["3 Mountain"]))

    with pytest.raises(NotLegal):
        s.cast("Burn", targets="p2", x=3)


@pytest.mark.cr("107.3b")
def test_x_is_zero_when_nothing_is_paid(scenario):
    """Cast without paying its mana cost, X can only be 0."""
    s = scenario(p1=dict(hand=[BLAZE], battlefield=["Omniscience", "5 Mountain"]))
    s.cast("Burn", targets="p2", way="without paying its mana cost")
    chosen = s["Burn"].entity.item.x
    s.resolve()

    assert (chosen, s.p2.life) == (0, 20)


@pytest.mark.cr("107.3a", "107.3k", "602.2b")
def test_x_of_an_activated_ability(scenario):
    """X in an activation cost is chosen each time it is activated."""
    pump = Creature("Pump", "{1}", "Elemental", "0/1", Activated("{X}", GainLife("X")))
    s = scenario(p1=dict(battlefield=[pump, "5 Forest"]))
    s.activate("Pump", x=2).activate("Pump", x=3).resolve(1)
    first = s.p1.life
    s.resolve()

    assert (first, s.p1.life) == (23, 25)


@pytest.mark.cr("107.3g", "202.3e")
def test_x_is_zero_off_the_stack(scenario):
    """The mana value of a card with {X} counts the announced X on the stack only."""
    hydra = Creature("Hydra", "{X}{G}", "Hydra", "1/1", enters_with("+1/+1", "X"))
    s = scenario(p1=dict(hand=[hydra], battlefield=["4 Forest"]))
    values = [stat(s["Hydra"].entity, "mana value")]
    s.cast("Hydra", x=3)
    values.append(stat(s["Hydra"].entity, "mana value"))
    s.resolve()
    values.append(stat(s["Hydra"].entity, "mana value"))

    assert values == [1, 4, 1]


@pytest.mark.cr("107.3m")
def test_the_x_of_a_spell_is_known_as_its_permanent_enters(scenario):
    """Enters with X counters: the X announced for the spell; put there otherwise, 0."""
    hydra = Creature(
        "Hydra", "{X}{G}", "Hydra", "1/1", enters_with("+1/+1", "X"),
        When(enters(THIS), GainLife("X")),
    )  # fmt: skip
    s = scenario(p1=dict(hand=[hydra], battlefield=["4 Forest"]))
    s.cast("Hydra", x=3).resolve()

    assert (s["Hydra"].pt, s.p1.life) == ("4/4", 23)


@pytest.mark.cr("107.4a")
def test_colored_mana_is_paid_with_that_color(scenario):
    """A red spell can't be cast with green mana."""
    green = scenario(p1=dict(hand=["Shock"], battlefield=["Forest"]))
    red = scenario(p1=dict(hand=["Shock"], battlefield=["Mountain"]))

    assert (green.can_cast("Shock"), red.can_cast("Shock")) == (False, True)


@pytest.mark.cr("107.4b")
def test_generic_mana_is_paid_with_any_type(scenario):
    """Two lands of other colors pay for {2}, colorless mana too."""
    cup = Artifact("Cup", "{3}")
    s = scenario(p1=dict(hand=[cup], battlefield=["Forest", "Island", "Wastes"]))
    s.cast("Cup").resolve()

    assert "Cup" in s.p1.battlefield


@pytest.mark.cr("107.4c")
def test_colorless_mana_costs_are_paid_with_colorless_mana(scenario):
    """{C} can't be paid with a color."""
    void = Artifact("Void", "{C}")
    colored = scenario(p1=dict(hand=[void], battlefield=["5 Forest"]))
    colorless = scenario(p1=dict(hand=[void], battlefield=["Wastes"]))

    assert (colored.can_cast("Void"), colorless.can_cast("Void")) == (False, True)


@pytest.mark.cr("107.4e")
@pytest.mark.parametrize(
    ("lands", "castable"),
    [("Mountain", True), ("Forest", True), ("Island", False)],
)
def test_hybrid_mana_is_paid_with_either_half(scenario, lands, castable):
    """{R/G}{R/G} with red or green, not with blue."""
    s = scenario(p1=dict(hand=["Burning-Tree Emissary"], battlefield=[f"2 {lands}"]))

    assert s.can_cast("Burning-Tree Emissary") is castable


@pytest.mark.cr("107.4e")
@pytest.mark.parametrize(("lands", "castable"), [("Plains", True), ("Island", False)])
def test_monocolored_hybrid_mana(scenario, lands, castable):
    """{2/W} is one white mana or two of any type: one Island isn't enough, two are."""
    lord = Creature("Lord", "{2/W}", "Human", "1/1")
    one = scenario(p1=dict(hand=[lord], battlefield=[lands]))
    two = scenario(p1=dict(hand=[lord], battlefield=[f"2 {lands}"]))

    assert (one.can_cast("Lord"), two.can_cast("Lord")) == (castable, True)


@pytest.mark.cr("107.4f", "118.13")
def test_phyrexian_mana_is_paid_with_life(scenario):
    """Without white mana the {W/P} costs 2 life; with one life it can't be paid."""
    probe = Instant("Probe", "{W/P}", Draw(1))
    s = scenario(p1=dict(hand=[probe]))
    s.cast("Probe").resolve()
    poor = scenario(p1=dict(hand=[probe], life=1))

    assert (s.p1.life, poor.can_cast("Probe")) == (18, False)


@pytest.mark.cr("107.4h")
def test_snow_mana_comes_from_a_snow_source(scenario):
    """{S} is paid with mana of a snow permanent only, of whatever type."""
    snow = Land("Snow Field", Activated("{T}", AddMana("{W}")), types="Snow Land")
    ice = Artifact("Ice", "{S}")
    warm = scenario(p1=dict(hand=[ice], battlefield=["Plains"]))
    cold = scenario(p1=dict(hand=[ice], battlefield=[snow]))

    assert (warm.can_cast("Ice"), cold.can_cast("Ice")) == (False, True)


@pytest.mark.cr("107.5", "118.3")
def test_a_tapped_permanent_can_t_pay_a_tap_symbol(scenario):
    """Activated once, it can't be activated again until it untaps."""
    s = scenario(p1=dict(battlefield=["Fireslinger"]))
    s.activate("Fireslinger", targets="p2").resolve()

    assert (s["Fireslinger"].tapped, s.can_activate("Fireslinger")) == (True, False)


@pytest.mark.cr("107.5", "302.6", "602.5a")
def test_a_creature_that_just_came_can_t_pay_a_tap_symbol(scenario):
    """A noncreature artifact can."""
    stone = Artifact("Stone", "{1}", Activated("{T}", GainLife(1)))
    s = scenario(
        p1=dict(hand=[stone], mana="{C}", battlefield=[{"name": "Fireslinger", "sick": True}])
    )
    s.cast("Stone").resolve()

    assert (s.can_activate("Fireslinger"), s.can_activate("Stone")) == (False, True)


@pytest.mark.cr("107.6", "118.3")
def test_the_untap_symbol(scenario):
    """An untapped permanent can't pay {Q}; a tapped one untaps for it."""
    wake = Artifact("Wake", "{1}", Activated(UntapSelf(), GainLife(1)))
    s = scenario(p1=dict(battlefield=[{"name": "Forest"}, wake]))
    before = s.can_activate("Wake")
    tapped = scenario(p1=dict(battlefield=[Piece("Wake", card=wake, tapped=True)]))
    tapped.activate("Wake").resolve()

    assert before is False
    assert (tapped["Wake"].tapped, tapped.p1.life) == (False, 21)


@pytest.mark.cr("107.7", "606.4")
def test_loyalty_symbols_add_and_remove_counters(scenario):
    """+2 puts two counters on, -1 takes one off, as a cost."""
    up = scenario(p1=dict(battlefield=["Jace Beleren"]))
    up.activate("Jace Beleren", "each player draws")
    down = scenario(p1=dict(battlefield=["Jace Beleren"]))
    down.activate("Jace Beleren", "target player draws", targets="p1")

    assert up["Jace Beleren"].counters == {"loyalty": 5}
    assert down["Jace Beleren"].counters == {"loyalty": 2}


@pytest.mark.cr("107.4d", "118.5")
def test_zero_mana_is_paid_with_nothing(scenario):
    """A spell that costs {0} needs no land, but it has to be cast."""
    s = scenario(p1=dict(hand=["Memnite"]))
    before = s.p1.battlefield
    s.cast("Memnite").resolve()

    assert (before, s.p1.battlefield) == ([], ["Memnite"])
