"""Activated, static, mana, loyalty and linked abilities (602, 604–607)."""

import pytest

from cardwright.language import (
    ONCE_PER_TURN,
    SORCERY_SPEED,
    THIS,
    YOU,
    Activated,
    AddMana,
    Artifact,
    CantActivate,
    Creature,
    DealDamage,
    Destroy,
    Enchantment,
    Exile,
    ExiledByThis,
    GainLife,
    Instant,
    LoseLife,
    Planeswalker,
    ReturnToBattlefield,
    When,
    all_,
    any_target,
    artifact,
    controlled_by,
    creature,
    enters,
    leaves,
    loyalty,
    permanent,
    static,
    target,
    target_player,
    those,
)


def body(name, pt, *abilities, cost="{0}"):
    """A free creature with nothing but a size and these abilities."""
    return Creature(name, cost, "Beast", pt, *abilities)


def do(name, *effects):
    """A free instant."""
    return Instant(name, "{0}", *effects)


KILL = do("Kill", Destroy(target(permanent)))
ROD = Artifact("Rod", "{0}", Activated("{T}", DealDamage(1, any_target())))


@pytest.mark.cr("602.1", "602.2", "602.2a")
def test_an_activated_ability_uses_the_stack(scenario):
    """The cost is paid on activation; the effect comes on resolution."""
    s = scenario(p1=dict(battlefield=[ROD]))
    s.activate("Rod", targets=["p2"])
    before = (s["Rod"].tapped, s.stack, s.p2.life)
    s.resolve()

    assert (before, s.p2.life) == ((True, ["Rod"], 20), 19)


@pytest.mark.cr("602.2", "602.1")
def test_only_the_controller_activates(scenario):
    """The opponent's artifact can't be activated."""
    s = scenario(p1=dict(battlefield=["Forest"]), p2=dict(battlefield=[ROD]))

    assert not [text for text in s.legal() if "Rod" in text]


@pytest.mark.cr("113.7a", "602.2")
def test_an_ability_exists_independently_of_its_source(scenario):
    """Destroying the source does not stop the ability on the stack."""
    s = scenario(p1=dict(battlefield=[ROD]), p2=dict(hand=[KILL]))
    s.activate("Rod", targets=["p2"]).cast("Kill", targets=["Rod"], by="p2").resolve()

    assert s.p2.life == 19


@pytest.mark.cr("602.5a", "302.6")
def test_a_new_creature_can_not_use_the_tap_symbol(scenario):
    """A creature that came this turn can't pay {T}; an artifact can, and so can haste."""
    tapper = body("Tapper", "1/1", Activated("{T}", GainLife(1)))
    quick = body("Quick", "1/1", "haste", Activated("{T}", GainLife(1)))
    s = scenario(p1=dict(hand=[tapper, quick, ROD]))
    for name in ("Tapper", "Quick", "Rod"):
        s.cast(name).resolve()

    assert [s.can_activate(name) for name in ("Tapper", "Quick", "Rod")] == [False, True, True]


@pytest.mark.cr("602.5a")
def test_a_cost_without_the_tap_symbol_is_free_of_sickness(scenario):
    """Sickness concerns {T} and {Q} only."""
    s = scenario(p1=dict(hand=[body("Sage", "1/1", Activated("{0}", GainLife(1)))]))
    s.cast("Sage").resolve().activate("Sage").resolve()

    assert s.p1.life == 21


@pytest.mark.cr("602.5b")
def test_once_each_turn(scenario):
    """The limit holds for the turn, and anew in the next."""
    sage = body("Sage", "1/1", Activated("{0}", GainLife(1), only=ONCE_PER_TURN))
    s = scenario(p1=dict(battlefield=[sage]))
    s.activate("Sage").resolve()
    again = s.can_activate("Sage")
    s.next_turn().next_turn()

    assert (again, s.can_activate("Sage")) == (False, True)


@pytest.mark.cr("602.5d")
def test_only_as_a_sorcery(scenario):
    """Not in the opponent's turn and not with something on the stack."""
    sage = body("Sage", "1/1", Activated("{0}", GainLife(1), only=SORCERY_SPEED))
    s = scenario(p1=dict(battlefield=[sage, ROD]))
    now = s.can_activate("Sage")
    s.activate("Rod", targets=["p2"])
    busy = s.can_activate("Sage")
    s.resolve().next_turn()

    assert (now, busy, s.can_activate("Sage", by="p1")) == (True, False, False)


@pytest.mark.cr("602.5", "101.2")
def test_an_effect_can_forbid_activating(scenario):
    """What says that abilities can't be activated wins."""
    calm = Enchantment("Calm", "{0}", static(all_(artifact), CantActivate()))
    s = scenario(p1=dict(battlefield=[calm, ROD]))

    assert not s.can_activate("Rod")


@pytest.mark.cr("602.2b", "601.2h")
def test_a_cost_has_to_be_paid_in_full(scenario):
    """Without mana the ability can't be activated."""
    s = scenario(
        p1=dict(battlefield=[body("Sage", "1/1", Activated("{2}", GainLife(1)))], mana="C")
    )

    assert not s.can_activate("Sage")


@pytest.mark.cr("604.1", "604.2")
def test_a_static_ability_is_simply_true(scenario):
    """It neither uses the stack nor is activated; it holds while the permanent is there."""
    anthem = Enchantment("Anthem", "{0}", static(those(creature & controlled_by(YOU)), "+1/+1"))
    s = scenario(p1=dict(hand=[anthem, KILL], battlefield=["Memnite"]))
    s.cast("Anthem").resolve()
    with_it = s["Memnite"].pt
    s.cast("Kill", targets=["Anthem"]).resolve()

    assert (with_it, s["Memnite"].pt) == ("2/2", "1/1")


