"""Mana: what could be produced, being tapped for mana, restrictions, riders, other payments."""

import pytest

from cardwright.scenario import NotLegal

ANY_COLOR = ["{W}", "{U}", "{B}", "{R}", "{G}"]


@pytest.mark.cr("106.7")
def test_could_produce_ignores_costs(scenario):
    """M01: what a land could produce doesn't depend on whether the costs of its abilities can be
    paid: with just Cascading Cataracts, Reflecting Pool makes any type."""
    s = scenario(p1=dict(battlefield=["Reflecting Pool", "Cascading Cataracts"]))
    s.activate("Reflecting Pool", choose=["blue"])

    assert s.options == [*ANY_COLOR, "{C}"]
    assert s.p1.mana == "{U}"


@pytest.mark.cr("106.7", "106.1a", "106.1b")
def test_any_color_is_not_colorless(scenario):
    """M02: colorless is a type of mana and no color. Lands that make colors let Reflecting Pool
    make those colors only."""
    s = scenario(p1=dict(battlefield=["Reflecting Pool", "Mana Confluence", "Jetmir's Garden"]))
    s.activate("Reflecting Pool", choose=["black"])

    assert s.options == ANY_COLOR


@pytest.mark.cr("106.5", "106.7", "605.2")
@pytest.mark.parametrize("land", ["Reflecting Pool", "Exotic Orchard"])
def test_a_closed_ring_makes_nothing(scenario, land):
    """M03: lands that only look at each other could produce no type. Each can be tapped all the
    same, and no mana is added."""
    s = scenario(
        p1=dict(battlefield=["Reflecting Pool", "Exotic Orchard"]),
        p2=dict(battlefield=["Exotic Orchard"]),
    )
    s.activate(land, by="p1")

    assert s[land].tapped
    assert s.p1.mana == ""


@pytest.mark.cr("106.7")
@pytest.mark.parametrize("land", ["Reflecting Pool", "Exotic Orchard"])
def test_a_way_out_of_the_ring(scenario, land):
    """M03: an Island beside the opponent's Exotic Orchard is what all of them come to."""
    s = scenario(
        strict=True,
        p1=dict(battlefield=["Reflecting Pool", "Exotic Orchard"]),
        p2=dict(battlefield=["Exotic Orchard", "Island"]),
    )
    s.activate(land, by="p1")

    assert s.p1.mana == "{U}"


@pytest.mark.cr("106.5", "106.7", "605.2")
def test_opponents_with_colorless_lands_only(scenario):
    """M04: Exotic Orchard can be tapped when there is no color for it; it adds nothing and play
    goes on."""
    s = scenario(p1=dict(battlefield=["Exotic Orchard"]), p2=dict(battlefield=["Wastes", "Wastes"]))
    s.activate("Exotic Orchard")

    assert s["Exotic Orchard"].tapped
    assert s.p1.mana == ""
    assert s.next_turn().turn == 2


@pytest.mark.cr("106.7", "106.1a")
def test_color_not_type(scenario):
    """M05: a card that says "color" never gives {C}, whatever the opponent's lands make."""
    s = scenario(
        strict=True,
        p1=dict(battlefield=["Fellwar Stone"]),
        p2=dict(battlefield=["Wastes", "Forest"]),
    )
    s.activate("Fellwar Stone")

    assert s.p1.mana == "{G}"


@pytest.mark.cr("106.7", "106.12b")
def test_could_produce_looks_through_replacement_effects(scenario):
    """M06: while red is chosen for Hall of Gemstone, a Forest and an Island could produce red and
    nothing else."""
    s = scenario(
        step="upkeep",
        p1=dict(battlefield=["Fellwar Stone", "Hall of Gemstone"]),
        p2=dict(battlefield=["Forest", "Island"]),
    )
    s.choose("red", by="p1").resolve().advance("precombat main").activate("Fellwar Stone")

    assert s.p1.mana == "{R}"


@pytest.mark.cr("106.7")
def test_any_ability_counts(scenario):
    """M08: a triggered ability counts too, whether or not it could trigger again: Crumbling
    Vestige could produce any color besides {C}."""
    s = scenario(
        p1=dict(battlefield=["Crumbling Vestige", "Reflecting Pool"]),
    )
    s.activate("Reflecting Pool", choose=["white"])

    assert s.options == [*ANY_COLOR, "{C}"]


