"""A game is a function of its cards, set-up, seed and decisions, and of nothing else."""

import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from cardwright.catalog import Catalog
from cardwright.game import Game
from cardwright.pool import CardPool

ROOT = Path(__file__).parents[1]
ROOTS = [str(ROOT / name) for name in ("core", "plugins", "cards_builtin")]

DECKS = [
    ["Mountain"] * 12 + ["Mogg War Marshal", "Lightning Bolt", "Sparksmith", "Chandra Nalaar"] * 4,
    ["Plains"] * 12 + ["Attended Knight", "Journey to Nowhere", "Squadron Hawk", "Fog"] * 4,
]


def digests(seed: int, shuffle: int | None) -> list[str]:
    """The digest of a random game now and then, and at its end."""
    names = {name for deck in DECKS for name in deck}
    pool = CardPool.build(Catalog.installed().only("cardwright"), names, shuffle=shuffle)
    game = Game(pool, DECKS, seed=seed).start()
    rng = Random(seed)
    found: list[str] = []
    while game.decision is not None:
        if len(game.answers) % 50 == 0:
            found.append(game.digest())
        game.answer(game.decision.sample(rng))
    return [*found, game.digest()]


def in_a_process(hash_seed: int, seed: int, shuffle: int) -> list[str]:
    """The same in a process of its own, where texts hash differently."""
    env = {**os.environ, "PYTHONHASHSEED": str(hash_seed)}
    env["PYTHONPATH"] = os.pathsep.join([str(ROOT), *ROOTS])
    code = f"from tests.test_determinism import digests; print(*digests({seed}, {shuffle}))"
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, env=env, cwd=ROOT, check=True, capture_output=True, text=True)
    return done.stdout.split()


@pytest.mark.parametrize("seed", [1, 2])
def test_processes(seed: int) -> None:
    """The same game has the same digests in processes with different hashes of texts."""
    here = digests(seed, None)

    assert in_a_process(1, seed, 5) == here
    assert in_a_process(4321, seed, 6) == here


@pytest.mark.parametrize("shuffle", [1, 2, 3])
def test_order_of_registration(shuffle: int) -> None:
    """The order in which plugins are registered changes nothing."""
    assert digests(3, shuffle) == digests(3, None)


def test_digest_tells_games_apart() -> None:
    """Another seed is another game from its first decision to its last."""
    one, other = digests(1, None), digests(2, None)

    assert not set(one) & set(other)


def test_digest_sees_every_part_of_the_state() -> None:
    """A change of any part of the state is another digest."""
    names = {name for deck in DECKS for name in deck}
    pool = CardPool.build(Catalog.installed().only("cardwright"), names)
    game = Game(pool, DECKS, seed=1).start(first=0)
    player, card = game.players[0], game.players[0].hand[0]
    before = game.digest()
    seen = {before}
    for change, undo in (
        (lambda: setattr(player, "life", 7), lambda: setattr(player, "life", 20)),
        (lambda: player.counters.update(poison=1), player.counters.clear),
        (lambda: player.library.reverse(), lambda: player.library.reverse()),
        (lambda: setattr(card, "tapped", True), lambda: setattr(card, "tapped", False)),
        (lambda: card.memory.update(x=1), card.memory.clear),
        (lambda: setattr(game, "passed", 1), lambda: setattr(game, "passed", 0)),
        (lambda: game.combat.blocked.add(5), game.combat.blocked.clear),
    ):
        change()
        assert game.digest() not in seen
        seen.add(game.digest())
        undo()
        assert game.digest() == before
