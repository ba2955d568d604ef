"""The specification, mana: types that are not defined, "could produce", tapped for mana."""

import pytest
from attrs import frozen

from cardwright.language import (
    ENCHANTED_LAND,
    OPPONENT,
    THIS,
    YOU,
    Activated,
    AddAnyColor,
    AddChosenColor,
    AddCouldProduce,
    AddEach,
    AddMana,
    Artifact,
    Aura,
    Count,
    Creature,
    Destroy,
    Enchantment,
    GainLife,
    Island,
    Land,
    PayLife,
    Replacement,
    SacrificeCost,
    Sorcery,
    TapOthers,
    TappedForMana,
    TapSelf,
    TapsForMana,
    ThisTypeInstead,
    TimesAsMuch,
    When,
    Whenever,
    controlled_by,
    creature,
    enters,
    land,
    permanent,
    target,
)
from cardwright.scenario import Piece

MIRROR = Land(
    "Mirror",
    Activated("{T}", AddCouldProduce(land & controlled_by(YOU))),
)
SPYGLASS = Artifact(
    "Spyglass",
    "{2}",
    Activated(
        "{T}",
        AddCouldProduce(land & controlled_by(OPPONENT), colors=True),
    ),
)
UNNAMED = Land("Unnamed Spring", Activated("{T}", AddChosenColor()))
CAIRN = Land("Cairn", Activated("{T}", AddMana("{C}")))
DEEP_MINE = Land(
    "Deep Mine",
    Activated("{T}", AddMana("{C}")),
    Activated("{9}, {T}", AddMana("{R}")),
    Activated([PayLife(99), SacrificeCost(THIS)], AddMana("{B}")),
)
NURSERY = Land("Nursery", Activated("{T}", AddEach("{G}", Count(creature & controlled_by(YOU)))))
HERALD = Land("Herald", When(enters(THIS), AddAnyColor()), Activated("{T}", AddMana("{C}")))


def ink(what=permanent):
    """What taps for mana makes black mana instead."""
    return Enchantment("Ink", "{B}", Replacement(TapsForMana(what), ThisTypeInstead("B")))


def dye(name: str, what, type_: str):
    """What taps for mana makes mana of one type instead."""
    return Enchantment(name, "{1}", Replacement(TapsForMana(what), ThisTypeInstead(type_)))


FLOOD = Enchantment("Flood", "{2}", Replacement(TapsForMana(permanent, YOU), TimesAsMuch(2)))
RICHES = Aura(
    "Riches", "{G}", land, Whenever(TappedForMana(ENCHANTED_LAND), AddMana("{G}", extra=True))
)
WATCHER = Enchantment("Watcher", "{W}", Whenever(TappedForMana(permanent), GainLife(1)))


def on(card, host: str) -> Piece:
    """A card attached to a permanent."""
    return Piece(card.name, card=card, attached_to=host)


def offered(s, name: str) -> set[str]:
    """The types among which the player chooses; one type that needs no choice as well."""
    obj = s[name].entity
    ability = obj.chars.abilities.mana[0]
    outcomes = s.game.production.outcomes(s.game.players[obj.controller], obj, ability)
    return {unit.type for outcome in outcomes for unit in outcome.units}


# --- 106.5: mana of a type that is not defined -----------------------------------------------


@pytest.mark.cr("106.5")
def test_mana_of_an_undefined_type_is_no_mana(scenario):
    """No color was chosen for the Spring: it taps, and no mana comes."""
    s = scenario(p1=dict(battlefield=[UNNAMED]))
    s.activate("Unnamed Spring")

    assert (s["Unnamed Spring"].tapped, s.p1.mana) == (True, "")
    assert not s.logged("adds")


@pytest.mark.cr("106.5")
def test_two_mana_of_an_undefined_type_are_no_mana_either(scenario):
    """Doubling nothing is nothing, and nothing triggers."""
    twice = Land("Twice Unnamed", Activated("{T}", AddChosenColor(2)))
    s = scenario(p1=dict(battlefield=[twice, FLOOD, WATCHER]))
    s.activate("Twice Unnamed")

    assert (s.p1.mana, s.stack) == ("", [])


