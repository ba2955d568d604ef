"""Copying objects: copiable values, exceptions, tokens, spells and abilities (707)."""

import pytest

from cardwright.language import (
    END_OF_TURN,
    ONCE_PER_TURN,
    THIS,
    YOU,
    Activated,
    AddTypes,
    Artifact,
    BecomeCopy,
    CopySpell,
    CreateCopies,
    Creature,
    DealDamage,
    Destroy,
    Enchantment,
    GainLife,
    If,
    Instant,
    Keyword,
    LoseLife,
    Named,
    Paid,
    SetColors,
    SetPT,
    Sorcery,
    Static,
    When,
    Whenever,
    any_target,
    becomes,
    casts,
    choose_color,
    choose_one,
    controlled_by,
    creature,
    dies,
    enters,
    enters_as_copy,
    enters_with,
    gets,
    instant,
    permanent,
    static,
    target,
    target_spell,
    those,
)

CLONE = Creature("Clone", "{0}", "Shapeshifter", "0/0", enters_as_copy(creature))
TWIN = Sorcery("Twinning", "{0}", CreateCopies(target(creature)))
FORK = Instant("Fork", "{0}", CopySpell(target_spell(), new_targets=True))
ECHO = Instant("Echo", "{0}", CopySpell(target_spell(), new_targets=False))


def body(name, pt, *abilities, cost="{1}{G}"):
    """A creature with nothing but a size and these abilities."""
    return Creature(name, cost, "Beast", pt, *abilities)


BEAST = body("Model", "2/3", "flying")


@pytest.mark.cr("707.2", "707.5")
def test_a_clone_has_the_copiable_values(scenario):
    """Name, cost, colors, types, abilities and size are those of what is copied."""
    s = scenario(p1=dict(hand=[CLONE]), p2=dict(battlefield=[BEAST]))
    s.cast("Clone").choose("yes").resolve()
    copy = s["p1:Model"]

    assert (copy.pt, copy.colors, copy.types, copy.has("flying")) == (
        "2/3", "G", ["Creature", "Beast"], True,
    )  # fmt: skip
    assert copy.entity.chars.mana_value == 2


@pytest.mark.cr("707.2")
def test_counters_and_effects_are_not_copied(scenario):
    """Counters, damage, being tapped, and power changed by an effect stay with the original."""
    pump = Instant("Pump", "{0}", gets(target(creature), "+2/+2", "trample"))
    s = scenario(
        p1=dict(
            hand=[CLONE, pump],
            battlefield=[dict(name="Su-Chi", tapped=True, damage=1, counters={"+1/+1": 1})],
        )
    )
    s.cast("Pump").resolve().cast("Clone").choose("yes").resolve()
    first, copy = s["Su-Chi"], s["Su-Chi#2"]

    assert (first.pt, copy.pt) == ("7/7", "4/4")
    assert (copy.tapped, copy.damage, copy.counters, copy.has("trample")) == (False, 0, {}, False)


@pytest.mark.cr("707.2", "613.4b")
def test_an_animated_objects_types_are_not_copied(scenario):
    """An artifact that an effect makes a creature is copied as the artifact it is."""
    statue = Artifact("Statue", "{1}", Activated("{0}", becomes(THIS, "3/3 Golem creature")))
    mimic = Artifact("Mimic", "{0}", enters_as_copy(permanent))
    s = scenario(p1=dict(battlefield=[statue], hand=[mimic]))
    s.activate("Statue").resolve().advance("end")
    s.next_turn().next_turn().activate("Statue").resolve()
    s.cast("Mimic").choose("yes").resolve()

    assert (s["Statue"].pt, s["Statue#2"].pt) == ("3/3", "None/None")
    assert s["Statue#2"].types == ["Artifact"]


@pytest.mark.cr("707.3")
def test_a_copy_of_a_copy(scenario):
    """A Clone of a Clone copies what the first has become."""
    s = scenario(p1=dict(hand=[CLONE, CLONE, "Murder"], mana="BBB"), p2=dict(battlefield=[BEAST]))
    s.cast("Clone").choose("yes").resolve()
    s.cast("Murder", targets=["p2:Model"]).resolve()
    s.cast("Clone").choose("yes").resolve()

    assert [one.pt for one in s.all("Model")] == ["2/3", "2/3"]