@pytest.mark.cr("106.7")
def test_granted_mana_abilities_count(scenario):
    """M09: an ability that an Aura gives a land is an ability of that land."""
    s = scenario(
        p1=dict(
            battlefield=[
                "Naga Vitalist",
                "Forest",
                {"name": "Gift of Paradise", "attached_to": "Forest"},
            ]
        )
    )
    s.activate("Naga Vitalist", choose=["red"])

    assert s.options == ANY_COLOR
    assert s.p1.mana == "{R}"


@pytest.mark.cr("305.7", "613.1")
def test_land_type_set_then_abilities_granted(scenario):
    """M11: Magus of the Moon takes away what the Temple's own text says, in layer 4; what
    Chromatic Lantern gives it in layer 6 it has."""
    s = scenario(
        p1=dict(battlefield=["Chromatic Lantern", "Temple of Abandon"]),
        p2=dict(battlefield=["Magus of the Moon"]),
    )

    assert s["Temple of Abandon"].types == ["Land", "Mountain"]
    assert s.can_activate("Temple of Abandon", "{T}: Add {R}.")
    with pytest.raises(NotLegal):
        s.activate("Temple of Abandon", "{T}: Add {R} or {G}.")
    s.activate("Temple of Abandon", "{T}: Add one mana of any color.", choose=["blue"])

    assert s.p1.mana == "{U}"


@pytest.mark.cr("106.12a", "106.7", "605.2")
def test_no_mana_is_not_tapped_for_mana(scenario):
    """M12: a land whose ability produced no mana wasn't tapped for mana, so Wild Growth doesn't
    trigger; and a Gaea's Cradle without creatures could produce no type."""
    s = scenario(
        p1=dict(
            battlefield=[
                "Gaea's Cradle",
                {"name": "Wild Growth", "attached_to": "Gaea's Cradle"},
                "Reflecting Pool",
            ]
        )
    )
    s.activate("Gaea's Cradle").activate("Reflecting Pool")

    assert s["Gaea's Cradle"].tapped
    assert s["Reflecting Pool"].tapped
    assert s.p1.mana == ""


@pytest.mark.cr("106.12a")
def test_some_mana_is_tapped_for_mana(scenario):
    """M12: with a creature the Cradle produces mana, and Wild Growth adds to it."""
    s = scenario(
        p1=dict(
            battlefield=[
                "Gaea's Cradle",
                {"name": "Wild Growth", "attached_to": "Gaea's Cradle"},
                "Memnite",
            ]
        )
    )
    s.activate("Gaea's Cradle")

    assert s.p1.mana == "{G}{G}"


@pytest.mark.cr("106.12b", "614.5")
def test_a_multiplier_counts_once(scenario):
    """M13: all the mana of one ability is one production: Mana Reflection doubles two {G} to
    four, once."""
    s = scenario(
        p1=dict(
            battlefield=["Mana Reflection", {"name": "Gyre Sage", "counters": {"+1/+1": 2}}],
        )
    )
    s.activate("Gyre Sage")

    assert s.p1.mana == "{G}{G}{G}{G}"


@pytest.mark.cr("106.12a", "605.4a")
def test_extra_mana_goes_to_the_lands_controller(scenario):
    """M19: Gauntlet of Power has the land's controller add the mana, whoever controls the
    Gauntlet."""
    s = scenario(
        p1=dict(battlefield=[{"name": "Gauntlet of Power", "choose": ["blue"]}]),
        p2=dict(battlefield=["Island"]),
    )
    s.activate("Island", by="p2")

    assert s.p2.mana == "{U}{U}"
    assert s.p1.mana == ""


@pytest.mark.cr("605.1b", "605.5a")
def test_an_enters_trigger_that_makes_mana_uses_the_stack(scenario):
    """M21: a triggered ability that doesn't trigger from mana is no mana ability: players can
    respond before the mana is there."""
    s = scenario(p1=dict(hand=["Crumbling Vestige"]))
    s.play("Crumbling Vestige")

    assert s.stack == ["Crumbling Vestige"]
    assert s.p1.mana == ""
    s.choose("green").resolve()

    assert s.p1.mana == "{G}"


@pytest.mark.cr("605.1a", "605.3a", "302.6")
def test_tapping_another_creature_is_no_tap_symbol(scenario):
    """M22: Holdout Settlement's second ability is a mana ability, used while paying, and a
    creature that came this turn can be tapped for it: only {T} and {Q} in a creature's own cost
    ask for more."""
    s = scenario(
        p1=dict(
            hand=["Llanowar Elves"],
            battlefield=["Holdout Settlement", {"name": "Grizzly Bears", "sick": True}],
        )
    )
    s.cast("Llanowar Elves")

    assert s["Holdout Settlement"].tapped
    assert s["Grizzly Bears"].tapped
    assert s.stack == ["Llanowar Elves"]


