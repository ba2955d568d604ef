"""Resolving spells and abilities (608)."""

import pytest

from cardwright.language import (
    EACH_PLAYER,
    THIS,
    YOU,
    Activated,
    Creature,
    DealDamage,
    Destroy,
    DiscardCards,
    Draw,
    Exile,
    GainLife,
    Instant,
    May,
    ReturnToHand,
    SacrificeChoice,
    Sorcery,
    Whenever,
    becomes,
    controlled_by,
    controller_of,
    count,
    creature,
    dies,
    gets,
    it,
    power_of,
    target,
    target_player,
    then,
)


def body(name, pt, *abilities, cost="{0}"):
    """A free creature with nothing but a size and these abilities."""
    return Creature(name, cost, "Beast", pt, *abilities)


def do(name, *effects):
    """A free instant."""
    return Instant(name, "{0}", *effects)


KILL = do("Kill", Destroy(target(creature)))
BOUNCE = do("Bounce", ReturnToHand(target(creature)))


@pytest.mark.cr("608.1", "405.5")
def test_the_top_of_the_stack_resolves_first(scenario):
    """The last spell that was cast resolves before the first."""
    s = scenario(p1=dict(hand=[do("One", GainLife(1)), do("Two", GainLife(2))]))
    s.cast("One").cast("Two").resolve(1)

    assert (s.stack, s.p1.life) == (["One"], 22)


@pytest.mark.cr("608.2b")
def test_without_legal_targets_it_does_not_resolve(scenario):
    """A spell whose only target is gone does nothing at all, not even what needs no target."""
    shot = do("Shot", DealDamage(1, target(creature)), GainLife(5))
    s = scenario(p1=dict(hand=[shot, BOUNCE]), p2=dict(battlefield=["Memnite"]))
    s.cast("Shot").cast("Bounce").resolve()

    assert s.p1.life == 20
    assert sorted(s.p1.graveyard) == ["Bounce", "Shot"]


@pytest.mark.cr("608.2b")
def test_with_one_legal_target_the_rest_happens(scenario):
    """An illegal target is not affected, the legal one and the rest are."""
    shots = do(
        "Shots", DealDamage(1, target(creature)), DealDamage(3, target_player()), GainLife(5)
    )
    s = scenario(p1=dict(hand=[shots, BOUNCE]), p2=dict(battlefield=["Memnite"]))
    s.cast("Shots", targets=["Memnite", "p2"]).cast("Bounce").resolve()

    assert (s.p1.life, s.p2.life) == (25, 17)


@pytest.mark.cr("608.2b", "115.1")
def test_a_target_can_become_illegal_by_what_it_is(scenario):
    """A creature that is no creature any more is no legal target for what wants creatures."""
    from cardwright.language import Artifact

    statue = Artifact("Statue", "{1}", Activated("{0}", becomes(THIS, "3/3 Golem creature")))
    from cardwright.language import RemoveTypes

    calm = do("Calm", gets(target(creature), RemoveTypes(frozenset({"Creature"}))))
    s = scenario(p1=dict(hand=[KILL, calm], battlefield=[statue]))
    s.activate("Statue").resolve().cast("Kill").cast("Calm").resolve()

    assert "Statue" in s.p1.battlefield


@pytest.mark.cr("608.2b", "702.11a")
def test_a_target_that_gains_hexproof_is_illegal(scenario):
    """An opponent's spell does nothing to a creature that has gained hexproof."""
    ward = do("Ward", gets(target(creature), "hexproof"))
    s = scenario(p1=dict(hand=[KILL]), p2=dict(hand=[ward], battlefield=["Memnite"]))
    s.cast("Kill").cast("Ward", by="p2").resolve()

    assert s.p2.battlefield == ["Memnite"]


@pytest.mark.cr("608.2b", "400.7")
def test_a_target_that_left_and_came_back_is_another(scenario):
    """The card returned to the battlefield is a new object and no target."""
    from cardwright.language import ReturnToBattlefield

    blink = do("Blink", Exile(target(creature)), ReturnToBattlefield(it("exiled")))
    s = scenario(p1=dict(hand=[KILL, blink], battlefield=["Memnite"]))
    s.cast("Kill").cast("Blink").resolve()

    assert s.p1.battlefield == ["Memnite"]


@pytest.mark.cr("608.2c")
def test_instructions_are_followed_in_order(scenario):
    """Drawing before discarding is not discarding before drawing."""
    loot = do("Loot", then(Draw(1), DiscardCards(1)))
    s = scenario(p1=dict(hand=[loot], library=["Forest", "Island"]))
    s.cast("Loot").resolve()

    assert (s.p1.hand, sorted(s.p1.graveyard)) == ([], ["Forest", "Loot"])


@pytest.mark.cr("608.2c", "608.2h")
def test_later_instructions_use_what_was_before(scenario):
    """ "Its controller" of an exiled creature is who controlled it last."""
    path = do("Path", Exile(target(creature)), GainLife(4, controller_of(it("target"))))
    s = scenario(p1=dict(hand=[path]), p2=dict(battlefield=["Memnite"]))
    s.cast("Path").resolve()

    assert (s.p1.life, s.p2.life) == (20, 24)


@pytest.mark.cr("608.2h", "113.7a")
def test_an_ability_uses_the_last_information_of_its_source(scenario):
    """The power of a creature that was sacrificed for the cost is its last one."""
    fling = body("Flinger", "3/3", Activated("{0}", [
        DealDamage(power_of(THIS), target_player())]))  # fmt: skip
    pump = do("Pump", gets(target(creature), "+2/+0"))
    s = scenario(p1=dict(hand=[pump, KILL], battlefield=[fling]))
    s.cast("Pump").resolve().activate("Flinger", targets=["p2"]).cast("Kill").resolve()

    assert s.p2.life == 15


