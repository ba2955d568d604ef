"""Boomerang."""

from cardwright.language import (
    Instant,
    ReturnToHand,
    permanent,
    target,
)

card = Instant("Boomerang", "{U}{U}", ReturnToHand(target(permanent)))
