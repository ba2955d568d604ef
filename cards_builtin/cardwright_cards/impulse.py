"""Impulse."""

from cardwright.language import Instant, LookAndTake

card = Instant("Impulse", "{1}{U}", LookAndTake(4))
