"""Gonti, Lord of Luxury."""

from cardwright.language import (
    THIS,
    Creature,
    LookAndExile,
    MayCastExiled,
    When,
    enters,
    target_opponent,
    that,
)

card = Creature(
    "Gonti, Lord of Luxury",
    "{2}{B}{B}",
    "Aetherborn Rogue",
    "2/3",
    "deathtouch",
    When(
        enters(THIS),
        LookAndExile(4, target_opponent()),
        MayCastExiled(that("card", "exiled"), any_type=True),
    ),
    types="Legendary Creature",
)
