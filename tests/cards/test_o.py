"""What the cards with O do."""

import pytest


@pytest.mark.cr("607.2a")
def test_oblivion_ring_holds_a_nonland_permanent(scenario):
    """It exiles another permanent that is no land, which comes back when the Ring leaves."""
    s = scenario(
        p1=dict(hand=["Oblivion Ring"], battlefield=["3 Plains"]),
        p2=dict(hand=["Naturalize"], battlefield=["Memnite", "Su-Chi", "2 Forest"]),
    )
    s.cast("Oblivion Ring").choose("Su-Chi").resolve()
    assert s.p2.exile == ["Su-Chi"]
    s.cast("Naturalize", targets=["Oblivion Ring"]).resolve()

    assert s.p2.battlefield == ["Memnite", "Forest", "Forest", "Su-Chi"]


@pytest.mark.cr("106.4")
def test_omnath_keeps_green_mana_and_grows_with_it(scenario):
    """It gets +1/+1 for each green mana; that stays from step to step, red mana does not."""
    s = scenario(p1=dict(battlefield=["Omnath, Locus of Mana", "2 Forest", "Mountain"]))
    s.activate("Forest").activate("Forest#2").activate("Mountain")
    s.advance("postcombat main")

    assert (s.p1.mana, s["Omnath, Locus of Mana"].pt) == ("{G}{G}", "3/3")


@pytest.mark.cr("118.9a")
def test_omniscience_casts_for_nothing(scenario):
    """Its controller casts a spell from the hand without any mana; an opponent doesn't."""
    s = scenario(p1=dict(hand=["Su-Chi"], battlefield=["Omniscience"]), p2=dict(hand=["Shock"]))
    s.cast("Su-Chi").resolve()

    assert s.p1.battlefield == ["Omniscience", "Su-Chi"]
    assert not s.can_cast("Shock", by="p2")


@pytest.mark.cr("702.9b")
def test_ornithopter_flies_for_nothing(scenario):
    """It costs no mana, and as a blocker it stops a flyer."""
    s = scenario(
        active="p2",
        p1=dict(hand=["Ornithopter"]),
        p2=dict(battlefield=["Leonin Skyhunter", "Memnite"]),
    )
    s.next_turn().cast("Ornithopter").resolve().next_turn()
    s.attack("Leonin Skyhunter").block("Ornithopter", "Leonin Skyhunter")
    s.advance("end of combat")

    assert (s.p1.life, s.p1.graveyard) == (20, ["Ornithopter"])


@pytest.mark.cr("115.9")
def test_outwit_counters_what_targets_a_player(scenario):
    """A Shock at a player is countered; one at a creature can't be a target."""
    s = scenario(
        p1=dict(hand=["2 Shock"], battlefield=["2 Mountain"]),
        p2=dict(hand=["Outwit"], battlefield=["Island", "Memnite"]),
    )
    s.cast("Shock", targets=["Memnite"])
    assert not s.can_cast("Outwit", by="p2")
    s.resolve().cast("Shock", targets=["p2"]).cast("Outwit", targets=["Shock"]).resolve()

    assert (s.p2.life, s.p2.graveyard) == (20, ["Memnite", "Outwit"])


@pytest.mark.cr("106.12a", "605.4a")
def test_overgrowth_adds_two_green_mana(scenario):
    """The enchanted land, tapped for mana, adds {G}{G} more; other lands don't."""
    s = scenario(p1=dict(hand=["Overgrowth"], battlefield=["3 Forest", "2 Island"]))
    s.cast("Overgrowth", targets=["Island"]).resolve()
    s.activate("Island").activate("Island#2")

    assert s.p1.mana == "{U}{G}{G}{U}"


def test_overmaster_protects_the_next_spell(scenario):
    """A card is drawn; the next instant or sorcery can't be countered, the one after can."""
    s = scenario(
        p1=dict(hand=["Overmaster", "2 Shock"], battlefield=["3 Mountain"]),
        p2=dict(hand=["2 Counterspell"], battlefield=["4 Island"]),
    )
    s.cast("Overmaster").resolve()
    assert s.p1.hand == ["Shock", "Shock", "Filler Card"]
    for _ in range(2):
        s.cast("Shock", targets=["p2"]).cast("Counterspell", targets=["Shock"]).resolve()

    assert s.p2.life == 18
