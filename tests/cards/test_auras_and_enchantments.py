"""Auras, Equipment and enchantments in play: what their rulings say follows from the rules."""

import pytest
from tests.cards.board import Board, builtin

from cardwright.decisions import DeclareAttackers, YesNo
from cardwright.events import Damage
from cardwright.language import (
    BasicLand,
    Creature,
    DealDamage,
    Destroy,
    GainLife,
    Instant,
    all_,
    any_target,
    artifact,
    creature,
    enchantment,
    target,
)
from cardwright.objects import LIBRARY

FOREST, MOUNTAIN = BasicLand("Forest"), BasicLand("Mountain")
OWN = (
    MOUNTAIN,
    Creature("Bear", "{1}{G}", "Bear", "2/2"),
    Creature("Bird", "{W}", "Bird", "1/1", "flying"),
    Creature("Fish", "{U}{U}", "Fish", "1/1"),
    Creature("Giant", "{4}{G}", "Giant", "5/5"),
    Creature("Goblin", "{R}", "Goblin", "1/1"),
    Instant("Gain", "{W}", GainLife(3)),
    Instant("Kill", "{B}", Destroy(target(creature))),
    Instant("Level", "{B}", Destroy(all_(creature | enchantment))),
    Instant("Unmake", "{G}", Destroy(target(artifact | enchantment))),
    Instant("Zap", "{R}", DealDamage(3, any_target())),
)


def board(*names: str, players: int = 2) -> Board:
    """A board with these built-in cards and the plain ones above."""
    return Board([*OWN, *map(builtin, names)], FOREST, players)


# --- Chained to the Rocks ------------------------------------------------------------------


def chained(players: int = 2) -> Board:
    """Player 1 has chained player 2's Goblin to a Mountain."""
    b = board("Chained to the Rocks", "Bonesplitter", "Flight", "Spreading Seas", players=players)
    b.put("Mountain")
    b.put("Goblin", 1)
    b.cast("Chained to the Rocks", "W")
    b.resolve()
    return b


@pytest.mark.cr("610.3")
def test_the_chained_creature_is_back_at_once() -> None:
    """As the Aura leaves, with nothing in between, not even state-based actions."""
    b = chained()
    before = b.exiled()

    b.cast("Unmake", "G")

    assert (before, b.exiled(), b.there(1)) == (["Goblin"], [], ["Goblin 1/1"])


@pytest.mark.cr("610.3b")
def test_chains_gone_before_their_ability_resolves_exile_nothing() -> None:
    """The event that would end the exile has happened already."""
    b = board("Chained to the Rocks")
    b.put("Mountain")
    b.put("Goblin", 1)
    b.cast("Chained to the Rocks", "W")
    b.cast("Unmake", "G")
    b.resolve()

    assert b.there(1) == ["Goblin 1/1"]


@pytest.mark.cr("704.5m")
def test_auras_and_equipment_of_the_chained_creature() -> None:
    """Auras go to their owners' graveyards, Equipment stays."""
    b = board("Chained to the Rocks", "Bonesplitter", "Flight")
    b.put("Mountain")
    goblin = b.put("Goblin", 1)
    b.put("Flight", 1, on=goblin)
    equipment = b.put("Bonesplitter", 1, on=goblin)
    b.cast("Chained to the Rocks", "W")
    b.resolve()

    assert (b.there(1), equipment.attached_to) == (["Bonesplitter"], -1)
    assert [o.name for o in b.game.players[1].graveyard] == ["Flight"]


@pytest.mark.cr("305.7")
def test_chains_fall_off_what_is_no_mountain() -> None:
    """Spreading Seas makes the Mountain an Island."""
    b = chained()

    b.cast("Spreading Seas", "UU")

    assert (b.there(0), b.there(1)) == (["Mountain", "Spreading Seas"], ["Goblin 1/1"])


@pytest.mark.cr("800.4a")
def test_the_chained_creature_is_back_when_the_owner_of_the_chains_leaves() -> None:
    """It needs no ability on the stack that could leave with the player."""
    b = chained(players=3)

    b.game.answer("concede")

    assert b.there(1) == ["Goblin 1/1"]


@pytest.mark.cr("111.8")
def test_a_chained_token_does_not_come_back() -> None:
    """It has ceased to exist."""
    b = board("Chained to the Rocks", "Doomed Traveler")
    b.put("Mountain")
    b.put("Doomed Traveler", 1)
    b.cast("Kill", "B")
    b.resolve()
    b.cast("Chained to the Rocks", "W")
    b.resolve()
    exiled = b.there(1)
    b.cast("Unmake", "G")

    assert (exiled, b.there(1)) == ([], [])


# --- Dead Man's Chest ------------------------------------------------------------------------


def chest(*library: str, players: int = 2) -> Board:
    """Player 1's Chest is on player 2's Bear; these cards are on top of 2's library."""
    b = board("Dead Man's Chest", "Bonesplitter", players=players)
    bear = b.put("Bear", 1)
    for name in reversed(library):
        b.put(name, 1, LIBRARY)
    b.put("Dead Man's Chest", on=bear)
    return b


