"""Arranging a board: putting a scenario's cards where it says they are."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from cardwright import setup
from cardwright.decisions import Steps
from cardwright.events import Shuffle, ZoneChange
from cardwright.mana import ManaUnit
from cardwright.objects import BATTLEFIELD, EXILE, HAND, LIBRARY, Entity, GameObject
from cardwright.scenario.board import FILLER, FILLER_COUNT, Board, Piece, seat_named

if TYPE_CHECKING:
    from cardwright.game import Game
    from cardwright.language.cards import Card

Finder = Callable[[str], Entity]


class Arranger:
    """Puts a board into a game before its first turn.

    ``aliases`` collects the ids of the objects that were given one; ``answer`` takes the
    answers to what a permanent asks as it enters.
    """

    def __init__(
        self,
        game: Game,
        board: Board,
        find: Finder,
        cards: dict[str, Card],
        answer: Callable[..., object] | None = None,
    ) -> None:
        self.game = game
        self.board = board
        self.find = find
        self.cards = cards
        self.answer = answer
        self.aliases: dict[str, int] = {}
        self.sick: list[GameObject] = []
        self.tapped: list[GameObject] = []

    def steps(self) -> Steps[None]:
        """Set all zones up and begin the first turn.

        Permanents enter one after the other, with what replaces how they enter (614.12) and
        without anything triggering; they count as controlled since before the turn (302.6).
        Of a kind of counter that a piece names, there are as many as it says.
        """
        game = self.game
        for seat, side in enumerate(self.board.sides):
            player = game.players[seat]
            player.life = side.life
            player.counters = dict(side.counters)
            library = side.library
            if library is None:
                for _ in range(FILLER_COUNT):
                    game.zones.new_card(FILLER, seat, LIBRARY)
            for piece in reversed(library or ()):
                self._cards(piece, seat, LIBRARY)
            for zone in (HAND, "graveyard", EXILE, "command"):
                for piece in getattr(side, zone):
                    self._cards(piece, seat, zone)
            if self.board.shuffle:
                yield from game.do(Shuffle(player))
        for hosts in (True, False):
            for seat, side in enumerate(self.board.sides):
                for piece in side.battlefield:
                    if bool(piece.attached_to) is not hosts:
                        yield from self._permanents(piece, seat)
        self._forget()
        yield from setup.start(game)
        for obj in self.sick:
            obj.control_stamp = game.stamp()

    def finish(self) -> None:
        """What belongs to the step the scenario begins in: mana, lands played before, and what
        is tapped although the untap step has been."""
        for obj in self.tapped:
            obj.tapped = obj.zone == BATTLEFIELD
        self.game.layers.touch(frozenset({"tapped"}))
        for seat, side in enumerate(self.board.sides):
            player = self.game.players[seat]
            player.lands_played = side.lands_played
            for type_ in side.mana:
                player.pool.add(ManaUnit(type_))
        self.game.version += 1

    def _card(self, piece: Piece) -> Card:
        return piece.card if piece.card is not None else self.cards[piece.name]

    def _cards(self, piece: Piece, seat: int, zone: str) -> None:
        owner = self._owner(piece, seat)
        for index in range(piece.count):
            obj = self.game.zones.new_card(self._card(piece), owner, zone)
            self._name(piece, index, obj)
            self._designate(piece, obj)
            obj.counters = dict(piece.counters)

    def _permanents(self, piece: Piece, seat: int) -> Steps[None]:
        game = self.game
        for index in range(piece.count):
            card = game.zones.new_card(self._card(piece), self._owner(piece, seat), EXILE)
            move = ZoneChange(
                card, BATTLEFIELD, "arrange", seat, tapped=piece.tapped,
                counters=dict(piece.counters),
            )  # fmt: skip
            host = self.find(piece.attached_to) if piece.attached_to else None
            move.attach_to = host
            if piece.choose and self.answer is not None:
                self.answer(*piece.choose)
            happened = yield from game.do(move)
            for event in happened:
                obj = getattr(event, "new", None)
                if isinstance(obj, GameObject) and obj.zone == BATTLEFIELD:
                    obj.damage = piece.damage
                    obj.counters.update(piece.counters)
                    game.layers.touch(frozenset({"counters"}))
                    obj.control_stamp = -1
                    self._name(piece, index, obj)
                    self._designate(piece, obj)
                    if piece.tapped:
                        self.tapped.append(obj)
                    if piece.sick:
                        self.sick.append(obj)

    def _name(self, piece: Piece, index: int, obj: GameObject) -> None:
        if piece.alias:
            name = piece.alias if piece.count == 1 else f"{piece.alias}.{index + 1}"
            self.aliases[name.casefold()] = obj.id

    def _designate(self, piece: Piece, obj: GameObject) -> None:
        """Make it its owner's commander, one that is there since before the last check of
        state-based actions (903.3, 903.9a)."""
        if piece.commander:
            self.game.commanders.append(obj.id)
            obj.memory["commander checked"] = True

    def _owner(self, piece: Piece, seat: int) -> int:
        return seat_named(piece.owner, len(self.board.sides)) if piece.owner else seat

    def _forget(self) -> None:
        """Nothing that happened while arranging has triggered anything or counts as history."""
        triggers = self.game.triggers
        triggers.pending, triggers.mana, triggers.used = [], [], {}
        if self.game.log is not None:
            self.game.log.clear()
