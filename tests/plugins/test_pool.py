"""The card pool."""

import sys
from types import SimpleNamespace

import pytest
from attrs import frozen

from cardwright.catalog import Catalog, PackManifest
from cardwright.hookspecs import hookimpl
from cardwright.language.abilities import Keyword, KeywordDefinition
from cardwright.language.cards import Card, Face
from cardwright.language.nodes import Ability
from cardwright.pool import CardPool
from cardwright.problems import Kind, PluginProblems, UnknownCards


@frozen
class Plain(Ability):
    """An ability that does nothing; all of them are equal."""


def artifact(name: str, *abilities: Ability, needs: tuple[str, ...] = ()) -> Card:
    """A card of one face."""
    return Card(name, (Face(name, None, "Artifact", abilities),), needs=needs)


class Rules:
    """A plugin that is no card."""

    def __init__(self, *keywords: str) -> None:
        self.ability = Plain()
        self.keywords = [
            KeywordDefinition(keyword, "702", lambda keyword: ()) for keyword in keywords
        ]
        self.action = SimpleNamespace()

    @hookimpl
    def cardwright_static(self) -> tuple[Ability, ...]:
        return (self.ability,)

    @hookimpl
    def cardwright_keywords(self) -> list[KeywordDefinition]:
        return self.keywords

    @hookimpl
    def cardwright_state_based_actions(self) -> list[SimpleNamespace]:
        return [self.action]


CARD_MODULE = """\
from cardwright.language import Card, Face

card = Card({name!r}, (Face({name!r}, None, "Artifact"),))
"""


def test_holds_the_named_cards_by_full_name() -> None:
    """Names and slugs are found, repeats count once, and cards not named stay out."""
    cards = [artifact(name) for name in ("Shock", "Lightning Bolt", "Opt")]
    pool = CardPool.build(Catalog.of(cards), ["Shock", "lightning-bolt", "Shock"])

    assert list(pool.cards) == ["Lightning Bolt", "Shock"]
    assert pool.cards["Shock"] is cards[0]
    assert pool.problems == ()


def test_abilities_are_printed_ones_then_declared_ones() -> None:
    """Those declared again by a hook stay in their place; equal abilities both count."""
    one, two, more = Plain(), Plain(), Plain()
    card = artifact("Shock", two, one)

    class Plugin:
        @hookimpl
        def cardwright_card(self) -> Card:
            return card

        @hookimpl
        def cardwright_triggers(self) -> list[Ability]:
            return [one, more]

    pool = CardPool.build(Catalog.of({"Shock": Plugin()}), ["Shock"])

    assert list(map(id, pool.abilities_of["Shock"])) == [id(two), id(one), id(more)]


def test_rules_plugins_are_in_every_pool() -> None:
    """Keywords, actions and global abilities come from plugins that are no cards."""
    rules = Rules("vigilance", "flying")
    pool = CardPool.build(Catalog.of([], {"house": rules, "agent-x": "t_no_such"}), [])

    assert list(pool.keywords) == ["flying", "vigilance"]
    assert pool.global_abilities == (rules.ability,)
    assert pool.state_based_actions == (rules.action,)
    assert pool.problems == ()


def test_needed_cards_are_loaded_too() -> None:
    """A card's needs, and theirs in turn, are in the pool; a circle does no harm."""
    cards = [artifact("A", needs=("B",)), artifact("B", needs=("C",)), artifact("C", needs=("A",))]
    pool = CardPool.build(Catalog.of(cards), ["A"])

    assert list(pool.cards) == ["A", "B", "C"]


def test_unknown_cards_are_listed_together() -> None:
    """One error names every card that can't be had, and the nearest names."""
    catalog = Catalog.of([artifact("Shock")])

    with pytest.raises(UnknownCards, match="shock") as caught:
        CardPool.build(catalog, ["Shok", "Shock", "Zzzz"])

    assert caught.value.names == ("Shok", "Zzzz")


@pytest.mark.parametrize(
    ("source", "kind"),
    [
        ("import t_no_such_module", Kind.BROKEN_IMPORT),
        ("raise SystemExit", Kind.BROKEN_IMPORT),
        ("other = 1", Kind.BROKEN_IMPORT),
        ("card = 5", Kind.WRONG_TYPE),
        (CARD_MODULE.format(name=""), Kind.WRONG_NAME),
        (CARD_MODULE.format(name="Opt"), Kind.WRONG_NAME),
        ("cardwright_api = '7.0'\n" + CARD_MODULE.format(name="Shock"), Kind.INCOMPATIBLE_API),
    ],
)
def test_broken_card_is_refused_with_its_origin(distribute, source: str, kind: Kind) -> None:
    """A card that can't be used is an error naming its package and version."""
    path = distribute("p", "3.0", cards={"shock": "t_card:card"}, modules={"t_card": source})

    with pytest.raises(UnknownCards) as caught:
        CardPool.build(Catalog.scan([path]), ["Shock"])

    (problem,) = caught.value.problems
    assert problem.kind is kind
    assert (problem.distribution, problem.version) == ("p", "3.0")


