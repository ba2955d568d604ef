"""Skarrgan Pit-Skulk."""

from cardwright.language import THIS, CantBeBlocked, Creature, Stat, creature, power_of, static

card = Creature(
    "Skarrgan Pit-Skulk",
    "{G}",
    "Human Warrior",
    "1/1",
    "bloodthirst 1",
    static(
        THIS,
        CantBeBlocked(by=creature & Stat("power", "<", power_of(THIS)), of_blockers=True),
    ),
)