@pytest.mark.cr("707.2b")
def test_a_copy_does_not_follow_its_model(scenario):
    """The values are fixed as the copy enters; what happens to the model later is no matter."""
    shift = Instant(
        "Shift",
        "{0}",
        BecomeCopy(target(creature & Named("Model")), target(creature & Named("Su-Chi"))),
    )
    s = scenario(p1=dict(hand=[CLONE, shift], battlefield=[BEAST]), p2=dict(battlefield=["Su-Chi"]))
    s.cast("Clone").choose("yes", "Model").resolve()
    s.cast("Shift", targets=["Model", "Su-Chi"]).resolve()

    assert sorted(s.p1.battlefield) == ["Model", "Su-Chi"]


@pytest.mark.cr("707.5", "614.12")
def test_a_copy_enters_with_what_the_copied_object_says(scenario):
    """Counters that the copied card enters with are put on the copy too."""
    hydra = body("Hydra", "0/0", enters_with("+1/+1", 3))
    s = scenario(p1=dict(hand=[CLONE]), p2=dict(battlefield=[hydra]))
    s.cast("Clone").choose("yes").resolve()

    assert s["p1:Hydra"].counters == {"+1/+1": 3}


@pytest.mark.cr("707.5", "603.6a")
def test_a_copys_enters_ability_triggers(scenario):
    """The copy never was anything else on the battlefield: the copied ability triggers."""
    greeter = body("Greeter", "1/1", When(enters(THIS), GainLife(2)))
    s = scenario(p1=dict(hand=[CLONE]), p2=dict(battlefield=[greeter]))
    s.cast("Clone").choose("yes").resolve()

    assert s.p1.life == 22


@pytest.mark.cr("707.5")
def test_one_may_choose_not_to_copy(scenario):
    """A Clone that copies nothing is the 0/0 it is printed as and dies."""
    s = scenario(p1=dict(hand=[CLONE]), p2=dict(battlefield=[BEAST]))
    s.cast("Clone").choose("no").resolve()

    assert s.p1.graveyard == ["Clone"]


@pytest.mark.cr("707.5", "400.7")
def test_a_copy_is_itself_again_elsewhere(scenario):
    """In the graveyard the card has its own characteristics again."""
    s = scenario(p1=dict(hand=[CLONE, "Murder"], mana="BBB"), p2=dict(battlefield=[BEAST]))
    s.cast("Clone").choose("yes").resolve()
    s.cast("Murder", targets=["p1:Model"]).resolve()

    assert sorted(s.p1.graveyard) == ["Clone", "Murder"]


@pytest.mark.cr("707.6")
def test_a_choice_made_as_the_model_entered_is_not_copied(scenario):
    """The copy makes a choice of its own as it enters."""
    prism = body("Prism", "1/1", choose_color())
    s = scenario(p1=dict(hand=[prism, CLONE], mana="GG"))
    s.cast("Prism").choose("green").resolve()
    s.cast("Clone").choose("yes", "red").resolve()
    chosen = [one.entity.memory["color"] for one in s.all("Prism")]

    assert chosen == ["G", "R"]


@pytest.mark.cr("707.9a")
def test_an_exception_that_adds_an_ability_is_copied(scenario):
    """A copy with an added ability passes it on to copies of it."""
    mark = Creature(
        "Marker", "{0}", "Shapeshifter", "0/0",
        enters_as_copy(creature, "haste", exceptions="it has haste"),
    )  # fmt: skip
    s = scenario(p1=dict(hand=[mark, TWIN]), p2=dict(battlefield=[BEAST]))
    s.cast("Marker").choose("yes").resolve()
    s.cast("Twinning", targets=["p1:Model"]).resolve()

    assert [one.has("haste") for one in s.all("Model")] == [False, True, True]


@pytest.mark.cr("707.9b", "707.9d")
def test_an_exception_that_sets_a_value_is_copied(scenario):
    """A size, color or type that the copy effect sets is a copiable value of the copy."""
    changed = Sorcery(
        "Skew", "{0}",
        CreateCopies(
            target(creature),
            changes=(SetPT(7, 7), SetColors(frozenset("B")), AddTypes(frozenset({"Artifact"}))),
        ),
    )  # fmt: skip
    s = scenario(p1=dict(hand=[changed, CLONE], battlefield=[BEAST]))
    s.cast("Skew").resolve()
    s.cast("Clone").choose("yes", "Model token").resolve()
    copy = s["Model#3"]

    assert (copy.pt, copy.colors, copy.types) == ("7/7", "B", ["Artifact", "Creature", "Beast"])


