"""Gilder Bairn."""

from cardwright.language import (
    Activated,
    Creature,
    DoubleCounters,
    permanent,
    target,
)

card = Creature(
    "Gilder Bairn",
    "{1}{G/U}{G/U}",
    "Ouphe",
    "1/3",
    Activated("{2}{G/U}, {Q}", DoubleCounters(target(permanent))),
)
