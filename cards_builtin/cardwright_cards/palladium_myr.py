"""Palladium Myr."""

from cardwright.language import Activated, AddMana, Creature

card = Creature(
    "Palladium Myr",
    "{3}",
    "Myr",
    "2/2",
    Activated("{T}", AddMana("{C}{C}")),
    types="Artifact Creature",
)
