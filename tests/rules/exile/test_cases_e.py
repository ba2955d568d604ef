"""Exile: "until" effects, linked abilities, permissions to cast what was exiled."""

import pytest

from cardwright.language import (
    YOU,
    Destroy,
    ReturnToBattlefield,
    Sorcery,
    all_,
    controlled_by,
    creature,
    from_graveyard,
    nonland,
    permanent,
)

REUNION = Sorcery("Reunion", "{W}", ReturnToBattlefield(all_(creature & from_graveyard(YOU))))
COLLAPSE = Sorcery("Collapse", "{W}", Destroy(all_(nonland & permanent & controlled_by(YOU))))


@pytest.mark.cr("610.3b")
def test_a_source_that_has_left_exiles_nothing(scenario):
    """E01: what would end the exile has happened before the ability resolves. The creature stays
    where it is, and there is no card that could be cast."""
    s = scenario(
        p1=dict(hand=["Hostage Taker"], mana="UUUB"),
        p2=dict(battlefield=["Grizzly Bears"], hand=["Lightning Bolt"], mana="R"),
    )
    s.cast("Hostage Taker").resolve(1)
    s.cast("Lightning Bolt", targets=["Hostage Taker"]).resolve()

    assert s.p1.graveyard == ["Hostage Taker"]
    assert (s.p2.battlefield, s.p2.exile) == (["Grizzly Bears"], [])


@pytest.mark.cr("610.3", "609.4b")
def test_the_hostage_can_be_cast_with_any_mana(scenario):
    """While the source stays, its controller may cast the exiled card, and mana of any type can
    be spent on it. What comes of it is theirs; as the source leaves nothing returns."""
    s = scenario(
        p1=dict(hand=["Hostage Taker", "Murder"], mana="UUUBRR", battlefield=["3 Swamp"]),
        p2=dict(battlefield=["Grizzly Bears"]),
    )
    s.cast("Hostage Taker").resolve()
    s.cast("Grizzly Bears").resolve()
    s.cast("Murder", targets=["Hostage Taker"]).resolve()

    assert (s.p1.battlefield[-1], s.p2.battlefield) == ("Grizzly Bears", [])
    assert s["Grizzly Bears"].owner == "p2"


@pytest.mark.cr("610.3b", "400.7")
def test_a_flickered_source_exiles_nothing(scenario):
    """E02: the source is exiled before its ability resolves, so that moves nothing. At the end
    step it returns as a new object, and its ability triggers again."""
    s = scenario(
        p1=dict(graveyard=["Lagrella, the Magpie", "Charming Prince"], hand=[REUNION], mana="W"),
        p2=dict(battlefield=["Grizzly Bears"]),
    )
    s.cast("Reunion")
    s.choose(
        ["Lagrella, the Magpie", "Charming Prince"],
        ["Grizzly Bears"],
        "Exile another",
        by="p1",
    )
    s.resolve()
    before = (s.p1.battlefield, s.p1.exile, s.p2.battlefield)
    s.choose(["Grizzly Bears"]).advance("end").resolve()

    assert before == (["Charming Prince"], ["Lagrella, the Magpie"], ["Grizzly Bears"])
    assert sorted(s.p1.battlefield) == ["Charming Prince", "Lagrella, the Magpie"]
    assert s.p2.exile == ["Grizzly Bears"]


@pytest.mark.cr("610.3", "115.1")
def test_what_returns_to_you_gets_two_counters(scenario):
    """E02: of the creatures exiled until Lagrella leaves, those that enter under your control
    get two +1/+1 counters each; those of others return as they are."""
    s = scenario(
        p1=dict(battlefield=["Memnite"], hand=["Lagrella, the Magpie", "Murder"], mana="GWUBBB"),
        p2=dict(battlefield=["Grizzly Bears"]),
    )
    s.cast("Lagrella, the Magpie").choose(["Memnite", "Grizzly Bears"]).resolve()
    gone = (s.p1.exile, s.p2.exile)
    s.cast("Murder", targets=["Lagrella, the Magpie"]).resolve()

    assert gone == (["Memnite"], ["Grizzly Bears"])
    assert s["Memnite"].counters == {"+1/+1": 2}
    assert s["Grizzly Bears"].counters == {}


