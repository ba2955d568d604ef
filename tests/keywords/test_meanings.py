"""Every keyword plugin: its number, what it stands for, and how it is written."""

import importlib
import pkgutil
from types import ModuleType

import pytest

import cardwright_plugins.keywords
from cardwright.abilities import Abilities
from cardwright.language import (
    Ability,
    DiscardCost,
    Keyword,
    KeywordDefinition,
    PayLife,
    TapOthers,
    Voice,
    creature,
    own_line,
    white,
)
from cardwright.language.cards import say_lines
from cardwright.plugins import PluginHost
from cardwright.problems import Problem

MODULES = sorted(m.name for m in pkgutil.iter_modules(cardwright_plugins.keywords.__path__))

# Keyword → its number in the list of 702, and a sentence that it is parsed from and says.
FACTS = {
    "affinity": (41, "Affinity for artifacts"),
    "afflict": (130, "Afflict 2"),
    "afterlife": (135, "Afterlife 1"),
    "annihilator": (86, "Annihilator 2"),
    "battle cry": (91, "Battle cry"),
    "blitz": (152, "Blitz {1}{R}"),
    "bloodthirst": (54, "Bloodthirst 1"),
    "bushido": (45, "Bushido 1"),
    "buyback": (27, "Buyback {5}"),
    "changeling": (73, "Changeling"),
    "convoke": (51, "Convoke"),
    "cascade": (85, "Cascade"),
    "cumulative upkeep": (24, "Cumulative upkeep {1}"),
    "cycling": (29, "Basic landcycling {1}{G}"),
    "dash": (109, "Dash {1}{R}"),
    "deathtouch": (2, "Deathtouch"),
    "decayed": (147, "Decayed"),
    "defender": (3, "Defender"),
    "delve": (66, "Delve"),
    "devoid": (114, "Devoid"),
    "double strike": (4, "Double strike"),
    "echo": (30, "Echo {1}{R}"),
    "enchant": (5, "Enchant"),
    "entwine": (42, "Entwine {2}"),
    "equip": (6, "Equip legendary creature {3}"),
    "escape": (138, "Escape {3}{B}"),
    "evoke": (74, "Evoke {2}{W}"),
    "evolve": (100, "Evolve"),
    "exalted": (83, "Exalted"),
    "exploit": (110, "Exploit"),
    "extort": (101, "Extort"),
    "fabricate": (123, "Fabricate 1"),
    "fading": (32, "Fading 3"),
    "fear": (36, "Fear"),
    "first strike": (7, "First strike"),
    "flanking": (25, "Flanking"),
    "flash": (8, "Flash"),
    "flashback": (34, "Flashback {1}{R}"),
    "flying": (9, "Flying"),
    "for Mirrodin!": (163, "For Mirrodin!"),
    "forestwalk": (14, "Forestwalk"),
    "fortify": (67, "Fortify {3}"),
    "haste": (10, "Haste"),
    "hexproof": (11, "Hexproof from multicolored"),
    "horsemanship": (31, "Horsemanship"),
    "improvise": (126, "Improvise"),
    "indestructible": (12, "Indestructible"),
    "infect": (90, "Infect"),
    "intimidate": (13, "Intimidate"),
    "islandwalk": (14, "Islandwalk"),
    "jump-start": (133, "Jump-start"),
    "kicker": (33, "Kicker {2}{R}"),
    "landwalk": (14, "Legendary landwalk"),
    "level up": (87, "Level up {1}"),
    "lifelink": (15, "Lifelink"),
    "living weapon": (92, "Living weapon"),
    "madness": (35, "Madness {R}"),
    "menace": (111, "Menace"),
    "mentor": (134, "Mentor"),
    "modular": (43, "Modular 2"),
    "mountainwalk": (14, "Mountainwalk"),
    "multikicker": (33, "Multikicker {1}{W}"),
    "outlast": (107, "Outlast {W}"),
    "overload": (96, "Overload {6}{U}"),
    "persist": (79, "Persist"),
    "phasing": (26, "Phasing"),
    "plainswalk": (14, "Plainswalk"),
    "poisonous": (70, "Poisonous 1"),
    "protection": (16, "Protection from black and from red"),
    "prowess": (108, "Prowess"),
    "rampage": (23, "Rampage 2"),
    "ravenous": (156, "Ravenous"),
    "reach": (17, "Reach"),
    "rebound": (88, "Rebound"),
    "recover": (59, "Recover {1}{B}"),
    "reinforce": (77, "Reinforce 1—{1}{G}"),
    "retrace": (81, "Retrace"),
    "scavenge": (97, "Scavenge {4}{G}"),
    "shadow": (28, "Shadow"),
    "shroud": (18, "Shroud"),
    "skulk": (118, "Skulk"),
    "soulshift": (46, "Soulshift 3"),
    "spectacle": (137, "Spectacle {R}"),
    "swampwalk": (14, "Swampwalk"),
    "toxic": (164, "Toxic 1"),
    "training": (149, "Training"),
    "trample": (19, "Trample"),
    "transmute": (53, "Transmute {1}{B}{B}"),
    "undaunted": (125, "Undaunted"),
    "undying": (93, "Undying"),
    "unearth": (84, "Unearth {B}"),
    "unleash": (98, "Unleash"),
    "vanishing": (63, "Vanishing 3"),
    "vigilance": (20, "Vigilance"),
    "ward": (21, "Ward {2}"),
    "wither": (80, "Wither"),
}


