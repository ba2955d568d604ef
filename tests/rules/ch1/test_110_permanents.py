"""Permanents (110)."""

import pytest

from cardwright.language import (
    END_OF_TURN,
    YOU,
    Artifact,
    Destroy,
    Instant,
    Lasting,
    ReturnToBattlefield,
    SetTypes,
    Sorcery,
    creature,
    enters_tapped,
    permanent,
    target,
)


@pytest.mark.cr("110.1", "400.7")
def test_a_permanent_that_leaves_is_a_new_object_when_it_returns(scenario):
    """Counters, damage and effects don't come back with it."""
    s = scenario(
        p1=dict(
            hand=["Cloudshift", "Giant Growth"],
            battlefield=["Plains", "Forest", {"name": "Su-Chi", "damage": 2, "tapped": True}],
        )
    )
    s.cast("Giant Growth", targets="Su-Chi").resolve()
    s.cast("Cloudshift", targets="Su-Chi").resolve()

    assert (s["Su-Chi"].pt, s["Su-Chi"].damage, s["Su-Chi"].tapped) == ("4/4", 0, False)


@pytest.mark.cr("110.2", "110.2a")
def test_a_permanent_enters_under_the_control_of_who_puts_it_there(scenario):
    """A creature card from the opponent's graveyard enters under one's own control."""
    raise_ = Sorcery(
        "Raise", "{0}", ReturnToBattlefield(target(creature, zone="graveyard"), under=YOU)
    )
    s = scenario(p1=dict(hand=[raise_]), p2=dict(graveyard=["Memnite"]))
    s.cast("Raise", targets="Memnite").resolve()

    assert (s["Memnite"].zone, s["Memnite"].owner, s["Memnite"].controller) == (
        "battlefield",
        "p2",
        "p1",
    )


@pytest.mark.cr("110.3")
def test_a_permanent_is_what_its_card_says_as_modified(scenario):
    """Printed 2/2, with an Anthem 3/3."""
    plain = scenario(p1=dict(battlefield=["Grizzly Bears"]))
    better = scenario(p1=dict(battlefield=["Grizzly Bears", "Glorious Anthem"]))

    assert (plain["Grizzly Bears"].pt, better["Grizzly Bears"].pt) == ("2/2", "3/3")


@pytest.mark.cr("110.4")
def test_what_is_no_permanent_leaves_the_stack_for_the_graveyard(scenario):
    """Sorceries go to the graveyard, creatures, artifacts and enchantments to the battlefield."""
    s = scenario(p1=dict(hand=["Sign in Blood", "Memnite", "Darksteel Relic"], mana="{B}{B}"))
    s.cast("Sign in Blood", targets="p1").resolve().cast("Memnite").resolve()

    assert (s.p1.battlefield, s.p1.graveyard) == (["Memnite"], ["Sign in Blood"])


@pytest.mark.cr("110.4c")
def test_a_permanent_without_types_stays(scenario):
    """It is still a permanent: it can be destroyed as one."""
    blank = Instant(
        "Blank", "{0}", Lasting(target(creature), (SetTypes(types=frozenset()),), END_OF_TURN)
    )
    kill = Instant("Kill", "{0}", Destroy(target(permanent)))
    s = scenario(p1=dict(hand=[blank, kill], battlefield=["Memnite"]))
    s.cast("Blank", targets="Memnite").resolve()
    there = (s["Memnite"].zone, s["Memnite"].types)
    s.cast("Kill", targets="Memnite").resolve()

    assert there == ("battlefield", [])
    assert "Memnite" in s.p1.graveyard


@pytest.mark.cr("110.5b")
def test_permanents_enter_untapped(scenario):
    """Unless something says otherwise, as a tapped land does."""
    slow = Artifact("Slow", "{0}", enters_tapped())
    s = scenario(p1=dict(hand=["Memnite", slow]))
    s.cast("Memnite").resolve().cast("Slow").resolve()

    assert (s["Memnite"].tapped, s["Slow"].tapped) == (False, True)


@pytest.mark.cr("110.5c")
def test_status_stays_until_something_changes_it(scenario):
    """A creature tapped in its controller's turn is still tapped in the opponent's."""
    s = scenario(p1=dict(battlefield=["Grizzly Bears"]))
    s.attack("Grizzly Bears").advance("end", turn=2)

    assert s["Grizzly Bears"].tapped


@pytest.mark.cr("110.5d", "400.7")
def test_cards_elsewhere_are_neither_tapped_nor_untapped(scenario):
    """A tapped creature that returns to hand and is cast again enters untapped."""
    s = scenario(
        p1=dict(hand=["Unsummon"], battlefield=["Island", {"name": "Memnite", "tapped": True}])
    )
    s.cast("Unsummon", targets="Memnite").resolve().cast("Memnite").resolve()

    assert s["Memnite"].tapped is False
