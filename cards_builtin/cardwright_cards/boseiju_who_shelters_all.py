"""Boseiju, Who Shelters All."""

from cardwright.language import (
    Activated,
    AddMana,
    CantBeCountered,
    Land,
    PayLife,
    SpellGains,
    enters_tapped,
    instant,
    sorcery,
)

card = Land(
    "Boseiju, Who Shelters All",
    enters_tapped(),
    Activated(
        ["{T}", PayLife(2)],
        AddMana("{C}", riders=SpellGains([CantBeCountered()], instant | sorcery)),
    ),
    types="Legendary Land",
)
