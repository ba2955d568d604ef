"""Hydroid Krasis."""

from cardwright.language import (
    CastThis,
    Creature,
    Draw,
    GainLife,
    Half,
    RoundDown,
    When,
    X,
    both,
    enters_with,
)

card = Creature(
    "Hydroid Krasis",
    "{X}{G}{U}",
    "Jellyfish Hydra Beast",
    "0/0",
    When(CastThis(), RoundDown(both(GainLife(Half(X)), Draw(Half(X)))), zones=("stack",)),
    "flying",
    "trample",
    enters_with("+1/+1", "X"),
)
