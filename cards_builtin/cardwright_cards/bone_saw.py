"""Bone Saw."""

from cardwright.language import EQUIPPED_CREATURE, Equipment, static

card = Equipment("Bone Saw", "{0}", static(EQUIPPED_CREATURE, "+1/+0"), equip="{1}")