def _module(name: str) -> ModuleType:
    return importlib.import_module(f"cardwright_plugins.keywords.{name}")


def _definitions() -> dict[str, KeywordDefinition]:
    found = [d for name in MODULES for d in _module(name).cardwright_keywords()]
    return {definition.name: definition for definition in found}


DEFINITIONS = _definitions()


def _parse(sentence: str) -> Keyword:
    return Keyword.parse(sentence[:1].lower() + sentence[1:])


@pytest.mark.parametrize("name", MODULES)
def test_module_is_a_plugin(name: str) -> None:
    """Each module registers, declares its keywords and causes no problem."""
    host = PluginHost()

    added = host.add(_module(name), name)

    declared = host.keywords()
    no_problems: tuple[Problem, ...] = ()
    assert added
    assert [plugin for plugin, found in declared if found] == [name]
    assert host.problems == no_problems


def test_every_keyword_is_listed_here() -> None:
    """No keyword comes or goes without its facts."""
    assert sorted(DEFINITIONS) == sorted(FACTS)


@pytest.mark.parametrize("name", FACTS)
def test_rule_number(name: str) -> None:
    """A keyword carries the number it has in the list of 702."""
    assert DEFINITIONS[name].rule == f"702.{FACTS[name][0]}"


@pytest.mark.parametrize("name", FACTS)
def test_sentence(name: str) -> None:
    """A keyword is parsed from its sentence and says it."""
    sentence = FACTS[name][1]

    keyword = _parse(sentence)

    assert keyword.name == name
    assert keyword.say(Voice()) == sentence


@pytest.mark.parametrize("name", FACTS)
def test_meaning(name: str) -> None:
    """A keyword expands into abilities, in an ability set of its own too."""
    keyword = _parse(FACTS[name][1])

    meant = DEFINITIONS[name].meaning(keyword)

    made = Abilities(DEFINITIONS).of([keyword])
    assert all(isinstance(ability, Ability) for ability in meant)
    assert bool(meant) == (name not in ("enchant", "reach"))
    assert next(iter(made.keywords)) == name


@pytest.mark.parametrize(
    ("keyword", "sentence"),
    [
        (Keyword("ward", [PayLife(2)]), "Ward—Pay 2 life."),
        (Keyword("ward", ["{2}", PayLife(2)]), "Ward—{2}, Pay 2 life."),
        (Keyword("buyback", DiscardCost(count=2)), "Buyback—Discard two cards."),
        (
            Keyword("flashback", TapOthers(white & creature, 3)),
            "Flashback—Tap three untapped white creatures you control.",
        ),
        (Keyword("enchant", filter=creature), "Enchant creature"),
        (Keyword("cycling", "{2}"), "Cycling {2}"),
        (Keyword.parse("equip {1}"), "Equip {1}"),
        (Keyword.parse("hexproof"), "Hexproof"),
        (Keyword.parse("mountaincycling {2}"), "Mountaincycling {2}"),
        (Keyword.parse("protection from red"), "Protection from red"),
        (Keyword.parse("protection from Elves"), "Protection from Elves"),
        (Keyword.parse("protection from artifacts"), "Protection from artifacts"),
        (Keyword.parse("protection from each color"), "Protection from each color"),
        (Keyword.parse("protection from everything"), "Protection from everything"),
        (Keyword.parse("affinity for Plains"), "Affinity for Plains"),
    ],
)
def test_variants_say_themselves(keyword: Keyword, sentence: str) -> None:
    """Costs that are not mana, qualities and variants are written as in the Oracle."""
    assert keyword.say(Voice()) == sentence


def test_typecycling_is_cycling() -> None:
    """What looks for cycling finds typecycling (702.29f)."""
    made = Abilities(DEFINITIONS).of([Keyword.parse("islandcycling {2}")])

    assert "cycling" in made.keywords


def test_instances_of_toxic_add_up() -> None:
    """Equal toxic abilities are not one (702.164b), equal lifelinks are (702.15f)."""
    toxic = [Keyword.parse("toxic 1"), own_line("toxic 1")]
    lifelink = [Keyword.parse("lifelink"), own_line("lifelink")]
    abilities = Abilities(DEFINITIONS)

    def rules(keywords: list[Keyword]) -> int:
        return sum(len(found) for found in abilities.of(keywords).own_rules.values())

    assert (rules(toxic), rules(lifelink)) == (2, 1)


def test_ward_with_mana_stands_in_a_row() -> None:
    """Ward with a mana cost shares a line with other keywords; with another cost it does not."""
    mana = [Keyword.parse("flying"), Keyword.parse("ward {2}")]
    life = [Keyword.parse("flying"), Keyword("ward", [PayLife(2)])]

    lines = [say_lines(keywords, Voice()) for keywords in (mana, life)]

    assert lines == ["Flying, ward {2}", "Flying\nWard—Pay 2 life."]
