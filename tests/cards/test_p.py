"""What the cards with P do."""

import pytest


def test_pacifism_keeps_a_creature_out_of_combat(scenario):
    """The enchanted creature can neither attack nor block; another can."""
    enchanted = [{"name": "Pacifism", "attached_to": "p2:Su-Chi"}]
    s = scenario(
        p1=dict(battlefield=["Grizzly Bears", *enchanted]),
        p2=dict(battlefield=["Su-Chi", "Memnite"]),
    )
    s.attack("Grizzly Bears")
    blocks = [s.can_block(one, "Grizzly Bears") for one in ("Su-Chi", "Memnite")]
    s.next_turn()

    assert blocks == [False, True]
    assert [s.can_attack(one) for one in ("Su-Chi", "Memnite")] == [False, True]


def test_palladium_myr_makes_two_colorless_mana(scenario):
    """It taps for {C}{C}."""
    s = scenario(p1=dict(battlefield=["Palladium Myr"]))
    s.activate("Palladium Myr")

    assert (s.p1.mana, s["Palladium Myr"].tapped) == ("{C}{C}", True)


@pytest.mark.cr("614.12")
@pytest.mark.parametrize(
    ("form", "pt", "keyword", "wall"),
    [("3/3", "3/3", "", False), ("2/2", "2/2", "flying", False), ("1/6", "1/6", "defender", True)],
)
def test_primal_clay_takes_the_chosen_form(scenario, form, pt, keyword, wall):
    """As it enters it becomes one of three creatures and keeps its own types."""
    s = scenario(p1=dict(hand=["Primal Clay"], battlefield=["4 Wastes"]))
    s.cast("Primal Clay").choose(f"a {form}").resolve()

    assert s["Primal Clay"].pt == pt
    assert s["Primal Clay"].keywords == ([keyword] if keyword else [])
    types = ["Artifact", "Creature", "Shapeshifter", *(["Wall"] if wall else [])]
    assert s["Primal Clay"].types == types


def test_primeval_titan_fetches_lands_as_it_enters(scenario):
    """Up to two land cards of any kind are put onto the battlefield tapped."""
    library = ["Shock", "Gaea's Cradle", "Memnite", "Wastes", "Island"]
    s = scenario(p1=dict(hand=["Primeval Titan"], mana="GGGGGG", library=library))
    s.cast("Primeval Titan").choose(["Gaea's Cradle", "Wastes"]).resolve()

    assert s.p1.battlefield == ["Primeval Titan", "Gaea's Cradle", "Wastes"]
    assert (s["Gaea's Cradle"].tapped, s["Wastes"].tapped) == (True, True)


def test_primeval_titan_fetches_lands_as_it_attacks(scenario):
    """Its ability triggers again whenever it attacks."""
    s = scenario(p1=dict(battlefield=["Primeval Titan"], library=["Shock", "Forest", "Island"]))
    s.attack("Primeval Titan").choose(["Forest", "Island"]).resolve()

    assert s.p1.battlefield == ["Primeval Titan", "Forest", "Island"]
    assert s["Forest"].tapped


def test_prophetic_prism_draws_a_card(scenario):
    """Its controller draws as it enters."""
    s = scenario(p1=dict(hand=["Prophetic Prism"], mana="CC", library=["Shock", "Memnite"]))
    s.cast("Prophetic Prism").resolve()

    assert (s.p1.hand, s.p1.battlefield) == (["Shock"], ["Prophetic Prism"])


def test_prophetic_prism_turns_mana_into_any_color(scenario):
    """For {1} and tapping it makes one mana of a color."""
    s = scenario(p1=dict(battlefield=["Prophetic Prism"], mana="C"))
    s.activate("Prophetic Prism", choose=["blue"])

    assert (s.p1.mana, s["Prophetic Prism"].tapped) == ("{U}", True)


@pytest.mark.cr("605.5b")
def test_pyretic_ritual_makes_three_red_mana(scenario):
    """It is a spell, so the mana comes when it resolves."""
    s = scenario(p1=dict(hand=["Pyretic Ritual"], battlefield=["2 Mountain"]))
    s.cast("Pyretic Ritual")
    assert (s.stack, s.p1.mana) == (["Pyretic Ritual"], "")
    s.resolve()

    assert s.p1.mana == "{R}{R}{R}"


@pytest.mark.parametrize(
    ("spell", "mana", "countered"), [("Air Elemental", "UUUUU", True), ("Su-Chi", "CCCC", False)]
)
def test_pyroblast_counters_a_blue_spell(scenario, spell, mana, countered):
    """A spell of another color is a legal target, but it isn't countered."""
    s = scenario(
        p1=dict(hand=[spell], mana=mana),
        p2=dict(hand=["Pyroblast"], battlefield=["Mountain"]),
    )
    s.cast(spell).cast("Pyroblast", modes=[1], targets=[spell]).resolve()

    assert s[spell].zone == ("graveyard" if countered else "battlefield")
    assert s.p2.graveyard == ["Pyroblast"]


@pytest.mark.parametrize(("victim", "dies"), [("Air Elemental", True), ("Su-Chi", False)])
def test_pyroblast_destroys_a_blue_permanent(scenario, victim, dies):
    """A permanent of another color is a legal target, but it stays."""
    s = scenario(
        p1=dict(hand=["Pyroblast"], battlefield=["Mountain"]), p2=dict(battlefield=[victim])
    )
    s.cast("Pyroblast", modes=[2], targets=[victim]).resolve()

    assert s.p2.battlefield == ([] if dies else [victim])