@pytest.mark.cr("607.2a", "405.5")
def test_two_triggers_exile_for_good_out_of_order(scenario):
    """E03: the ability that returns the exiled card resolves before the one that exiles it. It
    returns nothing, and then the creature is exiled and never comes back."""
    s = scenario(
        p1=dict(hand=["Oblivion Ring"], mana="WWW"),
        p2=dict(battlefield=["Grizzly Bears"], hand=["Boomerang"], mana="UU"),
    )
    s.cast("Oblivion Ring").resolve(1)
    s.cast("Boomerang", targets=["Oblivion Ring"]).resolve()

    assert s.p1.hand == ["Oblivion Ring"]
    assert (s.p2.battlefield, s.p2.exile) == ([], ["Grizzly Bears"])


@pytest.mark.cr("610.3", "603.6c")
def test_until_returns_at_once_and_when_waits(scenario):
    """E05: both sources leave together. What was exiled "until" that is back before anyone gets
    priority; what a leaves-the-battlefield ability returns waits for it on the stack."""
    s = scenario(
        p1=dict(hand=["Journey to Nowhere", "Banisher Priest", COLLAPSE], mana="WWWWWW"),
        p2=dict(battlefield=["Grizzly Bears", "Memnite"]),
    )
    s.cast("Journey to Nowhere").choose(["Grizzly Bears"]).resolve()
    s.cast("Banisher Priest").resolve()
    held = s.p2.exile
    s.cast("Collapse").resolve(1)
    between = (s.p2.battlefield, s.p2.exile, s.stack)
    s.resolve()

    assert held == ["Grizzly Bears", "Memnite"]
    assert between == (["Memnite"], ["Grizzly Bears"], ["Journey to Nowhere"])
    assert s.p2.battlefield == ["Memnite", "Grizzly Bears"]


@pytest.mark.cr("800.4a")
def test_a_card_whose_owner_has_left_does_not_return(scenario):
    """E08: as a player leaves, all they own leaves the game, exiled cards too. Nothing returns
    as the source leaves."""
    s = scenario(
        p1=dict(hand=["Banisher Priest", "Murder"], mana="WWWBBB"),
        p2=dict(battlefield=["Grizzly Bears"]),
        p3={},
    )
    s.cast("Banisher Priest").resolve()
    s.concede("p2")
    left = list(s.game.zones.exile)
    s.cast("Murder", targets=["Banisher Priest"]).resolve()

    assert left == []
    assert s.game.zones.battlefield == []
    assert not s.over


@pytest.mark.cr("800.4a")
def test_what_a_player_held_returns_as_they_leave(scenario):
    """The source leaves the game with its owner, so what it held is back at once."""
    s = scenario(
        active="p2",
        p1=dict(battlefield=["Grizzly Bears"]),
        p2=dict(hand=["Banisher Priest"], mana="WWW"),
        p3={},
    )
    s.cast("Banisher Priest").resolve()
    s.concede("p2")

    assert s.p1.battlefield == ["Grizzly Bears"]


@pytest.mark.cr("111.7", "111.8", "704.5m")
def test_a_token_never_returns(scenario):
    """E11: a token that was exiled ceases to exist. As the enchanted creature is destroyed the
    Aura goes to the graveyard, and nothing returns."""
    s = scenario(
        p1=dict(battlefield=["Memnite"], hand=["Faith Unbroken", "Murder"], mana="WWWWBBB"),
        p2=dict(hand=["Elephant Ambush"], mana="GGGG"),
    )
    s.cast("Elephant Ambush", by="p2").resolve()
    s.cast("Faith Unbroken", targets=["Memnite"]).resolve()
    gone = s.p2.battlefield
    s.cast("Murder", targets=["Memnite"]).resolve()

    assert gone == []
    assert sorted(s.p1.graveyard) == ["Faith Unbroken", "Memnite", "Murder"]
    assert (s.p2.battlefield, s.p2.exile) == ([], [])


@pytest.mark.cr("704.5m", "400.7", "607.2a", "714.2b")
def test_attached_auras_do_not_come_back(scenario):
    """E14: an Aura goes to the graveyard as what it enchants is exiled. The third chapter
    returns the creature as a new object with nothing attached."""
    s = scenario(
        p1=dict(hand=["The Princess Takes Flight"], mana="WWW"),
        p2=dict(
            battlefield=["Grizzly Bears", {"name": "Curiosity", "attached_to": "Grizzly Bears"}]
        ),
    )
    s.cast("The Princess Takes Flight").choose(["Grizzly Bears"]).resolve()
    after_one = (s.p2.battlefield, s.p2.graveyard, s.p2.exile)
    s.advance("precombat main", turn=3).advance("precombat main", turn=5).resolve()

    assert after_one == ([], ["Curiosity"], ["Grizzly Bears"])
    assert s.p2.battlefield == ["Grizzly Bears"]
    assert s["Grizzly Bears"].attachments == []
    assert s.p1.graveyard == ["The Princess Takes Flight"]