@pytest.mark.cr("707.9d", "604.3")
def test_a_set_size_leaves_out_the_ability_that_defines_it(scenario):
    """With a size of its own the copy does not copy an ability that defines power."""
    from cardwright.language import DefinePT, count

    sizer = Creature(
        "Sizer", "{2}", "Ooze", "*/*",
        Static(THIS, (DefinePT(count(creature), count(creature)),), defining=True),
    )  # fmt: skip
    changed = Sorcery("Skew", "{0}", CreateCopies(target(creature), changes=(SetPT(5, 5),)))
    s = scenario(p1=dict(hand=[changed], battlefield=[sizer]))
    s.cast("Skew").resolve()

    assert [one.pt for one in s.all("Sizer")] == ["2/2", "5/5"]


@pytest.mark.cr("707.2", "111.3")
def test_a_token_copy_is_a_token_with_the_values(scenario):
    """A token that is a copy has the card's name and values and ceases to exist elsewhere."""
    s = scenario(p1=dict(hand=[TWIN, "Murder"], mana="BBB", battlefield=[BEAST]))
    s.cast("Twinning").resolve()
    token = s["Model#2"]
    s.cast("Murder", targets=[token]).resolve()

    assert s.p1.battlefield == ["Model"]
    assert sorted(s.p1.graveyard) == ["Murder", "Twinning"]


@pytest.mark.cr("707.2", "111.3")
def test_a_copy_of_a_token(scenario):
    """A token's characteristics as its maker defined them are its copiable values."""
    s = scenario(p1=dict(hand=["Raise the Alarm", CLONE], mana="WW"))
    s.cast("Raise the Alarm").resolve().cast("Clone").choose("yes").resolve()
    last = s.game.battlefield[-1]

    assert (last.chars.power, last.chars.toughness, last.kind) == (1, 1, "card")
    assert last.chars.subtypes == {"Soldier"}


@pytest.mark.cr("707.4", "613.2a")
def test_becoming_a_copy_keeps_what_was_put_on_it(scenario):
    """Counters and attachments stay and count on top of the new copiable values."""
    morph = Instant(
        "Morph", "{0}",
        BecomeCopy(target(creature & controlled_by(YOU)), target(creature), END_OF_TURN),
    )  # fmt: skip
    s = scenario(
        p1=dict(
            hand=[morph],
            battlefield=[
                dict(name="Memnite", counters={"+1/+1": 1}, tapped=True),
                dict(name="Bonesplitter", attached_to="Memnite"),
            ],
        ),
        p2=dict(battlefield=[BEAST]),
    )
    s.cast("Morph", targets=["Memnite", "Model"]).resolve()
    now = s["p1:Model"]
    seen = (now.pt, now.tapped, now.attachments)
    s.next_turn()

    assert seen == ("5/4", True, ["Bonesplitter"])
    assert s["Memnite"].pt == "4/2"


@pytest.mark.cr("707.4", "603.6a")
def test_becoming_a_copy_is_not_entering(scenario):
    """Enters abilities do not trigger and "enters with" does nothing."""
    greeter = body("Greeter", "1/1", When(enters(THIS), GainLife(2)), enters_with("+1/+1", 2))
    morph = Instant("Morph", "{0}", BecomeCopy(target(creature), target(creature)))
    s = scenario(p1=dict(hand=[morph], battlefield=["Memnite"]), p2=dict(battlefield=[greeter]))
    s.cast("Morph", targets=["Memnite", "Greeter"]).resolve()

    assert (s.p1.life, s["p1:Greeter"].pt) == (20, "1/1")


@pytest.mark.cr("707.4", "613.7a")
def test_the_later_copy_effect_wins(scenario):
    """Two copy effects apply in timestamp order: it is a copy of the second."""
    morph = Instant("Morph", "{0}", BecomeCopy(target(creature), target(creature)))
    s = scenario(
        p1=dict(hand=[morph, morph], battlefield=["Memnite"]),
        p2=dict(battlefield=[BEAST, "Su-Chi"]),
    )
    s.cast("Morph", targets=["Memnite", "Model"]).resolve()
    s.cast("Morph", targets=["p1:Model", "Su-Chi"]).resolve()

    assert s["p1:Su-Chi"].pt == "4/4"


