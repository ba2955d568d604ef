"""Bad Moon."""

from cardwright.language import Enchantment, black, creature, static, those

card = Enchantment("Bad Moon", "{1}{B}", static(those(black & creature), "+1/+1"))