@pytest.mark.cr("608.2h")
def test_the_chest_counts_the_last_power_of_the_creature() -> None:
    """With Bonesplitter on it the Bear had power 4."""
    b = chest("Fish", "Zap", "Mountain", "Giant", "Goblin")
    b.put("Bonesplitter", on=b.game.battlefield[0])
    b.cast("Kill", "B")
    b.resolve()

    assert b.exiled() == ["Fish", "Giant", "Mountain", "Zap"]


@pytest.mark.cr("609.4b")
def test_cards_from_the_chest_are_cast_once_with_mana_of_any_type() -> None:
    """Lands among them are not played; casting makes the card leave exile."""
    b = chest("Fish", "Mountain")
    b.cast("Kill", "B")
    b.resolve()
    b.mana("WWWW")
    offered = [text for text in b.options if text != "pass"]
    b.do("cast Fish")
    b.resolve()

    assert len(offered) == 1
    assert (b.there(0), b.exiled(), b.options) == (["Fish 1/1"], ["Mountain"], ["pass"])


@pytest.mark.cr("117.1a")
def test_the_chest_does_not_change_when_cards_can_be_cast() -> None:
    """In another's turn only the instant can be cast."""
    b = chest("Goblin", "Zap")
    b.cast("Kill", "B")
    b.resolve()
    b.to("upkeep", turn=2)
    b.game.answer(0)
    b.mana("CC")

    assert [text.partition(" (")[0] for text in b.options] == ["pass", "cast Zap"]


@pytest.mark.cr("603.10a")
def test_the_chest_triggers_when_both_die_together() -> None:
    """Leaves-the-battlefield abilities look back."""
    b = chest("Fish", "Zap")
    b.cast("Level", "B")
    b.resolve()

    assert b.exiled() == ["Fish", "Zap"]


@pytest.mark.cr("108.3")
def test_the_chest_takes_from_the_owner_of_the_creature() -> None:
    """A creature you own that an opponent controls has you exile your own cards."""
    b = board("Dead Man's Chest")
    bear = b.put("Bear")
    b.give(bear, 1)
    b.put("Fish", 0, LIBRARY)
    b.put("Dead Man's Chest", on=bear)
    b.cast("Kill", "B")
    b.resolve()

    assert b.exiled() == ["Fish", "Forest"]


@pytest.mark.cr("704.5m")
def test_the_chest_falls_off_a_creature_that_becomes_yours() -> None:
    """It enchants a creature an opponent controls."""
    b = chest()
    b.give(b.game.battlefield[0], 0)
    b.settle()

    assert b.there() == ["Bear 2/2"]


@pytest.mark.cr("800.4a")
def test_permanents_from_the_chest_are_exiled_when_you_leave() -> None:
    """You control them and don't own them."""
    b = chest("Fish", "Zap", players=3)
    b.cast("Kill", "B")
    b.resolve()
    b.mana("UU")
    b.do("cast Fish")
    b.resolve()

    b.game.answer("concede")

    assert (b.there(), b.exiled()) == ([], ["Fish", "Zap"])


# --- other enchantments ----------------------------------------------------------------------


@pytest.mark.cr("607.2a")
def test_journey_to_nowhere_returns_by_a_second_ability() -> None:
    """It uses the stack; if it resolves before the first one, the creature stays exiled."""
    b = board("Journey to Nowhere")
    b.put("Bear", 1)
    b.cast("Journey to Nowhere", "CW")
    b.resolve()
    b.cast("Unmake", "G")
    waiting = b.there(1)
    b.resolve()

    assert (waiting, b.there(1)) == ([], ["Bear 2/2"])


@pytest.mark.cr("607.2a")
def test_journey_to_nowhere_gone_too_soon_exiles_for_good() -> None:
    """The second ability finds nothing, then the first one exiles."""
    b = board("Journey to Nowhere")
    b.put("Bear", 1)
    b.cast("Journey to Nowhere", "CW")
    b.cast("Unmake", "G")
    b.resolve()
    b.resolve()

    assert (b.there(), b.exiled()) == ([], ["Bear"])


@pytest.mark.cr("400.7e")
def test_rancor_finds_itself_in_the_graveyard() -> None:
    """It goes there as its creature dies, and back to the hand."""
    b = board("Rancor")
    b.put("Bear")
    b.cast("Rancor", "G")
    enchanted = b.there()
    b.cast("Kill", "B")
    b.resolve()

    assert enchanted == ["Bear 4/2", "Rancor"]
    assert [o.name for o in b.game.players[0].hand] == ["Rancor"]


