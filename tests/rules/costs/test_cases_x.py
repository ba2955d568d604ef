"""X: chosen for a spell, read by what it becomes, and nothing anywhere else (107.3)."""

import pytest

from cardwright.scenario import NotLegal


def doubled(scenario, spell, x, mana, *, pay=(), **p1):
    """Player 1 casts a creature spell with X and copies it with Double Major, which resolves."""
    s = scenario(
        p1=dict(hand=[spell, "Double Major"], mana=mana, **p1),
        p2=dict(battlefield=["2 Darksteel Relic", "2 Sol Ring"]),
    )
    s.cast(spell, x=x, pay=pay)
    s.cast("Double Major", targets=[spell]).resolve(1)
    return s


@pytest.mark.cr("707.10", "707.2", "107.3m", "608.3f")
def test_a_copy_of_a_creature_spell_keeps_x(scenario):
    """X01: the copy has the X of the spell it copies. The token it becomes enters with that many
    counters, and its enters ability triggers."""
    s = doubled(scenario, "Voracious Hydra", 4, "GGGGGGGU")
    s.resolve(2)

    assert s.p1.battlefield == ["Voracious Hydra"]
    assert s["Voracious Hydra"].entity.is_token
    assert s["Voracious Hydra"].counters == {"+1/+1": 8}


@pytest.mark.cr("107.3m", "707.10")
def test_the_token_enters_with_x_counters(scenario):
    """X01: four counters on the token, before its ability resolves."""
    s = doubled(scenario, "Voracious Hydra", 4, "GGGGGGGU")
    s.resolve(1)

    assert s.stack == ["Voracious Hydra", "Voracious Hydra"]
    assert (s["Voracious Hydra"].counters, s["Voracious Hydra"].pt) == ({"+1/+1": 4}, "4/5")


@pytest.mark.cr("608.3f", "614.16", "614.12", "122.6")
def test_a_token_that_was_a_spell_is_not_created(scenario):
    """X02: a copy of a permanent spell becomes a token as it resolves; nothing creates it, so
    Doubling Season makes it no two. The counters it enters with are doubled."""
    s = doubled(scenario, "Voracious Hydra", 4, "GGGGGGGU", battlefield=["Doubling Season"])
    s.resolve(1)

    assert s.p1.battlefield == ["Doubling Season", "Voracious Hydra"]
    assert s["Voracious Hydra"].counters == {"+1/+1": 8}


@pytest.mark.cr("614.16", "701.6a", "118.1")
def test_doubling_season_doubles_what_effects_do(scenario):
    """Tokens an effect creates and counters an effect puts are doubled; counters put as a cost
    are not."""
    s = scenario(
        p1=dict(
            battlefield=["Doubling Season", "Devoted Druid", "Walking Ballista"],
            hand=["Elephant Ambush", "Endless One"],
            mana="GGGGGGG",
        )
    )
    gone = s.p1.graveyard
    s.cast("Elephant Ambush").resolve()
    s.cast("Endless One", x=3).resolve()
    s.activate("Devoted Druid", "Add").activate("Devoted Druid", "Put")

    assert gone == ["Walking Ballista"]
    assert s.p1.battlefield.count("Elephant Token") == 2
    assert s["Endless One"].counters == {"+1/+1": 6}
    assert s["Devoted Druid"].counters == {"-1/-1": 1}


@pytest.mark.cr("107.3m", "707.10", "702.33d")
def test_a_copy_is_kicked_with_the_same_x(scenario):
    """X03: the copy was kicked as the spell was, and X is what was chosen for the kicker. Each of
    the two takes an artifact with mana value 1 or less."""
    s = doubled(scenario, "Thieving Skydiver", 1, "UUUGU", pay=["kicker"])
    s.choose(["p2:Sol Ring"], ["p2:Sol Ring"], by="p1").resolve()

    assert s.p1.battlefield.count("Thieving Skydiver") == 2
    assert s.p1.battlefield.count("Sol Ring") == 2
    assert s.p2.battlefield == ["Darksteel Relic", "Darksteel Relic"]


@pytest.mark.cr("107.3a", "702.33a")
def test_x_of_a_cost_that_says_so_is_not_zero(scenario):
    """A kicker whose X can't be 0 is no option for a player with nothing to pay for it."""
    s = scenario(
        p1=dict(hand=["Thieving Skydiver"], mana="UU"), p2=dict(battlefield=["Darksteel Relic"])
    )
    s.cast("Thieving Skydiver").resolve()

    assert s.p2.battlefield == ["Darksteel Relic"]


@pytest.mark.cr("202.3e", "702.85a")
@pytest.mark.parametrize(("x", "cascades"), [(5, True), (4, False)])
def test_x_counts_in_the_mana_value_of_a_spell(scenario, x, cascades):
    """X05: a spell's mana value uses the X chosen for it. Fireball has cascade for 5, which
    makes it 6, and not for 4."""
    s = scenario(
        p1=dict(
            battlefield=["Imoti, Celebrant of Bounty", "Mountain", f"{x} Wastes"],
            hand=["Fireball"],
            library=["Forest", "Memnite", "Island"],
        )
    )
    s.cast("Fireball", x=x, targets=["p2"])
    stack = s.stack
    s.resolve()

    assert stack == ["Fireball", *(["Fireball"] if cascades else [])]
    assert ("Memnite" in s.p1.battlefield) is cascades
    assert len(s.p1.library) == (2 if cascades else 3)
    assert s.p2.life == 20 - x


