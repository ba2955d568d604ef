"""Kruphix, God of Horizons."""

from cardwright.language import (
    THIS,
    YOU,
    BecomesType,
    Compare,
    Creature,
    Devotion,
    NoMaximumHandSize,
    RemoveTypes,
    Replacement,
    WouldLoseMana,
    static,
)

card = Creature(
    "Kruphix, God of Horizons",
    "{3}{G}{U}",
    "God",
    "4/7",
    "indestructible",
    static(THIS, RemoveTypes(frozenset({"Creature"})), condition=Compare(Devotion("GU"), "<", 7)),
    static(YOU, NoMaximumHandSize()),
    Replacement(WouldLoseMana(), BecomesType("C")),
    types="Legendary Enchantment Creature",
)
