"""Edits of mana production: what replacement effects make of it (106.12b, 614)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from attrs import evolve, frozen

from cardwright.decisions import ChooseOne, Steps
from cardwright.events import EmptyPool, Event, ProduceMana
from cardwright.language.abilities import Edit, Replacement
from cardwright.language.durations import END_OF_TURN
from cardwright.language.nodes import Duration, Effect, EventPattern, Selector, Voice
from cardwright.language.selectors import YOU
from cardwright.mana import COLOR_NAMES, COLORS

if TYPE_CHECKING:
    from cardwright.context import Context


class ManaEdit(Edit):
    """Base of edits of a production. They are pure: they map its units to others."""

    __slots__ = ()
    pure = True
    follows_event = True

    def units(self, event: ProduceMana, ctx: Context) -> tuple[Any, ...]:
        """The units it would produce instead."""
        raise NotImplementedError

    def preview(self, event: ProduceMana, ctx: Context) -> ProduceMana:
        after = evolve(event, units=self.units(event, ctx))
        after.edits = (*event.edits, (str(ctx.source), event.types, after.types))
        return after

    def edit(self, event: ProduceMana, ctx: Context) -> Steps[list[Event]]:
        yield from ()
        return [self.preview(event, ctx)]


@frozen
class TimesAsMuch(ManaEdit):
    """It produces twice, or three times, as much of that mana instead."""

    factor: int

    def units(self, event: ProduceMana, ctx: Context) -> tuple[Any, ...]:
        return tuple(unit for unit in event.units for _ in range(self.factor))

    def say(self, v: Voice) -> str:
        times = {2: "twice", 3: "three times"}.get(self.factor, f"{self.factor} times")
        return f"it produces {times} as much of that mana instead"


@frozen
class ThisTypeInstead(ManaEdit):
    """It produces mana of one type instead of any other type; with ``amount`` also just one."""

    type: str
    amount: bool = False

    def units(self, event: ProduceMana, ctx: Context) -> tuple[Any, ...]:
        units = event.units[:1] if self.amount else event.units
        return tuple(evolve(unit, type=self.type) for unit in units)

    def say(self, v: Voice) -> str:
        other = "type and amount" if self.amount else "type"
        return f"it produces {{{self.type}}} instead of any other {other}"


@frozen
class ChosenColorInstead(ManaEdit):
    """It produces mana of the chosen color instead of any other color; colorless mana has no
    color and stays (106.1a)."""

    def units(self, event: ProduceMana, ctx: Context) -> tuple[Any, ...]:
        color = COLORS[ctx.numbers["color"]]
        return tuple(evolve(u, type=color) if u.type in COLORS else u for u in event.units)

    def say(self, v: Voice) -> str:
        return "produce mana of the chosen color instead of any other color"


@frozen
class WouldLoseMana(EventPattern):
    """A player would lose unspent mana (106.4, 500.4)."""

    who: Selector = YOU

    @property
    def events(self) -> tuple[type[Event], ...]:
        return (EmptyPool,)

    def matches(self, event: Any, ctx: Context) -> bool:
        return not event.becomes and event.player in self.who.find(ctx)

    def say(self, v: Voice) -> str:
        return f"{self.who.say(v)} would lose unspent mana"


@frozen
class BecomesType(Edit):
    """The mana becomes mana of this type instead; what else goes with it stays (106.6)."""

    type: str
    follows_event = True

    def edit(self, event: EmptyPool, ctx: Context) -> Steps[list[Event]]:
        yield from ()
        return [evolve(event, becomes=self.type)]

    def say(self, v: Voice) -> str:
        return f"that mana becomes {COLOR_NAMES.get(self.type, 'colorless')} instead"


@frozen
class ChooseAColor(Effect):
    """A player chooses a color, for the rest of the ability (105.4)."""

    who: Selector = YOU

    def run(self, ctx: Context) -> Steps[None]:
        for player in self.who.find(ctx):
            names = [COLOR_NAMES[color] for color in COLORS]
            ctx.numbers["color"] = yield ChooseOne(player, "choose a color", ctx.source, names)

    def say(self, v: Voice) -> str:
        if self.who.is_you:
            return "choose a color"
        return f"{self.who.say(v)} {self.who.verb('choose')} a color"


@frozen
class ReplaceFor(Effect):
    """A replacement effect for a while: ``until end of turn, lands tapped for mana …``
    (614.2). ``surface`` names what it is about, in the plural."""

    replacement: Replacement
    surface: str
    until: Duration = END_OF_TURN

    def run(self, ctx: Context) -> Steps[None]:
        ctx.game.replacements.begin(ctx, self.replacement, self.until)
        ctx.game.version += 1
        yield from ()

    def say(self, v: Voice) -> str:
        return f"{self.until.say(v)}, {self.surface} {self.replacement.edit.say(v)}"
