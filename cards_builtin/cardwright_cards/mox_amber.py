"""Mox Amber."""

from cardwright.language import (
    YOU,
    Activated,
    AddOfColorsAmong,
    Artifact,
    controlled_by,
    creature,
    legendary,
    planeswalker,
    those,
)

card = Artifact(
    "Mox Amber",
    "{0}",
    Activated(
        "{T}",
        AddOfColorsAmong(
            those(legendary & (creature | planeswalker) & controlled_by(YOU)),
            "among legendary creatures and planeswalkers you control",
        ),
    ),
    types="Legendary Artifact",
)
