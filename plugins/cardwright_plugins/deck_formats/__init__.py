"""Deck formats: one module, and one plugin, for each way of writing a deck list."""
