"""Colors (105)."""

import pytest

from cardwright.language import (
    Artifact,
    Creature,
    Destroy,
    Instant,
    SetColors,
    Sorcery,
    choose_color,
    creature,
    gets,
    monocolored,
    multicolored,
    one_face,
    target,
)
from cardwright.mana import COLORS
from cardwright.scenario import NotLegal


def paint(name, colors, add=False):
    return Instant(name, "{0}", gets(target(creature), SetColors(frozenset(colors), add)))


@pytest.mark.cr("105.1")
def test_there_are_five_colors():
    """White, blue, black, red and green, and no other."""
    assert tuple(COLORS) == ("W", "U", "B", "R", "G")


@pytest.mark.cr("105.2", "202.2")
def test_an_object_has_the_colors_of_its_mana_cost(scenario):
    """All colors among its mana symbols, hybrid ones too; generic mana has none."""
    s = scenario(
        p1=dict(
            battlefield=[
                "Grizzly Bears",
                "Burning-Tree Emissary",
                Creature("Pair", "{2}{W}{U}", "Bird", "1/1"),
                "Su-Chi",
            ]
        )
    )
    names = ("Grizzly Bears", "Burning-Tree Emissary", "Pair", "Su-Chi")

    assert [s[name].colors for name in names] == ["G", "RG", "WU", ""]


@pytest.mark.cr("105.2", "204.1", "107.13")
def test_a_color_indicator_gives_the_color(scenario):
    """A card without a mana cost is the color of its indicator."""
    vision = one_face("Vision", None, "Creature — Spirit", pt="1/1", indicator="U")
    s = scenario(p1=dict(battlefield=[vision]))

    assert s["Vision"].colors == "U"


@pytest.mark.cr("105.2a", "105.2b", "105.2c")
def test_monocolored_multicolored_and_colorless(scenario):
    """Exactly one color, more than one, none."""
    kill_one = Sorcery("Kill One", "{0}", Destroy(target(creature & monocolored)))
    kill_many = Sorcery("Kill Many", "{0}", Destroy(target(creature & multicolored)))
    pair = Creature("Pair", "{2}{W}{U}", "Bird", "1/1")
    board = dict(hand=[kill_one, kill_many], battlefield=["Grizzly Bears", pair, "Su-Chi"])
    s = scenario(p1=board)
    s.cast("Kill One").resolve().cast("Kill Many").resolve()
    for spell, wanted in (("Kill One", "Pair"), ("Kill One", "Su-Chi"), ("Kill Many", "Su-Chi")):
        with pytest.raises(NotLegal):
            scenario(p1=board).cast(spell, targets=wanted)

    assert s.p1.battlefield == ["Su-Chi"]


@pytest.mark.cr("105.3")
def test_a_new_color_replaces_the_old(scenario):
    """A green creature that becomes blue is only blue; a colorless one gets the color."""
    s = scenario(
        p1=dict(
            battlefield=["Grizzly Bears", "Su-Chi"], hand=[paint("Dye", "U"), paint("Tint", "R")]
        )
    )
    s.cast("Dye", targets="Grizzly Bears").resolve().cast("Tint", targets="Su-Chi").resolve()

    assert (s["Grizzly Bears"].colors, s["Su-Chi"].colors) == ("U", "R")


@pytest.mark.cr("105.3")
def test_a_color_in_addition_is_added(scenario):
    """A green creature that becomes red in addition is both."""
    s = scenario(p1=dict(battlefield=["Grizzly Bears"], hand=[paint("Dye", "R", add=True)]))
    s.cast("Dye", targets="Grizzly Bears").resolve()

    assert s["Grizzly Bears"].colors == "RG"


@pytest.mark.cr("105.3")
def test_a_colored_object_can_become_colorless(scenario):
    """It has no color then."""
    s = scenario(p1=dict(battlefield=["Grizzly Bears"], hand=[paint("Bleach", "")]))
    s.cast("Bleach", targets="Grizzly Bears").resolve()

    assert s["Grizzly Bears"].colors == ""


@pytest.mark.cr("105.4")
def test_a_chosen_color_is_one_of_five(scenario):
    """Colorless is no color to choose."""
    prism = Artifact("Prism", "{0}", choose_color())
    s = scenario(p1=dict(hand=[prism]))
    s.cast("Prism").pass_priority().game.answer(0)
    options = [str(option) for option in s.question.options]
    s.game.answer(0)

    assert len(options) == 5
    assert not any("colorless" in option.casefold() or option == "C" for option in options)
