"""Cards with several faces or halves (709, 712, 715)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.decisions import Steps
from cardwright.language.changes import ApplyRule
from cardwright.language.durations import INDEFINITELY
from cardwright.language.rules import CanCastExiled
from cardwright.objects import BATTLEFIELD, GRAVEYARD, STACK

if TYPE_CHECKING:
    from cardwright.context import Context
    from cardwright.events import ZoneChange
    from cardwright.game import Game
    from cardwright.language.cards import Card, Face
    from cardwright.objects import GameObject

ADVENTURE, MODAL, SPLIT, TRANSFORM, AFTERMATH = (
    "adventure", "modal_dfc", "split", "transform", "aftermath",
)  # fmt: skip

_BOTH = frozenset({ADVENTURE, MODAL, SPLIT})


def playable_faces(card: Card, zone: str) -> tuple[int, ...]:
    """The faces of a card that can be cast or played from a zone, as their own rules have it."""
    if card.layout == AFTERMATH:
        return (1,) if zone == GRAVEYARD else (0,)  # 702.127a
    if card.layout in _BOTH and zone != GRAVEYARD:
        return tuple(range(len(card.faces)))
    return (0,)


def face_in(old: GameObject, event: ZoneChange) -> Face:
    """The face an object has in the zone it goes to (712.8, 715.4)."""
    assert old.card is not None
    if event.face is not None and event.to in (BATTLEFIELD, STACK):
        return old.card.faces[event.face]
    if event.to == BATTLEFIELD and old.zone == STACK and old.face is not None:
        return old.face  # 608.3, 712.13
    if event.to == BATTLEFIELD:
        return old.card.face
    return old.card.elsewhere


def is_adventure(spell: GameObject) -> bool:
    """Whether a spell is an Adventure (715.2b)."""
    card = spell.card
    return card is not None and card.layout == ADVENTURE and spell.face is not card.face


def on_an_adventure(game: Game, ctx: Context, card: GameObject) -> Steps[None]:
    """The exiled card may be cast, but not as an Adventure again (715.3d)."""
    permission = ApplyRule(CanCastExiled((card.id,), front_only=True))
    yield from game.effects.begin(ctx, [ctx.controller], (permission,), INDEFINITELY)