# --- 106.7: could produce ----------------------------------------------------------------------


@pytest.mark.cr("106.7")
def test_an_ability_makes_mana_of_a_type_that_another_permanent_could_make(scenario):
    """With an Island and a Cairn, the Mirror makes blue or colorless."""
    s = scenario(p1=dict(battlefield=[MIRROR, "Island", CAIRN]))
    types = offered(s, "Mirror")
    s.activate("Mirror", choose="{U}")

    assert (types, s.p1.mana) == ({"U", "C"}, "{U}")


@pytest.mark.cr("106.7")
def test_it_can_look_at_several_permanents_of_others(scenario):
    """All lands of all opponents count, tapped or not; colors only where it says color."""
    s = scenario(
        p1=dict(battlefield=[SPYGLASS, "Forest"]),
        p2=dict(battlefield=[{"name": "Swamp", "tapped": True}]),
        p3=dict(battlefield=["Plains", CAIRN]),
    )

    assert offered(s, "Spyglass") == {"B", "W"}


@pytest.mark.cr("106.7")
def test_any_ability_of_the_permanent_counts_as_if_it_resolved_now(scenario):
    """The Herald's ability that triggers as it enters would make any color."""
    s = scenario(p1=dict(battlefield=[MIRROR, HERALD]))

    assert offered(s, "Mirror") == set("WUBRGC")


@pytest.mark.cr("106.7")
def test_what_it_would_make_is_asked_as_of_now(scenario):
    """The Nursery makes nothing without a creature, and green as soon as there is one."""
    s = scenario(p1=dict(battlefield=[MIRROR, NURSERY, "Mountain"], hand=["Memnite"]))
    before = offered(s, "Mirror")
    s.cast("Memnite").resolve()

    assert (before, offered(s, "Mirror")) == ({"R"}, {"R", "G"})


@pytest.mark.cr("106.7")
def test_replacement_effects_are_taken_into_account(scenario):
    """Under Ink a Forest would make black, and only black."""
    s = scenario(p1=dict(battlefield=[MIRROR, "Forest", ink()]))

    assert s.game.production.could_produce(s["Forest"].entity) == {"B"}


@pytest.mark.cr("106.7")
def test_replacement_effects_are_taken_in_any_possible_order(scenario):
    """Two effects each set the type: whichever comes last decides, so both types count."""
    s = scenario(
        p1=dict(battlefield=[MIRROR, "Forest", dye("Blush", land, "R"), dye("Bleach", land, "W")])
    )

    assert s.game.production.could_produce(s["Forest"].entity) == {"R", "W"}


@pytest.mark.cr("106.7")
def test_replacement_effects_that_do_not_apply_to_it_do_not_count(scenario):
    """Dye for Islands says nothing of a Forest."""
    s = scenario(p1=dict(battlefield=[MIRROR, "Forest", dye("Blush", Island, "R")]))

    assert s.game.production.could_produce(s["Forest"].entity) == {"G"}


@pytest.mark.cr("106.7")
@pytest.mark.parametrize("tapped", [False, True])
def test_costs_are_ignored(scenario, tapped):
    """Nine mana, 99 life, or a tapped land: the types count all the same."""
    mine = Piece("Deep Mine", card=DEEP_MINE, tapped=tapped)
    s = scenario(p1=dict(battlefield=[MIRROR, mine]))

    assert offered(s, "Mirror") == {"C", "R", "B"}


@pytest.mark.cr("106.7")
def test_a_permanent_that_would_make_no_mana_could_produce_no_type(scenario):
    """Without creatures the Nursery defines no type; the Mirror taps for nothing."""
    s = scenario(p1=dict(battlefield=[MIRROR, NURSERY]))
    s.activate("Mirror")

    assert s.game.production.could_produce(s["Nursery"].entity) == frozenset()
    assert (s["Mirror"].tapped, s.p1.mana) == (True, "")


