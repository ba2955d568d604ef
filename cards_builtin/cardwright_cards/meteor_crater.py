"""Meteor Crater."""

from cardwright.language import (
    YOU,
    Activated,
    AddOfColorsAmong,
    Land,
    controlled_by,
    one,
    permanent,
)

card = Land(
    "Meteor Crater",
    Activated("{T}", AddOfColorsAmong(one(permanent & controlled_by(YOU)), choose=True)),
)
