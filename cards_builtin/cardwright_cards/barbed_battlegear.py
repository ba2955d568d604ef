"""Barbed Battlegear."""

from cardwright.language import EQUIPPED_CREATURE, Equipment, static

card = Equipment("Barbed Battlegear", "{3}", static(EQUIPPED_CREATURE, "+4/-1"), equip="{2}")
