"""Goblin Arsonist."""

from cardwright.language import IT_THIS, THIS, Creature, DealDamage, May, When, any_target, dies

card = Creature(
    "Goblin Arsonist",
    "{R}",
    "Goblin Shaman",
    "1/1",
    When(dies(THIS), May(DealDamage(1, any_target(), IT_THIS))),
)
