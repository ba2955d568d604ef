"""Spreading Seas."""

from cardwright.language import (
    ENCHANTED_LAND,
    THIS,
    Aura,
    Draw,
    SetTypes,
    When,
    enters,
    land,
    static,
)

card = Aura(
    "Spreading Seas",
    "{1}{U}",
    land,
    When(enters(THIS), Draw()),
    static(ENCHANTED_LAND, SetTypes(subtypes=frozenset({"Island"}), surface="an Island")),
)
