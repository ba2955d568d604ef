"""What the cards with W do."""


def test_whispers_of_the_muse_draw_a_card(scenario):
    """Without buyback it goes to the graveyard."""
    s = scenario(p1=dict(hand=["Whispers of the Muse"], battlefield=["Island"], library=["Shock"]))
    s.cast("Whispers of the Muse").resolve()

    assert (s.p1.hand, s.p1.graveyard) == (["Shock"], ["Whispers of the Muse"])


def test_whitesuns_passage_gains_five_life(scenario):
    """Its controller gains 5 life."""
    s = scenario(p1=dict(hand=["Whitesun's Passage"], battlefield=["2 Plains"]))
    s.cast("Whitesun's Passage").resolve()

    assert (s.p1.life, s.p2.life) == (25, 20)


def test_wind_scarred_crag_gains_a_life(scenario):
    """It enters tapped, and its controller gains 1 life."""
    s = scenario(p1=dict(hand=["Wind-Scarred Crag"]))
    s.play("Wind-Scarred Crag").resolve()

    assert (s["Wind-Scarred Crag"].tapped, s.p1.life) == (True, 21)


def test_wind_scarred_crag_makes_red_or_white(scenario):
    """Its ability offers {R} and {W}."""
    s = scenario(p1=dict(battlefield=["Wind-Scarred Crag"]))
    s.activate("Wind-Scarred Crag", choose=["white"])

    assert (s.options, s.p1.mana) == (["{R}", "{W}"], "{W}")