@pytest.mark.cr("613.2c", "613.6")
def test_effects_apply_on_top_of_the_copy(scenario):
    """A set size from an earlier effect still applies after a later copy effect."""
    shrink = Instant("Shrink", "{0}", gets(target(creature), SetPT(1, 1)))
    morph = Instant("Morph", "{0}", BecomeCopy(target(creature), target(creature)))
    s = scenario(
        p1=dict(hand=[morph, shrink], battlefield=["Memnite"]), p2=dict(battlefield=["Su-Chi"])
    )
    s.cast("Shrink", targets=["Memnite"]).resolve()
    s.cast("Morph", targets=["Memnite", "Su-Chi"]).resolve()

    assert s["p1:Su-Chi"].pt == "1/1"


@pytest.mark.cr("707.10", "601.2i")
def test_a_copy_of_a_spell_is_not_cast(scenario):
    """Copying a spell is not casting one: "whenever you cast" sees only the cast spells."""
    watcher = Enchantment("Watcher", "{1}", Whenever(casts(YOU, instant), GainLife(1)))
    zap = Instant("Zap", "{0}", LoseLife(2))
    s = scenario(p1=dict(hand=[zap, ECHO], battlefield=[watcher]))
    s.cast("Zap").resolve(1).cast("Echo", targets=["Zap"]).resolve()

    assert s.p1.life == 20 + 2 - 4


@pytest.mark.cr("707.10", "704.5e")
def test_a_copy_of_a_spell_ceases_to_exist(scenario):
    """The copy resolves first and leaves no card behind."""
    s = scenario(p1=dict(hand=["Lightning Bolt", ECHO], mana="R"))
    s.cast("Lightning Bolt", targets=["p2"]).cast("Echo").resolve()

    assert s.p2.life == 14
    assert sorted(s.p1.graveyard) == ["Echo", "Lightning Bolt"]


@pytest.mark.cr("707.10c", "115.7d")
def test_new_targets_for_a_copy(scenario):
    """The copy's controller may change any number of its targets to legal ones."""
    s = scenario(p1=dict(hand=["Lightning Bolt", FORK], mana="R"), p2=dict(battlefield=["Su-Chi"]))
    s.cast("Lightning Bolt", targets=["p2"]).cast("Fork")
    s.choose("Su-Chi").resolve().finish()

    assert (s.p2.life, s["Su-Chi"].damage) == (17, 3)


@pytest.mark.cr("707.10c")
def test_a_copy_may_keep_its_targets(scenario):
    """Without new targets the copy has the targets of the original."""
    s = scenario(p1=dict(hand=["Lightning Bolt", ECHO], mana="R"), p2=dict(battlefield=["Su-Chi"]))
    s.cast("Lightning Bolt", targets=["p2"]).cast("Echo", targets=["Lightning Bolt"]).resolve()

    assert (s.p2.life, s.p2.battlefield) == (14, ["Su-Chi"])


@pytest.mark.cr("707.10")
def test_a_copy_has_the_modes_and_x_of_the_original(scenario):
    """Modes, X and the division are copied; they are not chosen again."""
    pick = Instant("Pick", "{X}", choose_one(GainLife("X"), LoseLife("X")))
    s = scenario(p1=dict(hand=[pick, ECHO], mana="{C}{C}{C}"))
    s.cast("Pick", x=3, modes=[1]).cast("Echo").resolve()

    assert s.p1.life == 26


@pytest.mark.cr("707.10", "702.33d")
def test_a_copy_of_a_kicked_spell_is_kicked(scenario):
    """Additional costs that were paid count as paid for the copy."""
    kicked = Instant(
        "Swell", "{0}", Keyword("kicker", "{1}"), If(Paid("kicker"), [GainLife(5)], [GainLife(1)])
    )
    s = scenario(p1=dict(hand=[kicked, ECHO], mana="C"))
    s.cast("Swell", pay=["kicker"]).cast("Echo").resolve()

    assert s.p1.life == 30


@pytest.mark.cr("707.10f", "608.3f", "111.13")
def test_a_copy_of_a_permanent_spell_becomes_a_token(scenario):
    """The copy of a creature spell resolves as a token with its copiable values."""
    s = scenario(p1=dict(hand=[BEAST, ECHO], mana="GG"))
    s.cast("Model").cast("Echo").resolve()

    assert s.p1.battlefield == ["Model", "Model"]
    assert [one.entity.kind for one in s.all("Model")] == ["token", "card"]


