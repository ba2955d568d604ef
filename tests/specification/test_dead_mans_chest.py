"""The specification: every ruling of Dead Man's Chest."""

import pytest

from cardwright.language import (
    CreateTokens,
    Creature,
    Destroy,
    Exile,
    Instant,
    Sorcery,
    TakeControl,
    all_,
    creature,
    enchantment,
    permanent,
    target,
    target_opponent,
    token,
)
from cardwright.scenario import Piece

BEAR = Creature("Bear", "{1}{G}", "Bear", "2/2")
FISH = Creature("Fish", "{U}{U}", "Fish", "1/1")
GIANT = Creature("Giant", "{4}{G}", "Giant", "5/5")
ZAP = Instant("Zap", "{B}", Destroy(target(creature)))
KILL = Instant("Kill", "{B}", Destroy(target(creature)))
LEVEL = Instant("Level", "{B}", Destroy(all_(creature | enchantment)))
SEIZE = Sorcery("Seize", "{U}", TakeControl(target(permanent)))
GIFT = Sorcery("Gift", "{U}", TakeControl(target(permanent), who=target_opponent()))
BREED = Sorcery("Breed", "{G}", CreateTokens(token("3/3 green Beast creature")))


def chest(host: str = "p2:Bear") -> dict:
    """The Chest, on a creature of player 2."""
    return {"name": "Dead Man's Chest", "attached_to": host}


def opened(scenario, library, *, mana="", players=2):
    """Player 2's Bear, with the Chest of player 1 on it, has died: two cards are exiled."""
    sides = {"p3": {}} if players == 3 else {}
    s = scenario(
        p1=dict(battlefield=[chest()], hand=[KILL], mana="B" + mana),
        p2=dict(battlefield=[BEAR], library=library),
        **sides,
    )
    return s.cast("Kill", targets=["Bear"]).resolve()


@pytest.mark.cr("704.5m", "303.4c")
def test_the_chest_falls_off_a_creature_that_becomes_yours(scenario):
    """It enchants a creature an opponent controls; it goes to its owner's graveyard."""
    s = scenario(
        p1=dict(battlefield=[chest()], hand=[SEIZE], mana="U"), p2=dict(battlefield=[BEAR])
    )
    s.cast("Seize", targets=["Bear"]).resolve()

    assert (s.p1.battlefield, s.p1.graveyard) == (["Bear"], ["Seize", "Dead Man's Chest"])


@pytest.mark.cr("608.2h", "603.10a")
def test_the_chest_counts_the_power_the_creature_last_had(scenario):
    """With a Bonesplitter and a +1/+1 counter on it, the Bear died with power 5."""
    s = scenario(
        p1=dict(battlefield=[chest(), {"name": "Bonesplitter", "attached_to": "p2:Bear"}],
                hand=[KILL], mana="B"),
        p2=dict(battlefield=[Piece("Bear", card=BEAR, counters={"+1/+1": 1})],
                library=[FISH, ZAP, "Mountain", GIANT, BEAR, "Forest"]),
    )  # fmt: skip
    s.cast("Kill", targets=["Bear"]).resolve()

    assert sorted(s.p2.exile) == ["Bear", "Fish", "Giant", "Mountain", "Zap"]
    assert s.p2.library[0] == "Forest"


@pytest.mark.cr("608.2h")
def test_a_creature_that_died_with_a_power_below_one_exiles_nothing(scenario):
    """A power of -1 counts as no cards (107.1b)."""
    weak = Creature("Weakling", "{1}", "Rat", "-1/1")
    s = scenario(
        p1=dict(battlefield=[chest("p2:Weakling")], hand=[KILL], mana="B"),
        p2=dict(battlefield=[weak]),
    )
    s.cast("Kill", targets=["Weakling"]).resolve()

    assert s.p2.exile == []