@pytest.mark.cr("615.8")
def test_a_circle_of_protection_prevents_one_instance_of_one_source() -> None:
    """Of two Goblins that attack only the one chosen is stopped."""
    b = board("Circle of Protection: Red")
    b.put("Circle of Protection: Red", 1)
    chosen = b.put("Goblin")
    b.put("Goblin")
    b.put("Bear")
    b.mana("C", 1)
    b.game.answer(0)
    b.do("Circle of Protection: Red")
    b.resolve()
    offered = b.options
    b.choose(chosen)
    while not isinstance(b.game.decision, DeclareAttackers):
        b.game.answer(0)
    b.game.answer(((0, 0), (1, 0)))
    b.to("postcombat main")

    assert (offered, b.game.players[1].life) == (["Goblin", "Goblin"], 19)


@pytest.mark.cr("609.7a")
def test_a_chosen_permanent_spell_is_the_source_as_a_permanent_too() -> None:
    """The shield waits for the Goblin that the spell becomes, once."""
    b = board("Circle of Protection: Red")
    b.put("Circle of Protection: Red", 1)
    b.hand("Goblin")
    b.mana("R")
    b.do("cast Goblin")
    b.mana("C", 1)
    b.game.answer(0)
    b.do("Circle of Protection: Red")
    b.resolve()
    b.choose("Goblin")
    b.resolve()
    goblin = b.game.battlefield[-1]
    lives = []
    for _ in range(2):
        b.run(Damage(goblin, b.game.players[1], 3))
        lives.append(b.game.players[1].life)

    assert lives == [20, 17]


@pytest.mark.cr("603.2i")
def test_nykthos_paragon_does_it_once_each_turn() -> None:
    """A second trigger already waiting does nothing, and it triggers no more this turn."""
    b = board("Nykthos Paragon")
    b.put("Nykthos Paragon")
    b.put("Bear")
    b.cast("Gain", "W")
    b.cast("Gain", "W")
    waiting = len(b.game.zones.stack)
    b.resolve()
    asked = isinstance(b.game.decision, YesNo)
    b.game.answer(1)
    b.resolve()
    b.cast("Gain", "W")

    assert (waiting, asked, b.game.zones.stack) == (2, True, [])
    assert b.there() == ["Bear 5/5", "Nykthos Paragon 7/9"]


@pytest.mark.cr("603.4")
def test_pestilence_stays_while_there_are_creatures() -> None:
    """It hurts everything, and is sacrificed at an end step without creatures."""
    b = board("Pestilence")
    b.put("Pestilence")
    b.put("Bear", 1)
    b.mana("BB")
    b.do("Pestilence")
    b.resolve()
    b.do("Pestilence")
    b.resolve()
    b.to("end")
    b.resolve()

    assert (b.there(), [p.life for p in b.game.players]) == ([], [18, 18])


@pytest.mark.cr("611.3a")
def test_homicidal_seclusion_is_for_one_creature_alone() -> None:
    """It stops as soon as there are two."""
    b = board("Homicidal Seclusion")
    b.put("Homicidal Seclusion")
    b.put("Bear")
    alone = b.there()
    b.put("Goblin")

    assert alone == ["Bear 5/3", "Homicidal Seclusion"]
    assert b.there() == ["Bear 2/2", "Goblin 1/1", "Homicidal Seclusion"]


@pytest.mark.cr("118.9")
def test_omniscience_makes_additional_costs_no_cheaper() -> None:
    """The Giant is free; Kuldotha Rebirth still takes an artifact."""
    b = board("Omniscience", "Kuldotha Rebirth", "Bone Saw")
    b.put("Omniscience")
    b.hand("Giant", "Kuldotha Rebirth")
    without = b.options
    b.put("Bone Saw")
    b.do("cast Kuldotha Rebirth")
    b.resolve()

    assert [text.partition(" (")[0] for text in without] == ["pass", "cast Giant"]
    assert b.there() == ["Goblin Token 1/1"] * 3 + ["Omniscience"]


@pytest.mark.cr("613.7")
def test_flying_comes_back_with_a_later_aura() -> None:
    """Grounded takes it away, Flight with a later timestamp gives it."""
    b = board("Grounded", "Flight")
    bird = b.put("Bird")
    b.put("Grounded", on=bird)
    grounded = bird.has_keyword("flying")
    b.put("Flight", on=bird)

    assert (grounded, bird.has_keyword("flying")) == (False, True)


@pytest.mark.cr("302.6")
def test_battle_screech_flashes_back_with_creatures_that_just_came() -> None:
    """Tapping creatures as a cost is no {T} of theirs."""
    b = board("Battle Screech")
    b.put("Bird")
    b.cast("Battle Screech", "CCWW")
    b.do("cast Battle Screech (flashback)")
    b.resolve()

    assert (len(b.there()), b.exiled()) == (5, ["Battle Screech"])


@pytest.mark.cr("702.30a")
def test_mogg_war_marshal_leaves_a_goblin_twice() -> None:
    """When it enters, and when its echo is not paid."""
    b = board("Mogg War Marshal")
    b.cast("Mogg War Marshal", "CR")
    b.resolve()
    b.to("upkeep", turn=3)
    b.resolve()
    b.resolve()

    assert b.there() == ["Goblin Token 1/1", "Goblin Token 1/1"]
