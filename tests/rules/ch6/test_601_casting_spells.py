"""Casting spells, step by step (601)."""

import pytest

from cardwright.language import (
    EACH_OPPONENT,
    YOU,
    Activated,
    AddMana,
    AlternativeCost,
    Artifact,
    CantCast,
    CostChange,
    Creature,
    DealDamage,
    Destroy,
    DivideDamage,
    Draw,
    Enchantment,
    GainLife,
    If,
    Instant,
    Keyword,
    LoseLife,
    Paid,
    PayLife,
    ReturnCost,
    SacrificeCost,
    Sorcery,
    Whenever,
    additional_cost,
    any_target,
    artifact,
    casts,
    choose_one,
    creature,
    instant,
    static,
    target,
)
from cardwright.language.selectors import THIS_SPELL
from cardwright.scenario import NotLegal


def body(name, pt, *abilities, cost="{1}"):
    """A creature with nothing but a size and these abilities."""
    return Creature(name, cost, "Beast", pt, *abilities)


@pytest.mark.cr("601.2", "601.2a")
def test_the_spell_is_on_the_stack_when_it_has_been_cast(scenario):
    """The card moves from the hand to the stack, as a new object under its caster's control."""
    s = scenario(p1=dict(hand=["Shock"], mana="R"))
    before = s.game.players[0].hand[0]
    s.cast("Shock", targets=["p2"])
    now = s.game.zones.stack[0]

    assert (s.p1.hand, s.stack) == ([], ["Shock"])
    assert before is not now
    assert now.controller == 0


@pytest.mark.cr("601.2b", "700.2a")
def test_modes_are_chosen_on_announcement(scenario):
    """The mode can't be changed after the opponent has answered."""
    charm = Instant("Charm", "{0}", choose_one(GainLife(3), LoseLife(2, EACH_OPPONENT)))
    s = scenario(p1=dict(hand=[charm]))
    s.cast("Charm", modes=[2])
    item = s.game.zones.stack[0].item
    s.resolve()

    assert item.modes == (1,)
    assert (s.p1.life, s.p2.life) == (20, 18)


@pytest.mark.cr("601.2b", "700.2a")
def test_a_mode_without_legal_targets_can_not_be_chosen(scenario):
    """Only modes whose targets exist are offered."""
    charm = Instant("Charm", "{0}", choose_one(Destroy(target(creature)), GainLife(3)))
    s = scenario(p1=dict(hand=[charm]))
    s.cast("Charm").resolve()

    assert s.p1.life == 23


@pytest.mark.cr("601.2b", "107.3a")
def test_x_is_announced_and_counts_in_the_cost(scenario):
    """X is chosen as the spell is cast; it is paid for and is the same on resolution."""
    blaze = Sorcery("Blaze", "{X}{R}", DealDamage("X", any_target()))
    s = scenario(p1=dict(hand=[blaze], mana="RCCC"))
    s.cast("Blaze", x=2, targets=["p2"])
    left = s.p1.mana
    s.resolve()

    assert (left, s.p2.life) == ("{C}", 18)


@pytest.mark.cr("107.3b", "601.2b")
def test_x_is_0_without_paying_the_cost(scenario):
    """Cast without paying its mana cost, a spell's X is 0."""
    blaze = Sorcery("Blaze", "{X}{R}", GainLife("X"))
    s = scenario(p1=dict(hand=[blaze], mana="CCC", battlefield=["Omniscience"]))
    s.cast("Blaze", way="without paying its mana cost").resolve()

    assert (s.p1.life, s.p1.mana) == (20, "{C}{C}{C}")


@pytest.mark.cr("601.2c", "115.1")
def test_a_spell_needs_its_targets(scenario):
    """Without a legal target it can't be cast."""
    s = scenario(p1=dict(hand=["Murder"], mana="BBB"))

    assert not s.can_cast("Murder")


@pytest.mark.cr("601.2c", "115.3")
def test_one_word_target_does_not_take_the_same_thing_twice(scenario):
    """Two targets of one instance of the word have to be different."""
    split = Instant("Split", "{0}", DealDamage(1, target(creature, 2)))
    s = scenario(p1=dict(hand=[split]), p2=dict(battlefield=["Su-Chi"]))

    assert not s.can_cast("Split")


