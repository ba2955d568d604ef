"""Swamp."""

from cardwright.language import BasicLand

card = BasicLand("Swamp")
