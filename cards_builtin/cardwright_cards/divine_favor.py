"""Divine Favor."""

from cardwright.language import (
    ENCHANTED_CREATURE,
    THIS,
    Aura,
    GainLife,
    When,
    creature,
    enters,
    static,
)

card = Aura(
    "Divine Favor",
    "{1}{W}",
    creature,
    When(enters(THIS), GainLife(3)),
    static(ENCHANTED_CREATURE, "+1/+3"),
)
