"""Hornet Sting."""

from cardwright.language import DealDamage, Instant, any_target

card = Instant("Hornet Sting", "{G}", DealDamage(1, any_target()))
