"""Crusade."""

from cardwright.language import Enchantment, creature, static, those, white

card = Enchantment("Crusade", "{W}{W}", static(those(white & creature), "+1/+1"))
