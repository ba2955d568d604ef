"""Temple of Abandon."""

from cardwright.language import THIS, Activated, AddMana, Land, Scry, When, enters, enters_tapped

card = Land(
    "Temple of Abandon",
    enters_tapped(),
    When(enters(THIS), Scry(1)),
    Activated("{T}", AddMana(["{R}", "{G}"])),
)
