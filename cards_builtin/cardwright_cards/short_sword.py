"""Short Sword."""

from cardwright.language import EQUIPPED_CREATURE, Equipment, static

card = Equipment("Short Sword", "{1}", static(EQUIPPED_CREATURE, "+1/+1"), equip="{1}")