@pytest.mark.cr("108.3")
def test_the_owner_of_a_card_is_who_began_the_game_with_it(scenario):
    """A Bear of player 3's deck under player 2's control: player 3's cards are exiled."""
    s = scenario(
        p1=dict(battlefield=[chest()], hand=[KILL], mana="B"),
        p2=dict(battlefield=[Piece("Bear", card=BEAR, owner="p3")], library=[ZAP, ZAP]),
        p3=dict(library=[FISH, GIANT, ZAP]),
    )
    s.cast("Kill", targets=["Bear"]).resolve()

    assert (s.p3.exile, s.p2.exile, s.p3.graveyard) == (["Fish", "Giant"], [], ["Bear"])


@pytest.mark.cr("111.2")
def test_the_owner_of_a_token_is_under_whose_control_it_entered(scenario):
    """Player 1 created the Beast and gave it to player 2: player 1's cards are exiled."""
    s = scenario(
        p1=dict(
            hand=[BREED, GIFT, "Dead Man's Chest", KILL], mana="GUBBC",
            library=[FISH, GIANT, ZAP, "Island"],
        ),
        p2=dict(library=["Forest"]),
    )  # fmt: skip
    s.cast("Breed").resolve().cast("Gift", targets=["Beast Token", "p2"]).resolve()
    s.cast("Dead Man's Chest", targets=["Beast Token"]).resolve()
    s.cast("Kill", targets=["Beast Token"]).resolve()

    assert (s.p1.exile, s.p2.exile) == (["Fish", "Giant", "Zap"], [])


@pytest.mark.cr("108.3", "608.2c")
def test_your_own_creature_under_an_opponents_control_exiles_your_cards(scenario):
    """The Bear is of player 1's deck; player 1 exiles and may cast them."""
    s = scenario(
        p1=dict(battlefield=[chest()], hand=[KILL], mana="BUU", library=[FISH, "Island"]),
        p2=dict(battlefield=[Piece("Bear", card=BEAR, owner="p1")]),
    )
    s.cast("Kill", targets=["Bear"]).resolve().cast("Fish").resolve()

    assert (s.p1.exile, s.p2.exile, s.p1.battlefield) == (["Island"], [], ["Fish"])


@pytest.mark.cr("117.1a", "307.1")
def test_the_chest_does_not_change_when_a_card_can_be_cast(scenario):
    """A creature without flash: in your main phase with an empty stack, and at no other time."""
    s = opened(scenario, [FISH, ZAP], mana="UU")
    now = s.can_cast("Fish", by="p1")
    s.advance("end")
    later = s.why_not_cast("Fish", by="p1")

    assert now
    assert "307.1" in later


@pytest.mark.cr("117.1a", "601.3")
def test_an_exiled_instant_can_be_cast_whenever_an_instant_can(scenario):
    """In the opponent's turn Zap can be cast, Fish can't."""
    s = scenario(
        p1=dict(battlefield=[chest(), "3 Swamp"], hand=[KILL], mana="B"),
        p2=dict(battlefield=[BEAR, GIANT], library=[FISH, ZAP]),
    )
    s.cast("Kill", targets=["Bear"]).resolve().advance("upkeep", turn=2)

    assert not s.can_cast("Fish", by="p1")
    s.cast("Zap", targets=["Giant"], by="p1").resolve()
    assert s.p2.battlefield == []


@pytest.mark.cr("117.1a")
def test_with_something_on_the_stack_an_exiled_creature_has_to_wait(scenario):
    """The stack has to be empty."""
    s = scenario(
        p1=dict(battlefield=[chest(), "4 Swamp"], hand=[KILL, "Shock"], mana="BRUU"),
        p2=dict(battlefield=[BEAR], library=[FISH, ZAP]),
    )
    s.cast("Kill", targets=["Bear"]).resolve().cast("Shock", targets=["p2"])

    assert "on the stack" in s.why_not_cast("Fish", by="p1")


