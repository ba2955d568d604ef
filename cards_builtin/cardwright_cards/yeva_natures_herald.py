"""Yeva, Nature's Herald."""

from cardwright.language import YOU, CastAsInstant, Creature, creature, green, own_line, static

card = Creature(
    "Yeva, Nature's Herald",
    "{2}{G}{G}",
    "Elf Shaman",
    "4/4",
    own_line("flash"),
    static(YOU, CastAsInstant(green & creature)),
    types="Legendary Creature",
)
