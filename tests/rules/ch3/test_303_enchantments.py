"""Enchantments and Auras (303)."""

import pytest

from cardwright.language import (
    ENCHANTED_CREATURE,
    YOU,
    Aura,
    Creature,
    Enchantment,
    GainControl,
    Instant,
    ReturnToBattlefield,
    TakeControl,
    controlled_by,
    creature,
    enchantment,
    static,
    target,
)

HOLD = Aura("Hold", "{0}", creature, static(ENCHANTED_CREATURE, "+1/+1"))
RAISE = Instant("Raise", "{0}", ReturnToBattlefield(target(enchantment, zone="graveyard")))


@pytest.mark.cr("303.4a", "303.4", "702.5a")
def test_an_aura_spell_targets_what_it_can_enchant(scenario):
    """Without a creature an Aura for creatures can't be cast."""
    s = scenario(p1=dict(hand=[HOLD], battlefield=["Forest"]))

    assert not s.can_cast("Hold")


@pytest.mark.cr("303.4b", "303.4e")
def test_an_aura_is_controlled_by_its_own_controller(scenario):
    """The controller of the creature is no matter: "you" is who controls the Aura."""
    mind = Aura("Mind", "{0}", creature, static(ENCHANTED_CREATURE, GainControl(YOU)))
    s = scenario(p1=dict(hand=[mind]), p2=dict(battlefield=["Su-Chi"]))
    s.cast("Mind").resolve()

    assert (s["Mind"].controller, s["Su-Chi"].controller) == ("p1", "p1")


@pytest.mark.cr("303.4c", "704.5m")
def test_an_aura_that_can_no_longer_enchant_goes_away(scenario):
    """ "Enchant creature you control" ends as the creature changes hands."""
    own = Aura("Own", "{0}", creature & controlled_by(YOU), static(ENCHANTED_CREATURE, "+1/+1"))
    steal = Instant("Steal", "{0}", TakeControl(target(creature)))
    s = scenario(p1=dict(hand=[own], battlefield=["Memnite"]), p2=dict(hand=[steal]))
    s.cast("Own").resolve().next_turn().cast("Steal", by="p2").resolve()

    assert s.p1.graveyard == ["Own"]
    assert s["Memnite"].pt == "1/1"


@pytest.mark.cr("303.4f")
def test_an_aura_put_onto_the_battlefield_chooses_what_it_enchants(scenario):
    """Its controller chooses as it enters, without targeting: hexproof does not matter."""
    shy = Creature("Shy One", "{0}", "Beast", "1/1", "hexproof")
    s = scenario(p1=dict(hand=[RAISE], graveyard=[HOLD]), p2=dict(battlefield=[shy]))
    s.cast("Raise").resolve()

    assert s["Hold"].attached_to == "Shy One"


@pytest.mark.cr("303.4g")
def test_an_aura_with_nothing_to_enchant_stays_where_it_is(scenario):
    """It remains in the graveyard."""
    s = scenario(p1=dict(hand=[RAISE], graveyard=[HOLD]))
    s.cast("Raise").resolve()

    assert sorted(s.p1.graveyard) == ["Hold", "Raise"]


@pytest.mark.cr("303.4f", "702.16c")
def test_protection_keeps_auras_off(scenario):
    """A creature with protection from white is not enchanted by a white Aura."""
    knight = Creature("Knight", "{0}", "Knight", "2/2", "protection from white")
    s = scenario(p1=dict(hand=["Holy Strength"], mana="W", battlefield=[knight]))

    assert not s.can_cast("Holy Strength")


@pytest.mark.cr("303.1", "303.2")
def test_an_enchantment_is_cast_at_sorcery_speed(scenario):
    """Not in the opponent's turn."""
    s = scenario(p1=dict(hand=[Enchantment("Field", "{0}")]))
    now = s.can_cast("Field")
    s.next_turn()

    assert (now, s.can_cast("Field", by="p1")) == (True, False)
