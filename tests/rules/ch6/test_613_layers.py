"""The interaction of continuous effects: layers, timestamps, dependency (613)."""

import pytest

from cardwright.language import (
    ENCHANTED_CREATURE,
    INDEFINITELY,
    THIS,
    YOU,
    AddTypes,
    Aura,
    Creature,
    DefinePT,
    Enchantment,
    GainControl,
    Instant,
    LoseAbilities,
    Other,
    SetColors,
    SetPT,
    SetTypes,
    Static,
    SwitchPT,
    TakeControl,
    all_,
    artifact,
    controlled_by,
    count,
    creature,
    enchantment,
    gets,
    green,
    land,
    noncreature,
    red,
    static,
    target,
    those,
    with_,
)


def body(name, pt, *abilities, cost="{1}", types="Creature"):
    """A creature with nothing but a size and these abilities."""
    return Creature(name, cost, "Beast", pt, *abilities, types=types)


def spell(name, *effects):
    """A free instant."""
    return Instant(name, "{0}", *effects)


def field(name, *abilities):
    """A free enchantment."""
    return Enchantment(name, "{0}", *abilities)


HUMBLE = field(
    "Humbling",
    static(all_(creature), LoseAbilities(), SetPT(1, 1)),
)
PUMP = spell("Pump", gets(target(creature), "+4/+4"))
SMALL = spell("Small", gets(target(creature), SetPT(0, 1)))
TURN = spell("Turn", gets(target(creature), SwitchPT()))


@pytest.mark.cr("613.1", "613.4b", "613.4c")
def test_setting_comes_before_changing(scenario):
    """An effect that sets power and toughness applies before one that adds to them, even if it
    is newer."""
    s = scenario(p1=dict(hand=[PUMP, SMALL], battlefield=["Su-Chi"]))
    s.cast("Pump").resolve().cast("Small").resolve()

    assert s["Su-Chi"].pt == "4/5"


@pytest.mark.cr("613.4c", "122.1a")
def test_counters_apply_after_setting(scenario):
    """A +1/+1 counter counts on top of a base size set later."""
    s = scenario(p1=dict(hand=[SMALL], battlefield=[dict(name="Su-Chi", counters={"+1/+1": 2})]))
    s.cast("Small").resolve()

    assert s["Su-Chi"].pt == "2/3"


@pytest.mark.cr("613.4d")
def test_switching_comes_last(scenario):
    """What is added after the switch is added before it in the layers."""
    s = scenario(
        p1=dict(hand=[TURN, spell("Edge", gets(target(creature), "+0/+1"))],
                battlefield=[body("Ox", "1/3")])
    )  # fmt: skip
    s.cast("Turn").resolve()
    first = s["Ox"].pt
    s.cast("Edge").resolve()

    assert (first, s["Ox"].pt) == ("3/1", "4/1")


@pytest.mark.cr("613.4d")
def test_switching_twice_is_as_before(scenario):
    """Two switches undo each other."""
    s = scenario(p1=dict(hand=[TURN, TURN], battlefield=[body("Ox", "1/3")]))
    s.cast("Turn").resolve().cast("Turn").resolve()

    assert s["Ox"].pt == "1/3"


@pytest.mark.cr("613.4a", "613.4b", "604.3")
def test_a_defined_size_comes_before_a_set_one(scenario):
    """An ability that defines power and toughness gives way to any effect that sets them."""
    sizer = Creature(
        "Sizer", "{2}", "Ooze", "*/*",
        Static(THIS, (DefinePT(count(creature), count(creature)),), defining=True),
    )  # fmt: skip
    s = scenario(p1=dict(hand=[SMALL], battlefield=["Memnite", sizer]))
    before = s["Sizer"].pt
    s.cast("Small", targets=["Sizer"]).resolve()

    assert (before, s["Sizer"].pt) == ("2/2", "0/1")


@pytest.mark.cr("613.7", "613.7d")
def test_the_later_set_size_wins(scenario):
    """Within a layer the newer timestamp applies last."""
    grow = field("Grow", static(all_(creature), SetPT(5, 5)))
    s = scenario(p1=dict(hand=[HUMBLE, grow], battlefield=["Su-Chi"]))
    s.cast("Humbling").resolve()
    first = s["Su-Chi"].pt
    s.cast("Grow").resolve()

    assert (first, s["Su-Chi"].pt) == ("1/1", "5/5")


