"""Lightning Bolt."""

from cardwright.language import DealDamage, Instant, any_target

card = Instant("Lightning Bolt", "{R}", DealDamage(3, any_target()))