@pytest.mark.cr("707.10", "702.33d")
def test_a_token_from_a_copied_kicked_spell_was_kicked(scenario):
    """What was chosen for the copied spell travels to the token it becomes."""
    kicked = body(
        "Kicked One", "1/1", Keyword("kicker", "{1}"),
        enters_with("+1/+1", 2, condition=Paid("kicker")), cost="{0}",
    )  # fmt: skip
    s = scenario(p1=dict(hand=[kicked, ECHO], mana="C"))
    s.cast("Kicked One", pay=["kicker"]).cast("Echo").resolve()

    assert [one.pt for one in s.all("Kicked One")] == ["3/3", "3/3"]


@pytest.mark.cr("707.10", "707.10b")
def test_a_copy_of_an_ability_is_not_activated(scenario):
    """A copied ability costs nothing, is used no second time, and has the same source."""
    rod = Artifact("Rod", "{1}", Activated("{1}, {T}", DealDamage(1, any_target())))
    s = scenario(p1=dict(battlefield=[rod], mana="C"))
    s.activate("Rod", targets=["p2"])
    top = s.game.zones.stack[-1]
    copy = s.game.zones.new_copy(top, 0)
    s.resolve()

    assert copy.item.source == top.item.source
    assert s.p2.life == 18


@pytest.mark.cr("707.5", "608.3a")
def test_a_clone_chooses_as_it_enters_not_as_it_is_cast(scenario):
    """The choice is made on resolution: what has died by then can't be copied."""
    s = scenario(
        p1=dict(hand=[CLONE]),
        p2=dict(battlefield=[BEAST, "3 Swamp"], hand=["Murder"]),
    )
    s.cast("Clone").cast("Murder", targets=["Model"], by="p2").resolve()

    assert s.p1.graveyard == ["Clone"]


@pytest.mark.cr("707.2", "110.5")
def test_a_copy_of_a_tapped_thing_enters_untapped(scenario):
    """Status is no copiable value."""
    s = scenario(p1=dict(hand=[TWIN], battlefield=[dict(name="Su-Chi", tapped=True)]))
    s.cast("Twinning").resolve()

    assert [one.tapped for one in s.all("Su-Chi")] == [True, False]


@pytest.mark.cr("707.2", "201.2", "704.5j")
def test_the_legend_rule_counts_copies(scenario):
    """A copy of a legendary creature has its name and supertype: only one stays."""
    hero = Creature("Hero", "{1}", "Human", "2/2", types="Legendary Creature")
    s = scenario(p1=dict(hand=[TWIN], battlefield=[hero]))
    s.cast("Twinning").choose("Hero").resolve()

    assert s.p1.battlefield == ["Hero"]


@pytest.mark.cr("602.5b", "707.4")
def test_uses_count_for_the_object(scenario):
    """An activation limit counts the object's own activations; a token copy is another object."""
    charm = body("Charmer", "1/1", Activated("{0}", GainLife(1), only=ONCE_PER_TURN))
    s = scenario(p1=dict(hand=[TWIN], battlefield=[charm]))
    s.activate("Charmer").resolve()
    s.cast("Twinning").resolve()

    assert [s.can_activate(name) for name in ("Charmer#1", "Charmer#2")] == [False, True]


@pytest.mark.cr("707.8", "712.8e", "202.3b")
def test_a_copy_of_a_back_face_has_mana_value_0(scenario):
    """The face that is up is copied, without the mana value that it has from the front."""
    from cardwright.language import Transform, mana_value_of, two_faces

    wolf = two_faces(
        "transform",
        body("Deserter", "1/1", Activated("{0}", Transform())),
        Creature("Ransacker", "", "Werewolf", "5/4"),
    )
    weigh = Instant("Weigh", "{0}", GainLife(mana_value_of(target(creature))))
    s = scenario(p1=dict(hand=[CLONE, weigh, weigh], battlefield=[wolf]))
    s.activate("Deserter").resolve().cast("Clone").choose("yes").resolve()
    s.cast("Weigh", targets=["Ransacker#1"]).resolve()
    front = s.p1.life
    s.cast("Weigh", targets=["Ransacker#2"]).resolve()

    assert [one.pt for one in s.all("Ransacker")] == ["5/4", "5/4"]
    assert (front, s.p1.life) == (22, 22)


