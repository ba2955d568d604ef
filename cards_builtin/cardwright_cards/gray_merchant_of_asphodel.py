"""Gray Merchant of Asphodel."""

from cardwright.language import (
    EACH_OPPONENT,
    THIS,
    Creature,
    Defined,
    Devotion,
    GainLife,
    LoseLife,
    Noted,
    When,
    enters,
)

card = Creature(
    "Gray Merchant of Asphodel",
    "{3}{B}{B}",
    "Zombie",
    "2/4",
    When(
        enters(THIS),
        LoseLife(Defined(Devotion("B")), EACH_OPPONENT),
        GainLife(Noted("life lost", "the life lost this way")),
    ),
)