@pytest.mark.cr("601.2c", "115.3")
def test_two_words_target_may_take_the_same_thing(scenario):
    """Two instances of the word may mean the same creature."""
    twice = Instant(
        "Twice", "{0}", DealDamage(1, target(creature)), DealDamage(1, target(creature))
    )
    s = scenario(p1=dict(hand=[twice]), p2=dict(battlefield=["Su-Chi"]))
    s.cast(
        "Twice",
    ).resolve()

    assert s["Su-Chi"].damage == 2


@pytest.mark.cr("601.2c", "115.6")
def test_any_number_of_targets_may_be_none(scenario):
    """A spell with "up to" can be cast without a target."""
    some = Instant("Some", "{0}", Destroy(target(creature, 2, up_to=True)), GainLife(1))
    s = scenario(p1=dict(hand=[some]))
    s.cast("Some").resolve()

    assert s.p1.life == 21


@pytest.mark.cr("601.2d")
def test_damage_is_divided_on_announcement(scenario):
    """Each target gets at least 1; the division is fixed when the spell is cast."""
    arc = Instant("Arc", "{0}", DivideDamage(3, target(creature, 2, up_to=True)))
    s = scenario(p1=dict(hand=[arc]), p2=dict(battlefield=["Su-Chi", "Grizzly Bears"]))
    s.cast("Arc", targets={"Su-Chi": 2, "Grizzly Bears": 1}).resolve()

    assert (s["Su-Chi"].damage, s["Grizzly Bears"].damage) == (2, 1)


@pytest.mark.cr("601.2d", "608.2b")
def test_a_share_of_an_illegal_target_is_lost(scenario):
    """If one target is gone on resolution, the other gets only what was announced for it."""
    arc = Instant("Arc", "{0}", DivideDamage(3, target(creature, 2, up_to=True)))
    s = scenario(
        p1=dict(hand=[arc, "Unsummon"], mana="U"), p2=dict(battlefield=["Su-Chi", "Memnite"])
    )
    s.cast("Arc", targets={"Su-Chi": 1, "Memnite": 2}).cast("Unsummon", targets=["Memnite"])
    s.resolve()

    assert s["Su-Chi"].damage == 1


@pytest.mark.cr("601.2e", "601.3")
def test_an_effect_can_forbid_casting(scenario):
    """A player who can't cast creature spells may not."""
    ban = Enchantment("Ban", "{1}", static(YOU, CantCast(creature)))
    s = scenario(p1=dict(hand=["Memnite", "Shock"], battlefield=[ban], mana="R"))

    assert not s.can_cast("Memnite")
    assert s.can_cast("Shock")


@pytest.mark.cr("601.2f", "118.7")
def test_increases_come_before_reductions(scenario):
    """With {1} more and {3} less, a {2} spell costs nothing: less than nothing is not paid,
    and the increase is not paid on top."""
    more = Enchantment("Tax", "{1}", static(YOU, CostChange(1, less=False)))
    less = Enchantment("Rebate", "{1}", static(YOU, CostChange(3)))
    plain = Instant("Plain", "{2}", GainLife(1))
    s = scenario(p1=dict(hand=[plain], battlefield=[less, more]))
    s.cast("Plain").resolve()

    assert s.p1.life == 21


@pytest.mark.cr("601.2f", "118.7a")
def test_a_reduction_takes_only_generic_mana(scenario):
    """{2} less makes {1}{R} cost {R}, never nothing."""
    less = Enchantment("Rebate", "{1}", static(YOU, CostChange(2)))
    spark = Instant("Spark", "{1}{R}", GainLife(1))
    s = scenario(p1=dict(hand=[spark], battlefield=[less]))
    broke = s.can_cast("Spark")
    s = scenario(p1=dict(hand=[spark], battlefield=[less], mana="R"))

    assert not broke
    assert s.can_cast("Spark")


