"""Rainbow Efreet."""

from cardwright.language import THIS, Activated, Creature, PhaseOut

card = Creature(
    "Rainbow Efreet",
    "{3}{U}",
    "Efreet",
    "3/1",
    "flying",
    Activated("{U}{U}", PhaseOut(THIS)),
)
