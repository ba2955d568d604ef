"""Targets (115)."""

import pytest

from cardwright.language import (
    THIS,
    Creature,
    DealDamage,
    Destroy,
    Draw,
    GainLife,
    Instant,
    PutCounters,
    ReturnToHand,
    Sorcery,
    TapIt,
    When,
    any_target,
    artifact,
    choose_one,
    creature,
    each,
    enters,
    gets,
    target,
    target_player,
)
from cardwright.scenario import NotLegal


def options_of(s, name):
    """What a spell in hand could target, asked by casting it."""
    index = next(i for i, o in enumerate(s.question.options) if name in str(o))
    s.game.answer(index)
    return [str(option) for option in s.question.options]


@pytest.mark.cr("115.1", "115.1a", "601.2c")
def test_targets_are_chosen_as_the_spell_is_cast(scenario):
    """The spell on the stack has its target, and that doesn't change."""
    s = scenario(
        p1=dict(hand=["Shock"], battlefield=["Mountain"]), p2=dict(battlefield=["Memnite"])
    )
    s.cast("Shock", targets="Memnite")

    assert s["Shock"].targets == ["Memnite"]


@pytest.mark.cr("115.1", "601.2c")
def test_without_a_legal_target_a_spell_is_not_cast(scenario):
    """A spell that needs a target creature can't be cast with none around."""
    s = scenario(p1=dict(hand=["Murder"], battlefield=["3 Swamp"]))

    assert "115.1" in s.why_not_cast("Murder")


@pytest.mark.cr("115.1b", "303.4a")
def test_an_aura_spell_targets_what_it_will_enchant(scenario):
    """The target is chosen as the Aura is cast; with it gone the Aura doesn't enter."""
    s = scenario(
        p1=dict(hand=["Pacifism"], battlefield=["2 Plains"]),
        p2=dict(battlefield=["Memnite", "Mountain"], hand=["Shock"]),
    )
    s.cast("Pacifism", targets="Memnite")
    chosen = s["Pacifism"].targets
    s.cast("Shock", targets="Memnite", by="p2").resolve()

    assert (chosen, s.p1.graveyard) == (["Memnite"], ["Pacifism"])


@pytest.mark.cr("115.1b", "702.11b")
def test_an_aura_permanent_targets_nothing(scenario):
    """Hexproof gained later leaves the Aura where it is."""
    hide = Instant("Hide", "{0}", gets(target(creature), "hexproof"))
    s = scenario(
        p1=dict(battlefield=[{"name": "Pacifism", "attached_to": "Memnite"}]),
        p2=dict(battlefield=["Memnite"], hand=[hide]),
    )
    s.cast("Hide", targets="Memnite", by="p2").resolve()

    assert s["Pacifism"].attached_to == "Memnite"


@pytest.mark.cr("115.1c", "602.2b")
def test_the_target_of_an_activated_ability(scenario):
    """It is chosen as the ability is activated, before anybody can respond."""
    s = scenario(p1=dict(battlefield=["Fireslinger"]), p2=dict(battlefield=["Memnite"]))
    s.activate("Fireslinger", targets="Memnite")

    assert [s.game.entity(i).name for i in s.game.zones.stack[-1].item.targets[0]] == ["Memnite"]


@pytest.mark.cr("115.1d", "603.3d")
def test_the_target_of_a_triggered_ability(scenario):
    """It is chosen as the ability is put on the stack."""
    sniper = Creature(
        "Sniper", "{0}", "Human", "1/1", When(enters(THIS), DealDamage(1, any_target()))
    )
    s = scenario(p1=dict(hand=[sniper]), p2=dict(battlefield=["Memnite"]))
    s.choose("Memnite").cast("Sniper").resolve(1)

    assert (s.stack, [s.game.entity(i).name for i in s.game.zones.stack[-1].item.targets[0]]) == (
        ["Sniper"],
        ["Memnite"],
    )
    s.resolve()


