"""K'rrik, Son of Yawgmoth."""

from cardwright.language import (
    THIS,
    YOU,
    Creature,
    LifeForMana,
    PutCounters,
    Whenever,
    black,
    casts,
    static,
)

card = Creature(
    "K'rrik, Son of Yawgmoth",
    "{4}{B/P}{B/P}{B/P}",
    "Phyrexian Horror Minion",
    "2/2",
    "lifelink",
    static(YOU, LifeForMana("B")),
    Whenever(casts(YOU, black), PutCounters("+1/+1", THIS)),
    types="Legendary Creature",
)