@pytest.mark.cr("707.3", "707.4")
def test_copying_what_has_become_a_copy(scenario):
    """What a permanent is a copy of for now is what a copy of it is, for good."""
    morph = Instant("Morph", "{0}", BecomeCopy(target(creature), target(creature), END_OF_TURN))
    s = scenario(p1=dict(hand=[morph, TWIN], battlefield=["Memnite"]), p2=dict(battlefield=[BEAST]))
    s.cast("Morph", targets=["Memnite", "Model"]).resolve()
    s.cast("Twinning", targets=["p1:Model"]).resolve().next_turn()

    assert s.p1.battlefield == ["Memnite", "Model"]


@pytest.mark.cr("707.4", "613.1")
def test_becoming_a_copy_exchanges_the_abilities(scenario):
    """A copied static ability works, a copied trigger triggers, the old ones are gone."""
    lord = body("Lord", "1/1", static(those(creature & controlled_by(YOU)), "+2/+2"))
    bard = body("Bard", "1/1", Whenever(casts(YOU, instant), GainLife(1)))
    morph = Instant("Morph", "{0}", BecomeCopy(target(creature), target(creature)))
    s = scenario(
        p1=dict(hand=[morph, morph, morph], battlefield=[bard, "Memnite"]),
        p2=dict(battlefield=[lord]),
    )
    s.cast("Morph", targets=["Memnite", "Bard"]).resolve()
    one = s.p1.life
    s.cast("Morph", targets=["Bard", "Lord"]).resolve()
    two = s.p1.life
    s.cast("Morph", targets=["p1:Lord", "p1:Bard"]).resolve()

    assert (one, two, s.p1.life) == (21, 23, 24)
    assert [view.pt for view in s.all("Bard")] == ["1/1", "1/1"]


@pytest.mark.cr("707.10c", "115.7d", "608.2b")
def test_a_copys_target_that_became_illegal_may_stay(scenario):
    """A copy keeps an illegal target if its controller leaves it so, and does nothing then."""
    s = scenario(
        p1=dict(hand=["Lightning Bolt", ECHO, "Unsummon"], mana="RU"),
        p2=dict(battlefield=["Memnite"]),
    )
    s.cast("Lightning Bolt", targets=["Memnite"]).cast("Echo", targets=["Lightning Bolt"])
    s.cast("Unsummon", targets=["Memnite"]).resolve()

    assert (s.p2.life, s.p2.hand) == (20, ["Memnite"])


@pytest.mark.cr("707.5", "603.6c")
def test_a_clones_leaving_ability_is_the_copied_one(scenario):
    """When a Clone dies, what triggers is the ability it had as the copy."""
    quitter = body("Quitter", "1/1", When(dies(THIS), GainLife(3)))
    kill = Instant("Kill", "{0}", Destroy(target(creature)))
    s = scenario(p1=dict(hand=[CLONE, kill]), p2=dict(battlefield=[quitter]))
    s.cast("Clone").choose("yes").resolve().cast("Kill", targets=["p1:Quitter"]).resolve()

    assert (s.p1.life, s.p2.life) == (23, 20)


@pytest.mark.cr("707.7", "607.1")
def test_copied_linked_abilities_are_linked_to_each_other(scenario):
    """The copy's second ability finds only what its own first ability exiled."""
    from cardwright.language import Exile, ExiledByThis, ReturnToBattlefield, leaves

    jailer = body(
        "Jailer", "2/2",
        When(enters(THIS), Exile(target(creature & Named("Memnite")))),
        When(leaves(THIS), ReturnToBattlefield(ExiledByThis())),
    )  # fmt: skip
    kill = Instant("Kill", "{0}", Destroy(target(creature)))
    s = scenario(
        p1=dict(hand=[jailer, CLONE, kill], mana="GG"),
        p2=dict(battlefield=["Memnite", "Memnite"]),
    )
    s.cast("Jailer").resolve().cast("Clone").choose("yes").resolve()
    both = list(s.p2.exile)
    s.cast("Kill", targets=["Jailer#2"]).resolve()

    assert both == ["Memnite", "Memnite"]
    assert (s.p2.battlefield, s.p2.exile) == (["Memnite"], ["Memnite"])
