"""Foundry Street Denizen."""

from cardwright.language import (
    THIS,
    YOU,
    Creature,
    Whenever,
    controlled_by,
    creature,
    enters,
    gets,
    other,
    red,
)

card = Creature(
    "Foundry Street Denizen",
    "{R}",
    "Goblin Warrior",
    "1/1",
    Whenever(enters(other & red & creature & controlled_by(YOU)), gets(THIS, "+1/+0")),
)
