"""The decks that random games are played with."""

from __future__ import annotations

from itertools import combinations_with_replacement
from pathlib import Path
from random import Random

import cardwright_plugins
from cardwright.catalog import Catalog
from cardwright.decks import read_deck
from cardwright.language import Card
from cardwright.pool import CardPool
from cardwright.problems import UnknownCards
from cardwright_plugins.deck_formats import arena, mtgo, plain

ALL = "all"
"""The pair that stands for two decks of random cards; ``all3`` and so on for more players."""

BASICS = {"W": "Plains", "U": "Island", "B": "Swamp", "R": "Mountain", "G": "Forest"}
SPELLS, LANDS, COPIES = 34, 26, 4


class Decks:
    """The card pool of all built-in cards, the shipped decks, and decks of random cards.

    ``left_out`` names what the decks ask for and is not there.
    """

    def __init__(self) -> None:
        self.pool, self.left_out = _pool(Catalog.installed().only("cardwright"))
        self.shipped = {path.stem: self._read(path) for path in shipped()}
        self.names = [name for name in self.pool.cards if name not in BASICS.values()]

    def _read(self, path: Path) -> list[str]:
        deck = read_deck(path, (arena.FORMAT, mtgo.FORMAT, plain.FORMAT))
        names: list[str] = []
        for entry in deck.main:
            if entry.name in self.pool.cards:
                names.extend([entry.name] * entry.count)
            elif entry.name not in self.left_out:
                self.left_out.append(entry.name)
        return names

    @property
    def pairs(self) -> list[str]:
        """The names of all pairs of shipped decks, a deck against itself among them."""
        return ["-".join(pair) for pair in combinations_with_replacement(self.shipped, 2)]

    def of(self, pair: str, seed: int) -> list[list[str]]:
        """The decks of a pair; random ones depend on the seed."""
        if pair.startswith(ALL):
            return self.random(seed, int(pair.removeprefix(ALL) or 2))
        return [self.shipped[name] for name in pair.split("-")]

    def random(self, seed: int, players: int = 2) -> list[list[str]]:
        """Decks of random cards in two colors each; seed after seed takes every card in turn.

        Each deck has four copies of its first card.
        """
        rng = Random(seed)
        first = self.names[seed % len(self.names)]
        firsts = [first, *(rng.choice(self.names) for _ in range(players - 1))]
        return [self._random(name, rng) for name in firsts]

    def _random(self, first: str, rng: Random) -> list[str]:
        own = colors(self.pool.cards[first])
        others = [color for color in BASICS if color not in own]
        rng.shuffle(others)
        have = (own + others)[: max(2, len(own))]
        fitting = [n for n in self.names if not set(colors(self.pool.cards[n])) - set(have)]
        deck = [first] * COPIES
        while len(deck) < SPELLS:
            deck.extend([rng.choice(fitting)] * rng.randint(1, 3))
        lands = [BASICS[have[i % len(have)]] for i in range(LANDS)]
        return deck + lands


def shipped() -> list[Path]:
    """The lists of the decks that come with the package."""
    [folder] = cardwright_plugins.__path__
    return sorted((Path(folder) / "decks").glob("*.txt"))


def colors(card: Card) -> list[str]:
    """The colors of mana that the costs of a card ask for, in order."""
    text = str(card.face.mana_cost or "") + repr(card.abilities)
    return [color for color in BASICS if f"{{{color}" in text or f"'{color}'" in text]


def _pool(catalog: Catalog) -> tuple[CardPool, list[str]]:
    """A pool of all cards that load, and the slugs of those that don't."""
    slugs = list(catalog.slugs())
    try:
        return CardPool.build(catalog, slugs), []
    except UnknownCards as broken:
        left = [slug for slug in slugs if slug not in broken.names]
        return CardPool.build(catalog, left), sorted(broken.names)
