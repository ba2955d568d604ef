"""Thief of Sanity."""

from cardwright.language import (
    THAT_PLAYER,
    THIS,
    Creature,
    LookAndExile,
    MayCastExiled,
    Whenever,
    deals_combat_damage,
    player,
    that,
)

card = Creature(
    "Thief of Sanity",
    "{1}{U}{B}",
    "Specter",
    "2/2",
    "flying",
    Whenever(
        deals_combat_damage(THIS, player),
        LookAndExile(3, THAT_PLAYER, "graveyard"),
        MayCastExiled(that("card", "exiled"), any_type=True),
    ),
)
