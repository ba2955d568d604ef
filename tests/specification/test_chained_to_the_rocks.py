"""The specification: every ruling of Chained to the Rocks."""

import pytest
from attrs import frozen

from cardwright.language import (
    THIS,
    YOU,
    Condition,
    Creature,
    Destroy,
    Enchantment,
    Instant,
    Keyword,
    SetTypes,
    Sorcery,
    TakeControl,
    Unattaches,
    all_,
    controlled_by,
    creature,
    enchantment,
    permanent,
    static,
    target,
    those,
)
from cardwright.scenario import Piece

GOBLIN = Creature("Goblin", "{R}", "Goblin", "1/1")
UNMAKE = Instant("Unmake", "{G}", Destroy(target(enchantment)))
SHATTER = Instant("Shatter", "{G}", Destroy(all_(enchantment)))
SEIZE = Sorcery("Seize", "{U}", TakeControl(target(permanent)))
CHAINS = "Chained to the Rocks"


def chained(scenario, victim=GOBLIN, *, hand=(), mana="", p2=(), choose=None, players=2):
    """Player 1 has chained a creature of player 2 to a Mountain."""
    sides = {"p3": {}} if players == 3 else {}
    s = scenario(
        p1=dict(battlefield=["Mountain"], hand=[CHAINS, *hand], mana="W" + mana),
        p2=dict(battlefield=[victim, *p2]),
        **sides,
    )
    s.cast(CHAINS, targets=["Mountain"])
    if choose:
        s.choose(choose)
    return s.resolve()


@pytest.mark.cr("610.3b")
def test_chains_that_leave_before_their_ability_resolves_exile_nothing(scenario):
    """What would end the exile has happened already."""
    s = scenario(
        p1=dict(battlefield=["Mountain"], hand=[CHAINS], mana="W"),
        p2=dict(battlefield=[GOBLIN], hand=[UNMAKE], mana="G"),
    )
    s.cast(CHAINS, targets=["Mountain"]).resolve(1)
    waiting = s.stack
    s.cast("Unmake", targets=[CHAINS], by="p2").resolve()

    assert waiting == [CHAINS]
    assert (s.p2.battlefield, s.p2.exile) == (["Goblin"], [])


@pytest.mark.cr("610.3", "610.3a")
def test_one_ability_exiles_and_returns(scenario):
    """The Chains have one ability; as they leave, the card returns and nothing triggers."""
    s = chained(scenario, hand=[UNMAKE], mana="G")
    (ability,) = s[CHAINS].entity.chars.abilities.triggers
    exiled = s.p2.exile
    s.cast("Unmake", targets=[CHAINS]).resolve(1)

    assert ability.say(s[CHAINS].entity.face.voice).count("until") == 1
    assert (exiled, s.p2.battlefield, s.stack) == (["Goblin"], ["Goblin"], [])


@pytest.mark.cr("610.3", "607.2a")
def test_a_ring_with_two_abilities_is_another_style(scenario):
    """Journey to Nowhere returns the card by a trigger of its own, which uses the stack."""
    s = scenario(
        p1=dict(hand=["Journey to Nowhere", UNMAKE], mana="CWG"), p2=dict(battlefield=[GOBLIN])
    )
    s.cast("Journey to Nowhere").resolve()
    s.cast("Unmake", targets=["Journey to Nowhere"]).resolve(1)
    waiting, there = s.stack, s.p2.battlefield
    s.resolve()

    assert (waiting, there, s.p2.battlefield) == (["Journey to Nowhere"], [], ["Goblin"])


@pytest.mark.cr("610.3", "603.2")
def test_the_card_returns_immediately_after_the_chains_leave(scenario):
    """In the log the return follows the leaving, with nothing in between."""
    s = chained(scenario, hand=[UNMAKE], mana="G")
    s.cast("Unmake", targets=[CHAINS]).resolve()
    moves = [text for _, text in s.entries]
    leaving = next(i for i, text in enumerate(moves) if text.startswith(f"{CHAINS}: battlefield"))

    assert moves[leaving + 1].startswith("Goblin: exile → battlefield")


@pytest.mark.cr("610.3", "704.3")
def test_no_state_based_actions_are_checked_in_between(scenario):
    """The Hollow lives by the Banner or by the Lord. The Banner and the Chains go together, and
    the chained Lord is back before anybody looks at toughness."""
    hollow = Creature("Hollow", "{1}", "Spirit", "0/0")
    lord = Creature("Lord", "{1}", "Spirit", "1/1", static(
        those(creature & controlled_by(YOU)), "+1/+1"))  # fmt: skip
    banner = Enchantment("Banner", "{1}", static(those(creature & controlled_by(YOU)), "+1/+1"))
    s = chained(scenario, lord, hand=[SHATTER], mana="G", p2=[banner, hollow], choose="Lord")
    s.cast("Shatter").resolve()

    assert sorted(s.p2.battlefield) == ["Hollow", "Lord"]
    assert s["Hollow"].pt == "1/1"


@pytest.mark.cr("704.5m", "303.4c")
def test_auras_on_the_exiled_creature_go_to_their_owners_graveyards(scenario):
    """One of each player."""
    s = scenario(
        p1=dict(
            battlefield=["Mountain", {"name": "Pacifism", "attached_to": "p2:Goblin"}],
            hand=[CHAINS], mana="W",
        ),
        p2=dict(battlefield=[GOBLIN, {"name": "Flight", "attached_to": "Goblin"}]),
    )  # fmt: skip
    s.cast(CHAINS, targets=["Mountain"]).resolve()

    assert (s.p1.graveyard, s.p2.graveyard) == (["Pacifism"], ["Flight"])


