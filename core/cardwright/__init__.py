"""Cardwright: a rules engine for Magic: The Gathering whose every card is a plugin."""

__version__ = "0.1.0"
