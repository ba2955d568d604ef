"""A board to try cards on: put things where they should be, then play by naming options."""

import importlib
import pkgutil
from collections.abc import Iterable

from tests.said import slug

import cardwright_plugins.keywords
from cardwright import events, priority
from cardwright.decisions import ChooseOne, PriorityDecision
from cardwright.game import Game
from cardwright.language import Card
from cardwright.mana import ManaUnit
from cardwright.objects import BATTLEFIELD, EXILE, HAND, LIBRARY, Entity, GameObject
from cardwright.pool import CardPool


def _keywords() -> dict[str, object]:
    found = {}
    for module in pkgutil.iter_modules(cardwright_plugins.keywords.__path__):
        plugin = importlib.import_module(f"cardwright_plugins.keywords.{module.name}")
        found.update({one.name: one for one in plugin.cardwright_keywords()})
    return found


def builtin(name: str) -> Card:
    """A built-in card by its name."""
    return importlib.import_module(f"cardwright_cards.{slug(name)}").card


class Board:
    """A game in the first main phase of the first player; libraries are Filler."""

    def __init__(self, cards: Iterable[Card], filler: Card, players: int = 2) -> None:
        known = {card.name: card for card in (*cards, filler)}
        abilities = {name: card.abilities for name, card in known.items()}
        pool = CardPool(cards=known, keywords=_keywords(), abilities_of=abilities)
        self.cards = known
        self.game = Game(pool, [[filler.name] * 20] * players, seed=1)
        self.game.start(first=0, mulligans=False)
        self.to("precombat main")

    # --- setting up --------------------------------------------------------------------

    def put(
        self, name: str, player: int = 0, zone: str = BATTLEFIELD, on: Entity | None = None
    ) -> GameObject:
        """A card of a player in a zone, there since before their turn; ``on``: attached."""
        game = self.game
        card = game.zones.new_card(self.cards[name], player, LIBRARY if zone == LIBRARY else EXILE)
        if zone == LIBRARY:
            return card
        move = events.ZoneChange(card, zone, "test", player, attach_to=on)
        self.run(*[move])
        assert move.new is not None
        move.new.control_stamp = 0
        return move.new

    def hand(self, *names: str, player: int = 0) -> None:
        """Cards in a player's hand."""
        for name in names:
            self.put(name, player, HAND)

    def mana(self, types: str, player: int = 0) -> None:
        """Mana in a player's pool."""
        units = [ManaUnit(type_, -1, False, None) for type_ in types]
        self.game.players[player].pool.units.extend(units)
        self._refresh()

    def give(self, obj: GameObject, player: int) -> None:
        """From now on the player controls it."""
        obj.base_controller = player
        self.game.layers.refresh()
        self._refresh()

    def run(self, *happening: events.Event) -> None:
        """Have events happen that ask nobody anything."""
        for decision in self.game.do(*happening):
            raise AssertionError(decision.reason)
        self._refresh()

    def settle(self) -> None:
        """State-based actions and triggers."""
        for decision in self.game.settle():
            raise AssertionError(decision.reason)
        self._refresh()

    def _refresh(self) -> None:
        if type(self.game.decision) is PriorityDecision:
            self.game.decision = priority.decision(self.game)

    # --- playing -----------------------------------------------------------------------

    @property
    def options(self) -> list[str]:
        return [str(option) for option in self.game.decision.options]

    def do(self, start: str) -> None:
        """Take the option with priority that starts with these words."""
        self.game.answer(next(i for i, text in enumerate(self.options) if text.startswith(start)))

    def choose(self, *wanted: Entity | str) -> None:
        """Choose options, by the object or by its name."""
        decision = self.game.decision
        picked = [
            next(i for i, o in enumerate(decision.options) if o is one or str(o) == one)
            for one in wanted
        ]
        self.game.answer(picked[0] if isinstance(decision, ChooseOne) else tuple(picked))

    def resolve(self) -> None:
        """Pass until the top of the stack has resolved, or somebody has to choose."""
        stack = self.game.zones.stack
        top = stack[-1]
        while type(self.game.decision) is PriorityDecision and top in stack:
            self.game.answer(0)

    def cast(self, name: str, mana: str, *targets: Entity | str) -> None:
        """Put the card into hand, pay for it and let it resolve."""
        self.hand(name)
        self.mana(mana)
        self.do(f"cast {name}")
        if targets:
            self.choose(*targets)
        self.resolve()

    def to(self, step: str, turn: int = 0) -> None:
        """Pass, and choose as little as possible, until a step."""
        while (
            self.game.turn.step != step
            or (turn and self.game.turn.number != turn)
            or type(self.game.decision) is not PriorityDecision
        ):
            self.game.answer(self.game.decision.default())

    # --- looking -----------------------------------------------------------------------

    def there(self, player: int | None = None) -> list[str]:
        """What is on the battlefield, under a player's control: name and power/toughness."""
        found = [o for o in self.game.battlefield if player in (None, o.controller)]
        return sorted(
            o.name if o.chars.power is None else f"{o.name} {o.chars.power}/{o.chars.toughness}"
            for o in found
        )

    def exiled(self) -> list[str]:
        """The names of the cards in exile."""
        return sorted(o.name for o in self.game.zones.exile)