@pytest.mark.cr("613.7a")
def test_a_granted_static_ability_has_the_later_timestamp(scenario):
    """A static ability given to an object counts from when it was given, not from when the
    object entered."""
    ray = static(THIS, SetPT(3, 3))
    give = spell("Give", gets(target(creature), ray))
    s = scenario(p1=dict(hand=[give, HUMBLE], battlefield=[body("Ox", "2/2")]))
    s.cast("Humbling").resolve().cast("Give").resolve()

    assert s["Ox"].pt == "3/3"


@pytest.mark.cr("613.7b")
def test_an_effect_of_a_spell_has_the_time_it_was_made(scenario):
    """A set size from a spell wins over an older static ability, and loses to a newer one."""
    s = scenario(p1=dict(hand=[SMALL, HUMBLE], battlefield=["Su-Chi"]))
    s.cast("Small").resolve().cast("Humbling").resolve()
    later = s["Su-Chi"].pt
    s = scenario(p1=dict(hand=[SMALL, HUMBLE], battlefield=["Su-Chi"]))
    s.cast("Humbling").resolve().cast("Small").resolve()

    assert (later, s["Su-Chi"].pt) == ("1/1", "0/1")


@pytest.mark.cr("613.7e")
def test_reattaching_gives_a_new_timestamp(scenario):
    """An Equipment that is attached again counts as newer."""
    from cardwright.language import EQUIPPED_CREATURE, Equipment

    def helm(name, power):
        return Equipment(name, "{0}", static(EQUIPPED_CREATURE, SetPT(power, power)), equip="{0}")

    s = scenario(
        p1=dict(battlefield=["Memnite", "Su-Chi",
            helm("One", 5), helm("Two", 7)])
    )  # fmt: skip
    s.activate("One", targets=["Memnite"]).resolve().activate("Two", targets=["Memnite"]).resolve()
    first = s["Memnite"].pt
    s.activate("One", targets=["Su-Chi"]).resolve().activate("One", targets=["Memnite"]).resolve()

    assert (first, s["Memnite"].pt) == ("7/7", "5/5")


@pytest.mark.cr("613.1f", "613.4b")
def test_humility_and_a_size_of_its_own(scenario):
    """Without abilities and 1/1: flying is gone, an older +1/+1 effect of a spell still counts."""
    s = scenario(p1=dict(hand=[PUMP, HUMBLE], battlefield=[body("Bird", "2/2", "flying")]))
    s.cast("Pump").resolve().cast("Humbling").resolve()

    assert (s["Bird"].pt, s["Bird"].has("flying")) == ("5/5", False)


@pytest.mark.cr("613.1f", "613.7")
def test_an_ability_granted_later_stays(scenario):
    """Losing all abilities takes those the object has; one gained later it keeps."""
    fly = spell("Fly", gets(target(creature), "flying"))
    strip = spell("Strip", gets(target(creature), LoseAbilities()))
    s = scenario(p1=dict(hand=[fly, fly, strip], battlefield=["Memnite", "Su-Chi"]))
    s.cast("Fly", targets=["Memnite"]).resolve().cast("Strip", targets=["Memnite"]).resolve()
    gone = s["Memnite"].has("flying")
    s.cast("Fly", targets=["Memnite"]).resolve()

    assert (gone, s["Memnite"].has("flying")) == (False, True)


@pytest.mark.cr("613.6")
def test_an_effect_that_began_goes_on(scenario):
    """An effect in several layers goes on in the later ones even when the ability that makes it
    is lost in between: both enchantments made creatures lose their abilities and are 1/1."""
    animate = field(
        "Animating",
        static(
            those(enchantment & Other(THIS)),
            AddTypes(frozenset({"Creature"})),
            SetPT(4, 4),
        ),
    )
    s = scenario(p1=dict(hand=[animate, HUMBLE, "Memnite"]))
    s.cast("Humbling").resolve().cast("Animating").resolve()
    newer = s["Humbling"].pt
    s.cast("Memnite").resolve()
    memnite = s["Memnite"].pt
    s = scenario(p1=dict(hand=[animate, HUMBLE]))
    s.cast("Animating").resolve().cast("Humbling").resolve()

    assert (newer, memnite, s["Humbling"].pt) == ("4/4", "1/1", "1/1")


@pytest.mark.cr("613.6")
def test_the_affected_set_is_fixed_by_the_first_part(scenario):
    """What an effect makes a creature and gives a size to is the set it found first."""
    march = field(
        "Marching",
        static(all_(artifact & noncreature), AddTypes(frozenset({"Creature"})), SetPT(2, 2)),
    )
    s = scenario(p1=dict(hand=[march], battlefield=["Sol Ring", "Su-Chi"]))
    s.cast("Marching").resolve()

    assert (s["Sol Ring"].pt, s["Su-Chi"].pt) == ("2/2", "4/4")


