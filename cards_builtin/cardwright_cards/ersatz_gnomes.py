"""Ersatz Gnomes."""

from cardwright.language import (
    INDEFINITELY,
    Activated,
    Creature,
    SetColors,
    gets,
    permanent,
    target,
    target_spell,
)

card = Creature(
    "Ersatz Gnomes",
    "{3}",
    "Gnome",
    "1/1",
    Activated("{T}", gets(target_spell(), SetColors(frozenset()), until=INDEFINITELY)),
    Activated("{T}", gets(target(permanent), SetColors(frozenset()))),
    types="Artifact Creature",
)