@pytest.mark.cr("609.4b", "107.4")
def test_mana_of_any_type_casts_the_exiled_cards(scenario):
    """White mana casts the blue Fish; nothing else is cheaper for it."""
    s = opened(scenario, [FISH, ZAP], mana="WW")
    s.cast("Fish").resolve()

    assert (s.p1.battlefield, s.p1.mana) == (["Fish"], "")


@pytest.mark.cr("305.9", "601.3")
def test_an_exiled_land_can_be_neither_cast_nor_played(scenario):
    """Casting is all that is allowed."""
    s = opened(scenario, ["Mountain", FISH])

    assert not s.can_cast("Mountain", by="p1")
    assert not s.can_play("Mountain", by="p1")


@pytest.mark.cr("400.7", "601.2a")
def test_an_exiled_card_is_cast_once(scenario):
    """Casting takes it out of exile; countered, it is a card in a graveyard like any other."""
    s = scenario(
        p1=dict(battlefield=[chest()], hand=[KILL], mana="BUUUUUU"),
        p2=dict(battlefield=[BEAR, "2 Island"], library=[FISH, ZAP], hand=["Counterspell"]),
    )
    s.cast("Kill", targets=["Bear"]).resolve().cast("Fish")
    exile = s.p2.exile
    s.cast("Counterspell", targets=["Fish"], by="p2").resolve()

    assert exile == ["Zap"]
    assert s.p2.graveyard.count("Fish") == 1
    assert not [text for text in s.legal() if "Fish" in text]


@pytest.mark.cr("400.7")
def test_a_cast_card_that_comes_to_exile_again_is_not_cast_again(scenario):
    """It is a new object there, of which the Chest knows nothing."""
    banish = Instant("Banish", "{W}", Exile(target(creature)))
    s = scenario(
        p1=dict(battlefield=[chest()], hand=[KILL, banish], mana="BWUUUU"),
        p2=dict(battlefield=[BEAR], library=[FISH, ZAP]),
    )
    s.cast("Kill", targets=["Bear"]).resolve().cast("Fish").resolve()
    s.cast("Banish", targets=["Fish"]).resolve()

    assert sorted(s.p2.exile) == ["Fish", "Zap"]
    assert not s.can_cast("Fish", by="p1")


@pytest.mark.cr("603.10a")
def test_the_chest_triggers_when_both_go_at_the_same_time(scenario):
    """Abilities that trigger as a creature dies look back."""
    s = scenario(
        p1=dict(battlefield=[chest()], hand=[LEVEL], mana="B"),
        p2=dict(battlefield=[BEAR], library=[FISH, ZAP]),
    )
    s.cast("Level").resolve()

    assert (s.p1.graveyard, s.p2.graveyard) == (["Dead Man's Chest", "Level"], ["Bear"])
    assert s.p2.exile == ["Fish", "Zap"]


@pytest.mark.cr("800.4a")
def test_a_player_who_leaves_takes_all_their_cards(scenario):
    """Player 2 leaves: the exiled cards go, and the Fish that player 1 cast goes too."""
    s = opened(scenario, [FISH, ZAP], mana="UU", players=3)
    s.cast("Fish").resolve().concede("p2")

    assert (s.p1.battlefield, s.game.zones.exile) == ([], [])
    assert not s.over


@pytest.mark.cr("800.4a")
def test_permanents_from_the_chest_are_exiled_when_you_leave(scenario):
    """Player 1 controls the Fish by casting it, and nobody gets it back: exile."""
    s = opened(scenario, [FISH, ZAP], mana="UU", players=3)
    s.cast("Fish").resolve().concede("p1")

    assert (s.p2.battlefield, sorted(s.p2.exile)) == ([], ["Fish", "Zap"])


@pytest.mark.cr("800.4a")
def test_spells_from_the_chest_are_exiled_when_you_leave(scenario):
    """The Fish is still on the stack."""
    s = opened(scenario, [FISH, ZAP], mana="UU", players=3)
    s.cast("Fish").concede("p1")

    assert (s.stack, sorted(s.p2.exile)) == ([], ["Fish", "Zap"])
