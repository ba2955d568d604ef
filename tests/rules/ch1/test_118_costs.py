"""Costs (118)."""

import pytest

from cardwright.language import (
    YOU,
    Activated,
    Artifact,
    CostChange,
    Draw,
    Enchantment,
    GainLife,
    PayLife,
    SacrificeCost,
    Sorcery,
    additional_cost,
    creature,
    one_face,
    static,
)
from cardwright.language.filters import stat


@pytest.mark.cr("118.1", "601.2h")
def test_a_cost_is_paid_before_the_effect(scenario):
    """A creature sacrificed to activate is gone while the ability waits on the stack."""
    s = scenario(p1=dict(battlefield=["Goblin Sledder", "Raging Goblin"]))
    s.activate("Goblin Sledder", targets="Goblin Sledder", choose=["Raging Goblin"])

    assert (s.stack, s.p1.graveyard) == (["Goblin Sledder"], ["Raging Goblin"])


@pytest.mark.cr("118.2", "601.2g")
def test_mana_is_made_while_paying(scenario):
    """Only as many lands are tapped as the cost needs."""
    s = scenario(p1=dict(hand=["Shock"], battlefield=["3 Mountain"]))
    s.cast("Shock", targets="p2")

    assert sorted(o.tapped for o in s.all("Mountain")) == [False, False, True]


@pytest.mark.cr("118.3", "601.2h")
def test_a_cost_that_can_t_be_paid_in_full_is_not_paid(scenario):
    """One land doesn't pay for two mana, and stays untapped."""
    s = scenario(p1=dict(hand=["Grizzly Bears"], battlefield=["Forest"]))

    assert "601.2g" in s.why_not_cast("Grizzly Bears")


@pytest.mark.cr("118.3", "118.3b", "119.4")
@pytest.mark.parametrize(("life", "able"), [(1, False), (2, True), (3, True)])
def test_life_is_paid_only_if_there_is_enough(scenario, life, able):
    """A cost of 2 life takes a life total of 2 or more."""
    altar = Artifact("Altar", "{1}", Activated(PayLife(2), Draw(1)))
    s = scenario(p1=dict(life=life, battlefield=[altar]))

    assert s.can_activate("Altar") is able


@pytest.mark.cr("118.3b", "119.4")
def test_paying_life_is_losing_life(scenario):
    """It is subtracted at once, and a player who pays all of it loses the game."""
    altar = Artifact("Altar", "{1}", Activated(PayLife(2), Draw(1)))
    s = scenario(p1=dict(life=2, battlefield=[altar]))
    s.activate("Altar")

    assert (s.over, s.p2.won, s.p1.life) == (True, True, 0)


@pytest.mark.cr("118.3b", "119.4b")
def test_zero_life_can_always_be_paid(scenario):
    """With an X of 0 as well."""
    altar = Artifact("Altar", "{1}", Activated(PayLife(0), GainLife(1)))
    s = scenario(p1=dict(life=1, battlefield=[altar]))
    s.activate("Altar").resolve()

    assert s.p1.life == 2


@pytest.mark.cr("118.3a", "106.4")
def test_mana_that_is_left_stays_in_the_pool(scenario):
    """Paying takes only what the cost says."""
    s = scenario(p1=dict(hand=["Shock"], mana="{R}{G}{G}"))
    s.cast("Shock", targets="p2")

    assert s.p1.mana == "{G}{G}"


@pytest.mark.cr("118.5", "118.5a")
def test_a_cost_of_zero_has_to_be_acknowledged(scenario):
    """An ability that costs {0} is activated like any other, as often as one wants."""
    ring = Artifact("Ring", "{1}", Activated("{0}", GainLife(1)))
    s = scenario(p1=dict(battlefield=[ring]))
    before = s.p1.life
    s.activate("Ring").activate("Ring").resolve()

    assert (before, s.p1.life) == (20, 22)


@pytest.mark.cr("118.6", "202.1b")
def test_without_a_mana_cost_a_card_can_t_be_cast(scenario):
    """Nothing is an unpayable cost, not a cost of {0}."""
    spirit = one_face("Spirit", None, "Creature — Spirit", pt="1/1", indicator="U")
    s = scenario(p1=dict(hand=[spirit], battlefield=["5 Island"]))

    assert not s.can_cast("Spirit")


@pytest.mark.cr("118.6a", "118.9")
def test_an_alternative_cost_is_payable_without_a_mana_cost(scenario):
    """A card with no mana cost can be cast without paying it."""
    spirit = one_face("Spirit", None, "Creature — Spirit", pt="1/1", indicator="U")
    s = scenario(p1=dict(hand=[spirit], battlefield=["Omniscience"]))
    s.cast("Spirit").resolve()

    assert "Spirit" in s.p1.battlefield


CHEAPER = Enchantment("Bargain", "{1}", static(YOU, CostChange(3)))


@pytest.mark.cr("118.7", "118.7a", "601.2f")
def test_a_reduction_takes_only_generic_mana(scenario):
    """{1}{G} less three is {G}: a green mana is still needed."""
    board = dict(hand=["Grizzly Bears"])
    green = scenario(p1=dict(**board, battlefield=[CHEAPER, "Forest"]))
    none = scenario(p1=dict(**board, battlefield=[CHEAPER, "Island"]))

    assert (green.can_cast("Grizzly Bears"), none.can_cast("Grizzly Bears")) == (True, False)


@pytest.mark.cr("118.7")
def test_a_cost_reduced_to_nothing_is_zero(scenario):
    """A generic cost that is less than the reduction is paid with nothing."""
    cup = Artifact("Cup", "{2}")
    s = scenario(p1=dict(hand=[cup], battlefield=[CHEAPER]))
    s.cast("Cup").resolve()

    assert "Cup" in s.p1.battlefield


