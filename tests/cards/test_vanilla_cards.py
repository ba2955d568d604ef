"""Cards without an ability of their own in their text: vanilla creatures and basic lands."""

import pytest

CREATURES = [
    ("Alaborn Trooper", "3 Plains", "2/3"),
    ("Balduvian Bears", "2 Forest", "2/2"),
    ("Barbtooth Wurm", "6 Forest", "6/4"),
    ("Bear Cub", "2 Forest", "2/2"),
    ("Caelorna, Coral Tyrant", "2 Island", "0/8"),
    ("Canopy Gorger", "6 Forest", "6/5"),
    ("Craw Wurm", "6 Forest", "6/4"),
    ("Cylian Elf", "2 Forest", "2/2"),
    ("Devilthorn Fox", "2 Plains", "3/1"),
    ("Dwarven Trader", "1 Mountain", "1/1"),
    ("Elite Vanguard", "1 Plains", "2/1"),
    ("Goblin Piker", "2 Mountain", "2/1"),
    ("Goblin Roughrider", "3 Mountain", "3/2"),
    ("Gray Ogre", "3 Mountain", "2/2"),
    ("Grizzly Bears", "2 Forest", "2/2"),
    ("Horned Turtle", "3 Island", "1/4"),
    ("Memnite", "1 Wastes", "1/1"),
    ("Savannah Lions", "1 Plains", "2/1"),
    ("Silvercoat Lion", "2 Plains", "2/2"),
    ("Warpath Ghoul", "3 Swamp", "3/2"),
]


@pytest.mark.cr("302.2", "510.1a")
@pytest.mark.parametrize(("name", "lands", "size"), CREATURES)
def test_vanilla_creatures_fight_with_their_size(scenario, name, lands, size):
    """Cast with that many lands of its color it has its size, and hits for it next turn."""
    s = scenario(p1=dict(hand=[name], battlefield=[lands]))
    s.cast(name).resolve()
    s.advance("precombat main", turn=3).attack(name).advance("end of combat")

    assert s[name].pt == size
    assert s.p2.life == 20 - int(size.partition("/")[0])


@pytest.mark.cr("305.6")
@pytest.mark.parametrize(
    ("land", "mana"),
    [
        ("Plains", "{W}"),
        ("Island", "{U}"),
        ("Swamp", "{B}"),
        ("Mountain", "{R}"),
        ("Forest", "{G}"),
    ],
)
def test_basic_lands_make_the_mana_of_their_type(scenario, land, mana):
    """A basic land is played and taps for one mana of the color of its land type."""
    s = scenario(p1=dict(hand=[land]))
    s.play(land).activate(land)

    assert s.p1.mana == mana
