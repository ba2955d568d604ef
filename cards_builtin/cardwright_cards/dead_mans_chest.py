"""Dead Man's Chest."""

from cardwright.language import (
    ENCHANTED_CREATURE,
    IT,
    OPPONENT,
    Aura,
    ExileTop,
    MayCastExiled,
    When,
    controlled_by,
    creature,
    dies,
    owner_of,
    power_of,
    those_,
)

card = Aura(
    "Dead Man's Chest",
    "{1}{B}",
    creature & controlled_by(OPPONENT),
    When(
        dies(ENCHANTED_CREATURE),
        ExileTop(power_of(IT), owner_of(IT)),
        MayCastExiled(those_("cards", "exiled"), any_type=True),
    ),
)
