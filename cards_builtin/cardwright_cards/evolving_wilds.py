"""Evolving Wilds."""

from cardwright.language import Activated, Land, SacrificeCost, Search, basic, land

card = Land(
    "Evolving Wilds",
    Activated(
        ["{T}", SacrificeCost()], Search(basic & land, to="battlefield", tapped=True, pronoun="it")
    ),
)
