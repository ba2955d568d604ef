"""Jace Beleren."""

from cardwright.language import EACH_PLAYER, Draw, Mill, Planeswalker, loyalty, target_player

card = Planeswalker(
    "Jace Beleren",
    "{1}{U}{U}",
    "Jace",
    3,
    loyalty(+2, Draw(1, EACH_PLAYER)),
    loyalty(-1, Draw(1, target_player())),
    loyalty(-10, Mill(20, target_player())),
)
