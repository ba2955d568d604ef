"""Wind-Scarred Crag."""

from cardwright.language import (
    THIS,
    Activated,
    AddMana,
    GainLife,
    Land,
    When,
    enters,
    enters_tapped,
)

card = Land(
    "Wind-Scarred Crag",
    enters_tapped(),
    When(enters(THIS), GainLife(1)),
    Activated("{T}", AddMana(["{R}", "{W}"])),
)
