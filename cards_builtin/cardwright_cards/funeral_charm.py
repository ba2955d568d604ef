"""Funeral Charm."""

from cardwright.language import (
    DiscardCards,
    Instant,
    choose_one,
    creature,
    gets,
    target,
    target_player,
)

card = Instant(
    "Funeral Charm",
    "{B}",
    choose_one(
        DiscardCards(1, target_player()),
        gets(target(creature), "+2/-1"),
        gets(target(creature), "swampwalk"),
    ),
)
