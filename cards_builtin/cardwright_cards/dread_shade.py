"""Dread Shade."""

from cardwright.language import (
    THIS,
    Activated,
    Creature,
    gets,
)

card = Creature("Dread Shade", "{B}{B}{B}", "Shade", "3/3", Activated("{B}", gets(THIS, "+1/+1")))
