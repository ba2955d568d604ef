"""Zones and moving between them (400–408, 110, 301.5, 303.4)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from cardwright.events import Event, PhaseIn, PhaseOut, ZoneChange
from cardwright.language.durations import INDEFINITELY
from cardwright.language.rules import CantBeAttached, Phases
from cardwright.layouts import face_in
from cardwright.objects import (
    BATTLEFIELD,
    COMMAND,
    EXILE,
    GONE,
    GRAVEYARD,
    HAND,
    LIBRARY,
    PHASED_OUT,
    STACK,
    Characteristics,
    Entity,
    GameObject,
    Player,
)

if TYPE_CHECKING:
    from cardwright.game import Game
    from cardwright.language.cards import Card, Token
    from cardwright.language.nodes import Change


class Zones:
    """The shared zones of a game, and the moves between zones.

    ``until_gone``: id of a permanent → ids of the cards that come back as it leaves (610.3).
    """

    __slots__ = ("battlefield", "command", "exile", "game", "phased_out", "stack", "until_gone")

    def __init__(self, game: Game) -> None:
        self.game = game
        self.battlefield: list[GameObject] = []
        self.stack: list[GameObject] = []
        self.exile: list[GameObject] = []
        self.command: list[GameObject] = []
        self.phased_out: list[GameObject] = []
        self.until_gone: dict[int, tuple[int, ...]] = {}

    def copy(self, game: Game) -> Zones:
        """The same zones in a copied game."""
        other = Zones(game)
        objects = game.objects
        other.battlefield = [objects[o.id] for o in self.battlefield]
        other.stack = [objects[o.id] for o in self.stack]
        other.exile = [objects[o.id] for o in self.exile]
        other.command = [objects[o.id] for o in self.command]
        other.phased_out = [objects[o.id] for o in self.phased_out]
        other.until_gone = dict(self.until_gone)
        return other

    # --- reading -----------------------------------------------------------------------

    def list_of(self, zone: str, owner: int) -> list[GameObject]:
        """The list that is a zone; ``owner`` matters for a player's own zones."""
        if zone == BATTLEFIELD:
            return self.battlefield
        if zone == STACK:
            return self.stack
        if zone == EXILE:
            return self.exile
        if zone == COMMAND:
            return self.command
        if zone == PHASED_OUT:
            return self.phased_out
        return self.game.players[owner].zone(zone)

    def objects(self, zone: str) -> Sequence[GameObject]:
        """All objects in a zone, of all players in APNAP order where each has one."""
        if zone in (LIBRARY, HAND, GRAVEYARD):
            return [o for player in self.game.apnap() for o in player.zone(zone)]
        return self.list_of(zone, 0)

    # --- making ------------------------------------------------------------------------

    def new_card(self, card: Card, owner: int, zone: str) -> GameObject:
        """A card that starts in a zone, outside of any event (103.3)."""
        game = self.game
        face = card.face if zone == BATTLEFIELD else card.elsewhere
        base = game.abilities.printed(face, card)
        obj = self._make(base, owner, owner, zone, "card")
        obj.card, obj.face = card, face
        self.list_of(zone, owner).append(obj)
        game.triggers.listen(obj)
        return obj

    def new_token(self, player: Player, token: Token, base: Characteristics | None) -> GameObject:
        """A token that does not exist anywhere yet; its creator owns it (111.2)."""
        chars = base if base is not None else self.game.abilities.token(token)
        return self._make(chars, player.id, player.id, GONE, "token")

    def new_ability(self, controller: int, source: GameObject) -> GameObject:
        """An ability on top of the stack (113.7); it has its source's name to be called by."""
        game = self.game
        chars = game.ability_chars(source.chars.name)
        obj = self._make(chars, controller, controller, STACK, "ability")
        self.stack.append(obj)
        return obj

    def _make(
        self, base: Characteristics, owner: int, controller: int, zone: str, kind: str
    ) -> GameObject:
        game = self.game
        id_ = game.next_id
        game.next_id += 1
        stamp = game.stamp()
        obj = GameObject(
            id_, None, None, owner, controller, zone, base, base, stamp, controller, stamp, kind
        )
        game.objects[id_] = obj
        return obj

    # --- moving ------------------------------------------------------------------------

    def move(self, event: ZoneChange) -> GameObject | None:
        """Carry out a zone change; returns the new object (400.7)."""
        game = self.game
        old = event.obj
        came_from = old.zone
        if came_from == BATTLEFIELD and event.to == BATTLEFIELD:
            return None
        self._take_out(old)
        if old.kind == "ability":
            old.zone = GONE
            return None
        if old.kind == "copy" and event.to not in (BATTLEFIELD, STACK):
            # 704.5e, done at once: no rule can see the copy in between.
            old.zone = GONE
            return None
        to = event.to
        controller = old.owner
        if to in (BATTLEFIELD, STACK) and event.controller is not None:
            controller = event.controller
        if old.card is not None and old.face is not None:
            face = face_in(old, event)
            # 608.3f, 707.9: a token that was a copy of a spell keeps what the copy was given.
            same = old.kind == "copy" and face is old.face
            base = old.base if same else game.abilities.printed(face, old.card)
        else:
            face, base = None, old.base
        new = self._make(base, old.owner, controller, to, old.kind)
        if new.kind == "copy" and to == BATTLEFIELD:
            new.kind = "token"  # 608.3f
        new.card, new.face = old.card, face
        new.face_down = event.face_down and to == EXILE  # 406.3
        new.was, old.became = old.id, new.id
        self._designate(old, new)
        if new.kind == "token" and to != BATTLEFIELD:
            game.stray_tokens.append(new)
        old.zone = GONE
        if to == BATTLEFIELD:
            if old.item is not None:
                # 107.3m, 702.33d: enters abilities read what the spell's choices were.
                item = old.item
                spent = tuple(unit.type for unit in item.spent)
                new.memory["cast"] = (item.x, dict(item.paid), item.cast_from, spent)
                game.effects.follow(old.id, new.id)
            self.enter(event, new)
        else:
            place = self.list_of(to, new.owner)
            if to == LIBRARY and event.position != 0:
                place.insert(0 if event.position < 0 else max(0, len(place) - event.position), new)
            else:
                place.append(new)
        game.triggers.listen(new)
        return new

    def enter(self, event: ZoneChange, new: GameObject) -> None:
        """Put an object onto the battlefield as the event says it enters (110.5)."""
        new.zone = BATTLEFIELD
        new.tapped = event.tapped
        new.memory.update(event.memory)
        new.counters = dict(event.counters)
        if event.base is not None:
            new.base = new.chars = event.base
        self.battlefield.append(new)
        if event.changes:
            new.base = new.chars = self.changed(new.base, event.changes, new)
        if event.lasting:
            game = self.game
            game.effects.start(game.context(new), [new], event.lasting, INDEFINITELY)
        if event.attach_to is not None:
            self.attach(new, event.attach_to)

    def as_entering(self, event: ZoneChange) -> Characteristics:
        """The copiable values an object would enter the battlefield with, as the event is now
        (614.12): those of the face that will be up, or of what it is a copy of."""
        obj = event.obj
        if event.base is not None:
            return event.base
        if obj.card is None or obj.face is None:
            return obj.base
        face = face_in(obj, event)
        return obj.base if face is obj.face else self.game.abilities.printed(face, obj.card)

    def changed(
        self, base: Characteristics, changes: Sequence[Change], obj: GameObject
    ) -> Characteristics:
        """Copiable values with exceptions or choices made part of them (707.2, 707.9); what
        they set no ability among the values defines any more (707.9d)."""
        made = base.copy()
        made.abilities = self.game.abilities.without_definitions(made.abilities, changes)
        ctx = self.game.context(obj)
        for change in changes:
            change.change(made, obj, ctx)
        made.rules = {**made.rules, **made.abilities.own_rules}
        return made

    def new_copy(self, original: GameObject, controller: int) -> GameObject:
        """A copy of a spell or ability on top of the stack, with its choices (707.10)."""
        spell = original.kind != "ability"
        base = original.copied or original.base
        copy = self._make(base, controller, controller, STACK, "copy" if spell else "ability")
        copy.card, copy.face = original.card, original.face
        assert original.item is not None
        item = original.item.copy()
        item.goes_to = ""
        item.cast_from = ""
        if spell:
            item.source = copy.id
        copy.item = item
        self.stack.append(copy)
        return copy

    def _take_out(self, old: GameObject) -> None:
        place = self.list_of(old.zone, old.owner)
        if place and place[-1] is old:
            place.pop()
        else:
            place.remove(old)
        if old.zone == BATTLEFIELD:
            self.game.combat.remove(old.id)
            if old.attached_to >= 0:
                host = self.game.entity(old.attached_to)
                if old.id in host.attachments:
                    host.attachments.remove(old.id)

    def _designate(self, old: GameObject, new: GameObject) -> None:
        """A commander is one in every zone (903.3)."""
        commanders = self.game.commanders
        if old.id in commanders:
            commanders[commanders.index(old.id)] = new.id

    def put_back(self, spell: GameObject, old: GameObject, zone: str, index: int) -> None:
        """Undo the move of a card to the stack: the very object it was (730.1)."""
        self.stack.remove(spell)
        self._designate(spell, old)
        spell.zone = GONE
        old.zone, old.became = zone, -1
        self.list_of(zone, old.owner).insert(index, old)
        del self.game.objects[spell.id]

    def cease(self, obj: GameObject) -> None:
        """An object ceases to exist (111.7, 608.2n)."""
        if obj.zone != GONE:
            self._take_out(obj)
            obj.zone = GONE

    def reorder(self, player: Player, cards: Sequence[GameObject], bottom: bool) -> None:
        """Put cards of a library on its top or bottom; the first of them ends topmost."""
        if not cards:
            return
        moved = {card.id for card in cards}
        rest = [o for o in player.library if o.id not in moved]
        block = list(reversed(cards))
        player.library[:] = block + rest if bottom else rest + block

    # --- attaching -----------------------------------------------------------------------

    def attach(self, obj: GameObject, to: Entity) -> None:
        """Attach; a new timestamp comes with it (613.7e)."""
        if obj.attached_to == to.id:
            return
        self.detach(obj)
        obj.attached_to = to.id
        to.attachments.append(obj.id)
        obj.timestamp = self.game.stamp()

    def detach(self, obj: GameObject) -> None:
        """Make it attached to nothing."""
        if obj.attached_to >= 0:
            host = self.game.entity(obj.attached_to)
            if obj.id in host.attachments:
                host.attachments.remove(obj.id)
            obj.attached_to = -1

    def can_attach(self, obj: GameObject, to: Entity) -> bool:
        """Whether it can be attached there (301.5, 303.4, 702.16)."""
        game = self.game
        if not game.is_here(to) or to is obj:
            return False
        chars = obj.chars
        ctx = game.context(obj)
        for rule, source in to.rules(CantBeAttached):
            if rule.what.matches(obj, game.rule_context(to, source)):
                return False
        if "Aura" in chars.subtypes:
            enchant = chars.abilities.enchant
            if "Creature" in chars.types or enchant is None:
                return False  # 303.4d
            return enchant.matches(to, ctx)
        if not isinstance(to, GameObject) or to.zone != BATTLEFIELD:
            return False
        if "Equipment" in chars.subtypes:
            return "Creature" in to.chars.types and "Creature" not in chars.types
        if "Fortification" in chars.subtypes:
            return "Land" in to.chars.types and "Creature" not in chars.types
        return False

    # --- phasing -----------------------------------------------------------------------

    def phasing(self, player: Player) -> list[Event]:
        """What phases in and out together as a player's untap step begins (502.1, 702.26a)."""
        out = [o for o in self.battlefield if o.controller == player.id and o.rules(Phases)]
        back = [o for o in self.phased_out if o.controller == player.id and not o.memory.get("phased with")]  # noqa: E501  # fmt: skip
        return [*(PhaseIn(o) for o in back), *(PhaseOut(o) for o in out)]

    def phase_out(self, obj: GameObject, together_with: int = 0) -> None:
        """It is treated as though it does not exist, with what is attached to it (702.26b–g)."""
        if obj not in self.battlefield:
            return
        self.battlefield.remove(obj)
        self.phased_out.append(obj)
        self.game.combat.remove(obj.id)
        obj.zone = PHASED_OUT
        obj.memory["phased with"] = together_with
        for id_ in obj.attachments:
            attached = self.game.objects[id_]
            if attached.zone == BATTLEFIELD:
                self.phase_out(attached, obj.id)

    def phase_in(self, obj: GameObject) -> None:
        """It is back as it was, and what phased out with it (702.26c, 702.26g)."""
        if obj not in self.phased_out:
            return
        self.phased_out.remove(obj)
        self.battlefield.append(obj)
        obj.zone = BATTLEFIELD
        obj.memory.pop("phased with", None)
        for other in list(self.phased_out):
            if other.memory.get("phased with") == obj.id:
                self.phase_in(other)

    # --- until it leaves -------------------------------------------------------------------

    def return_when_gone(self, anchor: GameObject, exiled: Sequence[GameObject]) -> None:
        """The exiled cards come back as soon as the permanent leaves (610.3)."""
        ids = tuple(o.id for o in exiled)
        if ids:
            self.until_gone[anchor.id] = self.until_gone.get(anchor.id, ()) + ids

    def returns(self, happened: Sequence[Event]) -> list[Event]:
        """The moves back that must happen immediately after these events (610.3, 610.3d)."""
        if not self.until_gone:
            return []
        moves: list[Event] = []
        for event in happened:
            if isinstance(event, ZoneChange) and event.came_from == BATTLEFIELD:
                for id_ in self.until_gone.pop(event.obj.id, ()):
                    card: Any = self.game.entity(id_)
                    if card.zone == EXILE:
                        moves.append(ZoneChange(card, BATTLEFIELD, "until", card.owner))
        return moves
