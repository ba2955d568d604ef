"""Rancor."""

from cardwright.language import (
    ENCHANTED_CREATURE,
    THIS,
    Aura,
    PutIntoGraveyard,
    ReturnToHand,
    When,
    became,
    creature,
    static,
)

card = Aura(
    "Rancor",
    "{G}",
    creature,
    static(ENCHANTED_CREATURE, "+2/+0", "trample"),
    When(PutIntoGraveyard(THIS, "battlefield"), ReturnToHand(became())),
)
