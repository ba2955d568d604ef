"""What the cards with I do."""

import pytest


@pytest.mark.cr("118.3", "614.1c")
def test_icatian_javelineers_have_one_javelin(scenario):
    """They enter with one; throwing it deals 1 damage, and there is no second."""
    s = scenario(p1=dict(hand=["Icatian Javelineers"], battlefield=["Plains"]))
    s.cast("Icatian Javelineers").resolve()
    assert s["Icatian Javelineers"].counters == {"javelin": 1}
    s.next_turn().next_turn().activate("Icatian Javelineers", targets=["p2"]).resolve()
    assert s.p2.life == 19
    s.next_turn().next_turn()

    assert not s["Icatian Javelineers"].tapped
    assert not s.can_activate("Icatian Javelineers")


@pytest.mark.cr("603.6")
def test_ichor_wellspring_draws_twice(scenario):
    """A card when it enters, and one when it goes to the graveyard from the battlefield."""
    s = scenario(
        p1=dict(hand=["Ichor Wellspring", "Naturalize"], battlefield=["2 Wastes", "2 Forest"])
    )
    s.cast("Ichor Wellspring").resolve()
    assert s.p1.hand == ["Naturalize", "Filler Card"]
    s.cast("Naturalize", targets=["Ichor Wellspring"]).resolve()

    assert s.p1.hand == ["Filler Card"] * 2


def test_impulse_takes_one_of_four(scenario):
    """One of the top four cards goes to the hand, the others to the bottom."""
    s = scenario(
        p1=dict(
            hand=["Impulse"],
            battlefield=["2 Island"],
            library=["Plains", "Shock", "Swamp", "Forest", "Murder"],
        )
    )
    s.cast("Impulse").choose("Forest").resolve()

    assert s.p1.hand == ["Forest"]
    assert s.p1.library[0] == "Murder"
    assert sorted(s.p1.library[1:]) == ["Plains", "Shock", "Swamp"]


def test_irencrag_feat_allows_one_more_spell(scenario):
    """It adds seven {R}; of two Shocks only one can be cast this turn."""
    s = scenario(p1=dict(hand=["Irencrag Feat", "2 Shock"], battlefield=["4 Mountain"]))
    s.cast("Irencrag Feat").resolve()
    assert s.p1.mana == "{R}" * 7
    s.cast("Shock", targets=["p2"]).resolve()

    assert s.p1.mana == "{R}" * 6
    assert not s.can_cast("Shock")
