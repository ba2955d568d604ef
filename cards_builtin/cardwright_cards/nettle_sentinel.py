"""Nettle Sentinel."""

from cardwright.language import (
    THIS,
    YOU,
    Creature,
    DoesntUntap,
    May,
    UntapIt,
    Whenever,
    casts,
    green,
    static,
)

card = Creature(
    "Nettle Sentinel",
    "{G}",
    "Elf Warrior",
    "2/2",
    static(THIS, DoesntUntap()),
    Whenever(casts(YOU, green), May(UntapIt(THIS))),
)
