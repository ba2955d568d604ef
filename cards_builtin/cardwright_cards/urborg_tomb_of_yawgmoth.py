"""Urborg, Tomb of Yawgmoth."""

from cardwright.language import AddTypes, Land, each, land, static

card = Land(
    "Urborg, Tomb of Yawgmoth",
    static(
        each(land),
        AddTypes(
            subtypes=frozenset({"Swamp"}), surface="a Swamp in addition to its other land types"
        ),
    ),
    types="Legendary Land",
)
