"""Outwit."""

from cardwright.language import CounterSpell, Instant, player, spell, target, targeting

card = Instant("Outwit", "{U}", CounterSpell(target(spell & targeting(player))))
