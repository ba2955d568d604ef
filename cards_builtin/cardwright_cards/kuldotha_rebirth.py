"""Kuldotha Rebirth."""

from cardwright.language import (
    CreateTokens,
    SacrificeCost,
    Sorcery,
    additional_cost,
    artifact,
    token,
)

card = Sorcery(
    "Kuldotha Rebirth",
    "{R}",
    additional_cost(SacrificeCost(artifact)),
    CreateTokens(token("1/1 red Goblin creature"), 3),
)
