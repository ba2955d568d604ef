"""Upwelling."""

from cardwright.language import PLAYERS, Enchantment, PoolPersists, static

card = Enchantment("Upwelling", "{3}{G}", static(PLAYERS, PoolPersists()))
