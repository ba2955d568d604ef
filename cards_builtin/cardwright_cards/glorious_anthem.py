"""Glorious Anthem."""

from cardwright.language import YOU, Enchantment, controlled_by, creature, static, those

card = Enchantment(
    "Glorious Anthem",
    "{1}{W}{W}",
    static(those(creature & controlled_by(YOU)), "+1/+1"),
)