@pytest.mark.cr("610.3", "610.3b")
def test_the_first_chapter_knows_its_saga(scenario):
    """E15: the chapter ability triggers as the Saga enters with its lore counter. The Saga is on
    the battlefield, so the creature is exiled until it leaves."""
    s = scenario(
        p1=dict(hand=["Summon: Ixion", "Murder"], mana="WWW", battlefield=["3 Swamp"]),
        p2=dict(battlefield=["Grizzly Bears"]),
    )
    s.cast("Summon: Ixion").resolve()
    held = s.p2.exile
    s.cast("Murder", targets=["Summon: Ixion"]).resolve()

    assert held == ["Grizzly Bears"]
    assert s.p2.battlefield == ["Grizzly Bears"]


@pytest.mark.cr("113.7a", "406.3", "609.4b")
def test_a_permission_outlives_its_source(scenario):
    """E16: the player who was allowed to cast the exiled card may do so after Gonti has died, on
    a later turn, with mana of any type. They may still look at it; nobody else may."""
    s = scenario(
        p1=dict(hand=["Gonti, Lord of Luxury", "Murder"], mana="BBBBBBB", battlefield=["Forest"]),
        p2=dict(library=["Lightning Bolt", *["Island"] * 8]),
    )
    s.cast("Gonti, Lord of Luxury").choose("Lightning Bolt").resolve()
    card = s.game.zones.exile[0]
    s.cast("Murder", targets=["Gonti, Lord of Luxury"]).resolve()
    s.advance("precombat main", turn=3)
    seen = (card.face_down, sorted(card.revealed_to))
    others = s.can_cast("Lightning Bolt", by="p2")
    s.cast("Lightning Bolt", targets=["p2"], by="p1").resolve()

    assert seen == (True, [0])
    assert not others
    assert s.p2.life == 17
    assert s.p2.graveyard == ["Lightning Bolt"]


@pytest.mark.cr("305.1", "116.2a")
def test_a_permission_to_cast_is_none_to_play_a_land(scenario):
    """E17: a land is not cast. The exiled land can't be played, now or later."""
    s = scenario(
        p1=dict(hand=["Gonti, Lord of Luxury"], mana="BBBB"),
        p2=dict(library=["Forest", *["Island"] * 8]),
    )
    s.cast("Gonti, Lord of Luxury").choose("Forest").resolve()
    now = s.can_play("Forest", by="p1")
    s.advance("precombat main", turn=3)

    assert s.p2.exile == ["Forest"]
    assert not now
    assert not s.can_play("Forest", by="p1")
    assert not s.can_cast("Forest", by="p1")


@pytest.mark.cr("502.4", "603.2", "122.6")
@pytest.mark.parametrize("aura", [False, True])
def test_a_trigger_of_the_untap_step_waits_for_the_upkeep(scenario, aura):
    """E22: nobody gets priority in the untap step. What triggers as the Coffin untaps is put on
    the stack in the upkeep; the creature comes back tapped with the counters it had, and with
    the Auras that were attached to it."""
    worn = [{"name": "Curiosity", "attached_to": "Grizzly Bears"}] if aura else []
    s = scenario(
        p1=dict(battlefield=["Tawnos's Coffin", "3 Wastes"]),
        p2=dict(battlefield=[{"name": "Grizzly Bears", "counters": {"+1/+1": 1}}, *worn]),
    )
    s.activate("Tawnos's Coffin", targets=["Grizzly Bears"]).resolve()
    held = sorted(s.p2.exile)
    s.yes(by="p1").advance("upkeep", turn=3)
    waiting = (s.stack, s.p2.battlefield)
    s.resolve()

    assert held == sorted(["Grizzly Bears", *(["Curiosity"] if aura else [])])
    assert waiting == (["Tawnos's Coffin"], [])
    assert (s["Grizzly Bears"].tapped, s["Grizzly Bears"].counters) == (True, {"+1/+1": 1})
    assert s["Grizzly Bears"].attachments == (["Curiosity"] if aura else [])