@pytest.mark.cr("605.1a", "605.3a", "302.6")
def test_tapping_another_creature_by_hand(scenario):
    """M22: the same, each mana ability activated by hand."""
    s = scenario(
        p1=dict(
            hand=["Llanowar Elves"],
            battlefield=["Holdout Settlement", {"name": "Grizzly Bears", "sick": True}],
        )
    )
    s.game.payment.by_hand = frozenset({0})
    ability = "activate Holdout Settlement: {T}, Tap an untapped creature you control"
    s.cast("Llanowar Elves", choose=[ability, "green"])

    assert s["Grizzly Bears"].tapped
    assert s.stack == ["Llanowar Elves"]


@pytest.mark.cr("605.1a", "605.1b", "605.4a")
def test_a_granted_any_color_ability_is_a_mana_ability(scenario):
    """M23: while a spell is being cast the Bears are tapped for {U} with the ability that
    Enduring Vitality gives them; Badgermole Cub adds {G} at once; nothing uses the stack."""
    s = scenario(
        p1=dict(
            hand=["Unsummon"],
            battlefield=["Enduring Vitality", "Badgermole Cub", "Grizzly Bears"],
        ),
        p2=dict(battlefield=["Memnite"]),
    )
    s.game.payment.by_hand = frozenset({0})
    s.cast("Unsummon", targets=["Memnite"], choose=["activate Grizzly Bears", "blue", "pay {U}"])

    assert s.stack == ["Unsummon"]
    assert s["Grizzly Bears"].tapped
    assert s.p1.mana == "{G}"


@pytest.mark.cr("106.6")
def test_a_rider_is_only_on_the_mana_that_carries_it(scenario):
    """M24: mana from Cavern of Souls' {C} ability protects no spell."""
    s = scenario(
        p1=dict(
            hand=["Sensei's Divining Top"],
            battlefield=[{"name": "Cavern of Souls", "choose": ["Golem"]}],
        ),
        p2=dict(hand=["Counterspell"], battlefield=["2 Island"]),
    )
    s.cast("Sensei's Divining Top")
    s.cast("Counterspell", targets=["Sensei's Divining Top"]).resolve()

    assert s.p1.graveyard == ["Sensei's Divining Top"]


CAVERN_OF_GIANTS = {"name": "Cavern of Souls", "choose": ["Giant"]}


@pytest.mark.cr("106.6")
def test_a_rider_on_a_spell(scenario):
    """M25: Primeval Titan cast with Cavern's second ability can't be countered."""
    s = scenario(
        p1=dict(hand=["Primeval Titan"], battlefield=[CAVERN_OF_GIANTS, "5 Forest"]),
        p2=dict(hand=["Counterspell"], battlefield=["2 Island"]),
    )
    s.activate("Cavern of Souls", 2, choose=["green"])
    s.cast("Primeval Titan").cast("Counterspell", targets=["Primeval Titan"]).resolve(2)

    assert "Primeval Titan" in s.p1.battlefield


@pytest.mark.cr("400.7", "106.6")
def test_a_rider_does_not_stick_to_the_card(scenario):
    """M25: back in hand the Titan is a new object, and cast again with other mana it can be
    countered."""
    s = scenario(
        p1=dict(hand=["Primeval Titan"], battlefield=[CAVERN_OF_GIANTS, "11 Forest"]),
        p2=dict(hand=["Cyclonic Rift", "Counterspell"], battlefield=["4 Island"]),
    )
    s.activate("Cavern of Souls", 2, choose=["green"])
    s.cast("Primeval Titan").no().resolve()
    s.cast("Cyclonic Rift", targets=["Primeval Titan"], by="p2").resolve()
    s.cast("Primeval Titan").cast("Counterspell", targets=["Primeval Titan"]).resolve()

    assert s.p1.graveyard == ["Primeval Titan"]


@pytest.mark.cr("106.6", "107.3a", "107.3m", "702.33d")
def test_mana_only_for_costs_with_x_pays_a_kicker(scenario):
    """M27: with its kicker {X} chosen, the cost of Verdeloth contains {X}: Rosheen's mana pays
    for it, and the enters trigger knows X."""
    s = scenario(
        p1=dict(hand=["Verdeloth the Ancient"], battlefield=["Rosheen Meanderer", "6 Forest"])
    )
    s.cast("Verdeloth the Ancient", pay="kicker", x=4).resolve()

    assert s["Rosheen Meanderer"].tapped
    assert len(s.all("Saproling")) == 4


