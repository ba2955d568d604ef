"""Spells (112)."""

import pytest

from cardwright.language import (
    Instant,
    SetColors,
    creature,
    gets,
    target_spell,
)


@pytest.mark.cr("112.1", "405.1")
def test_a_card_that_is_cast_is_a_spell_on_the_stack(scenario):
    """It leaves the hand as it is cast, and is no permanent yet."""
    s = scenario(p1=dict(hand=["Memnite"]))
    s.cast("Memnite")

    assert (s.p1.hand, s.stack, s.p1.battlefield) == ([], ["Memnite"], [])


@pytest.mark.cr("112.2")
def test_a_spell_is_controlled_by_who_cast_it(scenario):
    """ "You" in a spell is the caster, in the other player's turn too."""
    s = scenario(p2=dict(hand=["Raise the Alarm"], battlefield=["2 Plains"]))
    s.cast("Raise the Alarm", by="p2")
    controller = s["Raise the Alarm"].controller
    s.resolve()

    assert (controller, s["Soldier Token"].controller) == ("p2", "p2")


@pytest.mark.cr("112.3")
def test_a_spell_has_its_cards_characteristics(scenario):
    """Name, color and types are those of the card."""
    s = scenario(p1=dict(hand=["Shock"], battlefield=["Mountain"]))
    s.cast("Shock", targets="p2")

    assert (s["Shock"].name, s["Shock"].colors, s["Shock"].types) == ("Shock", "R", ["Instant"])


@pytest.mark.cr("112.4", "400.7a")
def test_a_changed_permanent_spell_becomes_a_changed_permanent(scenario):
    """A spell that was made red becomes a red creature."""
    dye = Instant("Dye", "{0}", gets(target_spell(creature), SetColors(frozenset("R"))))
    s = scenario(p1=dict(hand=["Memnite", dye]))
    s.cast("Memnite").cast("Dye", targets="Memnite").resolve(1)
    on_stack = s["Memnite"].colors
    s.resolve()

    assert (on_stack, s["Memnite"].zone, s["Memnite"].colors) == ("R", "battlefield", "R")
