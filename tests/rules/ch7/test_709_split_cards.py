"""Split cards (709)."""

import pytest

from cardwright.language import (
    EACH_OPPONENT,
    YOU,
    Draw,
    Enchantment,
    GainLife,
    Instant,
    LoseLife,
    ReturnToHand,
    Sorcery,
    Whenever,
    card,
    casts,
    color,
    in_graveyard,
    sorcery,
    target,
    two_faces,
)

HALVES = two_faces(
    "split",
    Instant("Ember", "{R}", LoseLife(2, EACH_OPPONENT)),
    Sorcery("Frost", "{2}{U}", Draw(1)),
)


@pytest.mark.cr("709.3", "709.3a", "601.2a")
def test_either_half_can_be_cast(scenario):
    """The half is chosen as the spell is cast; mana for one of them is enough."""
    s = scenario(p1=dict(hand=[HALVES], mana="R"))
    options = [text for text in s.legal() if "cast" in text]
    s.cast("Ember").resolve()

    assert len(options) == 1
    assert s.p2.life == 18


@pytest.mark.cr("709.3a")
def test_only_the_half_that_is_cast_counts_for_timing(scenario):
    """The instant half can be cast in the opponent's turn, the sorcery half can't."""
    s = scenario(active="p2", p1=dict(hand=[HALVES], mana="RUUU"))
    s.pass_priority()

    assert len([text for text in s.legal() if "cast" in text]) == 1


@pytest.mark.cr("709.3b", "709.4b")
def test_on_the_stack_it_is_only_the_half(scenario):
    """The spell has the name, color and mana value of the half that is cast."""
    s = scenario(p1=dict(hand=[HALVES], mana="R"))
    before = s.game.players[0].hand[0].chars
    s.cast("Ember")
    now = s.game.zones.stack[-1].chars

    assert (now.name, now.colors, now.mana_value, now.types) == ("Ember", {"R"}, 1, {"Instant"})
    assert (before.colors, before.mana_value) == ({"R", "U"}, 4)


@pytest.mark.cr("709.4", "709.4b", "709.4c", "202.3d")
def test_elsewhere_it_is_both_halves(scenario):
    """In other zones its colors, types and mana value are those of both halves together."""
    s = scenario(p1=dict(graveyard=[HALVES]))
    chars = s.game.players[0].graveyard[0].chars

    assert (chars.colors, chars.types) == ({"R", "U"}, {"Instant", "Sorcery"})
    assert chars.mana_value == 4


@pytest.mark.cr("709.4", "709.4c")
def test_an_effect_that_looks_for_one_type_finds_it(scenario):
    """A card that is an instant on one half can be returned by what asks for a sorcery."""
    recall = Instant("Recall", "{0}", ReturnToHand(target(sorcery & in_graveyard(YOU))))
    s = scenario(p1=dict(graveyard=[HALVES], hand=[recall]))
    s.cast("Recall").resolve()

    assert len(s.p1.hand) == 1


@pytest.mark.cr("709.4a")
def test_it_has_two_names(scenario):
    """It has each of the names of its halves where it is both."""
    from cardwright.language import Named

    recall = Instant(
        "Recall", "{0}", ReturnToHand(target(card & Named("Frost") & in_graveyard(YOU)))
    )
    s = scenario(p1=dict(graveyard=[HALVES], hand=[recall]))

    assert s.can_cast("Recall")


@pytest.mark.cr("709.3b")
def test_cast_triggers_see_the_half(scenario):
    """ "Whenever you cast a blue spell" looks at the half on the stack."""
    watch = Enchantment("Watch", "{1}", Whenever(casts(YOU, color("blue")), GainLife(1)))
    s = scenario(p1=dict(hand=[HALVES, HALVES], battlefield=[watch], mana="RUUU"))
    s.cast("Ember").resolve()
    red = s.p1.life
    s.cast("Frost").resolve()

    assert (red, s.p1.life) == (20, 21)


@pytest.mark.cr("709.2", "709.4")
def test_it_is_one_card_after_it_resolved(scenario):
    """One card goes to the graveyard and is both halves again."""
    s = scenario(p1=dict(hand=[HALVES], mana="R"))
    s.cast("Ember").resolve()

    assert len(s.p1.graveyard) == 1
    assert s.game.players[0].graveyard[0].chars.mana_value == 4
