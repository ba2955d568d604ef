"""The agent ``greedy``: it beats a random player, and does what is sensible."""

from collections.abc import Sequence

import pytest

from cardwright.agents import Agent, play, seed_for
from cardwright.catalog import Catalog
from cardwright.events import ZoneChange
from cardwright.game import Game
from cardwright.objects import BATTLEFIELD, EXILE, HAND, GameObject
from cardwright.pool import CardPool
from cardwright_plugins.agents.greedy import GreedyAgent
from cardwright_plugins.agents.random_agent import RandomAgent
from cardwright_plugins.cli import decklists

GAMES = 20
ENOUGH = 17
CARDS = (
    "Air Elemental", "Bonesplitter", "Counterspell", "Crypt Rats", "Doom Blade", "Forest",
    "Galvanic Blast", "Grizzly Bears", "Island", "Lightning Bolt", "Mountain", "Pacifism",
    "Plains", "Raging Goblin", "Swamp", "Vines of Vastwood", "Rancor",
)  # fmt: skip


@pytest.mark.parametrize("deck", list(decklists.shipped()))
def test_beats_random(deck: str) -> None:
    """With each shipped deck it wins most games against a random player with the same deck."""
    catalog = Catalog.installed()
    _, cards = decklists.main_deck(deck, catalog)
    pool = CardPool.build(catalog, set(cards))
    won = 0
    for seed in range(GAMES):
        seat = seed % 2
        agents: list[Agent] = [RandomAgent(seed_for(seed, 0)), RandomAgent(seed_for(seed, 1))]
        agents[seat] = GreedyAgent(seed_for(seed, seat))
        game = Game(pool, [cards, cards], seed=seed).start(first=seed // 2 % 2)
        play(game, agents)
        won += game.winners == (game.players[seat],)

    assert won >= ENOUGH


# --- single decisions --------------------------------------------------------------------


class Table:
    """A game in a player's first main phase, set up by hand."""

    def __init__(self, *, active: int = 0) -> None:
        catalog = Catalog.installed()
        names = [name for name in CARDS if catalog.find(name) is not None]
        self.pool = CardPool.build(catalog, names)
        self.game = Game(self.pool, [["Island"] * 30] * 2, seed=1)
        self.game.start(first=active, mulligans=False)
        for player in self.game.players:
            for card in list(player.hand):
                self._do(ZoneChange(card, EXILE, "test"))
        self.agents = [GreedyAgent(0), GreedyAgent(1)]

    def _do(self, *events: ZoneChange) -> None:
        for _ in self.game.do(*events):
            raise AssertionError("nobody is asked while a table is set up")

    def put(self, names: str | Sequence[str], player: int, zone: str = BATTLEFIELD) -> None:
        """Cards of a player in a zone, permanents there since before."""
        for name in [names] if isinstance(names, str) else names:
            card = self.game.zones.new_card(self.pool.cards[name], player, EXILE)
            move = ZoneChange(card, zone, "test", player)
            self._do(move)
            assert move.new is not None
            move.new.control_stamp = 0

    def to(self, step: str) -> None:
        """Pass until the step of the first turn; nobody does anything on the way."""
        game = self.game
        while game.turn.step != step:
            game.answer(game.decision.default())

    def move(self) -> None:
        """One decision of whoever has to make it."""
        game = self.game
        decision = game.decision
        game.answer(self.agents[decision.player.id].decide(game, decision))

    def play_to(self, step: str) -> None:
        """Both play until the step."""
        while self.game.turn.step != step and not self.game.over:
            self.move()

    def refresh(self) -> None:
        """Have the options of the current decision worked out anew."""
        from cardwright import priority

        self.game.version += 1
        self.game.decision = priority.decision(self.game)

    def names(self, zone: str, player: int) -> list[str]:
        """The names of a player's things in a zone, in order."""
        game = self.game
        found: Sequence[GameObject] = (
            game.battlefield if zone == BATTLEFIELD else game.players[player].zone(zone)
        )
        return sorted(o.name for o in found if o.controller == player)


def test_removal_hits_the_best_creature() -> None:
    """A removal spell is aimed at the opponent's best creature."""
    table = Table()
    table.put(["Swamp", "Swamp"], 0)
    table.put("Doom Blade", 0, HAND)
    table.put(["Grizzly Bears", "Air Elemental"], 1)
    table.to("precombat main")
    table.refresh()
    table.play_to("end")

    assert table.names(BATTLEFIELD, 1) == ["Grizzly Bears"]


def test_keeps_a_helping_aura_and_gives_a_hindering_one() -> None:
    """Harm goes to what is the opponent's, help to what is its own."""
    table = Table()
    table.put(["Plains", "Plains", "Forest"], 0)
    table.put(["Pacifism", "Rancor"], 0, HAND)
    table.put("Raging Goblin", 0)
    table.put("Air Elemental", 1)
    table.to("precombat main")
    table.refresh()
    table.play_to("declare attackers")
    hosts = {o.name: table.game.entity(o.attached_to) for o in table.game.battlefield
             if o.attached_to >= 0}  # fmt: skip

    assert str(hosts["Pacifism"]) == "Air Elemental"
    assert str(hosts["Rancor"]) == "Raging Goblin"


def test_burn_is_kept_without_a_victim() -> None:
    """Burn is not thrown at a healthy player, and is at one it kills."""
    table = Table()
    table.put("Mountain", 0)
    table.put("Lightning Bolt", 0, HAND)
    table.to("precombat main")
    table.refresh()
    table.play_to("end")

    assert table.names(HAND, 0) == ["Lightning Bolt"]


def test_burn_kills_the_player() -> None:
    """Burn goes at the player when it wins."""
    table = Table()
    table.game.players[1].life = 3
    table.put("Mountain", 0)
    table.put("Lightning Bolt", 0, HAND)
    table.put("Grizzly Bears", 1)
    table.to("precombat main")
    table.refresh()
    table.play_to("end")

    assert table.game.winners == (table.game.players[0],)


def test_counters_an_opponents_spell() -> None:
    """A counterspell answers the opponent's spell and never its own."""
    table = Table()
    table.put(["Island", "Island"], 1)
    table.put("Counterspell", 1, HAND)
    table.put(["Forest", "Forest"], 0)
    table.put("Grizzly Bears", 0, HAND)
    table.to("precombat main")
    table.refresh()
    table.play_to("end")

    assert "Grizzly Bears" not in table.names(BATTLEFIELD, 0)
    assert table.names(HAND, 1) == []


def test_does_not_attack_into_a_better_creature() -> None:
    """A creature stays home when it would die for nothing, and attacks when nothing blocks."""
    table = Table()
    table.put("Grizzly Bears", 0)
    table.put("Air Elemental", 1)
    table.to("precombat main")
    table.refresh()
    table.play_to("end")
    assert table.game.players[1].life == 20

    table = Table()
    table.put("Grizzly Bears", 0)
    table.to("precombat main")
    table.refresh()
    table.play_to("end")
    assert table.game.players[1].life == 18


@pytest.mark.parametrize(("life", "left"), [(20, ["Raging Goblin"]), (2, [])])
def test_chump_blocks_only_when_facing_death(life: int, left: list[str]) -> None:
    """A hopeless block is made when the attack would kill, and not before."""
    table = Table()
    table.game.players[1].life = life
    table.put("Grizzly Bears", 0)
    table.put("Raging Goblin", 1)
    table.to("declare attackers")
    table.game.answer(((0, 0),))
    table.play_to("end")

    assert not table.game.over
    assert table.names(BATTLEFIELD, 1) == left


def test_a_trick_saves_a_creature_in_combat() -> None:
    """A pump spell is kept for a fight that it turns."""
    table = Table()
    table.put(["Forest", "Forest"], 0)
    table.put("Vines of Vastwood", 0, HAND)
    table.put("Raging Goblin", 0)
    table.put("Grizzly Bears", 1)
    table.to("declare attackers")
    table.game.answer(((0, 0),))
    table.play_to("end")

    assert "Raging Goblin" in table.names(BATTLEFIELD, 0)
    assert table.names(BATTLEFIELD, 1) == []


@pytest.mark.parametrize(("lands", "mulligan"), [(0, 1), (1, 1), (2, 0), (5, 0), (6, 1), (7, 1)])
def test_mulligans(lands: int, mulligan: int) -> None:
    """Hands with two to five lands are kept (103.5)."""
    from cardwright.decisions import YesNo

    table = Table()
    table.put(["Island"] * lands + ["Counterspell"] * (7 - lands), 0, HAND)
    decision = YesNo(table.game.players[0], "take a mulligan (hand of 6)?")

    assert GreedyAgent(0).decide(table.game, decision) == mulligan
