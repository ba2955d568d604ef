"""Burning-Tree Emissary."""

from cardwright.language import THIS, AddMana, Creature, When, enters

card = Creature(
    "Burning-Tree Emissary",
    "{R/G}{R/G}",
    "Human Shaman",
    "2/2",
    When(enters(THIS), AddMana("{R}{G}")),
)
