"""Cards (108)."""

import pytest

from cardwright.language import Instant, Sorcery, TakeControl, creature, target


@pytest.mark.cr("108.3", "110.2", "400.3")
def test_a_card_goes_to_its_owners_zones(scenario):
    """A stolen creature that dies goes to its owner's graveyard."""
    steal = Sorcery("Turncoat", "{0}", TakeControl(target(creature)))
    s = scenario(
        p1=dict(hand=[steal, "Shock"], battlefield=["Mountain"]), p2=dict(battlefield=["Memnite"])
    )
    s.cast("Turncoat", targets="Memnite").resolve()
    stolen = (s["Memnite"].controller, s["Memnite"].owner)
    s.cast("Shock", targets="Memnite").resolve()

    assert stolen == ("p1", "p2")
    assert s.p2.graveyard == ["Memnite"]


@pytest.mark.cr("108.3", "110.2")
def test_a_stolen_card_returns_to_its_owners_hand(scenario):
    """What returns to hand returns to its owner's."""
    steal = Sorcery("Turncoat", "{0}", TakeControl(target(creature)))
    s = scenario(
        p1=dict(hand=[steal, "Unsummon"], battlefield=["Island"]), p2=dict(battlefield=["Memnite"])
    )
    s.cast("Turncoat", targets="Memnite").resolve().cast("Unsummon", targets="Memnite").resolve()

    assert (s.p1.hand, s.p2.hand) == ([], ["Memnite"])


@pytest.mark.cr("108.2b", "111.6")
def test_a_token_is_no_card(scenario):
    """Returned to hand, a token is no card there: it ceases to exist."""
    s = scenario(p1=dict(hand=["Raise the Alarm", "Unsummon"], battlefield=["2 Plains", "Island"]))
    s.cast("Raise the Alarm").resolve().cast("Unsummon", targets="Soldier Token").resolve()

    assert (s.p1.hand, len(s.all("Soldier Token"))) == ([], 1)


@pytest.mark.cr("108.4a", "109.5")
def test_without_a_controller_the_owner_counts(scenario):
    """An ability that triggers from the graveyard belongs to the card's owner, even if another
    player controlled the permanent before."""
    steal = Instant("Turncoat", "{0}", TakeControl(target(creature)))
    s = scenario(
        p1=dict(hand=[steal, "Murder"], battlefield=["3 Swamp"]),
        p2=dict(battlefield=["Young Wolf"]),
    )
    s.cast("Turncoat", targets="Young Wolf").resolve().cast("Murder", targets="Young Wolf")
    s.resolve()

    assert (s["Young Wolf"].zone, s["Young Wolf"].controller) == ("battlefield", "p2")
