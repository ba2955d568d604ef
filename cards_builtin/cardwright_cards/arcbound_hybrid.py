"""Arcbound Hybrid."""

from cardwright.language import Creature, own_line

card = Creature(
    "Arcbound Hybrid",
    "{4}",
    "Beast",
    "0/0",
    "haste",
    own_line("modular 2"),
    types="Artifact Creature",
)
