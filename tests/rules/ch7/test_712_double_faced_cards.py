"""Double-faced cards: modal and transforming (712)."""

import pytest

from cardwright.language import (
    Activated,
    AddMana,
    Creature,
    Enchantment,
    Exile,
    GainLife,
    Instant,
    Land,
    ReturnToBattlefield,
    ReturnToHand,
    Sorcery,
    Transform,
    Whenever,
    card,
    creature,
    enters,
    enters_tapped,
    gets,
    it,
    permanent,
    target,
    two_faces,
)

WOLF = two_faces(
    "transform",
    Creature("Villager", "{1}{G}", "Human", "1/1", Activated("{0}", Transform())),
    Creature("Howler", "", "Werewolf", "4/4", "trample", Activated("{0}", Transform())),
)
PATH = two_faces(
    "modal_dfc",
    Creature("Giant", "{2}{G}", "Giant", "3/3"),
    Land("Giant's Path", Activated("{T}", AddMana("{G}"))),
)
TALES = two_faces(
    "modal_dfc",
    Sorcery("First Tale", "{G}", GainLife(1)),
    Sorcery("Second Tale", "{W}", GainLife(2)),
)


@pytest.mark.cr("712.8a", "712.8d", "712.8e")
def test_each_face_has_its_characteristics(scenario):
    """Front face up it is only the front; transformed it is only the back, with the front's mana
    value."""
    s = scenario(p1=dict(battlefield=[WOLF]))
    front = s["Villager"].entity.chars
    s.activate("Villager").resolve()
    back = s["Howler"]

    assert (front.name, front.power, front.mana_value) == ("Villager", 1, 2)
    assert (back.pt, back.has("trample"), back.colors) == ("4/4", True, "")
    assert back.entity.chars.mana_value == 2


@pytest.mark.cr("712.18", "701.28a", "400.7")
def test_transforming_makes_no_new_object(scenario):
    """Counters, damage, being tapped and effects stay; enters abilities don't trigger."""
    pump = Instant("Pump", "{0}", gets(target(creature), "+1/+1"))
    watch = Enchantment("Watch", "{1}", Whenever(enters(creature), GainLife(5)))
    s = scenario(
        p1=dict(
            hand=[pump],
            battlefield=[
                watch,
                dict(name="Forest"),
                WOLF,
            ],
        )
    )
    s.cast("Pump").resolve()
    wolf = s["Villager"]
    wolf.entity.counters["+1/+1"] = 1
    wolf.entity.damage = 1
    s.activate("Villager").resolve()

    assert (wolf.name, wolf.pt, wolf.damage) == ("Howler", "6/6", 1)
    assert s.p1.life == 20


@pytest.mark.cr("712.18")
def test_it_transforms_back(scenario):
    """Transforming a second time turns the front face up again."""
    s = scenario(p1=dict(battlefield=[WOLF]))
    s.activate("Villager").resolve().activate("Howler").resolve()

    assert s["Villager"].pt == "1/1"


@pytest.mark.cr("712.9")
def test_only_transforming_cards_transform(scenario):
    """A modal double-faced card and a plain one stay as they are."""
    turn = Instant("Turn", "{0}", Transform(target(permanent)))
    s = scenario(p1=dict(hand=[turn, turn], battlefield=[PATH, "Memnite"]))
    s.cast("Turn", targets=["Giant"]).resolve().cast("Turn", targets=["Memnite"]).resolve()

    assert s.p1.battlefield == ["Giant", "Memnite"]


@pytest.mark.cr("712.8a", "712.14")
def test_elsewhere_only_the_front_exists(scenario):
    """A transformed permanent that comes back comes back front face up."""
    blink = Instant("Blink", "{0}", Exile(target(creature)), ReturnToBattlefield(it("exiled")))
    s = scenario(p1=dict(hand=[blink], battlefield=[WOLF]))
    s.activate("Villager").resolve().cast("Blink").resolve()

    assert s.p1.battlefield == ["Villager"]


@pytest.mark.cr("712.8a")
def test_a_returned_card_is_its_front(scenario):
    """In the hand it is the front face and can be cast as that only."""
    bounce = Instant("Bounce", "{0}", ReturnToHand(target(creature)))
    s = scenario(p1=dict(hand=[bounce], battlefield=[WOLF], mana="GG"))
    s.activate("Villager").resolve().cast("Bounce").resolve()
    hand = s.p1.hand
    s.cast("Villager").resolve()

    assert hand == ["Villager"]
    assert s["Villager"].pt == "1/1"


@pytest.mark.cr("712.11", "712.11b", "712.11c")
def test_a_modal_card_is_cast_as_either_face(scenario):
    """Each face is evaluated by itself: its own cost is paid and its own effect happens."""
    s = scenario(p1=dict(hand=[TALES], mana="W"))
    s.cast("Second Tale")
    now = s.game.zones.stack[-1].chars
    s.resolve()

    assert (now.name, now.colors, now.mana_value) == ("Second Tale", {"W"}, 1)
    assert s.p1.life == 22


@pytest.mark.cr("712.8a", "712.8f")
def test_a_modal_card_is_its_front_elsewhere(scenario):
    """Once it has resolved as its back face it is the front face in the graveyard."""
    s = scenario(p1=dict(hand=[TALES], mana="W"))
    s.cast("Second Tale").resolve()

    assert s.p1.graveyard == ["First Tale"]


@pytest.mark.cr("712.12", "305.1")
def test_a_modal_card_is_played_as_its_land_face(scenario):
    """The land face is played as a land, once a turn, and enters with that face up."""
    s = scenario(p1=dict(hand=[PATH, "Forest"]))
    before = s.can_cast("Giant")
    s.play("Giant's Path").activate("Giant's Path")

    assert not before
    assert (s.p1.battlefield, s.p1.mana) == (["Giant's Path"], "{G}")
    assert not s.can_play("Forest")


@pytest.mark.cr("712.13", "608.3")
def test_a_permanent_spell_enters_with_its_face(scenario):
    """The front face that was cast is the face of the permanent."""
    s = scenario(p1=dict(hand=[PATH], mana="GGG"))
    s.cast("Giant").resolve()

    assert s["Giant"].pt == "3/3"


@pytest.mark.cr("712.14", "712.14b")
def test_put_onto_the_battlefield_the_front_is_up(scenario):
    """Put there by an effect it has its front face up; a front that is no permanent stays."""
    raise_ = Instant("Raise", "{0}", ReturnToBattlefield(target(creature, zone="graveyard")))
    lift = Instant("Lift", "{0}", ReturnToBattlefield(target(card, zone="graveyard")))
    s = scenario(p1=dict(hand=[raise_, lift], graveyard=[PATH, TALES]))
    s.cast("Raise", targets=["Giant"]).resolve()
    s.cast("Lift", targets=["First Tale"]).resolve()

    assert s.p1.battlefield == ["Giant"]
    assert sorted(s.p1.graveyard) == ["First Tale", "Lift", "Raise"]


@pytest.mark.cr("712.12", "614.12")
def test_how_it_enters_is_said_by_the_face_that_will_be_up(scenario):
    """A land face that enters tapped does so, and the front face does not."""
    gate = two_faces(
        "modal_dfc",
        Creature("Guard", "{0}", "Human", "2/2"),
        Land("Guard's Gate", enters_tapped(), Activated("{T}", AddMana("{W}"))),
    )
    s = scenario(p1=dict(hand=[gate, gate]))
    s.cast("Guard").resolve().play("Guard's Gate")

    assert (s["Guard"].tapped, s["Guard's Gate"].tapped) == (False, True)
