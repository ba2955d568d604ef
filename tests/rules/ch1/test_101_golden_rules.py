"""The golden rules (101)."""

import pytest

from cardwright.language import (
    EACH_PLAYER,
    THIS,
    YOU,
    CantGainLife,
    Creature,
    Destroy,
    DiscardCards,
    Draw,
    Enchantment,
    GainLife,
    Instant,
    LoseLife,
    SacrificeChoice,
    Sorcery,
    creature,
    static,
    target,
)


@pytest.mark.cr("101.1")
def test_a_card_overrides_a_rule(scenario):
    """Spells other than instants are cast in main phases only, unless the card has flash."""
    sneak = Creature("Sneak", "{0}", "Rogue", "1/1", "flash")
    s = scenario(step="upkeep", p1=dict(hand=[sneak, "Memnite"]))

    assert (s.can_cast("Sneak"), s.can_cast("Memnite")) == (True, False)


@pytest.mark.cr("101.1", "104.3a")
def test_a_player_can_always_concede(scenario):
    """In the middle of the other player's choice the other player can concede."""
    s = scenario(
        p1=dict(hand=["Shock"], battlefield=["Mountain"]), p2=dict(battlefield=["Memnite"])
    )
    s.game.answer(next(i for i, o in enumerate(s.question.options) if "Shock" in str(o)))
    asked = type(s.question).__name__
    s.concede("p2")

    assert asked == "ChooseTargets"
    assert (s.over, s.p1.won) == (True, True)


@pytest.mark.cr("101.2", "119.7")
def test_can_t_beats_can(scenario):
    """A player who can't gain life doesn't, whatever says that they do."""
    grim = Enchantment("Grim", "{1}", static(YOU, CantGainLife()))
    heal = Instant("Heal", "{0}", GainLife(5))
    s = scenario(p1=dict(hand=[heal], battlefield=[grim]))
    s.cast("Heal").resolve()

    assert s.p1.life == 20


@pytest.mark.cr("101.2")
def test_indestructible_is_not_destroyed(scenario):
    """An effect that destroys does nothing to what can't be destroyed."""
    rock = Creature("Rock", "{1}", "Golem", "1/1", "indestructible")
    s = scenario(p1=dict(hand=["Murder"], battlefield=["3 Swamp"]), p2=dict(battlefield=[rock]))
    s.cast("Murder", targets="Rock").resolve()

    assert s.p2.battlefield == ["Rock"]


@pytest.mark.cr("101.3")
def test_an_impossible_part_is_ignored(scenario):
    """With no creature to sacrifice, the rest of the spell still happens."""
    bargain = Sorcery("Bargain", "{0}", SacrificeChoice(creature), Draw(1))
    s = scenario(p1=dict(hand=[bargain], library=["Forest"]))
    s.cast("Bargain").resolve()

    assert s.p1.hand == ["Forest"]


@pytest.mark.cr("101.3", "609.3")
def test_as_much_as_possible_is_done(scenario):
    """Told to discard three cards with one in hand, a player discards that one."""
    purge = Sorcery("Purge", "{0}", DiscardCards(3))
    s = scenario(p1=dict(hand=[purge, "Forest"]))
    s.cast("Purge").resolve()

    assert (s.p1.hand, s.p1.graveyard) == ([], ["Forest", "Purge"])


@pytest.mark.cr("101.4", "101.4b")
def test_the_active_player_chooses_first(scenario):
    """Each player sacrifices a creature: the active player chooses first, then the other, and
    both are sacrificed together."""
    toll = Instant("Toll", "{0}", SacrificeChoice(creature, EACH_PLAYER))
    s = scenario(
        p1=dict(battlefield=["Memnite", "Bear Cub"]),
        p2=dict(hand=[toll], battlefield=["Su-Chi", "Gray Ogre"]),
    )
    s.cast("Toll", by="p2").pass_priority().game.answer(0)
    order = []
    while type(s.question).__name__ != "PriorityDecision":
        order.append((str(s.question.player), len(s.game.battlefield)))
        s.game.answer(s.question.default())

    assert order == [("p1", 4), ("p2", 4)]
    assert len(s.game.battlefield) == 2


@pytest.mark.cr("101.4", "603.3b")
def test_the_active_players_triggers_go_on_the_stack_first(scenario):
    """So the nonactive player's resolve first."""
    from cardwright.language import Dies, When

    def mourner(name):
        return Creature(name, "{1}", "Spirit", "1/1", When(Dies(THIS), LoseLife(1)))

    quake = Sorcery("Quake", "{0}", Destroy(target(creature, 2)))
    s = scenario(
        p1=dict(hand=[quake], battlefield=[mourner("First")]),
        p2=dict(battlefield=[mourner("Second")]),
    )
    s.cast("Quake", targets=["First", "Second"]).resolve(1)

    assert s.stack == ["Second", "First"]