@pytest.mark.cr("106.7")
def test_permanents_that_only_look_at_each_other_define_no_type(scenario):
    """Two Mirrors alone could produce nothing, and asking comes to an end."""
    s = scenario(p1=dict(battlefield=["2 Mountain", MIRROR, MIRROR]))
    with_mountains = offered(s, "Mirror#2")
    alone = scenario(p1=dict(battlefield=[MIRROR, MIRROR]))
    alone.activate("Mirror#1").activate("Mirror#2")

    assert (with_mountains, offered(alone, "Mirror"), alone.p1.mana) == ({"R"}, set(), "")


# --- 106.12: to tap for mana -------------------------------------------------------------------


@pytest.mark.cr("106.12")
def test_a_mana_ability_with_the_tap_symbol_is_tapping_for_mana(scenario):
    """The Watcher sees the Forest."""
    s = scenario(p1=dict(battlefield=["Forest", WATCHER]))
    s.activate("Forest").resolve()

    assert (s.p1.life, s.p1.mana) == (21, "{G}")


@pytest.mark.cr("106.12", "605.1a")
@pytest.mark.parametrize(
    "cost", [[SacrificeCost(THIS)], [PayLife(1)], "{0}"], ids=["sacrifice", "life", "no mana"]
)
def test_a_mana_ability_without_the_tap_symbol_is_not(scenario, cost):
    """Mana comes, but nothing was tapped for it."""
    bud = Artifact("Bud", "{1}", Activated(cost, AddMana("{G}")))
    s = scenario(p1=dict(battlefield=[bud, WATCHER]))
    s.activate("Bud")

    assert (s.p1.mana, s.stack) == ("{G}", [])


@pytest.mark.cr("106.12")
def test_tapping_another_permanent_as_a_cost_is_not_tapping_it_for_mana(scenario):
    """The Roost has {T}: it is tapped for mana; the Memnite that it taps is not."""
    roost = Land("Roost", Activated([TapSelf(), TapOthers(creature)], AddMana("{W}")))
    s = scenario(p1=dict(battlefield=[roost, "Memnite", dye("Blush", creature, "R")]))
    s.activate("Roost")

    assert (s.p1.mana, s["Memnite"].tapped) == ("{W}", True)


@pytest.mark.cr("106.12", "605.1a")
def test_an_ability_with_a_target_that_adds_mana_is_no_mana_ability(scenario):
    """It uses the stack, and the permanent is not tapped for mana in the rules' sense."""
    pyre = Artifact("Pyre", "{1}", Activated("{T}", [Destroy(target(creature)), AddMana("{R}")]))
    s = scenario(p1=dict(battlefield=[pyre, WATCHER]), p2=dict(battlefield=["Memnite"]))
    s.activate("Pyre", targets=["Memnite"])
    waiting = s.stack
    s.resolve()

    assert (waiting, s.p1.mana, s.p1.life) == (["Pyre"], "{R}", 20)


# --- 106.12a: abilities that trigger on it -----------------------------------------------------


@pytest.mark.cr("106.12a", "605.4a")
def test_tapped_for_mana_triggers_when_the_ability_has_produced(scenario):
    """The enchanted Forest makes its mana, and at once another, without the stack."""
    s = scenario(p1=dict(battlefield=["Forest", on(RICHES, "Forest")]))
    s.activate("Forest")

    assert (s.p1.mana, s.stack) == ("{G}{G}", [])


@pytest.mark.cr("106.12a")
def test_tapped_for_mana_does_not_trigger_when_no_mana_is_produced(scenario):
    """The Nursery without creatures is tapped, but not for mana."""
    s = scenario(p1=dict(battlefield=[NURSERY, on(RICHES, "Nursery"), WATCHER]))
    s.activate("Nursery")

    assert (s["Nursery"].tapped, s.p1.mana, s.stack) == (True, "", [])


