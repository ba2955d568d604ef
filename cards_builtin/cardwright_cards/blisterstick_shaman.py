"""Blisterstick Shaman."""

from cardwright.language import IT_THIS, THIS, Creature, DealDamage, When, any_target, enters

card = Creature(
    "Blisterstick Shaman",
    "{2}{R}",
    "Goblin Shaman",
    "2/1",
    When(enters(THIS), DealDamage(1, any_target(), IT_THIS)),
)
