"""Kozilek's Command."""

from cardwright.language import (
    Activated,
    AddMana,
    CreateTokens,
    Draw,
    Exile,
    Instant,
    Modes,
    SacrificeCost,
    Scry,
    Stat,
    X,
    creature,
    target,
    target_player,
    then,
    token,
)
from cardwright.language import card as a_card

seer = target_player()

card = Instant(
    "Kozilek's Command",
    "{X}{C}{C}",
    Modes(
        [
            CreateTokens(
                token(
                    "0/1 colorless Eldrazi Spawn creature",
                    Activated(SacrificeCost(), AddMana("{C}")),
                ),
                "X",
                who=target_player(),
            ),
            then(Scry("X", who=seer), Draw(1, seer)),
            Exile(target(creature & Stat("mana value", "<=", X))),
            Exile(target(a_card, "X", up_to=True, zone="graveyard")),
        ],
        least=2,
        most=2,
    ),
    types="Kindred Instant — Eldrazi",
)