@pytest.mark.cr("601.2f")
def test_a_reduction_reaches_additional_costs(scenario):
    """Kicker is part of the total cost that is reduced."""
    less = Enchantment("Rebate", "{1}", static(YOU, CostChange(2)))
    big = Instant("Big", "{R}", Keyword("kicker", "{2}"), If(Paid("kicker"), [GainLife(5)]))
    s = scenario(p1=dict(hand=[big], battlefield=[less], mana="R"))
    s.cast("Big", pay=["kicker"]).resolve()

    assert s.p1.life == 25


@pytest.mark.cr("601.2f", "118.9d")
def test_additional_costs_apply_to_alternative_costs(scenario):
    """A tax is paid also by who casts a spell for an alternative cost."""
    tax = Enchantment("Tax", "{1}", static(YOU, CostChange(1, less=False)))
    s = scenario(p1=dict(hand=["Craw Wurm"], battlefield=[tax, "Omniscience"]))
    broke = s.can_cast("Craw Wurm")
    s = scenario(p1=dict(hand=["Craw Wurm"], battlefield=[tax, "Omniscience"], mana="C"))
    s.cast("Craw Wurm").resolve()

    assert not broke
    assert s.p1.mana == ""


@pytest.mark.cr("601.2g", "605.3a")
def test_mana_abilities_are_activated_while_paying(scenario):
    """The lands are tapped in the course of casting."""
    s = scenario(p1=dict(hand=["Shock"], battlefield=["Mountain"]))
    s.cast("Shock", targets=["p2"])

    assert s["Mountain"].tapped


@pytest.mark.cr("601.2h", "118.3")
def test_an_additional_cost_that_can_not_be_paid(scenario):
    """A spell that wants a sacrifice can't be cast without anything to sacrifice."""
    rite = Sorcery("Rite", "{0}", additional_cost(SacrificeCost(creature)), Draw(2))
    s = scenario(p1=dict(hand=[rite]), p2=dict(battlefield=["Memnite"]))

    assert not s.can_cast("Rite")


@pytest.mark.cr("601.2h", "118.8")
def test_an_additional_cost_is_paid_as_it_is_cast(scenario):
    """The creature is sacrificed at once; countering the spell does not bring it back."""
    rite = Sorcery("Rite", "{0}", additional_cost(SacrificeCost(creature)), GainLife(2))
    s = scenario(p1=dict(hand=[rite], battlefield=["Memnite", "Su-Chi"]))
    s.cast("Rite", choose=["Memnite"])

    assert (s.p1.graveyard, s.stack) == (["Memnite"], ["Rite"])


@pytest.mark.cr("118.9", "118.9a", "601.2b")
def test_only_one_alternative_cost(scenario):
    """An alternative cost replaces the mana cost; the mana value stays the same."""
    fury = Instant(
        "Fury", "{3}{R}", static(THIS_SPELL, AlternativeCost((PayLife(2),))), GainLife(7)
    )
    s = scenario(p1=dict(hand=[fury]))
    s.cast("Fury")
    value = s.game.zones.stack[0].chars.mana_value
    s.resolve()

    assert (value, s.p1.life) == (4, 25)


@pytest.mark.cr("601.2i")
def test_cast_triggers_are_above_the_spell(scenario):
    """What triggers on casting goes on the stack above it and resolves first."""
    watch = Enchantment("Watch", "{1}", Whenever(casts(YOU, instant), GainLife(1)))
    s = scenario(p1=dict(hand=["Shock"], mana="R", battlefield=[watch]))
    s.cast("Shock", targets=["p2"])
    waiting = s.stack
    s.resolve(1)

    assert waiting == ["Watch", "Shock"]
    assert (s.p1.life, s.p2.life) == (21, 20)


@pytest.mark.cr("601.2i", "117.3c")
def test_the_caster_gets_priority(scenario):
    """After casting, the player who cast has priority and can answer their own spell."""
    s = scenario(p1=dict(hand=["Shock", "Shock"], mana="RR"))
    s.cast("Shock", targets=["p2"])

    assert str(s.game.decision.player) == "p1"


