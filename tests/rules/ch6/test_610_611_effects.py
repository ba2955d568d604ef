"""One-shot, continuous and text effects (609, 610, 611)."""

import pytest

from cardwright.language import (
    INDEFINITELY,
    THIS,
    YOU,
    YOUR_NEXT_TURN,
    Creature,
    Destroy,
    Enchantment,
    Exile,
    ForAsLongAs,
    GainLife,
    Instant,
    ReturnToHand,
    TakeControl,
    When,
    all_,
    controlled_by,
    controls,
    creature,
    enchantment,
    enters,
    gets,
    permanent,
    static,
    target,
    those,
    until_leaves,
)


def body(name, pt, *abilities, cost="{0}"):
    """A free creature with nothing but a size and these abilities."""
    return Creature(name, cost, "Beast", pt, *abilities)


def do(name, *effects):
    """A free instant."""
    return Instant(name, "{0}", *effects)


KILL = do("Kill", Destroy(target(permanent)))
RING = Enchantment("Ring", "{0}", When(enters(THIS), Exile(target(creature), until_leaves(THIS))))


@pytest.mark.cr("610.3", "610.3a")
def test_until_it_leaves_returns_at_once(scenario):
    """The exiled card comes back immediately, without the stack."""
    s = scenario(p1=dict(hand=[RING, KILL]), p2=dict(battlefield=["Memnite"]))
    s.cast("Ring").resolve()
    exiled = s.p2.exile
    s.cast("Kill", targets=["Ring"]).resolve(1)

    assert (exiled, s.p2.battlefield, s.stack) == (["Memnite"], ["Memnite"], [])


@pytest.mark.cr("610.3b", "611.2b")
def test_until_something_that_has_happened(scenario):
    """If it has left before the exile would happen, nothing is exiled."""
    s = scenario(p1=dict(hand=[RING, KILL]), p2=dict(battlefield=["Memnite"]))
    s.cast("Ring").resolve(1).cast("Kill", targets=["Ring"]).resolve()

    assert (s.p2.battlefield, s.p2.exile) == (["Memnite"], [])


@pytest.mark.cr("610.3c")
def test_it_returns_under_its_owners_control(scenario):
    """A stolen creature comes back to its owner."""
    s = scenario(
        p1=dict(hand=[RING, KILL, do("Steal", TakeControl(target(creature)))]),
        p2=dict(battlefield=["Memnite"]),
    )
    s.cast("Steal").resolve().cast("Ring").resolve().cast("Kill", targets=["Ring"]).resolve()

    assert s["Memnite"].controller == "p2"


@pytest.mark.cr("610.3", "400.7", "111.8")
def test_a_token_does_not_return(scenario):
    """An exiled token has ceased to exist."""
    s = scenario(p1=dict(hand=[RING, KILL, "Raise the Alarm"], mana="WW"))
    s.cast("Raise the Alarm").resolve().cast("Ring").resolve()
    s.cast("Kill", targets=["Ring"]).resolve()

    assert len(s.p1.battlefield) == 1


@pytest.mark.cr("611.2a")
def test_an_effect_lasts_as_long_as_it_says(scenario):
    """Until end of turn; without a duration, until the game ends."""
    short = do("Short", gets(target(creature), "+1/+0"))
    long = do("Long", gets(target(creature), "+0/+1", until=INDEFINITELY))
    s = scenario(p1=dict(hand=[short, long], battlefield=["Memnite"]))
    s.cast("Short").resolve().cast("Long").resolve()
    now = s["Memnite"].pt
    s.next_turn()

    assert (now, s["Memnite"].pt) == ("2/2", "1/2")


@pytest.mark.cr("611.2a")
def test_until_your_next_turn(scenario):
    """It lasts through the opponent's turn and ends as one's own begins."""
    bless = do("Bless", gets(target(creature), "+1/+1", until=YOUR_NEXT_TURN))
    s = scenario(p1=dict(hand=[bless], battlefield=["Memnite"]))
    s.cast("Bless").resolve().next_turn()
    during = s["Memnite"].pt
    s.next_turn("upkeep")

    assert (during, s["Memnite"].pt) == ("2/2", "1/1")


