"""Nest Invader."""

from cardwright.language import (
    THIS,
    Activated,
    AddMana,
    CreateTokens,
    Creature,
    SacrificeCost,
    When,
    enters,
    token,
)

card = Creature(
    "Nest Invader",
    "{1}{G}",
    "Eldrazi Drone",
    "2/2",
    When(
        enters(THIS),
        CreateTokens(
            token(
                "0/1 colorless Eldrazi Spawn creature", Activated(SacrificeCost(), AddMana("{C}"))
            ),
            apart=True,
        ),
    ),
)
