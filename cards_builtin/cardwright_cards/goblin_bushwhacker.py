"""Goblin Bushwhacker."""

from cardwright.language import (
    THIS,
    YOU,
    Creature,
    Keyword,
    Paid,
    When,
    controlled_by,
    creature,
    enters,
    gets,
    those,
)

card = Creature(
    "Goblin Bushwhacker",
    "{R}",
    "Goblin Warrior",
    "1/1",
    Keyword("kicker", "{R}"),
    When(
        enters(THIS),
        gets(those(creature & controlled_by(YOU)), "+1/+0", "haste"),
        condition=Paid(),
    ),
)
