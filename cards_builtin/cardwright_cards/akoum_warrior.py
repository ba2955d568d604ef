"""Akoum Warrior."""

from cardwright.language import Activated, AddMana, Creature, Land, enters_tapped, two_faces

card = two_faces(
    "modal_dfc",
    Creature("Akoum Warrior", "{5}{R}", "Minotaur Warrior", "4/5", "trample"),
    Land("Akoum Teeth", enters_tapped(), Activated("{T}", AddMana("{R}"))),
)