@frozen
class Attached(Condition):
    """This is attached to something."""

    def holds(self, ctx):
        return ctx.source.attached_to >= 0

    @property
    def watches(self):
        return frozenset({"attached"})


@pytest.mark.cr("702.103f", "704.5m")
def test_a_bestowed_aura_stays_as_a_creature(scenario):
    """What is an Aura only while it is attached, as bestow has it, does not go anywhere."""
    rider = Creature(
        "Rider", "{1}", "Spirit", "3/3",
        static(THIS, SetTypes(frozenset({"Enchantment"}), frozenset({"Aura"})), Unattaches(),
               condition=Attached()),
        Keyword("enchant", filter=creature),
        types="Enchantment Creature",
    )  # fmt: skip
    s = scenario(
        p1=dict(battlefield=["Mountain"], hand=[CHAINS], mana="W"),
        p2=dict(battlefield=[GOBLIN, Piece("Rider", card=rider, attached_to="Goblin")]),
    )
    bestowed = s["Rider"].types
    s.cast(CHAINS, targets=["Mountain"]).resolve()

    assert bestowed == ["Enchantment", "Aura"]
    assert (s.p2.battlefield, s["Rider"].pt, s["Rider"].attached_to) == (["Rider"], "3/3", "")


@pytest.mark.cr("704.5n")
def test_equipment_becomes_unattached_and_stays(scenario):
    """It stays on the battlefield under its controller's control."""
    s = chained(scenario, p2=[{"name": "Bonesplitter", "attached_to": "Goblin"}])

    assert s.p2.battlefield == ["Bonesplitter"]
    assert s["Bonesplitter"].attached_to == ""


@pytest.mark.cr("122.2", "400.7")
def test_counters_on_the_exiled_creature_cease_to_exist(scenario):
    """The card in exile has none, and it returns without them."""
    grown = Piece("Goblin", card=GOBLIN, counters={"+1/+1": 3})
    s = chained(scenario, grown, hand=[UNMAKE], mana="G")
    in_exile = s["Goblin"].counters
    s.cast("Unmake", targets=[CHAINS]).resolve()

    assert (in_exile, s["Goblin"].counters, s["Goblin"].pt) == ({}, {}, "1/1")


@pytest.mark.cr("111.7", "111.8")
def test_an_exiled_token_ceases_to_exist_and_does_not_return(scenario):
    """Neither in exile, nor on the battlefield afterwards."""
    s = scenario(
        p1=dict(battlefield=["Mountain"], hand=[CHAINS, UNMAKE], mana="WG"),
        p2=dict(hand=["Raise the Alarm"], mana="WC"),
    )
    s.cast("Raise the Alarm", by="p2").resolve()
    s.cast(CHAINS, targets=["Mountain"], by="p1").resolve()
    exile, left = s.p2.exile, s.p2.battlefield
    s.cast("Unmake", targets=[CHAINS]).resolve()

    assert (exile, left, s.p2.battlefield) == ([], ["Soldier Token"], ["Soldier Token"])


@pytest.mark.cr("704.5m", "305.7")
def test_chains_fall_off_what_is_no_mountain_any_more(scenario):
    """Spreading Seas makes it an Island."""
    s = chained(scenario, hand=["Spreading Seas"], mana="UC")
    s.cast("Spreading Seas", targets=["Mountain"]).resolve()

    assert s.p1.graveyard == [CHAINS]
    assert (s.p1.battlefield, s.p2.battlefield) == (["Mountain", "Spreading Seas"], ["Goblin"])


@pytest.mark.cr("704.5m", "303.4c")
def test_chains_fall_off_a_mountain_that_another_player_controls(scenario):
    """They go to their owner's graveyard, and the Goblin is back."""
    s = chained(scenario)
    _seize(s, "Mountain")

    assert s.p1.graveyard == [CHAINS]
    assert sorted(s.p2.battlefield) == ["Goblin", "Mountain"]


def _seize(s, name: str) -> None:
    """From now on player 2 controls it; then state-based actions are performed."""
    obj = s[name].entity
    obj.base_controller = 1
    s.game.layers.refresh()
    for _ in s.game.settle():
        raise AssertionError


@pytest.mark.cr("800.4a", "610.3")
def test_the_card_returns_when_the_owner_of_the_chains_leaves(scenario):
    """In a game of three that goes on."""
    s = chained(scenario, players=3)
    s.concede("p1")

    assert (s.p2.battlefield, s.p2.exile, s.over) == (["Goblin"], [], False)


@pytest.mark.cr("800.4a", "610.3c")
def test_the_returning_is_no_ability_that_could_leave_with_the_player(scenario):
    """A Journey's owner who leaves takes the trigger along, and its card stays in exile; what
    the Chains do needs no ability on the stack."""
    s = scenario(
        p1=dict(hand=["Journey to Nowhere"], mana="CW"), p2=dict(battlefield=[GOBLIN]), p3={}
    )
    s.cast("Journey to Nowhere").resolve().concede("p1")
    by_ability = s.p2.battlefield
    s = chained(scenario, players=3)
    s.concede("p1")

    assert (by_ability, s.p2.battlefield, s.stack) == ([], ["Goblin"], [])
