"""The invariants: a sound game keeps them, and each breach is found."""

from collections.abc import Callable

import pytest

from cardwright import invariants
from cardwright.catalog import Catalog
from cardwright.events import PutCounters, StepBegins
from cardwright.game import Game
from cardwright.mana import ManaUnit
from cardwright.objects import EXILE, GameObject
from cardwright.pool import CardPool

DECK = ["Plains"] * 8 + ["Memnite"] * 6 + ["Bonesplitter"] * 6


@pytest.fixture
def game() -> Game:
    """A game at a decision about priority with creatures and Equipment on the battlefield."""
    pool = CardPool.build(Catalog.installed().only("cardwright"), DECK)
    made = Game(pool, [DECK, DECK], seed=2).start(first=0)
    while made.turn.number < 4:
        assert made.decision is not None
        actions = list(map(str, made.decision.options))
        wanted = [i for i, text in enumerate(actions) if text.startswith(("play", "cast"))]
        made.answer(wanted[0] if wanted else made.decision.default())
    return made


def memnite(game: Game) -> GameObject:
    return next(obj for obj in game.battlefield if obj.name == "Memnite")


def bonesplitter(game: Game) -> GameObject:
    return next(obj for obj in game.battlefield if obj.name == "Bonesplitter")


BREACHES: dict[str, Callable[[Game], object]] = {
    "400.1": lambda game: setattr(memnite(game), "zone", EXILE),
    "400.3": lambda game: setattr(game.players[0].library[0], "owner", 1),
    "400.7": lambda game: setattr(memnite(game), "became", 5),
    "108.3": lambda game: game.zones.cease(memnite(game)),
    "122.1": lambda game: memnite(game).counters.update({"+1/+1": 0}),
    "506.4": lambda game: game.combat.blockers.update({bonesplitter(game).id: []}),
    "613.1": lambda game: setattr(memnite(game), "chars", bonesplitter(game).chars),
    "701.3": lambda game: setattr(bonesplitter(game), "attached_to", memnite(game).id),
    "704.5a": lambda game: setattr(game.players[0], "life", 0),
    "704.5d": lambda game: setattr(game.players[0].library[0], "kind", "token"),
    "704.5g": lambda game: setattr(memnite(game), "damage", 1),
}


def test_sound(game: Game) -> None:
    """Nothing is found in a game in which nothing is wrong, and looking changes nothing."""
    before = game.digest()

    assert invariants.check(game) == []
    assert invariants.check_events(game, [StepBegins(game.active, step="draw")]) == []
    assert game.digest() == before


@pytest.mark.parametrize("rule", BREACHES)
def test_breach(game: Game, rule: str) -> None:
    """What breaks a rule is found, under the number of the rule."""
    BREACHES[rule](game)

    assert rule in {why.partition(":")[0] for why in invariants.check(game)}


def test_mana_between_steps(game: Game) -> None:
    """Mana that is left as a step begins is found (500.4)."""
    game.active.pool.add(ManaUnit("G"))
    [why] = invariants.check_events(game, [StepBegins(game.active, step="draw")])

    assert why.startswith("500.4")


def test_watch(game: Game) -> None:
    """A game that is watched tells of the events that happened together."""
    seen: list[object] = []
    game.watch = lambda told, happened: seen.append((told, list(happened)))
    event = PutCounters(memnite(game), "+1/+1", 1)
    for _ in game.do(event):
        pytest.fail("nothing is asked")

    assert seen == [(game, [event])]
