"""Firebolt."""

from cardwright.language import DealDamage, Keyword, Sorcery, any_target

card = Sorcery(
    "Firebolt",
    "{R}",
    DealDamage(2, any_target()),
    Keyword("flashback", "{4}{R}"),
)
