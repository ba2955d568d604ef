"""Curate."""

from cardwright.language import Draw, Instant, Spell, surveil

card = Instant("Curate", "{1}{U}", Spell(surveil(2)), Spell(Draw(1)))
