"""Thieving Skydiver."""

from cardwright.language import (
    THIS,
    AttachTo,
    Creature,
    If,
    Is,
    Keyword,
    Paid,
    Stat,
    TakeControl,
    When,
    X,
    artifact,
    enters,
    equipment,
    it,
    target,
    that,
    x_at_least_one,
)

prize = target(artifact & Stat("mana value", "<=", X))

card = Creature(
    "Thieving Skydiver",
    "{1}{U}",
    "Merfolk Rogue",
    "2/1",
    Keyword("kicker", x_at_least_one("{X}")),
    "flying",
    When(
        enters(THIS),
        TakeControl(prize),
        If(Is(that("artifact", "target"), equipment), AttachTo(THIS, it("target"))),
        condition=Paid(),
    ),
)
