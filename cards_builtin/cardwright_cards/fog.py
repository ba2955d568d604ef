"""Fog."""

from cardwright.language import Instant, PreventCombatDamage

card = Instant("Fog", "{G}", PreventCombatDamage())
