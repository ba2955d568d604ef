"""Effects that prevent damage from a source of a player's choice (609.7, 615.8, 615.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from cardwright.decisions import ChooseOne, Steps
from cardwright.language import words
from cardwright.language.nodes import Effect, Filter, Selector, Voice
from cardwright.language.selectors import YOU
from cardwright.objects import HAND, LIBRARY, GameObject

if TYPE_CHECKING:
    from cardwright.context import Context

_HIDDEN = frozenset({HAND, LIBRARY})


@frozen
class PreventNextTime(Effect):
    """The next time a source of your choice would deal damage to something this turn, prevent
    that damage (609.7, 615.8, 615.9): ``the next time a red source of your choice …``."""

    source: Filter | None = None
    to: Selector = YOU

    def run(self, ctx: Context) -> Steps[None]:
        from cardwright.replacement import Shield

        fitting = [
            o for o in choosable_sources(ctx) if self.source is None or self.source.matches(o, ctx)
        ]
        if not fitting:
            return
        index = yield ChooseOne(ctx.controller, "choose a source of damage", ctx.source, fitting)
        by = frozenset({fitting[index].id})
        for entity in (yield from self.to.select(ctx)):
            ctx.game.replacements.add_shield(
                Shield(ctx.source.id, ctx.controller.id, entity.id, by, times=1, like=self.source)
            )

    def say(self, v: Voice) -> str:
        source = "source" if self.source is None else self.source.singular(v, "source")
        return (
            f"the next time {words.article(source)} of your choice would deal damage to "
            f"{self.to.say(v)} this turn, prevent that damage"
        )


def choosable_sources(ctx: Context) -> list[GameObject]:
    """What may be chosen as a source of damage (609.7a): permanents, spells, what is face up in
    the command zone, and what objects on the stack and effects that wait refer to."""
    game = ctx.game
    zones = game.zones
    found: dict[int, None] = dict.fromkeys(o.id for o in zones.battlefield)
    found.update(dict.fromkeys(o.id for o in zones.stack if o.kind != "ability"))
    found.update(dict.fromkeys(o.id for o in zones.command if not o.face_down))
    for item in (o.item for o in zones.stack if o.item is not None):
        named = [item.source, item.subject, *(i for ids in item.targets for i in ids)]
        found.update(dict.fromkeys((*named, *(i for ids in item.found.values() for i in ids))))
    for shield in game.replacements.shields:
        found.update(dict.fromkeys((shield.source, *sorted(shield.by or ()))))
    for trigger in game.triggers.delayed:
        kept = (i for ids in trigger.found.values() for i in ids)
        found.update(dict.fromkeys((trigger.source, trigger.subject, *kept)))
    objects = (game.objects.get(id_) for id_ in found)
    return [o for o in objects if o is not None and o.kind != "ability" and o.zone not in _HIDDEN]
