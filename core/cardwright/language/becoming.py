"""Becoming: effects that say what something is now, all in one phrase (205.1b, 208.2b, 613)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from attrs import field, frozen

from cardwright.decisions import ChooseOne, Steps
from cardwright.language import words
from cardwright.language.abilities import Edit, EntersWith, Static
from cardwright.language.cards import Token, token
from cardwright.language.changes import (
    AddTypes,
    Grant,
    SetColors,
    SetPT,
    SetTypes,
    say_granted,
)
from cardwright.language.durations import END_OF_TURN, with_duration
from cardwright.language.nodes import Change, Duration, Effect, Node, Selector, Voice
from cardwright.mana import COLOR_NAMES, COLORS

if TYPE_CHECKING:
    from cardwright.context import Context
    from cardwright.events import Event


@frozen
class Form(Node):
    """What something becomes: ``3/3 Elemental artifact creature``, ``1/1 blue Faerie creature
    with flying``. ``keeps``: whether it stays what it was besides (205.1b)."""

    looks: Token
    keeps: bool = True

    @property
    def changes(self) -> tuple[Change, ...]:
        """What the effect does, in the order of the layers."""
        looks = self.looks
        types, subtypes = frozenset(looks.types.types), frozenset(looks.types.subtypes)
        found: list[Change] = [
            AddTypes(types, subtypes) if self.keeps else SetTypes(types, subtypes)
        ]
        if looks.colors:
            found.append(SetColors(looks.colors))
        if looks.abilities:
            found.append(Grant(looks.abilities))
        if looks.power is not None and looks.toughness is not None:
            found.append(SetPT(looks.power, looks.toughness))
        return tuple(found)

    def several(self, v: Voice) -> str:
        """What several things become: ``1/1 green Saproling creatures``."""
        return words.plural(self.say(v).partition(" ")[2])

    def say(self, v: Voice) -> str:
        looks = self.looks
        parts = [] if looks.power is None else [f"{looks.power}/{looks.toughness}"]
        if looks.colors:
            parts.append(words.series([COLOR_NAMES[c] for c in COLORS if c in looks.colors]))
        parts.extend(looks.types.subtypes)
        parts.extend(t.lower() for t in looks.types.types)
        text = words.article(" ".join(parts))
        if looks.abilities:
            text += f" with {words.series([say_granted(a, v) for a in looks.abilities])}"
        return text


@frozen
class Are(Static):
    """What many things are in addition to what they are anyway (205.1b): ``all Forests are 1/1
    green creatures in addition to their other types``."""

    forms: tuple[Form, ...] = field(kw_only=True)

    def say(self, v: Voice) -> str:
        forms = words.series([one.several(v) for one in self.forms])
        return words.sentence(f"{self.who.say(v)} are {forms} in addition to their other types")


def are(who: Selector, *forms: Form) -> Are:
    """``are(all_(Forest), form("1/1 green creature"))``."""
    changes = [change for one in forms for change in one.changes]
    return Are(who, tuple(changes), forms=forms)


def form(text: str, *abilities: Any, keeps: bool = True) -> Form:
    """``form("2/2 artifact creature", "flying")``."""
    return Form(token(text, *abilities), keeps)


@frozen
class Become(Effect):
    """Something becomes something else and stays what it was besides (205.1b): ``this land
    becomes a 3/3 Elemental artifact creature that's still a land``.

    ``still`` is what the text says that it still is; beside a duration in a sentence of its
    own.
    """

    what: Selector
    form: Form
    until: Duration = END_OF_TURN
    still: str = ""

    def run(self, ctx: Context) -> Steps[None]:
        found = yield from self.what.select(ctx)
        if found:
            yield from ctx.game.effects.begin(ctx, found, self.form.changes, self.until)

    def say(self, v: Voice) -> str:
        text = f"{self.what.say(v)} {self.what.verb('become')} {self.form.say(v)}"
        if not self.still:
            return with_duration(text, self.until, v)
        still = words.article(self.still)
        if not self.until.say(v):
            return f"{text} that's still {still}"
        return f"{with_duration(text, self.until, v)}. It's still {still}"


@frozen
class BecomesOneOf(Edit):
    """As it enters, it becomes one of several things in addition to its other types (208.2b,
    614.1c); what it becomes is part of its copiable values (707.2)."""

    forms: tuple[Form, ...]

    def edit(self, event: Any, ctx: Context) -> Steps[list[Event]]:
        v = Voice()
        options = [one.say(v) for one in self.forms]
        index = yield ChooseOne(ctx.controller, "what it becomes", ctx.source, options)
        event.changes = (*event.changes, *self.forms[index].changes)
        return [event]

    def say(self, v: Voice) -> str:
        choice = words.series([one.say(v) for one in self.forms], "or")
        return (
            f"as {v.this} enters, it becomes your choice of {choice} in addition to its other types"
        )


def enters_as_one_of(*forms: Form) -> EntersWith:
    """ "As this creature enters, it becomes your choice of …"."""
    return EntersWith(BecomesOneOf(forms))


def becomes(
    what: Selector, text: str, *abilities: Any, until: Duration = END_OF_TURN, still: str = ""
) -> Become:
    """``becomes(THIS, "2/2 Assembly-Worker artifact creature", still="land")``."""
    return Become(what, form(text, *abilities), until, still)
