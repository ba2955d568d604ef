"""Basilisk Collar."""

from cardwright.language import EQUIPPED_CREATURE, Equipment, static

card = Equipment(
    "Basilisk Collar", "{1}", static(EQUIPPED_CREATURE, "deathtouch", "lifelink"), equip="{2}"
)