@pytest.mark.cr("106.6")
def test_mana_only_for_costs_with_x_does_not_pay_without(scenario):
    """M27: without the kicker the cost contains no {X}, and Rosheen's mana can't be spent. With
    it, that mana may be spent on any part of the cost."""
    s = scenario(
        p1=dict(
            hand=["Verdeloth the Ancient", "Su-Chi"], battlefield=["Rosheen Meanderer", "5 Forest"]
        )
    )
    s.cast("Verdeloth the Ancient", pay="kicker", x=3)

    other = scenario(p1=dict(hand=["Su-Chi"], battlefield=["Rosheen Meanderer"]))
    assert not other.can_cast("Su-Chi")


@pytest.mark.cr("106.6", "107.3a")
def test_restricted_mana_and_x_of_zero(scenario):
    """M29: Kozilek's Command is a colorless Eldrazi spell; with X=0 Eldrazi Temple alone pays for
    it, and the cast is offered."""
    s = scenario(p1=dict(hand=["Kozilek's Command"], battlefield=["Eldrazi Temple"]))

    assert "cast Kozilek's Command" in s.legal()
    s.cast("Kozilek's Command", x=0, modes=[1, 2], targets=["p1", "p1"]).resolve()

    assert s.p1.hand == ["Filler Card"]


@pytest.mark.cr("106.6", "106.4")
def test_restricted_green_mana_is_green_mana(scenario):
    """M31: Omnath counts green mana whatever it may be spent on; the mana stays as the step ends,
    and stays restricted to creature spells."""
    s = scenario(
        p1=dict(
            hand=["Grizzly Bears", "Giant Growth"],
            battlefield=["Omnath, Locus of Mana", "Somberwald Sage"],
        )
    )
    s.activate("Somberwald Sage", choose=["green"])
    assert s["Omnath, Locus of Mana"].pt == "4/4"
    s.advance("postcombat main")

    assert s["Omnath, Locus of Mana"].pt == "4/4"
    assert s.p1.mana == "{G}{G}{G}"
    assert not s.can_cast("Giant Growth")
    s.cast("Grizzly Bears")

    assert s["Omnath, Locus of Mana"].pt == "2/2"


@pytest.mark.cr("106.13", "106.6")
def test_drained_mana_keeps_its_limits(scenario):
    """M32: the mana that Drain Power takes keeps its source, its restriction and what goes with
    it: only for an Elf creature spell, which can't be countered."""
    s = scenario(
        p1=dict(hand=["Drain Power", "Giant Growth", "Llanowar Elves"], battlefield=["2 Island"]),
        p2=dict(
            hand=["Counterspell"],
            battlefield=[{"name": "Cavern of Souls", "choose": ["Elf"]}, "2 Fellwar Stone"],
            mana="{U}",
        ),
    )
    s.cast("Drain Power", targets=["p2"])
    s.choose("Cavern of Souls: {T}: Add one mana of any color", "green", by="p2").resolve()

    assert s.p2.mana == ""
    assert s["Cavern of Souls"].tapped
    assert sorted(s.p1.mana) == sorted("{U}{G}")
    assert not s.can_cast("Giant Growth")
    s.cast("Llanowar Elves")
    assert s.p1.mana == "{U}"
    s.cast("Counterspell", targets=["Llanowar Elves"]).resolve()

    assert s.p1.battlefield == ["Island", "Island", "Llanowar Elves"]


@pytest.mark.cr("609.4b")
def test_other_mana_only_as_though_colorless(scenario):
    """M34: under Celestial Dawn black mana pays generic costs, and neither {B} nor {W}."""
    s = scenario(
        p1=dict(
            hand=["Darksteel Forge", "Murder", "Savannah Lions"],
            battlefield=["Celestial Dawn"],
            mana="BBBBBBBBB",
        ),
        p2=dict(battlefield=["Memnite"]),
    )

    assert not s.can_cast("Murder")
    assert not s.can_cast("Savannah Lions")
    s.cast("Darksteel Forge")

    assert s.p1.mana == ""


