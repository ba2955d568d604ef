"""Objects (109)."""

import pytest

from cardwright.language import (
    YOU,
    Activated,
    Artifact,
    CounterSpell,
    Destroy,
    GainLife,
    Instant,
    Sorcery,
    TakeControl,
    artifact,
    controlled_by,
    creature,
    each,
    static,
    target,
    target_spell,
)


@pytest.mark.cr("109.2")
def test_a_creature_means_one_on_the_battlefield(scenario):
    """ "Destroy all creatures" leaves creature cards elsewhere alone, and creature spells."""
    wrath = Instant("Wrath", "{0}", Destroy(each(creature)))
    s = scenario(
        p1=dict(
            hand=["Memnite", "Ornithopter", wrath],
            battlefield=["Gray Ogre"],
            graveyard=["Bear Cub"],
        )
    )
    s.cast("Memnite").cast("Wrath").resolve(1)
    on_stack = s.stack
    s.resolve()

    assert on_stack == ["Memnite"]
    assert (s.p1.battlefield, s.p1.hand) == (["Memnite"], ["Ornithopter"])
    assert s.p1.graveyard[:1] == ["Bear Cub"]


@pytest.mark.cr("109.2b", "112.1")
def test_a_spell_is_on_the_stack(scenario):
    """ "Target creature spell" is a creature spell on the stack, not a creature."""
    remove = Instant("Remove", "{0}", CounterSpell(target_spell(creature)))
    s = scenario(p1=dict(hand=["Memnite"], battlefield=["Su-Chi"]), p2=dict(hand=[remove]))
    before = s.can_cast("Remove", by="p2")
    s.cast("Memnite").cast("Remove", targets="Memnite", by="p2").resolve()

    assert before is False
    assert (s.p1.graveyard, s.p1.battlefield) == (["Memnite"], ["Su-Chi"])


@pytest.mark.cr("109.4")
def test_only_permanents_and_what_is_on_the_stack_are_controlled(scenario):
    """What counts creatures you control counts no card of yours in other zones."""
    lord = Artifact("Banner", "{1}", static(each(creature & controlled_by(YOU)), "+1/+1"))
    s = scenario(p1=dict(battlefield=[lord, "Memnite"], hand=["Ornithopter"], graveyard=["Su-Chi"]))

    assert [s[name].pt for name in ("Memnite", "Ornithopter", "Su-Chi")] == ["2/2", "0/2", "4/4"]


@pytest.mark.cr("109.5")
def test_you_is_the_current_controller_for_a_static_ability(scenario):
    """When a permanent changes its controller its static ability speaks of the new one."""
    banner = Artifact("Banner", "{1}", static(each(creature & controlled_by(YOU)), "+1/+1"))
    steal = Sorcery("Turncoat", "{0}", TakeControl(target(artifact)))
    s = scenario(
        p1=dict(hand=[steal], battlefield=["Grizzly Bears"]),
        p2=dict(battlefield=[banner, "Bear Cub"]),
    )
    before = (s["Grizzly Bears"].pt, s["Bear Cub"].pt)
    s.cast("Turncoat", targets="Banner").resolve()

    assert (before, s["Grizzly Bears"].pt, s["Bear Cub"].pt) == (("2/2", "3/3"), "3/3", "2/2")


@pytest.mark.cr("109.5", "113.8")
def test_you_is_who_activated_an_ability(scenario):
    """A permanent stolen in response doesn't change whose ability it is."""
    cup = Artifact("Cup", "{1}", Activated("{T}", GainLife(3)))
    steal = Instant("Turncoat", "{0}", TakeControl(target(artifact)))
    s = scenario(p1=dict(battlefield=[cup]), p2=dict(hand=[steal]))
    s.activate("Cup").cast("Turncoat", targets="Cup", by="p2").resolve()

    assert (s["Cup"].controller, s.p1.life, s.p2.life) == ("p2", 23, 20)


@pytest.mark.cr("109.3", "110.5a")
def test_being_tapped_is_no_characteristic(scenario):
    """A copy of a tapped, damaged creature with counters has only its printed values."""
    from cardwright.language import CreateCopies

    twin = Sorcery("Twin", "{0}", CreateCopies(target(creature)))
    s = scenario(
        p1=dict(
            hand=[twin],
            battlefield=[{"name": "Su-Chi", "tapped": True, "damage": 1, "counters": {"+1/+1": 1}}],
        )
    )
    s.cast("Twin", targets="Su-Chi").resolve()
    copy = s["Su-Chi#2"]

    assert (copy.pt, copy.tapped, copy.damage, copy.counters) == ("4/4", False, 0, {})
