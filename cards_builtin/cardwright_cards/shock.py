"""Shock."""

from cardwright.language import DealDamage, Instant, any_target

card = Instant("Shock", "{R}", DealDamage(2, any_target()))
