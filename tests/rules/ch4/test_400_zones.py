"""Zones, and what changes them (400–406)."""

import pytest

from cardwright.language import (
    THIS,
    Creature,
    Destroy,
    Draw,
    Exile,
    GainLife,
    Instant,
    Mill,
    PutOnLibrary,
    ReturnToBattlefield,
    ReturnToHand,
    TakeControl,
    When,
    all_,
    card,
    creature,
    dies,
    gets,
    it,
    permanent,
    target,
    target_spell,
)


def body(name, pt, *abilities, cost="{0}"):
    """A free creature with nothing but a size and these abilities."""
    return Creature(name, cost, "Beast", pt, *abilities)


def do(name, *effects):
    """A free instant."""
    return Instant(name, "{0}", *effects)


KILL = do("Kill", Destroy(target(permanent)))
BOUNCE = do("Bounce", ReturnToHand(target(permanent)))
STEAL = do("Steal", TakeControl(target(creature)))


@pytest.mark.cr("400.3", "108.3")
@pytest.mark.parametrize(
    ("effect", "zone"),
    [(Destroy(target(creature)), "graveyard"), (ReturnToHand(target(creature)), "hand"),
     (PutOnLibrary(target(creature)), "library"), (Exile(target(creature)), "exile")],
)  # fmt: skip
def test_a_card_goes_to_its_owners_zone(scenario, effect, zone):
    """A stolen creature goes to its owner's hand, graveyard or library."""
    s = scenario(p1=dict(hand=[STEAL, do("Send", effect)]), p2=dict(battlefield=["Memnite"]))
    s.cast("Steal").resolve().cast("Send").resolve()

    assert "Memnite" in getattr(s.p2, zone)
    assert "Memnite" not in getattr(s.p1, zone)


@pytest.mark.cr("400.4a", "304.4", "307.4")
def test_an_instant_never_enters_the_battlefield(scenario):
    """An instant or sorcery card that would be put onto the battlefield stays where it is."""
    lift = do("Lift", ReturnToBattlefield(target(card, zone="graveyard")), GainLife(1))
    s = scenario(p1=dict(hand=[lift, lift], graveyard=["Shock", "Firebolt"]))
    s.cast("Lift", targets=["Shock"]).resolve().cast("Lift", targets=["Firebolt"]).resolve()

    assert s.p1.battlefield == []
    assert sorted(s.p1.graveyard) == ["Firebolt", "Lift", "Lift", "Shock"]


@pytest.mark.cr("400.7")
def test_a_card_that_changes_zones_is_a_new_object(scenario):
    """It has no memory: counters, damage, tapping and effects are gone."""
    pump = do("Pump", gets(target(creature), "+3/+3"))
    s = scenario(
        p1=dict(
            hand=[pump, BOUNCE],
            battlefield=[dict(name="Memnite", counters={"+1/+1": 1}, tapped=True)],
        )
    )
    s.cast("Pump").resolve().cast("Bounce").resolve().cast("Memnite").resolve()

    assert (s["Memnite"].pt, s["Memnite"].counters, s["Memnite"].tapped) == ("1/1", {}, False)


@pytest.mark.cr("400.7", "303.4c")
def test_an_aura_does_not_follow_a_new_object(scenario):
    """A creature that is exiled and returned has lost its Aura."""
    blink = do("Blink", Exile(target(creature)), ReturnToBattlefield(it("exiled")))
    s = scenario(
        p1=dict(hand=[blink],
                battlefield=["Memnite", dict(name="Holy Strength", attached_to="Memnite")])
    )  # fmt: skip
    s.cast("Blink").resolve()

    assert s.p1.battlefield == ["Memnite"]
    assert "Holy Strength" in s.p1.graveyard


@pytest.mark.cr("400.7a", "611.2c")
def test_an_effect_on_a_spell_goes_on_for_the_permanent(scenario):
    """A color given to a permanent spell stays on the permanent it becomes."""
    from cardwright.language import INDEFINITELY, SetColors

    paint = do("Paint", gets(target_spell(), SetColors(frozenset("U")), until=INDEFINITELY))
    s = scenario(p1=dict(hand=["Memnite", paint]))
    s.cast("Memnite").cast("Paint").resolve()

    assert s["Memnite"].colors == "U"


@pytest.mark.cr("107.3m", "400.7")
def test_a_permanent_knows_the_x_of_the_spell_it_was(scenario):
    """Its enters abilities read what X was."""
    from cardwright.language import enters_with

    hydra = Creature("Hydra", "{X}", "Hydra", "0/0", enters_with("+1/+1", "X"))
    s = scenario(p1=dict(hand=[hydra], mana="CCC"))
    s.cast("Hydra", x=3).resolve()

    assert s["Hydra"].pt == "3/3"


@pytest.mark.cr("400.7e")
def test_a_leaving_trigger_finds_the_card_in_a_public_zone(scenario):
    """An ability that triggers on dying can find the card in the graveyard."""
    from cardwright.language import became

    phoenix = body("Phoenix", "1/1", When(dies(THIS), ReturnToBattlefield(became())))
    s = scenario(p1=dict(hand=[KILL], battlefield=[phoenix]))
    s.cast("Kill").resolve()

    assert s.p1.battlefield == ["Phoenix"]


@pytest.mark.cr("400.7", "608.2c")
def test_the_same_effect_finds_what_it_moved(scenario):
    """A spell that exiles a card can return that very card."""
    blink = do("Blink", Exile(target(creature)), ReturnToBattlefield(it("exiled")))
    s = scenario(p1=dict(hand=[blink]), p2=dict(battlefield=["Memnite"]))
    s.cast("Blink").resolve()

    assert s.p2.battlefield == ["Memnite"]


