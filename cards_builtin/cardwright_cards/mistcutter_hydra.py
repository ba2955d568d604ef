"""Mistcutter Hydra."""

from cardwright.language import (
    THIS_SPELL,
    CantBeCountered,
    Creature,
    enters_with,
    static,
)

card = Creature(
    "Mistcutter Hydra",
    "{X}{G}",
    "Hydra",
    "0/0",
    static(THIS_SPELL, CantBeCountered()),
    "haste",
    "protection from blue",
    enters_with("+1/+1", "X"),
)