@pytest.mark.cr("601.3", "307.1", "301.1", "302.1", "117.1a")
def test_only_instants_in_answer(scenario):
    """With a spell on the stack neither a sorcery nor a permanent spell can be cast."""
    s = scenario(
        p1=dict(hand=["Shock", "Lightning Bolt", "Memnite", "Firebolt", "Pacifism"],
                mana="RRRWW", battlefield=["Su-Chi"])
    )  # fmt: skip
    s.cast("Shock", targets=["p2"])

    assert s.can_cast("Lightning Bolt")
    assert not any(s.can_cast(name) for name in ("Memnite", "Firebolt", "Pacifism"))


@pytest.mark.cr("702.8a")
def test_flash_allows_instant_timing(scenario):
    """A creature with flash can be cast in the opponent's turn."""
    s = scenario(
        active="p2", p1=dict(hand=[body("Ambusher", "2/2", "flash"), "Su-Chi"], mana="CCCCC")
    )
    s.pass_priority()

    assert s.can_cast("Ambusher", by="p1")
    assert not s.can_cast("Su-Chi", by="p1")


@pytest.mark.cr("601.2g", "601.2h")
def test_mana_is_made_before_the_other_costs_are_paid(scenario):
    """What is sacrificed as an additional cost can be tapped for mana first."""
    gem = Artifact("Gem", "{1}", Activated("{T}", AddMana("{C}")))
    rite = Sorcery("Rite", "{1}", additional_cost(SacrificeCost(artifact)), GainLife(2))
    s = scenario(p1=dict(hand=[rite], battlefield=[gem]))
    s.cast("Rite").resolve()

    assert (s.p1.life, s.p1.battlefield) == (22, [])


@pytest.mark.xfail(reason="costs that have been paid are not taken back", strict=True)
@pytest.mark.cr("601.2", "601.2h", "730.1")
def test_a_cast_that_fails_is_as_if_it_had_not_begun(scenario):
    """Two costs that need the same creature can't both be paid: the spell can't be cast, and
    the creature is still there."""
    rite = Sorcery(
        "Rite", "{0}", additional_cost(SacrificeCost(creature)),
        additional_cost(ReturnCost(creature)), GainLife(2),
    )  # fmt: skip
    s = scenario(p1=dict(hand=[rite], battlefield=["Memnite"]))
    with pytest.raises(NotLegal):
        s.cast("Rite")

    assert (s.p1.hand, s.p1.battlefield) == (["Rite"], ["Memnite"])


@pytest.mark.cr("601.2a", "400.7")
def test_the_cast_card_is_a_new_object(scenario):
    """A spell is another object than the card in hand was."""
    s = scenario(p1=dict(hand=["Memnite"]))
    hand = s.game.players[0].hand[0].id
    s.cast("Memnite")
    stack = s.game.zones.stack[0].id
    s.resolve()

    assert len({hand, stack, s["Memnite"].entity.id}) == 3


@pytest.mark.cr("202.1b", "118.6")
def test_a_card_without_a_mana_cost_can_not_be_cast(scenario):
    """An unpayable cost can't be paid; an alternative cost still can."""
    from cardwright.language import Spell, one_face

    vision = one_face("Vision", None, "Sorcery", [Spell((GainLife(4),))])
    s = scenario(p1=dict(hand=[vision], mana="CCC"))
    without = s.can_cast("Vision")
    s = scenario(p1=dict(hand=[vision], battlefield=["Omniscience"]))
    s.cast("Vision").resolve()

    assert not without
    assert s.p1.life == 24


@pytest.mark.cr("601.2b", "702.33a", "702.33d")
def test_kicker_is_announced_before_targets_and_costs(scenario):
    """A kicked spell's kicker was paid; an unkicked one's was not."""
    duel = Instant(
        "Duel", "{0}", Keyword("kicker", "{2}"),
        If(Paid("kicker"), [GainLife(4)], [GainLife(2)]),
    )  # fmt: skip
    s = scenario(p1=dict(hand=[duel, duel], mana="CC"))
    s.cast("Duel", pay=["kicker"]).resolve()
    kicked = s.p1.life
    s.cast("Duel").resolve()

    assert (kicked, s.p1.life) == (24, 26)
