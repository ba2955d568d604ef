"""``game.explain``: every reason with its source and its rule, and nothing changed by asking."""

import pytest

from cardwright.events import ProduceMana
from cardwright.language import (
    EACH_OPPONENT,
    ENCHANTED_LAND,
    YOU,
    Activated,
    AddCouldProduce,
    AddMana,
    Artifact,
    Aura,
    CantCast,
    Creature,
    Enchantment,
    Instant,
    Land,
    LoseLife,
    Replacement,
    SetPT,
    Sorcery,
    TakeControl,
    TappedForMana,
    TapsForMana,
    ThisTypeInstead,
    TimesAsMuch,
    UntapSelf,
    Whenever,
    controlled_by,
    creature,
    land,
    permanent,
    static,
    target,
    those,
)
from cardwright.scenario import Piece

FLOOD = Enchantment("Flood", "{2}", Replacement(TapsForMana(permanent, YOU), TimesAsMuch(2)))
INK = Enchantment("Ink", "{B}", Replacement(TapsForMana(land), ThisTypeInstead("B")))
MIRROR = Land("Mirror", Activated("{T}", AddCouldProduce(land & controlled_by(YOU))))
RICHES = Aura("Riches", "{G}", land, Whenever(TappedForMana(ENCHANTED_LAND), AddMana("{G}")))
BEAR = Creature("Bear", "{1}{G}", "Bear", "2/2")
SHRINK = Enchantment("Shrink", "{1}", static(those(creature), SetPT(1, 1)))
ANTHEM = Enchantment("Anthem", "{1}", static(those(creature & controlled_by(YOU)), "+1/+1"))
SILENCE = Enchantment("Silence", "{1}", static(EACH_OPPONENT, CantCast()))


def asked(s, *question) -> list[str]:
    """The reasons, as text; asking must not change the game."""
    before, legal = s.game.digest(), s.legal()
    reasons = [str(reason) for reason in s.game.explain(*question)]
    assert (s.game.digest(), s.legal()) == (before, legal)
    return reasons


def productions(s) -> list[ProduceMana]:
    """What the log tells of mana."""
    return [event for event in s.game.log if isinstance(event, ProduceMana)]


# --- mana --------------------------------------------------------------------------------------


@pytest.mark.cr("106.12", "106.12b")
def test_why_this_made_this_mana(scenario):
    """The tapping, then each replacement effect in the order in which it applied."""
    s = scenario(p1=dict(battlefield=["Forest", FLOOD, INK]))
    s.activate("Forest")
    (event,) = productions(s)

    first, *edits = asked(s, event)
    assert first == "Forest: it was tapped for mana, which makes {G} (106.12)"
    assert sorted(edits) in (
        ["Flood: {B} becomes {B}{B} (106.12b)", "Ink: {G} becomes {B} (106.12b)"],
        ["Flood: {G} becomes {G}{G} (106.12b)", "Ink: {G}{G} becomes {B}{B} (106.12b)"],
    )


@pytest.mark.cr("605.4a", "106.3")
def test_why_a_trigger_and_a_spell_made_mana(scenario):
    """A triggered mana ability and a ritual say so."""
    ritual = Instant("Ritual", "{B}", AddMana("{B}{B}{B}"))
    riches = Piece("Riches", card=RICHES, attached_to="Forest")
    s = scenario(p1=dict(battlefield=["Forest", riches], hand=[ritual], mana="B"))
    s.activate("Forest").cast("Ritual").resolve()
    told = [asked(s, event) for event in productions(s)]

    assert told == [
        ["Forest: it was tapped for mana, which makes {G} (106.12)"],
        ["Riches: its triggered mana ability makes {G} (605.4a)"],
        ["Ritual: what it says makes {B}{B}{B} (106.3)"],
    ]


@pytest.mark.cr("106.7")
def test_why_this_could_produce_that(scenario):
    """The chain from one permanent to the next, with what replacement effects do on the way."""
    s = scenario(p1=dict(battlefield=[MIRROR, "Forest", INK]))

    assert asked(s, s["Mirror"].entity, "B") == [
        (
            "Mirror: an ability of it would add one mana of any type that a land you control could "
            "produce (106.7)"
        ),
        "Forest: an ability of it would add {G} (106.7)",
        "Ink: {G} becomes {B} (106.12b)",
    ]
    assert asked(s, s["Mirror"].entity, "G") == []


# --- characteristics ---------------------------------------------------------------------------


@pytest.mark.cr("613.4b", "613.4c", "122.1a")
def test_why_this_is_a_five_five(scenario):
    """The printed value, then each effect by layer with its source, and the counters."""
    bear = Piece("Bear", card=BEAR, counters={"+1/+1": 3})
    s = scenario(p1=dict(battlefield=[bear, ANTHEM, SHRINK]))

    assert s["Bear"].pt == "5/5"
    assert asked(s, s["Bear"].entity, "p/t") == [
        "Bear: it begins with 2/2 (109.3)",
        "Shrink: have base power and toughness 1/1: 2/2 becomes 1/1 (613.4b)",
        "Anthem: get +1/+1: 1/1 becomes 2/2 (613.4c)",
        "Bear: counters on it (3 +1/+1): 2/2 becomes 5/5 (122.1a)",
    ]


