"""Myr Enforcer."""

from cardwright.language import Creature, Keyword, artifact

card = Creature(
    "Myr Enforcer",
    "{7}",
    "Myr",
    "4/4",
    Keyword("affinity", filter=artifact),
    types="Artifact Creature",
)
