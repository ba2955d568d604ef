"""Kitesail."""

from cardwright.language import EQUIPPED_CREATURE, Equipment, static

card = Equipment("Kitesail", "{2}", static(EQUIPPED_CREATURE, "+1/+0", "flying"), equip="{2}")
