"""Last Breath."""

from cardwright.language import (
    Exile,
    GainLife,
    Instant,
    Number,
    Stat,
    controller_of,
    creature,
    it,
    target,
)

card = Instant(
    "Last Breath",
    "{1}{W}",
    Exile(target(creature & Stat("power", "<=", Number(2)))),
    GainLife(4, controller_of(it("target"))),
)
