"""Primeval Titan."""

from cardwright.language import THIS, Creature, May, Search, Whenever, any_of, attacks, enters, land

card = Creature(
    "Primeval Titan",
    "{4}{G}{G}",
    "Giant",
    "6/6",
    "trample",
    Whenever(
        any_of(enters(THIS), attacks(THIS)),
        May(Search(land, "battlefield", 2, tapped=True, pronoun="them")),
    ),
)