@pytest.mark.cr("613.1b", "613.1d")
def test_why_this_has_another_controller_and_type(scenario):
    """Control and types have their layers too."""
    seize = Sorcery("Seize", "{U}", TakeControl(target(permanent)))
    s = scenario(
        p1=dict(hand=[seize, "Spreading Seas"], mana="UUC"), p2=dict(battlefield=["Mountain"])
    )
    s.cast("Seize", targets=["Mountain"]).resolve()
    s.cast("Spreading Seas", targets=["Mountain"]).resolve()
    mountain = s["Mountain"].entity

    controller, types = asked(s, mountain, "controller"), asked(s, mountain, "types")
    assert controller[0] == "Mountain: it came under the control of p2 (109.3)"
    assert controller[1].startswith("Seize: ")
    assert controller[1].endswith("p2 becomes p1 (613.1b)")
    assert types[1].startswith("Spreading Seas: ")
    assert types[1].endswith("Basic Land — Mountain becomes Basic Land — Island (613.1d)")


def test_why_a_card_elsewhere_is_what_it_is(scenario):
    """In a graveyard nothing but its printed value counts."""
    s = scenario(p1=dict(graveyard=[BEAR], battlefield=[ANTHEM]))

    assert asked(s, s["Bear"].entity, "p/t") == ["Bear: it begins with 2/2 (109.3)"]


def test_what_is_no_characteristic_is_refused(scenario):
    """The error names what can be asked for."""
    s = scenario(p1=dict(battlefield=[BEAR]))

    with pytest.raises(ValueError, match="toughness"):
        s.game.explain(s["Bear"].entity, "beauty")
    with pytest.raises(TypeError):
        s.game.explain("Bear")


# --- what can't be done ------------------------------------------------------------------------


@pytest.mark.cr("307.1", "117.1a")
def test_why_not_now(scenario):
    """A creature in another's turn: the time, and nothing else."""
    s = scenario(active="p2", p1=dict(hand=["Memnite"]))
    s.pass_priority()

    (reason,) = asked(s, s.p1.entity, s["Memnite"].entity)
    assert "it is p2's turn" in reason
    assert reason.endswith("(307.1, 117.1a)")


@pytest.mark.cr("117.1a")
def test_why_not_without_priority(scenario):
    """An instant needs priority."""
    s = scenario(p2=dict(hand=["Shock"], battlefield=["Mountain"]))

    assert asked(s, s.p2.entity, s["Shock"].entity) == ["p2 does not have priority (117.1a)"]


@pytest.mark.cr("601.2c", "601.2g", "118.3")
def test_why_neither_target_nor_mana(scenario):
    """All that is in the way, not just the first."""
    s = scenario(p1=dict(hand=["Murder"], battlefield=["2 Swamp"]))

    assert asked(s, s.p1.entity, s["Murder"].entity) == [
        "Murder has no legal target (601.2c, 115.1)",
        "p1 can't pay {1}{B}{B} (601.2g, 118.3)",
    ]


@pytest.mark.cr("101.2")
def test_why_a_rule_forbids_it(scenario):
    """The permanent whose effect says so is the source."""
    s = scenario(p1=dict(hand=["Memnite"]), p2=dict(battlefield=[SILENCE]))

    (reason,) = s.game.explain(s.p1.entity, s["Memnite"].entity)
    assert (reason.source, reason.rule) == ("Silence", "101.2")


def test_what_can_be_done_needs_no_reason(scenario):
    """No reasons: it can be cast, played, activated."""
    s = scenario(p1=dict(hand=["Memnite", "Forest"], battlefield=["Llanowar Elves"]))
    elves = s["Llanowar Elves"].entity
    (ability,) = elves.chars.abilities.mana

    assert asked(s, s.p1.entity, s["Memnite"].entity) == []
    assert asked(s, s.p1.entity, s["Forest"].entity) == []
    assert asked(s, elves, ability) == []


@pytest.mark.cr("305.2", "305.9", "601.3")
def test_why_no_land_and_not_from_there(scenario):
    """The land of this turn is played; a card in a graveyard stays there."""
    s = scenario(p1=dict(hand=["2 Forest"], graveyard=["Memnite"]))
    s.play("Forest")
    forest, memnite = s.p1.entity.hand[0], s["Memnite"].entity

    assert asked(s, s.p1.entity, forest) == ["p1 has played 1 of 1 lands this turn (305.2)"]
    assert asked(s, s.p1.entity, memnite) == ["Memnite can't be cast from the graveyard (601.3)"]


@pytest.mark.cr("107.5", "107.6", "302.6")
def test_why_an_ability_can_not_be_activated(scenario):
    """Tapped, untapped, sick."""
    idol = Artifact("Idol", "{1}", Activated([UntapSelf()], LoseLife(1, EACH_OPPONENT)))
    s = scenario(
        p1=dict(battlefield=[idol, {"name": "Forest", "tapped": True},
                             {"name": "Llanowar Elves", "sick": True}])
    )  # fmt: skip

    def why(name: str) -> list[str]:
        obj = s[name].entity
        abilities = obj.chars.abilities
        return asked(s, obj, [*abilities.activated, *abilities.mana][0])

    assert why("Idol") == ["Idol: Idol is untapped already (107.6, 118.3)"]
    assert why("Forest") == ["Forest: Forest is tapped already (107.5, 118.3)"]
    assert why("Llanowar Elves") == [
        "Llanowar Elves: Llanowar Elves has summoning sickness (302.6)"
    ]
