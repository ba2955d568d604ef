"""Tokens (111)."""

import pytest

from cardwright.language import (
    EACH_OPPONENT,
    THIS,
    CreateTokens,
    Dies,
    Enchantment,
    GainLife,
    Instant,
    Sorcery,
    When,
    Whenever,
    creature,
    enters,
    token,
)

SOLDIERS = Instant("Muster", "{0}", CreateTokens(token("1/1 white Soldier creature"), 2))


@pytest.mark.cr("111.1", "111.2")
def test_tokens_enter_under_their_creators_control(scenario):
    """Who creates them owns and controls them, on an opponent's instruction too."""
    gift = Sorcery(
        "Gift", "{0}", CreateTokens(token("1/1 white Soldier creature"), 1, EACH_OPPONENT)
    )
    s = scenario(p1=dict(hand=[gift]))
    s.cast("Gift").resolve()

    assert (s["Soldier Token"].controller, s["Soldier Token"].owner) == ("p2", "p2")


@pytest.mark.cr("111.3")
def test_a_token_is_what_the_effect_says(scenario):
    """Color, types, size and abilities are those it was created with, and nothing else."""
    bird = Sorcery("Hatch", "{0}", CreateTokens(token("2/3 blue Bird creature", "flying")))
    s = scenario(p1=dict(hand=[bird]))
    s.cast("Hatch").resolve()
    made = s["Bird Token"]

    assert (made.pt, made.colors, made.types, made.keywords) == (
        "2/3", "U", ["Creature", "Bird"], ["flying"],
    )  # fmt: skip


@pytest.mark.cr("111.4")
def test_a_token_without_a_name_is_called_after_its_subtypes(scenario):
    """The subtypes and the word Token; one with a name has that."""
    both = Sorcery(
        "Both",
        "{0}",
        CreateTokens(token("1/1 green Elf Warrior creature")),
        CreateTokens(token("2/2 black Zombie creature", name="Walker")),
    )
    s = scenario(p1=dict(hand=[both]))
    s.cast("Both").resolve()

    assert s.p1.battlefield == ["Elf Warrior Token", "Walker"]


@pytest.mark.cr("111.6")
def test_tokens_are_permanents(scenario):
    """What affects creatures affects creature tokens; they trigger what waits for creatures."""
    watch = Enchantment("Watch", "{1}", Whenever(enters(creature), GainLife(1)))
    s = scenario(p1=dict(hand=[SOLDIERS], battlefield=[watch, "Glorious Anthem"]))
    s.cast("Muster").resolve()

    assert (s["Soldier Token"].pt, s.p1.life) == ("2/2", 22)


@pytest.mark.cr("111.7", "704.5d", "603.6c")
def test_a_dead_token_triggers_and_ceases_to_exist(scenario):
    """It was in the graveyard long enough for what waits for it to die, and is gone then."""
    martyr = token("1/1 white Martyr creature", When(Dies(THIS), GainLife(4)))
    call = Sorcery("Call", "{0}", CreateTokens(martyr))
    s = scenario(p1=dict(hand=[call, "Shock"], battlefield=["Mountain"]))
    s.cast("Call").resolve().cast("Shock", targets="Martyr Token").resolve()

    assert (s.p1.life, s.p1.graveyard) == (24, ["Call", "Shock"])


@pytest.mark.cr("111.8")
def test_a_token_does_not_come_back(scenario):
    """A token that is exiled to be returned at once stays away."""
    s = scenario(p1=dict(hand=[SOLDIERS, "Cloudshift"], battlefield=["Plains"]))
    s.cast("Muster").resolve().cast("Cloudshift", targets="Soldier Token").resolve()

    assert (len(s.all("Soldier Token")), s.p1.exile) == (1, [])


@pytest.mark.cr("111.9")
def test_a_legendary_token_has_its_name(scenario):
    """A named legendary token is legendary, and a second one makes the legend rule apply."""
    hero = Sorcery(
        "Hero", "{0}", CreateTokens(token("2/2 legendary white Cat creature", name="Leo"))
    )
    s = scenario(p1=dict(hand=[hero, hero]))
    s.cast("Hero").resolve()
    first = s["Leo"].types
    s.cast("Hero").resolve()

    assert (first, s.p1.battlefield) == (["Legendary", "Creature", "Cat"], ["Leo"])


@pytest.mark.cr("111.1")
def test_tokens_are_created_as_many_as_said(scenario):
    """Two tokens are two objects with timestamps and damage of their own."""
    s = scenario(p1=dict(hand=[SOLDIERS, "Shock"], battlefield=["Mountain"]))
    s.cast("Muster").resolve().cast("Shock", targets="Soldier Token").resolve()

    assert s.p1.battlefield == ["Mountain", "Soldier Token"]
