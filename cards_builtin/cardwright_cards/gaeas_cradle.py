"""Gaea's Cradle."""

from cardwright.language import YOU, Activated, AddEach, Land, controlled_by, count, creature

card = Land(
    "Gaea's Cradle",
    Activated("{T}", AddEach("{G}", count(creature & controlled_by(YOU)), for_each=True)),
    types="Legendary Land",
)
