"""Endless One."""

from cardwright.language import (
    Creature,
    enters_with,
)

card = Creature("Endless One", "{X}", "Eldrazi", "0/0", enters_with("+1/+1", "X"))
