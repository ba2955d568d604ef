"""Flame Slash."""

from cardwright.language import DealDamage, Sorcery, creature, target

card = Sorcery("Flame Slash", "{R}", DealDamage(4, target(creature)))