@pytest.mark.cr("118.7", "202.3")
def test_a_reduction_does_not_change_the_mana_value(scenario):
    """The spell's mana cost is what it was."""
    cup = Artifact("Cup", "{2}")
    s = scenario(p1=dict(hand=[cup], battlefield=[CHEAPER]))
    s.cast("Cup")

    assert stat(s["Cup"].entity, "mana value") == 2


RITE = Sorcery("Rite", "{R}", additional_cost(SacrificeCost(creature)), GainLife(4))


@pytest.mark.cr("118.8", "601.2b")
def test_an_additional_cost_is_paid_as_well(scenario):
    """The creature is gone as the spell is on the stack, and so is the mana."""
    s = scenario(p1=dict(hand=[RITE], battlefield=["Mountain", "Memnite"]))
    s.cast("Rite")

    assert (s.p1.graveyard, s["Mountain"].tapped, s.stack) == (["Memnite"], True, ["Rite"])


@pytest.mark.cr("118.8", "118.3")
def test_without_the_additional_cost_there_is_no_spell(scenario):
    """With no creature to sacrifice it can't be cast."""
    s = scenario(p1=dict(hand=[RITE], battlefield=["Mountain"]))

    assert not s.can_cast("Rite")


@pytest.mark.cr("118.8b", "118.8a", "601.2b")
def test_an_optional_additional_cost(scenario):
    """Buyback may be paid or not; paid, the spell comes back to hand."""
    board = dict(hand=["Whispers of the Muse"], battlefield=["6 Island"])
    without = scenario(p1=board)
    without.cast("Whispers of the Muse").resolve()
    paid = scenario(p1=board)
    paid.cast("Whispers of the Muse", pay="buyback").resolve()

    assert "Whispers of the Muse" in without.p1.graveyard
    assert "Whispers of the Muse" in paid.p1.hand


@pytest.mark.cr("118.8d")
def test_an_additional_cost_does_not_change_the_mana_value(scenario):
    """A spell with buyback paid has its printed mana value."""
    s = scenario(p1=dict(hand=["Whispers of the Muse"], battlefield=["6 Island"]))
    s.cast("Whispers of the Muse", pay="buyback")

    assert stat(s["Whispers of the Muse"].entity, "mana value") == 1


@pytest.mark.cr("118.9", "118.9b", "118.9c")
def test_an_alternative_cost_takes_the_place_of_the_mana_cost(scenario):
    """Two Mountains sacrificed instead of {4}{R}{R}; the mana value stays."""
    s = scenario(p1=dict(hand=["Fireblast"], battlefield=["2 Mountain"]))
    s.cast("Fireblast", targets="p2", way="alternative cost")
    value = stat(s["Fireblast"].entity, "mana value")
    s.resolve()

    assert (s.p2.life, s.p1.battlefield, value) == (16, [], 6)


@pytest.mark.cr("118.9d", "118.8")
def test_additional_costs_come_on_top_of_an_alternative_cost(scenario):
    """A spell cast without paying its mana cost still needs its sacrifice."""
    s = scenario(p1=dict(hand=[RITE], battlefield=["Omniscience"]))
    without = s.can_cast("Rite")
    t = scenario(p1=dict(hand=[RITE], battlefield=["Omniscience", "Memnite"]))
    t.cast("Rite").resolve()

    assert without is False
    assert ("Memnite" in t.p1.graveyard, t.p1.life) == (True, 24)


@pytest.mark.cr("118.9d", "118.7")
def test_a_tax_comes_on_top_of_an_alternative_cost(scenario):
    """Spells that cost more cost that much also when cast for nothing."""
    tax = Enchantment("Tax", "{1}", static(YOU, CostChange(2, less=False)))
    s = scenario(p1=dict(hand=["Shock"], battlefield=["Omniscience", tax, "Mountain"]))
    t = scenario(p1=dict(hand=["Shock"], battlefield=["Omniscience", tax, "2 Mountain"]))

    assert (s.can_cast("Shock"), t.can_cast("Shock")) == (False, True)


@pytest.mark.cr("118.10")
def test_one_payment_pays_one_cost(scenario):
    """A single creature can't be sacrificed for two abilities."""
    altar = Artifact("Altar", "{1}", Activated(SacrificeCost(creature), GainLife(1)))
    s = scenario(p1=dict(battlefield=[altar, altar, "Memnite"]))
    s.activate("Altar")

    assert not s.can_activate("Altar#2")


@pytest.mark.cr("118.12", "118.12a")
def test_unless_offers_a_payment(scenario):
    """The spell's controller may pay as the counterspell resolves, or not."""
    board = dict(
        p1=dict(hand=["Memnite"], battlefield=["Forest"]),
        p2=dict(hand=["Force Spike"], battlefield=["Island"]),
    )
    pays = scenario(**board)
    pays.cast("Memnite").cast("Force Spike", targets="Memnite").yes("p1").resolve()
    refuses = scenario(**board)
    refuses.cast("Memnite").cast("Force Spike", targets="Memnite").no("p1").resolve()

    assert pays.p1.battlefield == ["Forest", "Memnite"]
    assert (refuses.p1.graveyard, refuses["Forest"].tapped) == (["Memnite"], False)


@pytest.mark.cr("118.12a", "118.3")
def test_who_can_t_pay_does_not(scenario):
    """Without mana the spell is countered, with no question."""
    s = scenario(
        strict=True,
        p1=dict(hand=["Memnite"]),
        p2=dict(hand=["Force Spike"], battlefield=["Island"]),
    )
    s.cast("Memnite").cast("Force Spike", targets="Memnite").resolve()

    assert s.p1.graveyard == ["Memnite"]
