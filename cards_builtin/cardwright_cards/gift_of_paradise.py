"""Gift of Paradise."""

from cardwright.language import (
    ENCHANTED_LAND,
    THIS,
    Activated,
    AddAnyColor,
    Aura,
    GainLife,
    When,
    enters,
    land,
    static,
)

card = Aura(
    "Gift of Paradise",
    "{2}{G}",
    land,
    When(enters(THIS), GainLife(3)),
    static(ENCHANTED_LAND, Activated("{T}", AddAnyColor(2))),
)
