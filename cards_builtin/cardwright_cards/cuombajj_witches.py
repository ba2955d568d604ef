"""Cuombajj Witches."""

from cardwright.language import OPPONENT, Activated, Creature, DealDamage, any_target, damage

card = Creature(
    "Cuombajj Witches",
    "{B}{B}",
    "Human Wizard",
    "1/3",
    Activated(
        "{T}",
        DealDamage(1, any_target(), also=damage(1, any_target(chosen_by=OPPONENT))),
    ),
)
