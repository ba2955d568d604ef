"""Dismiss."""

from cardwright.language import CounterSpell, Draw, Instant, Spell, target_spell

card = Instant("Dismiss", "{2}{U}{U}", Spell([CounterSpell(target_spell())]), Spell([Draw(1)]))
