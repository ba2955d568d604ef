"""Rotcrown Ghoul."""

from cardwright.language import THIS, Creature, Mill, When, dies, target_player

card = Creature(
    "Rotcrown Ghoul",
    "{4}{U}",
    "Zombie",
    "3/3",
    When(dies(THIS), Mill(5, target_player())),
)
