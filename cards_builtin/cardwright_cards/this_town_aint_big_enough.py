"""This Town Ain't Big Enough."""

from cardwright.language import (
    THIS_SPELL,
    YOU,
    CostChange,
    Instant,
    ItTargets,
    ReturnToHand,
    controlled_by,
    nonland,
    permanent,
    static,
    target,
)

card = Instant(
    "This Town Ain't Big Enough",
    "{4}{U}",
    static(THIS_SPELL, CostChange(3, condition=ItTargets(permanent & controlled_by(YOU)))),
    ReturnToHand(target(nonland & permanent, 2, up_to=True)),
)
