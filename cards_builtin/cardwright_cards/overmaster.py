"""Overmaster."""

from cardwright.language import CantBeCountered, Draw, NextSpell, Sorcery, Spell, instant, sorcery

card = Sorcery(
    "Overmaster",
    "{R}",
    Spell([NextSpell(instant | sorcery, CantBeCountered())]),
    Spell([Draw(1)]),
)
