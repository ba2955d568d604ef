"""Omnath, Locus of Mana."""

from cardwright.language import THIS, YOU, Creature, ModifyPT, PoolPersists, UnspentMana, static

card = Creature(
    "Omnath, Locus of Mana",
    "{2}{G}",
    "Elemental",
    "1/1",
    static(YOU, PoolPersists(frozenset({"G"}))),
    static(THIS, ModifyPT(1, 1, for_each=UnspentMana("G"))),
    types="Legendary Creature",
)
