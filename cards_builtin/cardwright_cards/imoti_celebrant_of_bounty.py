"""Imoti, Celebrant of Bounty."""

from cardwright.language import (
    YOU,
    CastBy,
    Creature,
    Number,
    Stat,
    spell,
    static,
    those,
)

card = Creature(
    "Imoti, Celebrant of Bounty",
    "{3}{G}{U}",
    "Snake Druid",
    "3/1",
    "cascade",
    static(those(spell & CastBy(YOU) & Stat("mana value", ">=", Number(6))), "cascade"),
    types="Legendary Creature",
)
