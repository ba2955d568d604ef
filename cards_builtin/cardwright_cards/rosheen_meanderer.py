"""Rosheen Meanderer."""

from cardwright.language import Activated, AddMana, Creature, OnCostsWithX

card = Creature(
    "Rosheen Meanderer",
    "{3}{R/G}",
    "Giant Shaman",
    "4/4",
    Activated("{T}", AddMana("{C}{C}{C}{C}", only=OnCostsWithX())),
    types="Legendary Creature",
)