def test_imports_only_what_it_needs_and_says_the_versions(distribute) -> None:
    """A pool imports its cards' modules only, and records the packages in use."""
    modules = {"t_shock": CARD_MODULE.format(name="Shock"), "t_opt": "raise ValueError"}
    cards = {"shock": "t_shock:card", "opt": "t_opt:card"}
    path = distribute("two-cards", "1.4", cards=cards, modules=modules)

    pool = CardPool.build(Catalog.scan([path]), ["Shock"])

    assert pool.versions == {"two-cards": "1.4"}
    assert "t_opt" not in sys.modules


def test_broken_rules_plugin_is_reported_and_the_rest_goes_on() -> None:
    """A plugin that can't be imported is a problem; strict makes it an error."""
    catalog = Catalog.of([artifact("Shock")], {"bad": "t_no_such", "good": Rules("flying")})

    pool = CardPool.build(catalog, ["Shock"])

    assert [problem.kind for problem in pool.problems] == [Kind.BROKEN_IMPORT]
    assert list(pool.keywords) == ["flying"]
    with pytest.raises(PluginProblems, match="plugin:bad"):
        CardPool.build(catalog, ["Shock"], strict=True)


def test_one_keyword_defined_twice() -> None:
    """The first plugin by name defines it; the other is told."""
    first, second = Rules("flying"), Rules("flying")
    pool = CardPool.build(Catalog.of([], {"b": second, "a": first}), [])

    assert pool.keywords["flying"] is first.keywords[0]
    assert [(p.kind, p.plugin) for p in pool.problems] == [(Kind.DUPLICATE, "plugin:b")]


def test_keyword_that_no_plugin_defines() -> None:
    """A card with a keyword that nothing in the pool explains is reported, and stays."""
    cards = [artifact("Bird", Keyword("flying")), artifact("Wall", Keyword("defender"))]
    pool = CardPool.build(Catalog.of(cards, {"k": Rules("flying")}), ["Bird", "Wall"])

    assert list(pool.cards) == ["Bird", "Wall"]
    assert [(p.kind, p.plugin) for p in pool.problems] == [(Kind.UNSUPPORTED_KEYWORD, "card:wall")]


def test_an_ability_of_a_foreign_make() -> None:
    """An ability class that can't be walked through is a problem of its card alone."""
    pool = CardPool.build(Catalog.of([artifact("A", Ability()), artifact("B")]), ["A", "B"])

    assert list(pool.cards) == ["A", "B"]
    assert [(p.kind, p.plugin) for p in pool.problems] == [(Kind.WRONG_TYPE, "card:a")]


def test_blocked_plugins_and_cards() -> None:
    """What is blocked for a pool is not in it; a blocked card that is named is an error."""
    catalog = Catalog.of([artifact("Shock")], {"house": Rules("flying")})

    assert not CardPool.build(catalog, ["Shock"], block=["house"]).keywords
    with pytest.raises(UnknownCards, match="blocked"):
        CardPool.build(catalog, ["Shock"], block=["Shock"])


@pytest.mark.parametrize("seed", range(8))
def test_registration_order_changes_nothing(seed: int) -> None:
    """Any order of registration gives the same pool, in the same order."""
    cards = [artifact(f"Card {letter}", Plain()) for letter in "ABCDEF"]
    plugins = {f"rules-{number}": Rules(f"k{number}", "same") for number in range(5)}
    catalog = Catalog.of(cards, plugins)
    names = [card.name for card in cards]

    plain = CardPool.build(catalog, names)
    mixed = CardPool.build(catalog, names[::-1], shuffle=seed)

    assert list(mixed.cards.items()) == list(plain.cards.items())
    assert list(mixed.keywords.items()) == list(plain.keywords.items())
    assert list(map(id, mixed.global_abilities)) == list(map(id, plain.global_abilities))
    assert mixed.state_based_actions == plain.state_based_actions
    assert mixed.problems == plain.problems


def test_a_plugin_that_is_a_card_by_stealth() -> None:
    """A card among the other plugins is reported, and in no pool."""
    pool = CardPool.build(Catalog.of([], {"house": artifact("Shock", Plain())}), [])

    assert not pool.cards
    assert [problem.kind for problem in pool.problems] == [Kind.WRONG_HOOK]


def test_cards_of_a_pack_bring_their_pack() -> None:
    """The pack's own declarations hold as soon as one of its cards is in the pool."""

    class Pack(Rules):
        @hookimpl
        def cardwright_pack(self) -> PackManifest:
            return PackManifest(["Shock", "Opt"], artifact)

    catalog = Catalog.of(packs={"pack": Pack("banding")})

    assert list(CardPool.build(catalog, ["Opt"]).cards) == ["Opt"]
    assert list(CardPool.build(catalog, ["Opt"]).keywords) == ["banding"]
    assert not CardPool.build(catalog, []).keywords


def test_a_pool_is_immutable() -> None:
    """Neither the pool nor its mappings can be changed."""
    pool = CardPool.build(Catalog.of([artifact("Shock")]), ["Shock"])

    with pytest.raises(AttributeError):
        pool.cards = {}
    with pytest.raises(TypeError):
        pool.cards["Opt"] = None
