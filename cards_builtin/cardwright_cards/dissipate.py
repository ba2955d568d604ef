"""Dissipate."""

from cardwright.language import CounterSpell, Instant, target_spell

card = Instant("Dissipate", "{1}{U}{U}", CounterSpell(target_spell(), to="exile"))
