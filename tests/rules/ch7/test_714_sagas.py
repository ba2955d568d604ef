"""Saga cards (714)."""

import pytest

from cardwright.language import (
    CreateCopies,
    GainLife,
    Instant,
    LoseAbilities,
    PutCounters,
    RemoveCounters,
    Saga,
    Sorcery,
    chapter,
    enchantment,
    gets,
    target,
)

TALE = Saga(
    "Long Tale", "{0}", chapter("I", GainLife(1)), chapter("II", GainLife(10)),
    chapter("III", GainLife(100)),
)  # fmt: skip
TWICE = Saga("Refrain", "{0}", chapter("I, II", GainLife(1)), chapter("III", GainLife(100)))


def add(count):
    """A free instant that adds lore counters to a permanent."""
    return Instant("More", "{0}", PutCounters("lore", target(enchantment), count))


@pytest.mark.cr("714.3a", "714.2b")
def test_it_enters_with_a_lore_counter(scenario):
    """The first chapter triggers as it enters."""
    s = scenario(p1=dict(hand=[TALE]))
    s.cast("Long Tale").resolve(1)
    counters = s["Long Tale"].counters
    waiting = s.stack
    s.resolve()

    assert (counters, waiting, s.p1.life) == ({"lore": 1}, ["Long Tale"], 21)


@pytest.mark.cr("714.3b", "505.4")
def test_another_each_precombat_main_phase(scenario):
    """Its controller's next precombat main phase adds one; the opponent's does not."""
    s = scenario(p1=dict(hand=[TALE]))
    s.cast("Long Tale").resolve().next_turn()
    theirs = s["Long Tale"].counters
    s.next_turn()
    mine = s["Long Tale"].counters
    s.resolve()

    assert (theirs, mine, s.p1.life) == ({"lore": 1}, {"lore": 2}, 31)


@pytest.mark.cr("714.4", "704.5s")
def test_it_is_sacrificed_after_its_last_chapter(scenario):
    """It stays until the last chapter ability has left the stack."""
    s = scenario(p1=dict(hand=[TALE, add(2)]))
    s.cast("Long Tale").resolve().cast("More").resolve(1)
    during = s.p1.battlefield
    s.resolve()

    assert during == ["Long Tale"]
    assert (s.p1.life, s.p1.battlefield) == (131, [])
    assert s.logged("Long Tale is sacrificed")


@pytest.mark.cr("714.2b")
def test_several_counters_trigger_several_chapters(scenario):
    """Each chapter whose number is reached or passed triggers, once."""
    s = scenario(p1=dict(hand=[TALE, add(2)]))
    s.cast("Long Tale").resolve().cast("More").resolve(1)

    assert s.stack == ["Long Tale", "Long Tale"]


@pytest.mark.cr("714.2c")
def test_a_chapter_with_two_numbers(scenario):
    """It triggers at each of its numbers, twice if both are reached at once."""
    s = scenario(p1=dict(hand=[TWICE, add(1)]))
    s.cast("Refrain").resolve().cast("More").resolve()

    assert s.p1.life == 22


@pytest.mark.cr("714.2b")
def test_removing_a_counter_and_adding_it_triggers_again(scenario):
    """The number on it was less than two and became two again."""
    less = Instant("Less", "{0}", RemoveCounters("lore", 1, target(enchantment)))
    s = scenario(p1=dict(hand=[TALE, add(1), add(1), less]))
    s.cast("Long Tale").resolve().cast("More").resolve().cast("Less").resolve()
    after_less = s.p1.life
    s.cast("More").resolve()

    assert (after_less, s.p1.life) == (31, 41)


@pytest.mark.cr("714.2d", "714.4")
def test_without_chapters_it_is_sacrificed(scenario):
    """A Saga that has lost its abilities has 0 as its final chapter number."""
    strip = Instant("Strip", "{0}", gets(target(enchantment), LoseAbilities()))
    s = scenario(p1=dict(hand=[TALE, strip]))
    s.cast("Long Tale").resolve().cast("Strip").resolve()

    assert s.p1.battlefield == []


@pytest.mark.cr("714.4")
def test_it_stays_until_every_chapter_ability_has_resolved(scenario):
    """It is the source of a chapter ability until every one has left the stack."""
    s = scenario(p1=dict(hand=[TALE, add(2)]))
    s.cast("Long Tale").resolve().cast("More").resolve(2)

    assert s.p1.battlefield == ["Long Tale"]
    assert len(s.stack) == 1


@pytest.mark.cr("714.3a", "707.5")
def test_a_token_copy_of_a_saga_enters_with_a_counter(scenario):
    """A copy begins with its own first chapter."""
    twin = Sorcery("Twinning", "{0}", CreateCopies(target(enchantment)))
    s = scenario(p1=dict(hand=[TALE, twin]))
    s.cast("Long Tale").resolve().cast("Twinning").resolve()

    assert s.p1.life == 22
    assert s["Long Tale#2"].counters == {"lore": 1}