@pytest.mark.cr("613.1d", "305.7")
def test_setting_a_land_type_takes_abilities_away(scenario):
    """Under Blood Moon a nonbasic land has only the ability to add red mana."""
    s = scenario(p1=dict(battlefield=["Cabal Coffers", "Blood Moon"]))
    s.activate("Cabal Coffers")

    assert s.p1.mana == "{R}"
    assert s["Cabal Coffers"].types == ["Land", "Mountain"]


@pytest.mark.cr("613.8", "613.8a", "613.8b")
@pytest.mark.parametrize("order", [["Urborg, Tomb of Yawgmoth", "Blood Moon"],
                                   ["Blood Moon", "Urborg, Tomb of Yawgmoth"]])  # fmt: skip
def test_blood_moon_and_urborg(scenario, order):
    """Urborg's effect depends on Blood Moon's, which removes it, whichever came first."""
    s = scenario(p1=dict(battlefield=[*order, "Forest"]))

    assert s["Urborg, Tomb of Yawgmoth"].types == ["Legendary", "Land", "Mountain"]
    assert s["Forest"].types == ["Basic", "Land", "Forest"]


@pytest.mark.cr("613.8a")
@pytest.mark.parametrize("first", [True, False])
def test_what_an_effect_applies_to_can_depend(scenario, first):
    """ "All artifacts are Walls" waits for "all creatures are artifacts", whichever is older."""
    walls = field("Walls", static(all_(artifact), AddTypes(frozenset(), frozenset({"Wall"}))))
    metal = field("Metal", static(all_(creature), AddTypes(frozenset({"Artifact"}))))
    order = [walls, metal] if first else [metal, walls]
    s = scenario(p1=dict(battlefield=[*order, "Grizzly Bears"]))

    assert s["Grizzly Bears"].types == ["Artifact", "Creature", "Bear", "Wall"]


@pytest.mark.cr("613.8a", "613.8b")
def test_a_loop_of_dependencies_is_ignored(scenario):
    """Two effects that depend on each other apply in timestamp order."""
    one = field("One", static(all_(artifact), AddTypes(frozenset({"Enchantment"}))))
    two = field("Two", static(all_(enchantment), AddTypes(frozenset({"Artifact"}))))
    s = scenario(p1=dict(battlefield=[one, two, "Sol Ring"]))

    assert s["Sol Ring"].types == ["Artifact", "Enchantment"]


@pytest.mark.cr("613.1e", "613.8a")
@pytest.mark.parametrize("first", [True, False])
def test_color_depends_on_color(scenario, first):
    """ "Red creatures are green" waits for "all creatures are red"."""
    reds = field("Reds", static(all_(creature), SetColors(frozenset("R"))))
    greens = field("Greens", static(all_(creature & red), SetColors(frozenset("G"))))
    order = [greens, reds] if first else [reds, greens]
    s = scenario(p1=dict(battlefield=[*order, "Memnite"]))

    assert s["Memnite"].colors == "G"


@pytest.mark.cr("613.1e", "613.1d")
def test_layers_go_before_timestamps(scenario):
    """A newer effect on color counts for an older one on size."""
    crusade = field("Greenery", static(all_(green & creature), "+1/+1"))
    paint = spell("Paint", gets(target(creature), SetColors(frozenset("G"))))
    s = scenario(p1=dict(hand=[paint], battlefield=[crusade, "Memnite"]))
    s.cast("Paint").resolve()

    assert s["Memnite"].pt == "2/2"


@pytest.mark.cr("613.1b", "613.1f")
def test_control_is_settled_before_the_rest(scenario):
    """A stolen creature gets what its new controller's creatures get."""
    take = spell("Take", TakeControl(target(creature)))
    anthem = field("Anthem", static(those(creature & controlled_by(YOU)), "+1/+1"))
    s = scenario(p1=dict(hand=[take], battlefield=[anthem]), p2=dict(battlefield=["Su-Chi"]))
    s.cast("Take").resolve()

    assert (s["Su-Chi"].controller, s["Su-Chi"].pt) == ("p1", "5/5")


@pytest.mark.cr("613.1b", "613.7")
def test_the_newest_control_effect_wins(scenario):
    """Of two control effects the later counts; when it ends, the earlier does again."""
    take = spell("Take", TakeControl(target(creature)))
    hold = Aura("Hold", "{0}", creature, static(ENCHANTED_CREATURE, GainControl(YOU)))
    s = scenario(
        p1=dict(hand=[take], battlefield=["2 Plains"]),
        p2=dict(hand=[hold, "Disenchant"], battlefield=["Su-Chi", "2 Plains"]),
    )
    s.cast("Take").resolve()
    taken = s["Su-Chi"].controller
    s.next_turn().cast("Hold", targets=["Su-Chi"], by="p2").resolve()
    back = s["Su-Chi"].controller
    s.cast("Disenchant", targets=["Hold"], by="p2").resolve()

    assert (taken, back, s["Su-Chi"].controller) == ("p1", "p2", "p1")