@pytest.mark.cr("604.3", "604.3a")
def test_a_defining_ability_works_everywhere(scenario):
    """A creature card with devoid is colorless in the hand and on the stack too."""
    blank = body("Blank", "1/1", "devoid", cost="{U}")
    s = scenario(p1=dict(hand=[blank], mana="U"))
    hand = s["Blank"].colors
    s.cast("Blank")

    assert (hand, s["Blank"].colors) == ("", "")


@pytest.mark.cr("605.1a", "605.3b")
def test_a_mana_ability_does_not_use_the_stack(scenario):
    """It resolves at once; nobody can answer."""
    s = scenario(p1=dict(battlefield=["Sol Ring"]))
    s.activate("Sol Ring")

    assert (s.stack, s.p1.mana) == ([], "{C}{C}")


@pytest.mark.cr("605.5a", "605.1a")
def test_with_a_target_it_is_no_mana_ability(scenario):
    """An ability that adds mana and has a target uses the stack."""
    odd = Artifact(
        "Odd Ring", "{0}", Activated("{T}", [AddMana("{C}"), LoseLife(1, target_player())])
    )
    s = scenario(p1=dict(battlefield=[odd]))
    s.activate("Odd Ring", targets=["p2"])

    assert (s.stack, s.p1.mana) == (["Odd Ring"], "")


@pytest.mark.cr("605.1b", "605.4a")
def test_a_triggered_mana_ability_resolves_at_once(scenario):
    """Mana added because a land is tapped for mana is there at once."""
    s = scenario(p1=dict(battlefield=["Mana Flare", "Forest"]))
    s.activate("Forest")

    assert (s.stack, s.p1.mana) == ([], "{G}{G}")


WALKER = Planeswalker(
    "Walker", "{0}", "Walker", 3, loyalty(+1, GainLife(1)), loyalty(-2, GainLife(5))
)


@pytest.mark.cr("606.1", "606.4")
def test_loyalty_is_added_or_removed_as_a_cost(scenario):
    """The counters change on activation."""
    s = scenario(p1=dict(hand=[WALKER]))
    s.cast("Walker").resolve().activate("Walker", 2)

    assert (s["Walker"].counters, s.p1.life) == ({"loyalty": 1}, 20)


@pytest.mark.cr("606.3")
def test_one_loyalty_ability_each_turn(scenario):
    """Neither the same nor another one a second time; next turn again."""
    s = scenario(p1=dict(battlefield=[WALKER]))
    s.activate("Walker", 1).resolve()
    again = (s.can_activate("Walker", 1), s.can_activate("Walker", 2))
    s.next_turn().next_turn()

    assert again == (False, False)
    assert s.can_activate("Walker", 1)


@pytest.mark.cr("606.3")
def test_loyalty_abilities_are_sorcery_speed(scenario):
    """Not in the opponent's turn."""
    s = scenario(p1=dict(battlefield=[WALKER]))
    s.next_turn()

    assert not s.can_activate("Walker", 1, by="p1")


@pytest.mark.cr("606.6")
def test_a_loyalty_cost_needs_so_many_counters(scenario):
    """With too few counters a negative loyalty ability can't be activated."""
    big = Planeswalker("Walker", "{0}", "Walker", 1, loyalty(-2, GainLife(5)))
    s = scenario(p1=dict(battlefield=[big]))

    assert not s.can_activate("Walker")


def jail(name="Jail"):
    """Two linked abilities: one exiles, the other returns what was exiled."""
    return Enchantment(
        name, "{0}",
        When(enters(THIS), Exile(target(creature))),
        When(leaves(THIS), ReturnToBattlefield(ExiledByThis())),
    )  # fmt: skip


@pytest.mark.cr("607.1", "607.2a")
def test_linked_abilities_know_only_their_own_cards(scenario):
    """Each of two Jails returns only what it exiled itself."""
    s = scenario(
        p1=dict(hand=[jail("One"), jail("Two"), KILL]), p2=dict(battlefield=["Memnite", "Su-Chi"])
    )
    s.cast("One").choose("Memnite").resolve().cast("Two").resolve()
    s.cast("Kill", targets=["Two"]).resolve()

    assert (s.p2.battlefield, s.p2.exile) == (["Su-Chi"], ["Memnite"])


@pytest.mark.cr("607.2a", "603.6c")
def test_leaving_before_the_first_ability_resolves(scenario):
    """If it leaves first, nothing has been exiled to return: the exile is for good."""
    s = scenario(p1=dict(hand=[jail(), KILL]), p2=dict(battlefield=["Memnite"]))
    s.cast("Jail").resolve(1).cast("Kill", targets=["Jail"]).resolve()

    assert s.p2.exile == ["Memnite"]


@pytest.mark.cr("607.2d", "614.1c")
def test_a_choice_as_it_enters_is_read_by_the_linked_ability(scenario):
    """Each permanent reads its own choice."""
    from cardwright.language import AddChosenColor, choose_color

    prism = Artifact("Prism", "{0}", choose_color(), Activated("{T}", AddChosenColor()))
    s = scenario(p1=dict(hand=[prism, prism]))
    s.cast("Prism").choose("red").resolve().cast("Prism").choose("blue").resolve()
    s.activate("Prism")
    first = s.p1.mana

    assert first == "{R}"