@pytest.mark.cr("608.2h")
def test_information_is_read_as_it_resolves(scenario):
    """The number of creatures is counted on resolution, not when the spell was cast."""
    crowd = do("Crowd", GainLife(count(creature & controlled_by(YOU))))
    s = scenario(p1=dict(hand=[crowd, KILL], battlefield=["3 Memnite"]))
    s.cast("Crowd").cast("Kill").resolve()

    assert s.p1.life == 22


@pytest.mark.cr("608.2h", "611.2c")
def test_an_amount_is_fixed_as_the_effect_begins(scenario):
    """A bonus for each creature does not change with the number of creatures afterwards."""
    from cardwright.language import ModifyPT

    crowd = do("Crowd", gets(target(creature), ModifyPT(count(creature), 0)))
    s = scenario(p1=dict(hand=[crowd, "Memnite"], battlefield=["Su-Chi"]))
    s.cast("Crowd").resolve().cast("Memnite").resolve()

    assert s["Su-Chi"].pt == "5/4"


@pytest.mark.cr("608.2d", "608.2e", "101.4")
def test_each_player_chooses_in_turn_order(scenario):
    """The active player chooses first; then what was chosen happens at once."""
    edict = do("Edict", SacrificeChoice(creature, EACH_PLAYER))
    watch = body("Watch", "1/1", Whenever(dies(creature), GainLife(1)))
    s = scenario(
        p1=dict(hand=[edict], battlefield=[watch, "Memnite"]),
        p2=dict(battlefield=["Su-Chi", "Memnite"]),
    )
    s.cast("Edict").choose("Watch", by="p1").choose("Su-Chi", by="p2").resolve()

    assert (s.p1.battlefield, s.p2.battlefield) == (["Memnite"], ["Memnite"])
    assert s.p1.life == 22


@pytest.mark.cr("608.2n")
def test_a_resolved_spell_goes_to_its_owners_graveyard(scenario):
    """As the last step of its resolution."""
    s = scenario(p1=dict(hand=["Shock"], mana="R"))
    s.cast("Shock", targets=["p2"]).resolve()

    assert (s.p1.graveyard, s.stack) == (["Shock"], [])


@pytest.mark.cr("608.3", "608.3a")
def test_a_permanent_spell_enters_under_its_controller(scenario):
    """It becomes a permanent of the player who controls the spell."""
    s = scenario(p1=dict(hand=["Memnite"]))
    s.cast("Memnite").resolve()

    assert (s["Memnite"].controller, s["Memnite"].zone) == ("p1", "battlefield")


@pytest.mark.cr("608.3b", "303.4a")
def test_an_aura_spell_without_its_target_goes_to_the_graveyard(scenario):
    """It does not enter the battlefield."""
    s = scenario(p1=dict(hand=["Pacifism", BOUNCE], mana="WW"), p2=dict(battlefield=["Memnite"]))
    s.cast("Pacifism").cast("Bounce").resolve()

    assert s.p1.battlefield == []
    assert sorted(s.p1.graveyard) == ["Bounce", "Pacifism"]


@pytest.mark.cr("608.3b", "303.4a")
def test_an_aura_enters_attached_to_its_target(scenario):
    """The target of the spell is what it enchants."""
    s = scenario(p1=dict(hand=["Pacifism"], mana="WW"), p2=dict(battlefield=["Memnite", "Su-Chi"]))
    s.cast("Pacifism", targets=["Su-Chi"]).resolve()

    assert s["Pacifism"].attached_to == "Su-Chi"


@pytest.mark.cr("608.2", "704.4")
def test_no_priority_within_a_resolution(scenario):
    """State-based actions and triggers wait until the resolution is over."""
    doom = do("Doom", DealDamage(1, target(creature)), GainLife(count(creature)))
    s = scenario(p1=dict(hand=[doom], battlefield=["Memnite"]))
    s.cast("Doom").resolve()

    assert (s.p1.life, s.p1.battlefield) == (21, [])


@pytest.mark.cr("608.2c", "101.3")
def test_what_is_impossible_is_ignored(scenario):
    """As much as possible is done: two of the three cards are discarded."""
    mind = Sorcery("Mind", "{0}", DiscardCards(3, target_player()), GainLife(1))
    s = scenario(p1=dict(hand=[mind]), p2=dict(hand=["Forest", "Island"]))
    s.cast("Mind", targets=["p2"]).resolve()

    assert (s.p2.hand, s.p1.life) == ([], 21)


@pytest.mark.cr("608.2c", "118.12")
def test_if_you_do_needs_the_deed(scenario):
    """ "If you do" follows only what was really done."""
    deal = do("Deal", May(SacrificeChoice(creature), then=[Draw(1)]))
    s = scenario(p1=dict(hand=[deal]))
    s.cast("Deal").resolve()

    assert s.p1.hand == []


@pytest.mark.cr("701.5a", "608.1")
def test_a_countered_spell_does_nothing(scenario):
    """It goes to its owner's graveyard without resolving."""
    s = scenario(
        p1=dict(hand=["Memnite"]), p2=dict(hand=["Counterspell"], battlefield=["2 Island"])
    )
    s.cast("Memnite").cast("Counterspell", by="p2").resolve()

    assert (s.p1.battlefield, s.p1.graveyard) == ([], ["Memnite"])
