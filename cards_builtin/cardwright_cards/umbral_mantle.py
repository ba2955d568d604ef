"""Umbral Mantle."""

from cardwright.language import (
    EQUIPPED_CREATURE,
    THIS,
    Activated,
    Equipment,
    gets,
    static,
)

card = Equipment(
    "Umbral Mantle",
    "{3}",
    static(EQUIPPED_CREATURE, Activated("{3}, {Q}", gets(THIS, "+2/+2"))),
    equip="{0}",
)