@pytest.mark.cr("613.9", "613.1f")
def test_effects_that_contradict_follow_timestamps(scenario):
    """Gaining and losing a keyword: the later one counts."""
    fly = field("Winds", static(all_(creature), "flying"))
    land_ = field("Ground", static(all_(creature), LoseAbilities("flying")))
    s = scenario(p1=dict(battlefield=[fly, land_, "Memnite"]))
    grounded = s["Memnite"].has("flying")
    s = scenario(p1=dict(battlefield=[land_, fly, "Memnite"]))

    assert (grounded, s["Memnite"].has("flying")) == (False, True)


@pytest.mark.cr("613.5")
def test_layers_are_worked_out_at_once(scenario):
    """Removing one effect leaves the rest as they were: nothing has to be undone."""
    anthem = field("Anthem", static(those(creature & controlled_by(YOU)), "+1/+1"))
    s = scenario(p1=dict(hand=["Disenchant", PUMP], mana="WW", battlefield=[anthem, "Memnite"]))
    s.cast("Pump").resolve()
    both = s["Memnite"].pt
    s.cast("Disenchant", targets=["Anthem"]).resolve()

    assert (both, s["Memnite"].pt) == ("6/6", "5/5")


@pytest.mark.cr("613.1d", "205.1a")
def test_setting_the_card_type_takes_the_subtypes_along(scenario):
    """A creature that becomes just an enchantment has no creature type and no size."""
    gild = spell(
        "Gild", gets(target(creature), SetTypes(frozenset({"Enchantment"})), until=INDEFINITELY)
    )
    s = scenario(p1=dict(hand=[gild], battlefield=[body("Ox", "2/2", types="Legendary Creature")]))
    s.cast("Gild").resolve()

    assert s["Ox"].types == ["Legendary", "Enchantment"]


@pytest.mark.cr("613.1d", "205.1b")
def test_setting_a_creature_type_keeps_other_subtypes(scenario):
    """A new creature type replaces the creature types, not the land types."""
    frog = spell(
        "Frog", gets(target(creature), SetTypes(None, frozenset({"Frog"})), until=INDEFINITELY)
    )
    s = scenario(p1=dict(hand=[frog], battlefield=["Dryad Arbor"]))
    s.cast("Frog").resolve()

    assert s["Dryad Arbor"].types == ["Creature", "Land", "Forest", "Frog"]


@pytest.mark.cr("613.4a", "613.1f")
def test_losing_abilities_ends_a_defined_size(scenario):
    """The ability is lost in layer 6, before it would apply in layer 7a: what is left of the
    size is 0/0."""
    sizer = Creature(
        "Sizer", "{2}", "Ooze", "*/*",
        Static(THIS, (DefinePT(count(land), count(land)),), defining=True),
    )  # fmt: skip
    strip = spell("Strip", gets(target(creature), LoseAbilities()))
    s = scenario(p1=dict(hand=[strip], battlefield=["3 Forest", sizer]))
    s.cast("Strip", targets=["Sizer"]).resolve()

    assert s.p1.graveyard == ["Strip", "Sizer"]


@pytest.mark.cr("613.11")
def test_rules_effects_apply_after_the_layers(scenario):
    """ "Can't attack" for creatures with flying looks at what they have after all layers."""
    from cardwright.language import CantAttack

    calm = field("Calm", static(all_(creature & with_("flying")), CantAttack()))
    fly = spell("Fly", gets(target(creature), "flying"))
    s = scenario(p1=dict(hand=[fly], battlefield=[calm, "Memnite"]))
    before = s.can_attack("Memnite")
    s.cast("Fly").resolve()

    assert (before, s.can_attack("Memnite")) == (True, False)


@pytest.mark.cr("613.10", "613.11")
def test_effects_on_players_apply_too(scenario):
    """An effect on what a player can do ends with its source."""
    from cardwright.language import ExtraLandPlays

    explore = field("Explore", static(YOU, ExtraLandPlays(1)))
    s = scenario(p1=dict(hand=["2 Forest", "Disenchant"], mana="WW", battlefield=[explore]))
    s.play("Forest")
    second = s.can_play("Forest")
    s.cast("Disenchant", targets=["Explore"]).resolve()

    assert (second, s.can_play("Forest")) == (True, False)
