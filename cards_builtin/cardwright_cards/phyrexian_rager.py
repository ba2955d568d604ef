"""Phyrexian Rager."""

from cardwright.language import THIS, Creature, Draw, LoseLife, When, both, enters

card = Creature(
    "Phyrexian Rager",
    "{2}{B}",
    "Phyrexian Horror",
    "2/2",
    When(enters(THIS), both(Draw(), LoseLife(1), you=True)),
)
