"""Whitesun's Passage."""

from cardwright.language import GainLife, Instant

card = Instant("Whitesun's Passage", "{1}{W}", GainLife(5))