@pytest.mark.cr("702.85a")
def test_cascade_stops_at_a_cheaper_nonland_card(scenario):
    """Lands and cards that cost as much go to the bottom; the cheaper card may be cast free."""
    s = scenario(
        p1=dict(
            hand=["Imoti, Celebrant of Bounty"],
            mana="GGGGU",
            library=["Forest", "Imoti, Celebrant of Bounty", "Grizzly Bears", "Memnite"],
        )
    )
    s.cast("Imoti, Celebrant of Bounty").no().resolve()

    assert s.p1.battlefield == ["Imoti, Celebrant of Bounty"]
    assert s.p1.library[0] == "Memnite"
    assert sorted(s.p1.library[1:]) == ["Forest", "Grizzly Bears", "Imoti, Celebrant of Bounty"]
    assert s.p1.exile == []


@pytest.mark.cr("601.2f", "608.2i")
@pytest.mark.parametrize("mana", [6, 7])
def test_fireball_costs_more_for_each_further_target(scenario, mana):
    """The total cost is determined after the targets: X is 5 and there are two of them. Five is
    divided evenly, rounded down."""
    s = scenario(
        p1=dict(hand=["Fireball"], battlefield=[f"{mana} Mountain"]),
        p2=dict(battlefield=["Grizzly Bears"]),
    )
    if mana == 6:
        with pytest.raises(NotLegal, match="could not be cast"):
            s.cast("Fireball", x=5, targets=["p2", "Grizzly Bears"])
        return
    s.cast("Fireball", x=5, targets=["p2", "Grizzly Bears"]).resolve()

    assert (s.p2.life, s.p2.graveyard) == (18, ["Grizzly Bears"])


@pytest.mark.cr("400.7", "107.3m", "704.5f")
def test_x_is_forgotten_over_a_zone_change(scenario):
    """X09: the creature that returns is a new object that no spell became. It enters with no
    counters and dies."""
    s = scenario(
        active="p2",
        p1=dict(hand=["Banisher Priest", "Murder"], battlefield=["3 Plains", "3 Swamp"]),
        p2=dict(hand=["Mistcutter Hydra"], battlefield=["6 Forest"]),
    )
    s.cast("Mistcutter Hydra", x=5).resolve()
    grown = s["Mistcutter Hydra"].pt
    s.next_turn().cast("Banisher Priest").resolve()
    held = s.p2.exile
    s.cast("Murder", targets=["Banisher Priest"]).resolve()

    assert (grown, held) == ("5/5", ["Mistcutter Hydra"])
    assert s.p2.graveyard == ["Mistcutter Hydra"]


@pytest.mark.cr("107.3m")
def test_three_x_is_three_times_the_mana(scenario):
    """X10: six mana for {X}{X}{X} is X=2. It enters with two counters and makes two mana of one
    color."""
    s = scenario(p1=dict(hand=["Astral Cornucopia"], battlefield=["6 Plains"]))
    s.cast("Astral Cornucopia", x=2).resolve()
    s.activate("Astral Cornucopia", choose=["{G}{G}"])

    assert s["Astral Cornucopia"].counters == {"charge": 2}
    assert s.p1.mana == "{G}{G}"


@pytest.mark.cr("107.3a", "601.2h", "118.12a")
@pytest.mark.parametrize("pays", [True, False])
def test_no_cards_can_be_revealed_for_x(scenario, pays):
    """X12: with an empty hand X is 0, and the ability can be activated. The spell's controller
    has to pay {0}, and may."""
    s = scenario(
        active="p2",
        p1=dict(battlefield=["Martyr of Frost", "2 Wastes"]),
        p2=dict(hand=["Grizzly Bears"], mana="GG"),
    )
    s.cast("Grizzly Bears")
    s.activate("Martyr of Frost", x=0, targets=["Grizzly Bears"])
    s.choose(pays, by="p2").resolve()

    assert (s.p2.battlefield == ["Grizzly Bears"]) is pays
    assert s.p1.graveyard == ["Martyr of Frost"]


@pytest.mark.cr("107.3a", "118.12a")
def test_revealed_cards_count_for_x(scenario):
    """Two blue cards revealed: its controller has to pay {2}, and can't."""
    s = scenario(
        active="p2",
        p1=dict(battlefield=["Martyr of Frost", "2 Wastes"], hand=["Counterspell", "Boomerang"]),
        p2=dict(hand=["Grizzly Bears"], mana="GGG"),
    )
    s.cast("Grizzly Bears")
    s.activate("Martyr of Frost", x=2, targets=["Grizzly Bears"]).resolve()

    assert s.p2.graveyard == ["Grizzly Bears"]


@pytest.mark.cr("107.3m", "603.4", "707.2")
def test_a_copy_of_a_permanent_was_not_kicked(scenario):
    """X14: Clone copies what the permanent is, not what was paid for the spell. It was not
    kicked, so nothing comes of the ability."""
    s = scenario(
        p1=dict(hand=["Verdeloth the Ancient", "Clone"], battlefield=["9 Forest", "4 Island"])
    )
    s.cast("Verdeloth the Ancient", x=3, pay=["kicker"]).resolve()
    made = s.p1.battlefield.count("Saproling Token")
    s.cast("Clone").choose("Verdeloth", by="p1").resolve(1)
    stack = s.stack

    assert made == 3
    assert stack == []
    assert s.p1.battlefield.count("Saproling Token") == 3
