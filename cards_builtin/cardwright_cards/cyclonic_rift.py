"""Cyclonic Rift."""

from cardwright.language import (
    YOU,
    Instant,
    Keyword,
    ReturnToHand,
    controlled_by,
    nonland,
    permanent,
    target,
)

card = Instant(
    "Cyclonic Rift",
    "{1}{U}",
    ReturnToHand(target(nonland & permanent & ~controlled_by(YOU))),
    Keyword("overload", "{6}{U}"),
)
