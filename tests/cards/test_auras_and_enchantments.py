"""Auras, Equipment and enchantments in play: what their rulings say follows from the rules."""

import pytest
from tests.cards.board import Board, builtin

from cardwright.decisions import DeclareAttackers, YesNo
from cardwright.events import Damage
from cardwright.language import (
    BasicLand,
    Creature,
    Destroy,
    GainLife,
    Instant,
    artifact,
    creature,
    enchantment,
    target,
)

FOREST, MOUNTAIN = BasicLand("Forest"), BasicLand("Mountain")
OWN = (
    MOUNTAIN,
    Creature("Bear", "{1}{G}", "Bear", "2/2"),
    Creature("Bird", "{W}", "Bird", "1/1", "flying"),
    Creature("Giant", "{4}{G}", "Giant", "5/5"),
    Creature("Goblin", "{R}", "Goblin", "1/1"),
    Instant("Gain", "{W}", GainLife(3)),
    Instant("Kill", "{B}", Destroy(target(creature))),
    Instant("Unmake", "{G}", Destroy(target(artifact | enchantment))),
)


def board(*names: str) -> Board:
    """A board with these built-in cards and the plain ones above."""
    return Board([*OWN, *map(builtin, names)], FOREST)


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