@pytest.mark.cr("502.3")
def test_a_coffin_may_stay_tapped(scenario):
    """Its controller may choose not to untap it, and then the creature stays exiled."""
    s = scenario(
        p1=dict(battlefield=["Tawnos's Coffin", "3 Wastes"]), p2=dict(battlefield=["Grizzly Bears"])
    )
    s.activate("Tawnos's Coffin", targets=["Grizzly Bears"]).resolve()
    s.no(by="p1").advance("upkeep", turn=3)

    assert s["Tawnos's Coffin"].tapped
    assert (s.stack, s.p2.exile) == ([], ["Grizzly Bears"])


@pytest.mark.cr("610.3")
def test_a_replayed_game_keeps_the_link(scenario):
    """E23: a game is its set-up, its seed and the answers given. Played again from those it is in
    the same state, and the exiled card returns as its source leaves."""
    sides = dict(
        p1=dict(hand=["Banisher Priest", "Murder"], mana="WWWBBB"),
        p2=dict(battlefield=["Grizzly Bears"]),
    )
    first = scenario(**sides)
    first.cast("Banisher Priest").resolve()
    again = scenario(**sides)
    for answer in first.game.answers[len(again.game.answers) :]:
        again.game.answer(answer)
    same = again.game.digest() == first.game.digest()
    again.cast("Murder", targets=["Banisher Priest"]).resolve()

    assert same
    assert again.p2.battlefield == ["Grizzly Bears"]


@pytest.mark.cr("113.7a", "400.7d", "608.2h")
def test_a_source_that_died_still_knows_the_mana_spent(scenario):
    """E24: the ability exists apart from its source, and reads from it, as it last was, how much
    mana was spent to cast it: each player exiles four cards."""
    s = scenario(
        p1=dict(hand=["Jeleva, Nephalia's Scourge"], mana="UBRR"),
        p2=dict(hand=["Murder"], mana="BBB"),
    )
    s.cast("Jeleva, Nephalia's Scourge").resolve(1)
    s.cast("Murder", targets=["Jeleva, Nephalia's Scourge"]).resolve()

    assert s.p1.graveyard == ["Jeleva, Nephalia's Scourge"]
    assert (len(s.p1.exile), len(s.p2.exile)) == (4, 4)


def promised(scenario, *answers):
    """Player 1's commander, the only creature they control besides Promise of Tomorrow, dies;
    the answers are about moving it to the command zone, each time it is asked."""
    s = scenario(
        strict=True,
        p1=dict(battlefield=["Promise of Tomorrow", {"name": "Grizzly Bears", "commander": True}]),
        p2=dict(hand=["Lightning Bolt"], mana="R"),
    )
    s.cast("Lightning Bolt", targets=["Grizzly Bears"], by="p2")
    s.choose(*answers, by="p1").resolve(1)
    return s


@pytest.mark.cr("903.9a", "704.3", "603.6c")
def test_a_commander_that_moves_on_is_not_found(scenario):
    """E20: the commander goes to the graveyard, so the ability triggers. Its owner moves it to
    the command zone at the next check; the ability finds nothing, and nothing ever returns."""
    s = promised(scenario, True)
    waiting = (s.stack, s.p1.command)
    s.resolve()
    s.advance("end").resolve()

    assert waiting == (["Promise of Tomorrow"], ["Grizzly Bears"])
    assert (s.p1.command, s.p1.battlefield) == (["Grizzly Bears"], [])


@pytest.mark.cr("903.9a", "704.3", "603.6c")
@pytest.mark.parametrize("moves", [True, False])
def test_a_commander_is_asked_about_again_in_exile(scenario, moves):
    """E20: left in the graveyard it is exiled, and as it was put into exile since the last check
    the choice comes again. Left there, it returns at the end step."""
    s = promised(scenario, False, moves)
    between = s.p1.graveyard
    s.resolve()
    s.advance("end").resolve()

    assert between == ["Grizzly Bears"]
    assert s.p1.battlefield == ([] if moves else ["Grizzly Bears"])
    assert s.p1.command == (["Grizzly Bears"] if moves else [])
    assert s.p1.graveyard == ["Promise of Tomorrow"]
