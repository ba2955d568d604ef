"""Memory Lapse."""

from cardwright.language import CounterSpell, Instant, target_spell

card = Instant("Memory Lapse", "{1}{U}", CounterSpell(target_spell(), to="library"))
