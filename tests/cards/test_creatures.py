"""Creatures in play: what their text says follows from the rules."""

from collections.abc import Iterable

import pytest
from tests.cards.board import Board, builtin

from cardwright.decisions import ChooseX, DeclareAttackers, DeclareBlockers
from cardwright.language import BasicLand, Creature, DealDamage, Instant, any_target
from cardwright.objects import HAND, GameObject

SWAMP, FOREST, ISLAND = BasicLand("Swamp"), BasicLand("Forest"), BasicLand("Island")
OWN = (
    SWAMP,
    FOREST,
    ISLAND,
    Creature("Bear", "{1}{G}", "Bear", "2/2"),
    Creature("Bird", "{W}", "Bird", "1/1", "flying"),
    Creature("Goblin", "{R}", "Goblin", "1/1"),
    Instant("Zap", "{R}", DealDamage(3, any_target())),
)


def board(*names: str, players: int = 2) -> Board:
    """A board with these built-in cards and the plain ones above."""
    return Board([*OWN, *map(builtin, names)], FOREST, players)


def until(b: Board, kind: type) -> None:
    """Answer with as little as possible until somebody has to decide this."""
    while type(b.game.decision) is not kind:
        b.game.answer(b.game.decision.default())


def attack_and_block(b: Board, blockers: int) -> None:
    """The only creature attacks; the first so many creatures block it."""
    until(b, DeclareAttackers)
    b.game.answer(((0, 0),))
    until(b, DeclareBlockers)
    b.game.answer(tuple((i, 0) for i in range(blockers)))


def names(cards: Iterable[GameObject]) -> list[str]:
    """The names of the cards, in order of the alphabet."""
    return sorted(card.name for card in cards)