@pytest.mark.cr("401.2", "121.1")
def test_the_library_is_drawn_from_the_top(scenario):
    """The top card is drawn, and the order of the rest stays."""
    s = scenario(p1=dict(library=["Forest", "Island", "Swamp"], hand=[do("Read", Draw(1))]))
    s.cast("Read").resolve()

    assert (s.p1.hand, s.p1.library) == (["Forest"], ["Island", "Swamp"])


@pytest.mark.cr("401.2")
def test_a_library_keeps_its_order(scenario):
    """A card put on top is the next to be drawn; put on the bottom it is the last."""
    s = scenario(
        p1=dict(
            hand=[
                do("Top", PutOnLibrary(target(creature))),
                do("Bottom", PutOnLibrary(target(creature), top=False)),
            ],
            library=["Forest"],
            battlefield=["Memnite", "Su-Chi"],
        )
    )
    s.cast("Top", targets=["Memnite"]).resolve().cast("Bottom", targets=["Su-Chi"]).resolve()

    assert s.p1.library == ["Memnite", "Forest", "Su-Chi"]


@pytest.mark.cr("401.4")
def test_the_owner_arranges_what_goes_to_a_library_together(scenario):
    """Several cards put on top at once go there in the order their owner chooses."""
    sweep = do("Sweep", PutOnLibrary(all_(creature)))
    s = scenario(p1=dict(hand=[sweep]), p2=dict(battlefield=["Memnite", "Su-Chi"], library=[]))
    s.cast("Sweep").choose(["Memnite", "Su-Chi"], by="p2").resolve().finish()

    assert s.p2.library == ["Memnite", "Su-Chi"]


@pytest.mark.cr("402.2", "514.1")
def test_the_maximum_hand_size_is_seven(scenario):
    """In the cleanup step the active player discards down to seven; the other does not."""
    s = scenario(p1=dict(hand=["9 Forest"]), p2=dict(hand=["9 Forest"]))
    s.advance("upkeep")

    assert (len(s.p1.hand), len(s.p2.hand)) == (7, 9)


@pytest.mark.cr("403.3", "110.1")
def test_a_permanent_is_what_is_on_the_battlefield(scenario):
    """A creature card in a graveyard is no creature that a spell can destroy."""
    s = scenario(p1=dict(hand=[KILL], graveyard=["Memnite"]))

    assert not s.can_cast("Kill")


@pytest.mark.cr("404.1", "404.2")
def test_the_last_card_is_on_top_of_the_graveyard(scenario):
    """A graveyard keeps the order in which cards came."""
    s = scenario(
        p1=dict(hand=[do("One", GainLife(1)), do("Two", GainLife(1))], graveyard=["Forest"])
    )
    s.cast("One").resolve().cast("Two").resolve()

    assert s.p1.graveyard == ["Forest", "One", "Two"]


@pytest.mark.cr("405.1", "405.2")
def test_the_stack_is_last_in_first_out(scenario):
    """What is put on the stack last is on top."""
    s = scenario(p1=dict(hand=[do("One", GainLife(1)), do("Two", GainLife(1))]))
    s.cast("One").cast("Two")

    assert s.stack == ["Two", "One"]


@pytest.mark.cr("405.5", "117.4")
def test_all_players_pass_for_the_top_object_to_resolve(scenario):
    """After one player passed the other may still answer; only both passing resolves one."""
    s = scenario(p1=dict(hand=[do("One", GainLife(1)), do("Two", GainLife(2))]))
    s.cast("One").cast("Two").pass_priority()
    before = s.p1.life
    s.pass_priority()

    assert (before, s.p1.life, s.stack) == (20, 22, ["One"])


@pytest.mark.cr("405.6", "305.1", "605.3b")
def test_some_things_do_not_use_the_stack(scenario):
    """Playing a land and adding mana happen at once."""
    s = scenario(p1=dict(hand=["Forest"]))
    s.play("Forest").activate("Forest")

    assert (s.stack, s.p1.mana) == ([], "{G}")


@pytest.mark.cr("406.2", "406.1")
def test_exiled_cards_stay_there(scenario):
    """An exiled card is in the exile zone, face up, and can't be cast from it."""
    s = scenario(p1=dict(hand=[do("Banish", Exile(target(creature)))], battlefield=["Memnite"]))
    s.cast("Banish").resolve()

    assert s.p1.exile == ["Memnite"]
    assert not [text for text in s.legal() if "Memnite" in text]


@pytest.mark.cr("400.1", "404.1", "701.13a")
def test_milled_cards_go_to_the_graveyard(scenario):
    """The top cards of the library go to the graveyard, as many as there are."""
    s = scenario(p1=dict(hand=[do("Grind", Mill(3))], library=["Forest", "Island"]))
    s.cast("Grind").resolve()

    assert (s.p1.library, sorted(s.p1.graveyard)) == ([], ["Forest", "Grind", "Island"])
    assert not s.over


@pytest.mark.cr("400.6", "614.6")
def test_a_zone_change_goes_once(scenario):
    """If an object would go to one zone and is sent to another, it is never in the first."""
    s = scenario(p1=dict(hand=["Memnite"]), p2=dict(hand=["Dissipate"], battlefield=["3 Island"]))
    s.cast("Memnite").cast("Dissipate", by="p2").resolve()

    assert (s.p1.exile, s.p1.graveyard) == (["Memnite"], [])
    assert not s.logged("stack → graveyard Memnite")
