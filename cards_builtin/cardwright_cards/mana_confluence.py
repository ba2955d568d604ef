"""Mana Confluence."""

from cardwright.language import Activated, AddAnyColor, Land, PayLife

card = Land("Mana Confluence", Activated(["{T}", PayLife(1)], AddAnyColor()))
