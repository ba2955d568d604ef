"""What is installed, and what of it fails: the rows that ``packs`` and ``cards`` show."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from attrs import define, field, frozen

from cardwright.catalog import CardEntry, Catalog, slugify
from cardwright.problems import Kind, Problem, told

if TYPE_CHECKING:
    from cardwright.language.cards import Card


@frozen
class CardRow:
    """One declared card: as it is printed, or what is wrong with it."""

    name: str
    cost: str
    types: str
    distribution: str
    version: str
    problem: Problem | None = None


@define
class PackRow:
    """One distribution: how many cards and other plugins it declares, and what is wrong."""

    distribution: str
    version: str
    cards: int = 0
    plugins: int = 0
    problems: list[Problem] = field(factory=list)


def cards(catalog: Catalog, query: str = "", blocked: Iterable[str] = ()) -> list[CardRow]:
    """The cards whose names have the query in them, loaded; blocked ones with the reason."""
    from cardwright.language.cards import Card

    open_ = catalog.blocking(*blocked)
    wanted = slugify(query) if query.strip() else ""
    rows = []
    for slug in sorted(catalog.slugs()):
        if wanted not in slug:
            continue
        entry = open_.find(slug)
        if entry is None:
            known = catalog.find(slug)
            origin = (known.distribution, known.version) if known is not None else ("", "")
            rows.append(CardRow(slug, "", "", *origin, open_.why_not(slug)))
        else:
            rows.append(_loaded(open_, entry, Card))
    return rows


def _loaded(catalog: Catalog, entry: CardEntry, kind: type[Card]) -> CardRow:
    origin = (entry.distribution, entry.version)
    try:
        card = entry.load()
    except (Exception, SystemExit) as error:  # noqa: BLE001  # importing runs the pack's own code
        problem = entry.problem(Kind.BROKEN_IMPORT, told(error), error)
        return CardRow(entry.slug, "", "", *origin, problem)
    if not isinstance(card, kind):
        # A card may be any plugin that implements the hook; only a game pool asks it.
        return CardRow(str(getattr(card, "name", entry.slug)), "", "", *origin)
    cost = str(card.mana_cost) if card.mana_cost is not None else ""
    return CardRow(card.name, cost, card.type_line, *origin, catalog.duplicates_of(entry))


def packs(catalog: Catalog, blocked: Iterable[str] = ()) -> list[PackRow]:
    """The distributions that declare anything, with all that fails as it is loaded.

    Cards that stand by themselves are loaded, those of a manifest only counted.
    """
    open_ = catalog.blocking(*blocked)
    rows: dict[str, PackRow] = {}

    def row(distribution: str, version: str) -> PackRow:
        return rows.setdefault(distribution, PackRow(distribution or "(none)", version))

    for slug in open_.slugs():
        card = open_.find(slug)
        if card is None:
            continue
        one = row(card.distribution, card.version)
        one.cards += 1
        if card.pack is None:
            try:
                card.load()
            except (Exception, SystemExit) as error:  # noqa: BLE001  # the pack's own code
                one.problems.append(card.problem(Kind.BROKEN_IMPORT, told(error), error))
    for plugin in open_.plugins():
        row(plugin.distribution, plugin.version).plugins += 1
    for problem in (*open_.host("").problems, *open_.problems):
        row(problem.distribution, problem.version).problems.append(problem)
    return [rows[name] for name in sorted(rows)]
