"""Counterspell."""

from cardwright.language import CounterSpell, Instant, target_spell

card = Instant("Counterspell", "{U}{U}", CounterSpell(target_spell()))
