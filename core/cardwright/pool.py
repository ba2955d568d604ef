"""The card pool: the cards a game can use, and everything their plugins declare about it.

A pool is assembled once and serves any number of games; it holds no state of any of them. It
depends on the plugins it holds and on nothing else: not on the order in which they were
installed, asked for or registered.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from random import Random
from types import MappingProxyType
from typing import TYPE_CHECKING, TypeVar

import attrs

from cardwright.catalog import CardEntry, Catalog, Entry, slugify
from cardwright.language.abilities import Keyword
from cardwright.plugins import Declared, PluginHost
from cardwright.problems import Kind, PluginProblems, Problem, UnknownCards, told

if TYPE_CHECKING:
    from cardwright.language.abilities import KeywordDefinition
    from cardwright.language.cards import Card
    from cardwright.language.nodes import Ability
    from cardwright.leaving import LeaveGameAction
    from cardwright.state_based_actions import StateBasedAction
    from cardwright.turn import TurnBasedAction

T = TypeVar("T")


@attrs.frozen(eq=False)
class CardPool:
    """What a game plays with. Made by :meth:`build`; immutable.

    ``cards`` are by full name, ``keywords`` by name, both in order of the names.
    ``abilities_of`` gives for each card's name its abilities in printed order, then those its
    plugin declares beside them. ``global_abilities`` come from plugins that are no cards and
    hold in the whole game. ``problems`` is what was wrong and left out. ``versions`` gives for
    each distribution in use its version.
    """

    cards: Mapping[str, Card]
    keywords: Mapping[str, KeywordDefinition]
    abilities_of: Mapping[str, tuple[Ability, ...]]
    global_abilities: tuple[Ability, ...] = ()
    state_based_actions: tuple[StateBasedAction, ...] = ()
    turn_based_actions: tuple[TurnBasedAction, ...] = ()
    leave_game_actions: tuple[LeaveGameAction, ...] = ()
    problems: tuple[Problem, ...] = ()
    versions: Mapping[str, str] = attrs.field(factory=lambda: MappingProxyType({}))

    @classmethod
    def build(
        cls,
        catalog: Catalog,
        names: Iterable[str],
        *,
        strict: bool = False,
        block: Iterable[str] = (),
        shuffle: int | None = None,
    ) -> CardPool:
        """Load the named cards, the cards those need, and the plugins of the rules.

        Nothing else is imported. Each declaring hook is called once for each plugin.

        Args:
            catalog: Where cards and plugins come from.
            names: Names or slugs of cards; repeats count once.
            strict: Whether any problem is an error.
            block: Cards, plugins or distributions to leave out.
            shuffle: A seed to shuffle the order of registration by, which changes nothing: for
                tests of just that.

        Raises:
            UnknownCards: A card that was named or is needed is unknown, blocked or broken.
            PluginProblems: There is a problem, and ``strict`` is set.
        """
        blocked = tuple(block)
        assembly = _Assembly(catalog.blocking(*blocked) if blocked else catalog)
        assembly.find_cards(names)
        assembly.register(shuffle)
        return assembly.pool(strict)


class _Assembly:
    """One pool in the making: find the cards, register all plugins, ask them, put together."""

    def __init__(self, catalog: Catalog) -> None:
        self.catalog = catalog
        self.host = PluginHost()
        self.asked: dict[str, str] = {}  # id of a card's entry -> the name it was asked for by
        self.loaded: dict[str, tuple[Entry, object]] = {}
        self.missing: list[tuple[str, Problem]] = []

    def find_cards(self, names: Iterable[str]) -> None:
        """Load the entries of these cards and of all that they need in turn."""
        waiting = sorted(set(names))
        while waiting:
            needed: set[str] = set()
            for name in waiting:
                entry = self.catalog.find(name)
                if entry is None:
                    self.missing.append((name, self.catalog.why_not(name)))
                elif entry.id not in self.asked:
                    self.asked[entry.id] = name
                    needed.update(self._load_card(entry))
            waiting = sorted(needed)

    def _load_card(self, entry: CardEntry) -> tuple[str, ...]:
        duplicate = self.catalog.duplicates_of(entry)
        if duplicate is not None:
            self.host.report(duplicate)
        try:
            card = entry.load()
        except (Exception, SystemExit) as error:  # noqa: BLE001  # importing runs the pack's code
            problem = entry.problem(Kind.BROKEN_IMPORT, told(error), error)
            self.missing.append((self.asked[entry.id], problem))
            return ()
        self.loaded[entry.id] = (entry, card)
        if entry.pack is not None:
            self._load(entry.pack)
        needs = getattr(card, "needs", ())
        if isinstance(needs, tuple) and all(isinstance(need, str) for need in needs):
            return needs
        self.host.report(entry.problem(Kind.WRONG_TYPE, "its `needs` is not a tuple of names"))
        return ()

    def _load(self, entry: Entry) -> None:
        if entry.id in self.loaded:
            return
        duplicate = self.catalog.duplicates_of(entry)
        if duplicate is not None:
            self.host.report(duplicate)
        try:
            self.loaded[entry.id] = (entry, entry.load())
        except (Exception, SystemExit) as error:  # noqa: BLE001  # importing runs a plugin's code
            self.host.report(entry.problem(Kind.BROKEN_IMPORT, told(error), error))

    def register(self, shuffle: int | None) -> None:
        """Add the rules' plugins and the cards to the host."""
        for rule in self.catalog.rules():
            self._load(rule)
        order = sorted(self.loaded)
        if shuffle is not None:
            Random(shuffle).shuffle(order)  # the order of a test, not a secret
        for id_ in order:
            entry, plugin = self.loaded[id_]
            self.host.add(
                plugin,
                id_,
                distribution=entry.distribution,
                version=entry.version,
                api=entry.api,
            )

    def pool(self, strict: bool) -> CardPool:
        """Ask every hook once and put the pool together."""
        cards = self._cards()
        own: dict[str, list[Ability]] = {}
        shared: list[Ability] = []
        host = self.host
        for ask in (host.triggers, host.replacements, host.costs, host.static, host.activated):
            for id_, abilities in ask():
                if id_ in cards:
                    own.setdefault(id_, []).extend(abilities)
                elif id_ not in self.asked:
                    shared.extend(abilities)
        by_name = sorted((card.name, id_) for id_, card in cards.items())
        keywords = self._keywords()
        self._look_for_keywords(cards, keywords)
        state_based, turn_based = host.state_based_actions(), host.turn_based_actions()
        leave_game = host.leave_game()
        self._raise_missing()
        if strict and host.problems:
            raise PluginProblems(host.problems)
        return CardPool(
            cards=MappingProxyType({name: cards[id_] for name, id_ in by_name}),
            keywords=MappingProxyType(keywords),
            abilities_of=MappingProxyType(
                {name: _in_order(cards[id_], own.get(id_, ())) for name, id_ in by_name}
            ),
            global_abilities=_once(shared),
            state_based_actions=_flat(state_based),
            turn_based_actions=_flat(turn_based),
            leave_game_actions=_flat(leave_game),
            problems=host.problems,
            versions=MappingProxyType(self._versions()),
        )

    def _cards(self) -> dict[str, Card]:
        cards: dict[str, Card] = {}
        for id_, card in self.host.cards():
            entry = self.loaded[id_][0]
            slug = slugify(card.name)
            if id_ not in self.asked:
                reason = f"it declares the card {card.name}, and is no entry in cardwright.cards"
                self.host.report(entry.problem(Kind.WRONG_HOOK, reason))
            elif entry.name in (slug, slug.partition("--")[0]) or slugify(entry.name) == slug:
                cards[id_] = card
            else:
                reason = f"it is the card {card.name}, whose slug is {slug}"
                self.host.report(entry.problem(Kind.WRONG_NAME, reason))
        return self._without_doubles(cards)

    def _without_doubles(self, cards: dict[str, Card]) -> dict[str, Card]:
        kept: dict[str, Card] = {}
        names: dict[str, str] = {}
        for id_ in sorted(cards):
            first = names.setdefault(cards[id_].name, id_)
            if first == id_:
                kept[id_] = cards[id_]
            else:
                reason = f"{first} is the card {cards[id_].name} already"
                self.host.report(self.loaded[id_][0].problem(Kind.DUPLICATE, reason))
        for id_, name in self.asked.items():
            if id_ not in kept and id_ in self.loaded and cards.get(id_) is None:
                self._give_up(id_, name)
        return kept

    def _give_up(self, id_: str, name: str) -> None:
        found = [problem for problem in self.host.problems if problem.plugin == id_]
        entry = self.loaded[id_][0]
        if not found:
            found = [entry.problem(Kind.WRONG_TYPE, "it does not implement cardwright_card")]
        self.missing.extend((name, problem) for problem in found)

    def _keywords(self) -> dict[str, KeywordDefinition]:
        keywords: dict[str, KeywordDefinition] = {}
        owners: dict[str, str] = {}
        for id_, definitions in self.host.keywords():
            for definition in definitions:
                if definition.name not in keywords:
                    keywords[definition.name] = definition
                    owners[definition.name] = id_
                else:
                    reason = f"{owners[definition.name]} defines {definition.name} already"
                    self.host.report(self.loaded[id_][0].problem(Kind.DUPLICATE, reason))
        return dict(sorted(keywords.items()))

    def _look_for_keywords(self, cards: Mapping[str, Card], known: Mapping[str, object]) -> None:
        for id_, card in cards.items():
            entry = self.loaded[id_][0]
            try:
                used = _keywords_of(card)
            except Exception as error:  # noqa: BLE001  # walks through the pack's own classes
                self.host.report(entry.problem(Kind.WRONG_TYPE, told(error), error))
                continue
            for name in sorted(used.difference(known)):
                reason = f"no plugin says what {name} means"
                self.host.report(entry.problem(Kind.UNSUPPORTED_KEYWORD, reason))

    def _raise_missing(self) -> None:
        if self.missing:
            self.missing.sort(key=lambda pair: (pair[0], str(pair[1])))
            names = dict.fromkeys(name for name, _ in self.missing)
            raise UnknownCards(names, dict.fromkeys(problem for _, problem in self.missing))

    def _versions(self) -> dict[str, str]:
        used = {e.distribution: e.version for e, _ in self.loaded.values() if e.distribution}
        return dict(sorted(used.items()))


def _keywords_of(card: Card) -> set[str]:
    """The keywords a card has on any face, or gives to others."""
    nodes = (node for face in card.faces for top in face.abilities for node in top.walk())
    return {node.name for node in nodes if isinstance(node, Keyword)}


def _in_order(card: Card, declared: Iterable[Ability]) -> tuple[Ability, ...]:
    """The printed abilities, then the declared ones that are not among them."""
    return _once([*card.abilities, *declared])


def _once(abilities: Iterable[Ability]) -> tuple[Ability, ...]:
    # By identity: a card can have two equal abilities, and each of them counts (113.2c).
    return tuple({id(ability): ability for ability in abilities}.values())


def _flat(declared: Declared[tuple[T, ...]]) -> tuple[T, ...]:
    return tuple(item for _, items in declared for item in items)
