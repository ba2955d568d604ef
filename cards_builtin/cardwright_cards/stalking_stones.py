"""Stalking Stones."""

from cardwright.language import INDEFINITELY, THIS, Activated, AddMana, Land, becomes

card = Land(
    "Stalking Stones",
    Activated("{T}", AddMana("{C}")),
    Activated(
        "{6}", becomes(THIS, "3/3 Elemental artifact creature", until=INDEFINITELY, still="land")
    ),
)
