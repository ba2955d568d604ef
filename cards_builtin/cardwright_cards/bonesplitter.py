"""Bonesplitter."""

from cardwright.language import EQUIPPED_CREATURE, Equipment, static

card = Equipment("Bonesplitter", "{1}", static(EQUIPPED_CREATURE, "+2/+0"), equip="{1}")
