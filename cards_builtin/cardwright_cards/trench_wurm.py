"""Trench Wurm."""

from cardwright.language import (
    Activated,
    Creature,
    Destroy,
    basic,
    land,
    target,
)

card = Creature(
    "Trench Wurm",
    "{3}{B}",
    "Wurm",
    "3/3",
    Activated("{2}{R}, {T}", Destroy(target(~basic & land))),
)