@pytest.mark.cr("115.1d", "603.3d")
def test_a_triggered_ability_without_a_legal_target_is_removed(scenario):
    """It doesn't stay on the stack."""
    breaker = Creature(
        "Breaker", "{0}", "Human", "1/1", When(enters(THIS), Destroy(target(artifact)))
    )
    s = scenario(p1=dict(hand=[breaker]))
    s.cast("Breaker").resolve(1)

    assert (s.stack, s.p1.battlefield) == ([], ["Breaker"])


@pytest.mark.cr("115.1e", "702.6a")
def test_equip_targets(scenario):
    """The keyword's ability has the target its rule says: a creature one controls."""
    s = scenario(
        p1=dict(battlefield=["Bonesplitter", "Memnite", "Mountain"]),
        p2=dict(battlefield=["Su-Chi"]),
    )
    with pytest.raises(NotLegal):
        s.activate("Bonesplitter", targets="Su-Chi")

    assert s["Bonesplitter"].attached_to == ""


@pytest.mark.cr("115.2")
def test_only_permanents_are_targets_unless_it_says_otherwise(scenario):
    """A creature spell and a creature card in a graveyard are no target creatures."""
    s = scenario(
        p1=dict(hand=["Ornithopter", "Murder"], battlefield=["3 Swamp", "Memnite", "Su-Chi"],
                graveyard=["Bear Cub"])
    )  # fmt: skip
    s.cast("Ornithopter")

    assert options_of(s, "Murder") == ["Memnite", "Su-Chi"]
    s.game.answer((0,))


@pytest.mark.cr("115.2")
def test_a_card_in_a_graveyard_is_a_target_when_it_says_so(scenario):
    """And then no permanent is."""
    dig = Sorcery("Dig", "{0}", ReturnToHand(target(creature, zone="graveyard")))
    s = scenario(
        p1=dict(hand=[dig], battlefield=["Memnite"], graveyard=["Bear Cub", "Gray Ogre", "Shock"])
    )

    assert options_of(s, "Dig") == ["Bear Cub", "Gray Ogre"]
    s.game.answer((0,))


@pytest.mark.cr("115.3")
def test_the_same_target_is_not_chosen_twice_for_one_word(scenario):
    """ "Two target creatures" are two: with one creature the spell can't be cast."""
    pair = Instant("Pair", "{0}", TapIt(target(creature, 2)))
    one = scenario(p1=dict(hand=[pair], battlefield=["Memnite"]))
    two = scenario(p1=dict(hand=[pair], battlefield=["Memnite", "Su-Chi"]))

    assert (one.can_cast("Pair"), two.can_cast("Pair")) == (False, True)


@pytest.mark.cr("115.3")
def test_the_same_target_for_two_words(scenario):
    """A spell that says "target creature" twice may have the same creature both times."""
    twice = Instant(
        "Twice",
        "{0}",
        PutCounters("+1/+1", target(creature)),
        PutCounters("+1/+1", target(creature)),
    )
    s = scenario(p1=dict(hand=[twice], battlefield=["Memnite"]))
    s.cast("Twice").resolve()

    assert s["Memnite"].counters == {"+1/+1": 2}


@pytest.mark.cr("115.4")
def test_any_target_is_a_creature_player_or_planeswalker(scenario):
    """No land, no noncreature artifact, no spell."""
    s = scenario(
        p1=dict(hand=["Ornithopter", "Shock"], battlefield=["Mountain", "Darksteel Relic"]),
        p2=dict(battlefield=["Memnite", "Jace Beleren", "Glorious Anthem"]),
    )
    s.cast("Ornithopter")

    assert sorted(options_of(s, "Shock")) == ["Jace Beleren", "Memnite", "p1", "p2"]
    s.game.answer((0,))


