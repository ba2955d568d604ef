"""{T} and {Q}: costs that are really paid, and who is too new to pay them (107.5, 107.6)."""

import pytest


@pytest.mark.cr("601.2g", "601.2h", "602.2b", "107.6")
def test_mana_abilities_come_before_costs(scenario):
    """T02: mana abilities are activated before costs are paid. Pili-Pala is tapped then, so the
    Drum has no creature to tap, and there is one mana for {2}."""
    s = scenario(
        p1=dict(battlefield=[{"name": "Pili-Pala", "tapped": True}, "Springleaf Drum", "Forest"])
    )

    assert not s.can_activate("Pili-Pala")


@pytest.mark.cr("107.6", "601.2g")
def test_another_creature_helps(scenario):
    """With another creature to tap for the Drum it can be paid, and Pili-Pala untaps."""
    s = scenario(
        p1=dict(
            battlefield=[
                {"name": "Pili-Pala", "tapped": True},
                "Springleaf Drum",
                "Forest",
                "Memnite",
            ]
        )
    )
    s.activate("Pili-Pala", choose=["{U}"])

    assert (s["Pili-Pala"].tapped, s["Memnite"].tapped) == (False, True)
    assert s.p1.mana == "{U}"


@pytest.mark.cr("107.6", "118.3")
def test_untapping_is_what_is_paid(scenario):
    """T03: a tapped creature untaps for {Q} and gets the bonus."""
    s = scenario(
        p1=dict(
            battlefield=[
                {"name": "Grizzly Bears", "tapped": True},
                {"name": "Umbral Mantle", "attached_to": "Grizzly Bears"},
            ],
            mana="CCC",
        )
    )
    s.activate("Grizzly Bears")
    untapped = not s["Grizzly Bears"].tapped
    s.resolve()

    assert untapped
    assert s["Grizzly Bears"].pt == "4/4"


@pytest.mark.cr("107.6", "118.3")
def test_an_untapped_permanent_cannot_pay_it(scenario):
    """T03: an untapped creature can't untap, so the cost can't be paid."""
    s = scenario(
        p1=dict(
            battlefield=[
                "Grizzly Bears",
                {"name": "Umbral Mantle", "attached_to": "Grizzly Bears"},
            ],
            mana="CCC",
        )
    )

    assert not s.can_activate("Grizzly Bears")


@pytest.mark.cr("302.6", "107.6")
def test_a_new_creature_cannot_untap_for_a_cost(scenario):
    """{Q} is like {T}: a creature that came under control this turn can't pay it."""
    bears = {"name": "Grizzly Bears", "tapped": True, "sick": True}
    s = scenario(
        p1=dict(
            battlefield=[bears, {"name": "Umbral Mantle", "attached_to": "Grizzly Bears"}],
            mana="CCC",
        )
    )

    assert not s.can_activate("Grizzly Bears")


@pytest.mark.cr("302.6", "602.5a")
def test_without_a_tap_in_the_cost_it_does_not_matter(scenario):
    """T06: only {T} and {Q} wait for the next turn."""
    s = scenario(p1=dict(battlefield=[{"name": "Dread Shade", "sick": True}], mana="B"))
    s.activate("Dread Shade").resolve()

    assert s["Dread Shade"].pt == "4/4"


@pytest.mark.cr("302.6", "605.1a")
def test_a_land_creature_is_a_creature(scenario):
    """T07: a land creature that was played this turn can't tap for mana by its own ability.
    Another permanent's cost may tap it."""
    s = scenario(p1=dict(hand=["Dryad Arbor"], battlefield=["Holdout Settlement"]))
    s.play("Dryad Arbor")
    own = s.can_activate("Dryad Arbor")
    s.activate("Holdout Settlement", "Tap an untapped", choose=["{W}"])

    assert not own
    assert s["Dryad Arbor"].tapped
    assert s.p1.mana == "{W}"


@pytest.mark.cr("302.6", "508.1a")
def test_a_land_that_becomes_a_creature_is_as_new_as_it_is(scenario):
    """T08: the Forest was played this turn and is a creature, so it neither taps for mana nor
    attacks. One that has been there for longer does both."""
    s = scenario(
        p1=dict(hand=["Forest"], battlefield=["Life and Limb", {"name": "Forest", "alias": "old"}])
    )
    s.play("Forest")

    assert s["Forest#2"].pt == "1/1"
    assert not s.can_activate("Forest#2")
    assert not s.can_attack("Forest#2")
    assert s.can_activate("old")
    assert s.can_attack("old")


@pytest.mark.cr("305.6", "613.1")
def test_forests_and_saprolings_are_both(scenario):
    """Life and Limb: a Saproling is a Forest that taps for {G}, and each is a green 1/1."""
    s = scenario(
        p1=dict(battlefield=["Life and Limb"], hand=["Verdeloth the Ancient"], mana="GGGGGGG")
    )
    s.cast("Verdeloth the Ancient", x=1, pay=["kicker"]).resolve()
    token = s["Saproling Token"]

    assert {"Land", "Creature", "Forest", "Saproling"} <= set(token.types)
    assert (token.pt, token.colors) == ("2/2", "G")


@pytest.mark.cr("302.6", "602.5d")
def test_only_creatures_are_too_new(scenario):
    """T09: a land that was played this turn pays {T} at once, for its other ability too."""
    s = scenario(p1=dict(hand=["Cradle of the Accursed"], battlefield=["3 Wastes"]))
    s.play("Cradle of the Accursed")
    s.activate("Cradle of the Accursed", "{3}").resolve()

    assert s.p1.graveyard == ["Cradle of the Accursed"]
    assert "Zombie Token" in s.p1.battlefield


@pytest.mark.cr("107.5", "118.3")
def test_a_tapped_creature_cannot_pay_it_again(scenario):
    """T10: {T} is paid by tapping; after the first activation it is tapped."""
    s = scenario(
        p1=dict(battlefield=["Trench Wurm"], mana="RRRRRR"),
        p2=dict(battlefield=["2 Temple of Abandon"]),
    )
    s.activate("Trench Wurm", targets=["Temple of Abandon"])

    assert s["Trench Wurm"].tapped
    assert not s.can_activate("Trench Wurm")


@pytest.mark.cr("605.1a", "107.5")
def test_a_mana_ability_is_an_activated_ability(scenario):
    """T11: Rosheen's only ability with {T} is a mana ability. That is an activated ability, so
    she can be the target, and untaps."""
    s = scenario(
        p1=dict(
            battlefield=[
                "Magewright's Stone",
                {"name": "Rosheen Meanderer", "tapped": True},
                "Forest",
            ]
        ),
        p2=dict(battlefield=["Grizzly Bears"]),
    )
    s.activate("Magewright's Stone", targets=["Rosheen Meanderer"]).resolve()

    assert not s["Rosheen Meanderer"].tapped


@pytest.mark.cr("118.1", "122.1")
def test_counters_put_as_a_cost_are_put_at_once(scenario):
    """Devoted Druid untaps for a -1/-1 counter, even the one that kills it: {G}{G}."""
    s = scenario(p1=dict(battlefield=["Devoted Druid"]))
    s.activate("Devoted Druid", "Add").activate("Devoted Druid", "Put").resolve()
    s.activate("Devoted Druid", "Add").activate("Devoted Druid", "Put")

    assert s.p1.mana == "{G}{G}"
    assert s.p1.graveyard == ["Devoted Druid"]