@pytest.mark.cr("611.2b")
def test_for_as_long_as_ends_for_good(scenario):
    """Control for as long as a condition holds ends with it and does not come back."""
    take = do("Take", TakeControl(target(creature), ForAsLongAs(controls(YOU, enchantment))))
    field = Enchantment("Field", "{0}")
    s = scenario(
        p1=dict(hand=[take, KILL, field], battlefield=[field]), p2=dict(battlefield=["Su-Chi"])
    )
    s.cast("Take").resolve()
    taken = s["Su-Chi"].controller
    s.cast("Kill", targets=["Field"]).resolve().cast("Field").resolve()

    assert (taken, s["Su-Chi"].controller) == ("p1", "p2")


@pytest.mark.cr("611.2b")
def test_for_as_long_as_that_does_not_hold_does_nothing(scenario):
    """If the condition is false as the effect would begin, nothing happens."""
    take = do("Take", TakeControl(target(creature), ForAsLongAs(controls(YOU, enchantment))))
    s = scenario(p1=dict(hand=[take]), p2=dict(battlefield=["Su-Chi"]))
    s.cast("Take").resolve()

    assert s["Su-Chi"].controller == "p2"


@pytest.mark.cr("611.2c")
def test_a_spells_effect_is_about_what_was_there(scenario):
    """Creatures that come later do not get what all creatures got."""
    rally = do("Rally", gets(all_(creature & controlled_by(YOU)), "+1/+1"))
    s = scenario(p1=dict(hand=[rally, "Memnite"], battlefield=["Su-Chi"]))
    s.cast("Rally").resolve().cast("Memnite").resolve()

    assert (s["Su-Chi"].pt, s["Memnite"].pt) == ("5/5", "1/1")


@pytest.mark.cr("611.3a", "611.3b")
def test_a_static_effect_is_about_what_is_there(scenario):
    """A static ability applies to what fits at any moment, from the moment it enters."""
    frail = Enchantment("Frailty", "{0}", static(all_(creature), "-1/-1"))
    s = scenario(p1=dict(hand=["Memnite"], battlefield=[frail, "Su-Chi"]))
    s.cast("Memnite").resolve()

    assert (s["Su-Chi"].pt, s.p1.graveyard) == ("3/3", ["Memnite"])


@pytest.mark.cr("611.3c")
def test_what_enters_has_what_a_static_ability_gives(scenario):
    """It triggers as what it is when it has entered: a 0/0 with +1/+1 survives."""
    anthem = Enchantment("Anthem", "{0}", static(those(creature & controlled_by(YOU)), "+1/+1"))
    s = scenario(p1=dict(hand=[body("Wisp", "0/0")], battlefield=[anthem]))
    s.cast("Wisp").resolve()

    assert s["Wisp"].pt == "1/1"


@pytest.mark.cr("611.2c", "400.7")
def test_an_effect_ends_with_the_object(scenario):
    """What comes back is a new object without the effect."""
    pump = do("Pump", gets(target(creature), "+1/+1"))
    bounce = do("Bounce", ReturnToHand(target(creature)))
    s = scenario(p1=dict(hand=[pump, bounce], battlefield=["Memnite"]))
    s.cast("Pump").resolve().cast("Bounce").resolve().cast("Memnite").resolve()

    assert s["Memnite"].pt == "1/1"


@pytest.mark.cr("609.3")
def test_an_impossible_part_is_left_out(scenario):
    """As much as possible is done of an effect."""
    s = scenario(
        p1=dict(hand=[do("Two", Destroy(all_(creature)), GainLife(2))],
                battlefield=["Darksteel Relic"])
    )  # fmt: skip
    s.cast("Two").resolve()

    assert s.p1.life == 22


@pytest.mark.cr("609.4b", "106.6")
def test_spending_as_though_of_another_type_changes_no_mana(scenario):
    """Mana that may be spent as though it were of any color stays what it is in the pool."""
    s = scenario(p1=dict(hand=["Shock"], battlefield=["Chromatic Lantern", "Forest"]))

    assert s.can_cast("Shock")


@pytest.mark.cr("120.1")
def test_the_source_of_damage_is_what_the_text_says(scenario):
    """An ability's source deals its damage, a spell itself does."""
    s = scenario(p1=dict(hand=["Shock"], mana="R"))
    s.cast("Shock", targets=["p2"]).resolve()

    assert s.logged("Shock deals 2 damage to p2")
