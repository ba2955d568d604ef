"""Gyre Sage."""

from cardwright.language import THIS, Activated, AddEach, CountersOn, Creature

card = Creature(
    "Gyre Sage",
    "{1}{G}",
    "Elf Druid",
    "1/2",
    "evolve",
    Activated("{T}", AddEach("{G}", CountersOn("+1/+1", THIS), for_each=True)),
)
