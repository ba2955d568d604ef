"""Sage of Lat-Nam."""

from cardwright.language import Activated, Creature, Draw, SacrificeCost, artifact

card = Creature(
    "Sage of Lat-Nam",
    "{1}{U}",
    "Human Artificer",
    "1/2",
    Activated(["{T}", SacrificeCost(artifact)], Draw()),
)