@pytest.mark.cr("702.33c")
@pytest.mark.parametrize(("mana", "size"), [("CCW", "2/2"), ("CCWCW", "3/3"), ("CCWCWCW", "4/4")])
def test_apex_hawks_grow_with_each_kick(mana: str, size: str) -> None:
    """They count how often multikicker was paid."""
    b = board("Apex Hawks")
    b.hand("Apex Hawks")
    b.mana(mana)
    b.do("cast Apex Hawks")
    for _ in range((len(mana) - 3) // 2):
        b.game.answer(1)
    b.resolve()

    assert b.there() == [f"Apex Hawks {size}"]


@pytest.mark.cr("702.33d")
def test_an_unkicked_figment_enters_small() -> None:
    """Also one that was not cast at all."""
    b = board("Aether Figment")
    b.hand("Aether Figment")
    b.mana("CUCCC")
    b.do("cast Aether Figment")
    b.game.answer(1)
    b.resolve()
    b.cast("Aether Figment", "CU")
    b.put("Aether Figment")

    assert b.there() == ["Aether Figment 1/1", "Aether Figment 1/1", "Aether Figment 3/3"]


@pytest.mark.cr("508.1c")
@pytest.mark.parametrize("cast", ["", "Zap", "Bear"])
def test_mogg_conscripts_wait_for_a_creature_spell(cast: str) -> None:
    """Any creature spell of this turn will do; other spells don't."""
    b = board("Mogg Conscripts")
    b.put("Mogg Conscripts")
    if cast == "Zap":
        b.cast("Zap", "R", b.game.players[1])
    elif cast:
        b.cast("Bear", "CG")
    seen = []
    while b.game.turn.number == 1:
        if type(b.game.decision) is DeclareAttackers:
            seen = names(b.game.decision.options)
        b.game.answer(b.game.decision.default())

    assert seen == (["Mogg Conscripts"] if cast == "Bear" else [])


@pytest.mark.cr("508.1c")
def test_a_creature_spell_of_an_earlier_turn_is_forgotten() -> None:
    """It has to be cast this turn."""
    b = board("Goblin Cohort")
    b.cast("Goblin Cohort", "R")
    seen = 0
    while b.game.turn.number < 4:
        seen += type(b.game.decision) is DeclareAttackers
        b.game.answer(b.game.decision.default())

    assert seen == 0


@pytest.mark.cr("603.2c")
def test_drinker_of_sorrow_triggers_once_for_all_it_damages() -> None:
    """Two blockers are dealt damage at the same time."""
    b = board("Drinker of Sorrow")
    b.put("Drinker of Sorrow")
    b.put("Bear", 1)
    b.put("Bear", 1)
    attack_and_block(b, 2)
    b.game.answer(0)
    b.game.answer(0)
    b.game.answer((3, 2))

    assert len(b.game.zones.stack) == 1


@pytest.mark.cr("509.1b")
def test_skarrgan_pit_skulk_slips_past_the_weak() -> None:
    """With a counter from bloodthirst its power is 2."""
    b = board("Skarrgan Pit-Skulk")
    b.cast("Zap", "R", b.game.players[1])
    b.cast("Skarrgan Pit-Skulk", "G")
    b.game.battlefield[0].control_stamp = 0
    b.put("Bear", 1)
    b.put("Bird", 1)
    until(b, DeclareAttackers)
    b.game.answer(((0, 0),))
    until(b, DeclareBlockers)

    assert (b.there(0), names(b.game.decision.options)) == (["Skarrgan Pit-Skulk 2/2"], ["Bear"])


@pytest.mark.cr("509.1b")
def test_silhana_ledgewalker_is_blocked_in_the_air_alone() -> None:
    """Only the creature with flying may block."""
    b = board("Silhana Ledgewalker")
    b.put("Silhana Ledgewalker")
    b.put("Bear", 1)
    b.put("Bird", 1)
    until(b, DeclareAttackers)
    b.game.answer(((0, 0),))
    until(b, DeclareBlockers)

    assert names(b.game.decision.options) == ["Bird"]


@pytest.mark.cr("702.26b")
def test_rainbow_efreet_phases_out_of_harm() -> None:
    """It is back, with nothing done to it, as its controller's next untap step begins."""
    b = board("Rainbow Efreet")
    efreet = b.put("Rainbow Efreet")
    b.hand("Zap")
    b.mana("RUU")
    b.do("cast Zap")
    b.choose(efreet)
    b.do("Rainbow Efreet")
    b.resolve()
    away = b.there()
    b.resolve()
    b.to("upkeep", turn=2)
    still = b.there()
    b.to("upkeep", turn=3)

    assert (away, still, b.there()) == ([], [], ["Rainbow Efreet 3/1"])


@pytest.mark.cr("603.10a")
def test_goblin_arsonist_may_deal_its_damage_as_it_dies() -> None:
    """Its controller is asked on resolution."""
    b = board("Goblin Arsonist")
    arsonist = b.put("Goblin Arsonist")
    b.cast("Zap", "R", arsonist)
    b.choose(b.game.players[1])
    b.resolve()
    b.game.answer(1)

    assert b.game.players[1].life == 19


@pytest.mark.cr("608.2d")
def test_kor_skyfisher_returns_any_permanent_of_its_controller() -> None:
    """It targets nothing, and it can return itself."""
    b = board("Kor Skyfisher")
    b.put("Forest")
    b.put("Bear", 1)
    b.cast("Kor Skyfisher", "CW")
    b.resolve()
    options = names(b.game.decision.options)
    b.choose("Kor Skyfisher")

    assert options == ["Forest", "Kor Skyfisher"]
    assert (b.there(0), names(b.game.players[0].hand)) == (["Forest"], ["Kor Skyfisher"])


@pytest.mark.cr("608.2d")
def test_chittering_rats_let_the_opponent_choose() -> None:
    """The card goes on top of that player's own library."""
    b = board("Chittering Rats")
    b.put("Bear", 1, HAND)
    b.put("Bird", 1, HAND)
    b.cast("Chittering Rats", "CBB")
    b.resolve()
    chooser = b.game.decision.player
    b.choose("Bear")
    rival = b.game.players[1]

    assert (chooser, rival.library[-1].name) == (rival, "Bear")
    assert "Bear" not in names(rival.hand)


@pytest.mark.cr("107.3")
def test_crypt_rats_take_black_mana_alone() -> None:
    """The Forest can't help, whatever is in the pool."""
    b = board("Crypt Rats")
    b.put("Crypt Rats")
    b.put("Bear", 1)
    b.put("Forest")
    b.put("Swamp")
    b.put("Swamp")
    b.mana("CG")
    b.do("Crypt Rats")
    assert type(b.game.decision) is ChooseX
    most = b.game.decision.maximum
    b.game.answer(most)
    b.resolve()

    assert (most, b.there(1), [p.life for p in b.game.players]) == (2, [], [18, 18])
    assert [o.name for o in b.game.battlefield if o.tapped] == ["Swamp", "Swamp"]
    assert len(b.game.players[0].pool) == 2


@pytest.mark.cr("601.3b")
def test_yeva_gives_flash_to_green_creature_spells() -> None:
    """On the other player's turn: the green one, not the white one."""
    b = board("Yeva, Nature's Herald")
    b.put("Yeva, Nature's Herald", 1)
    b.hand("Bear", "Bird", player=1)
    b.mana("CGW", 1)
    b.game.answer(0)

    assert b.options == ["pass", "cast Bear"]


@pytest.mark.cr("119.3")
def test_phyrexian_rager_draws_and_costs_life() -> None:
    """Both happen to its controller."""
    b = board("Phyrexian Rager")
    b.cast("Phyrexian Rager", "CCB")
    hand = len(b.game.players[0].hand)
    b.resolve()

    assert (len(b.game.players[0].hand) - hand, b.game.players[0].life) == (1, 19)


@pytest.mark.cr("118.3")
def test_goblin_sledder_can_be_its_own_price() -> None:
    """The cost is any Goblin you control."""
    b = board("Goblin Sledder")
    b.put("Goblin Sledder")
    bear = b.put("Bear")
    b.do("Goblin Sledder")
    b.choose(bear)
    b.resolve()

    assert b.there() == ["Bear 3/3"]


@pytest.mark.cr("603.2")
def test_foundry_street_denizen_likes_other_red_creatures() -> None:
    """Not itself, and no creature of another color."""
    b = board("Foundry Street Denizen")
    b.cast("Foundry Street Denizen", "R")
    b.put("Bear")
    b.put("Goblin", 1)
    none = len(b.game.zones.stack) + len(b.game.triggers.pending)
    b.cast("Goblin", "R")
    b.resolve()

    assert (none, b.there(0)) == (0, ["Bear 2/2", "Foundry Street Denizen 2/1", "Goblin 1/1"])