@pytest.mark.cr("106.12a")
def test_tapped_for_a_type_triggers_on_that_type_only(scenario):
    """A trigger on red mana sees the Mountain and not the Forest; what was made counts."""

    @frozen
    class TappedForRed(TappedForMana):
        """It is tapped for red mana."""

        def matches(self, event, ctx):
            return super().matches(event, ctx) and "R" in event.types

    pyromaniac = Enchantment("Pyromaniac", "{R}", Whenever(TappedForRed(land), GainLife(1)))
    s = scenario(p1=dict(battlefield=["Forest", "Mountain", pyromaniac]))
    s.activate("Forest")
    after_forest = list(s.stack)
    s.activate("Mountain").resolve()
    dyed = scenario(p1=dict(battlefield=["Mountain", pyromaniac, ink()]))
    dyed.activate("Mountain")

    assert (after_forest, s.p1.life, dyed.stack) == ([], 21, [])


# --- 106.12b: effects that replace it ----------------------------------------------------------


@pytest.mark.cr("106.12b", "614.1a")
def test_a_replacement_changes_the_mana_as_it_is_produced(scenario):
    """The Flood doubles what the Forest makes, once, in one production."""
    s = scenario(p1=dict(battlefield=["Forest", FLOOD]))
    s.activate("Forest")

    assert s.p1.mana == "{G}{G}"
    assert sum("adds" in line for line in s.log) == 1


@pytest.mark.cr("106.12b")
def test_a_replacement_may_change_the_type_and_the_amount(scenario):
    """Two mana become one black."""
    small = Enchantment(
        "Small Ink", "{B}", Replacement(TapsForMana(land), ThisTypeInstead("B", amount=True))
    )
    rich = Land("Rich Vein", Activated("{T}", AddMana("{R}{R}")))
    s = scenario(p1=dict(battlefield=[rich, small]))
    s.activate("Rich Vein")

    assert s.p1.mana == "{B}"


@pytest.mark.cr("106.12b")
def test_a_replacement_is_about_mana_for_which_a_permanent_is_tapped(scenario):
    """Mana of a spell, or of an ability without {T}, is not doubled."""
    ritual = Sorcery("Ritual", "{B}", AddMana("{B}{B}{B}"))
    bud = Artifact("Bud", "{1}", Activated([SacrificeCost(THIS)], AddMana("{G}")))
    s = scenario(p1=dict(hand=[ritual], battlefield=[FLOOD, bud], mana="B"))
    s.cast("Ritual").resolve()
    s.activate("Bud")

    assert s.p1.mana == "{B}{B}{B}{G}"


@pytest.mark.cr("106.12b", "106.12a")
def test_what_a_trigger_adds_is_not_replaced(scenario):
    """The Flood doubles the Forest's green; the green that Riches adds comes from no tapping."""
    s = scenario(p1=dict(battlefield=["Forest", on(RICHES, "Forest"), FLOOD]))
    s.activate("Forest")

    assert s.p1.mana == "{G}{G}{G}"


@pytest.mark.cr("106.12b")
def test_a_replacement_for_a_type_sees_only_that_type(scenario):
    """An effect for red mana leaves green alone."""

    @frozen
    class TapsForRed(TapsForMana):
        """It is tapped for red mana."""

        def matches(self, event, ctx):
            return super().matches(event, ctx) and "R" in event.types

    kiln = Enchantment("Kiln", "{R}", Replacement(TapsForRed(land), TimesAsMuch(2)))
    s = scenario(p1=dict(battlefield=["Forest", "Mountain", kiln]))
    s.activate("Forest").activate("Mountain")

    assert s.p1.mana == "{G}{R}{R}"


@pytest.mark.cr("106.12b", "302.6")
def test_a_creature_is_tapped_for_mana_like_any_permanent(scenario):
    """It is the permanent that is tapped, whatever its types."""
    elf = Creature("Dale Elf", "{G}", "Elf", "1/1", Activated("{T}", AddMana("{G}")))
    s = scenario(p1=dict(battlefield=[elf, FLOOD]))
    s.activate("Dale Elf")

    assert s.p1.mana == "{G}{G}"
