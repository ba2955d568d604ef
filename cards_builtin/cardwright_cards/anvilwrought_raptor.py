"""Anvilwrought Raptor."""

from cardwright.language import Creature, own_line

card = Creature(
    "Anvilwrought Raptor",
    "{4}",
    "Bird",
    "2/1",
    "flying",
    own_line("first strike"),
    types="Artifact Creature",
)