@pytest.mark.cr("609.4b")
def test_white_mana_as_though_any_color(scenario):
    """M34: under Celestial Dawn white mana pays for every color, and not for {C}."""
    s = scenario(
        p1=dict(hand=["Murder", "Kozilek's Command"], battlefield=["Celestial Dawn"], mana="WWW"),
        p2=dict(battlefield=["Memnite"]),
    )

    assert not s.can_cast("Kozilek's Command")
    s.cast("Murder", targets=["Memnite"])

    assert s.p1.mana == ""


@pytest.mark.cr("609.4b", "611.2a")
def test_a_permission_covers_every_card_of_the_turn(scenario):
    """M35: until end of turn each card that comes to the top of the library may be cast with mana
    as though it were of any color. The mana that was spent is still blue."""
    s = scenario(
        step="upkeep",
        p1=dict(battlefield=["Xanathar, Guild Kingpin", "4 Island"]),
        p2=dict(library=["Lightning Bolt", "Grizzly Bears", "Su-Chi"]),
    )
    s.resolve().advance("precombat main")
    s.cast("Lightning Bolt", targets=["p2"])

    assert [unit.type for unit in s.game.zones.stack[-1].item.spent] == ["U"]
    s.resolve()
    assert s.p2.life == 17
    s.cast("Grizzly Bears").resolve()

    assert s["Grizzly Bears"].controller == "p1"
    assert "Grizzly Bears" in s.p1.battlefield


@pytest.mark.cr("609.4b", "611.2a")
def test_a_permission_ends_with_the_turn(scenario):
    """M35: in the next turn the top card can't be cast any more, and its owner can cast spells
    again."""
    s = scenario(
        step="upkeep",
        p1=dict(battlefield=["Xanathar, Guild Kingpin", "4 Island"]),
        p2=dict(library=["Forest", "Grizzly Bears"], hand=["Shock"], battlefield=["Mountain"]),
    )
    s.resolve()
    assert not s.can_cast("Shock", by="p2")
    s.advance("precombat main").play("Forest").next_turn()

    assert "Forest" in s.p1.battlefield
    assert s.can_cast("Shock", by="p2")


@pytest.mark.cr("601.2h", "119.4")
def test_life_instead_of_black_mana(scenario):
    """M36: K'rrik lets its controller pay 2 life for each {B}, without any source of black."""
    s = scenario(
        p1=dict(hand=["Praetor's Grasp"], battlefield=["K'rrik, Son of Yawgmoth", "Forest"])
    )
    s.cast("Praetor's Grasp", targets=["p2"])

    assert s.p1.life == 16
    assert s["Forest"].tapped


@pytest.mark.cr("601.2h", "119.4")
def test_life_that_is_not_there_can_not_be_paid(scenario):
    """M36: at 3 life, 4 life can't be paid."""
    s = scenario(
        p1=dict(life=3, hand=["Praetor's Grasp"], battlefield=["K'rrik, Son of Yawgmoth", "Forest"])
    )

    assert not s.can_cast("Praetor's Grasp")


@pytest.mark.cr("730.1", "614.5")
@pytest.mark.parametrize(("land", "mana"), [("Forest", "{G}{G}{G}"), ("Swamp", "{B}{B}{B}")])
def test_a_multiplier_of_a_copy(scenario, land, mana):
    """M38: Lazav as a copy of Nyxbloom Ancient triples the mana of a land once. A land that was
    tapped and taken back is a game that goes on from before that: whichever is tapped instead,
    there is nothing but its own mana."""
    s = scenario(
        p1=dict(
            hand=["Murder"],
            battlefield=["Lazav, Dimir Mastermind", "Forest", "Swamp"],
            mana="BBB",
        ),
        p2=dict(battlefield=["Nyxbloom Ancient"]),
    )
    s.cast("Murder", targets=["Nyxbloom Ancient"]).yes().resolve()
    lazav = s["Lazav, Dimir Mastermind"]

    assert lazav.pt == "5/5"
    assert lazav.types == ["Legendary", "Creature", "Enchantment", "Elemental"]
    assert lazav.keywords == ["trample", "hexproof"]
    s.activate(land)

    assert s.p1.mana == mana


@pytest.mark.cr("106.5")
def test_no_color_and_still_legal_to_tap(scenario):
    """M40: a commander in the command zone is no creature its owner controls; Mox Amber can be
    tapped and adds nothing."""
    s = scenario(
        p1=dict(command=["Omnath, Locus of Mana"], battlefield=["Mox Amber"]),
    )
    s.activate("Mox Amber")

    assert s["Mox Amber"].tapped
    assert s.p1.mana == ""