@pytest.mark.cr("115.5")
def test_a_spell_is_no_target_for_itself(scenario):
    """Alone on the stack a counterspell has nothing to counter; it can't be cast."""
    s = scenario(p1=dict(hand=["2 Counterspell", "Memnite"], battlefield=["4 Island"]))
    before = s.can_cast("Counterspell")
    s.cast("Memnite").cast("Counterspell", targets="Memnite")

    assert (before, options_of(s, "Counterspell")) == (False, ["Memnite", "Counterspell"])
    s.game.answer((1,))
    assert s["Memnite"].zone == "stack"


@pytest.mark.cr("115.6")
def test_zero_targets_may_be_allowed(scenario):
    """ "Up to one target" can be cast without any, and the rest of it happens."""
    free = Sorcery("Free", "{0}", Destroy(target(creature, up_to=True)), Draw(1))
    s = scenario(p1=dict(hand=[free], library=["Forest"]))
    s.cast("Free").resolve()

    assert s.p1.hand == ["Forest"]


@pytest.mark.cr("115.6", "608.2b")
def test_a_spell_that_could_have_had_a_target_and_has_one_needs_it(scenario):
    """With its only target gone it does nothing at all."""
    free = Instant("Free", "{0}", Destroy(target(creature, up_to=True)), Draw(1))
    s = scenario(
        p1=dict(hand=[free], library=["Forest"]),
        p2=dict(battlefield=["Memnite", "Mountain"], hand=["Shock"]),
    )
    s.cast("Free", targets="Memnite").cast("Shock", targets="Memnite", by="p2").resolve()

    assert s.p1.hand == []


@pytest.mark.cr("115.8", "700.2d")
def test_each_mode_has_its_own_targets(scenario):
    """With no artifact around the mode that needs one can't be chosen, the other can."""
    charm = Instant(
        "Charm", "{0}", choose_one(Destroy(target(artifact)), GainLife(4, target_player()))
    )
    s = scenario(p1=dict(hand=[charm]), p2=dict(battlefield=["Grizzly Bears"]))
    s.cast("Charm", targets="p2").resolve()

    assert s.p2.life == 24


@pytest.mark.cr("115.10", "115.10a")
def test_what_is_affected_without_the_word_is_no_target(scenario):
    """A spell that says "each creature" affects one with hexproof."""
    sly = Creature("Sly", "{1}", "Rogue", "1/1", "hexproof")
    quake = Sorcery("Quake", "{0}", DealDamage(1, each(creature)))
    s = scenario(
        p1=dict(hand=[quake, "Shock"], battlefield=["Mountain", "Su-Chi"]),
        p2=dict(battlefield=[sly]),
    )
    aimed = options_of(s, "Shock")
    s.game.answer((0,))
    s.resolve().cast("Quake").resolve()

    assert ("Sly" in aimed, s.p2.graveyard) == (False, ["Sly"])


@pytest.mark.cr("115.10b", "702.11d")
def test_you_is_no_target(scenario):
    """A spell that says "you" has no target, and resolves whatever happens."""
    heal = Instant("Heal", "{0}", GainLife(3))
    s = scenario(p1=dict(hand=[heal]))
    s.cast("Heal")

    assert s["Heal"].targets == []


@pytest.mark.cr("115.1", "608.2b")
def test_a_target_that_became_illegal_is_not_affected(scenario):
    """Of two targets the legal one is still affected."""
    hide = Instant("Hide", "{0}", gets(target(creature), "hexproof"))
    doom = Instant("Doom", "{0}", Destroy(target(creature, 2)))
    s = scenario(p1=dict(hand=[doom]), p2=dict(hand=[hide], battlefield=["Memnite", "Su-Chi"]))
    s.cast("Doom", targets=["Memnite", "Su-Chi"]).cast("Hide", targets="Su-Chi", by="p2")
    s.resolve()

    assert (s.p2.battlefield, "Memnite" in s.p2.graveyard) == (["Su-Chi"], True)
