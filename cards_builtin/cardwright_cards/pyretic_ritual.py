"""Pyretic Ritual."""

from cardwright.language import AddMana, Instant

card = Instant("Pyretic Ritual", "{1}{R}", AddMana("{R}{R}{R}"))
