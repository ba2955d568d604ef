"""Etherium Sculptor."""

from cardwright.language import YOU, CostChange, Creature, artifact, static

card = Creature(
    "Etherium Sculptor",
    "{1}{U}",
    "Vedalken Artificer",
    "1/2",
    static(YOU, CostChange(1, what=artifact)),
    types="Artifact Creature",
)
